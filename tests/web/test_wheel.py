"""What is installed is whole: page, migrations and words are in the wheel, and the server runs from it."""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_server_runs_from_the_wheel(tmp_path: Path) -> None:
    if not (ROOT / "src/throneroom/web/page/index.html").exists():
        pytest.fail("the page is not built: `make page` does it")
    copy, installed = tmp_path / "copy", tmp_path / "installed"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    environment = {name: value for name, value in os.environ.items() if name != "THRONEROOM_NATIVE"}
    subprocess.run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, copy],
                   check=True, capture_output=True, env=environment)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    environment |= {"PYTHONPATH": str(installed), "XDG_DATA_HOME": str(tmp_path / "data"), "COLUMNS": "200"}
    process = subprocess.Popen([sys.executable, "-m", "throneroom", "table", "--no-browser", "--port", "0"],
                               cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        no_keeping = httpx.Limits(max_keepalive_connections=0)  # the server might close it just at the next request
        with httpx.Client(base_url=found[0], timeout=120, limits=no_keeping) as client:
            page = client.get("/")
            assert page.status_code == 200
            for asset in re.findall(r'(?:src|href)="\./([^"]+)"', page.text):
                assert client.get(asset).status_code == 200
            assert "moat" in client.get("/api/words").json()["cards"]
            assert "Burggraben" in client.get("/api/cards/moat/rulings").json()[0]["de"]["case"]
            assert client.get("/api/tables/nothing").json()["german"] == "Diesen Tisch gibt es nicht."
        origin = subprocess.run([sys.executable, "-c", "import throneroom; print(throneroom.__file__)"], text=True,
                                capture_output=True, env=environment, cwd=tmp_path).stdout
        assert origin.startswith(str(installed))
    finally:
        process.kill()
        process.wait()
