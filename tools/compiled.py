"""Bring the compiled environment up to date: run by its own Python, by `make`.

    python tools/compiled.py libraries web cli lab     install what the package stands on, with these extras
    python tools/compiled.py package                   compile if a compiled file has changed, then copy all the rest

A C build takes minutes. It happens only if something that goes into it has changed, by content and not by date: another
branch and back again builds nothing. Styles, words, templates, tables and interpreted files are copied.
"""

from __future__ import annotations

import filecmp
import hashlib
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any, Final

from setuptools import Distribution  # type: ignore[import-untyped]

ROOT: Final = Path(__file__).parent.parent
SITE: Final = Path(sysconfig.get_path("purelib"))
STAMP: Final = Path(sys.prefix) / "compiled.sha256"
PIP: Final = (sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-build-isolation")
BUILT: Final = {".so", ".pyd", ".pyc"}  # made here, not copied from the sources
OWN: Final = re.compile(r"igroteka\[(.+)\]")


def main() -> None:
    os.chdir(ROOT)
    os.environ["IGROTEKA_TINY"] = "1"  # the tiny games of the tests are compiled too
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    if sys.argv[1] == "libraries":
        subprocess.run([*PIP, *requirements(project["project"], sys.argv[2:])], check=True)
        return
    names = runpy.run_path("setup.py")
    wanted = digest(project, [*names["rules_files"](), *names["page_files"]()])
    if not STAMP.is_file() or STAMP.read_text() != wanted:
        compile_package()
        STAMP.write_text(wanted)
    copy_changed(names["layout"](), SITE)


def requirements(project: dict[str, Any], extras: list[str]) -> list[str]:
    """List the libraries of the package and of the extras; an extra may name others, as igroteka[web]."""
    found = list(project["dependencies"])
    for extra in extras:
        for line in project["optional-dependencies"][extra]:
            own = OWN.fullmatch(line)
            found += requirements(project, own[1].split(",")) if own else [line]
    return sorted(set(found))


def digest(project: dict[str, Any], files: list[str]) -> str:
    """Return what tells one C build from another."""
    version = runpy.run_path("igroteka/__init__.py")["__version__"]
    about = [project["project"]["name"], version, project["project"]["scripts"]]  # in the metadata
    tools = [project["build-system"], project["tool"]["mypy"], about, sys.version, sys.prefix]
    found = hashlib.sha256(json.dumps(tools).encode())
    for file in ["setup.py", *files]:
        found.update(f"\n{file}\n".encode())
        found.update(Path(file).read_bytes())
    return found.hexdigest()


def compile_package() -> None:
    STAMP.unlink(missing_ok=True)
    for left in [*Path("build").glob("lib*"), *Path("build").glob("bdist*"), Path("igroteka.egg-info")]:
        shutil.rmtree(left, ignore_errors=True)
    subprocess.run([*PIP, "--no-deps", "--force-reinstall", "."], check=True)


def copy_changed(layout: dict[str, Any], site: Path) -> None:
    """Make the installed files those that an install would bring, apart from the compiled ones."""
    build = Distribution({"script_name": "setup.py", **layout}).get_command_obj("build_py")
    build.build_lib = str(site)
    build.ensure_finalized()
    wanted = {Path(to): Path(source) for to, source in build.get_output_mapping().items()}
    for to, source in wanted.items():
        if not to.is_file() or not filecmp.cmp(source, to, shallow=False):
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, to)
    for package in {name.split(".")[0] for name in layout["packages"]}:
        for file in (site / package).rglob("*"):
            if file.is_file() and file.suffix not in BUILT and file not in wanted:
                file.unlink()


if __name__ == "__main__":
    main()
