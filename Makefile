SHELL := /bin/bash
.DEFAULT_GOAL := help

PYTHON ?= python3
PY := .venv/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check
# Many tests wait for servers and browsers: more of them at once than there are cores.
JOBS ?= $(shell echo $$(( $$(nproc) * 3 / 2 )))
TESTS = $(PY) -m pytest -n $(JOBS) --dist worksteal
NATIVE := build/native/src
NATIVE_TESTS = $(wildcard tests/rulings tests/native tests/fuzz)
# What plays thousands of games is tested compiled alone, as it is used.
MANY_GAMES = tests/lab tests/bots/test_plans.py tests/bots/test_kept_plans.py tests/bots/test_master.py
ATTACKS = tests/web/table/test_crash.py tests/web/table/test_outage.py tests/web/table/test_undo.py
PAGE := src/throneroom/web/page/index.html
TWO := $(MAKE) --no-print-directory --jobs=2 --output-sync=target        # things that leave a core idle
unexport PYTHONDONTWRITEBYTECODE       # else hundreds of processes would compile all modules again
NPM := npm --prefix web --no-audit --no-fund --loglevel=error

play: .venv/.runtime $(PAGE)  ## play in the browser (the first run makes .venv, installs, and builds the page)
	@.venv/bin/throneroom table

test: pure  ## everything: lint, types, import rules, page, tests pure and compiled
	@$(TWO) .venv/.dev $(PAGE) system
	@$(TWO) compiled lint page
	$(TESTS) $(addprefix --ignore=,$(MANY_GAMES))
	PYTHONPATH=$(NATIVE) $(PY) tools/native.py --check
	PYTHONPATH=$(NATIVE) $(TESTS) $(NATIVE_TESTS) $(MANY_GAMES)

compiled: .venv/.dev
	@$(PY) tools/native.py

check: .venv/.dev pure lint web/node_modules/.stamp  ## the quick half for everyday work: lint, types, some tests of every room
	$(NPM) test
	$(TESTS) -k 'not postgresql' $$(grep -v '^#' tests/cross_section.txt)

lint: .venv/.dev  ## style, types, and the direction of imports
	$(PY) -m ruff check
	$(PY) -m mypy
	$(PY) tools/import_rules.py
	$(PY) tools/make_types.py --check

page: $(PAGE)  ## check, test and build the page
	$(NPM) run check
	$(NPM) test

system:  ## install the browser and the database that the tests use (Debian), if missing
	@tools/debian.sh

native: .venv/.dev  ## compile engine and cards into src/ (minutes; `make pure` undoes it)
	@$(PY) tools/native.py --into src

pure:  ## remove the compiled files from src/
	@find src -name '*.so' -delete

bench: pure compiled  ## speed, compiled and pure
	$(PY) benchmarks/run.py

attack: .venv/.dev system pure  ## a bad night of operations, some forty minutes: kills, outages, floods (ATTACKS: which)
	THRONEROOM_ATTACK=1 $(PY) -m pytest -n 0 -s $(ATTACKS)
	$(PY) benchmarks/hostile.py --check

row:  ## does `make test` hold? five runs in fresh clones, and three beside eight busy loops (hours)
	$(PYTHON) tools/row.py --runs 5
	$(PYTHON) tools/row.py --runs 3 --busy 8

shots: .venv/.dev system pure page  ## pictures of every page at every size, in both languages, to build/shots
	THRONEROOM_SHOTS=1 $(TESTS) tests/browser/test_pages.py

ray: .venv/.dev  ## contests on a Ray cluster of two workers, one of which is killed
	THRONEROOM_RAY=1 $(PY) -m pytest -n 0 tests/lab/test_ray.py

counting: compiled  ## what the statistics of contests cost, compiled: fails if it is too much
	$(PY) benchmarks/counting.py

load: .venv/.dev  ## many tables at once on one core: fails if the server is too slow or too large
	$(PY) benchmarks/load.py --check

board: .venv/.dev system $(PAGE)  ## from an answer to the painted board, at the worst table and on one busy core: fails if it is too slow
	$(PY) benchmarks/board.py --check

hostile: .venv/.dev  ## one address does its worst while others play: fails if they are kept waiting
	$(PY) benchmarks/hostile.py --check

wheel: .venv/.dev pure $(PAGE)  ## a compiled wheel in dist/, for machines without a compiler
	@rm -rf build/lib*/throneroom/web/page
	THRONEROOM_NATIVE=1 $(PY) -m build --wheel --no-isolation

clean: pure  ## remove everything that was made here
	rm -rf .venv build dist web/node_modules $(dir $(PAGE)) src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
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

web/node_modules/.stamp: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node.js (20.19 or newer): please install it." >&2; exit 2; }
	@echo "Installing what builds the page ..."
	@$(NPM) ci
	@touch $@

$(PAGE): web/node_modules/.stamp web/index.html $(wildcard web/*.ts web/*.js web/*.json) src/throneroom/paper/arms.json \
		$(shell find web/src web/public -type f)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel error
	@touch $@

.PHONY: play test compiled check lint page system native pure bench attack row shots ray counting load board hostile wheel clean help
