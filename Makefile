SHELL := /bin/bash
.DEFAULT_GOAL := help

PYTHON ?= python3
PY := .venv/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check
JOBS ?= auto
NATIVE := build/native/src
NATIVE_TESTS = $(wildcard tests/rulings tests/native tests/fuzz)

play: .venv/.runtime  ## play a game (the first run makes .venv and installs)
	@.venv/bin/throneroom play

test: .venv/.dev pure lint  ## everything: lint, types, import rules, tests pure and compiled
	$(PY) -m pytest -n $(JOBS)
	@$(PY) tools/native.py
	PYTHONPATH=$(NATIVE) $(PY) tools/native.py --check
	PYTHONPATH=$(NATIVE) $(PY) -m pytest -n $(JOBS) $(NATIVE_TESTS)

lint: .venv/.dev  ## style, types, and the direction of imports
	$(PY) -m ruff check
	$(PY) -m mypy
	$(PY) tools/import_rules.py

native: .venv/.dev  ## compile engine and cards into src/ (minutes; `make pure` undoes it)
	@$(PY) tools/native.py --into src

pure:  ## remove the compiled files from src/
	@find src -name '*.so' -delete

bench: .venv/.dev pure  ## speed, compiled and pure
	@$(PY) tools/native.py
	$(PY) benchmarks/run.py

wheel: .venv/.dev pure  ## a compiled wheel in dist/, for machines without a compiler
	THRONEROOM_NATIVE=1 $(PY) -m build --wheel --no-isolation

clean: pure  ## remove everything that was made here
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## this list
	@grep -hE '^[a-z]+:.*  ## ' Makefile | sed -E 's/^([a-z]+):.*  ## (.*)/  make \1\t\2/' | expand -t 16

# A stamp says what .venv holds, so that later runs take no time.
.venv/.runtime: requirements.txt pyproject.toml
	@$(PY) -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@echo "Installing Throneroom into .venv ..."
	@$(PIP) -r requirements.txt
	@$(PIP) --no-deps -e .
	@touch $@

.venv/.dev: .venv/.runtime requirements-dev.txt
	@echo "Installing the workshop into .venv ..."
	@$(PIP) -r requirements-dev.txt
	@touch $@

.PHONY: play test lint native pure bench wheel clean help
