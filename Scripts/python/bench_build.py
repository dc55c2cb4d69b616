"""Builds the release executables for the bench, as people install them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from package_graph import ROOT

RELEASE, STATIC = (os.environ.get(f"{kind}_FLAGS", "").split() for kind in ("RELEASE", "STATIC"))


def build(product, folder=ROOT, only="", flags=RELEASE, scratch=".build"):
    """The path of a release executable, built when needed."""
    base = ["swift", "build", "--package-path", str(folder), "--scratch-path",
            str(ROOT / scratch), "-c", "release", "--product", product, *flags]
    environment = {**os.environ, "ONLY": only}
    print(f"Building {product} …", file=sys.stderr)
    done = subprocess.run(base, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}bench: {product} does not build")
    shown = subprocess.run(
        [*base, "--show-bin-path"], env=environment, capture_output=True, text=True, check=True)
    return str(Path(shown.stdout.strip()) / product)


def installed(built, folder):
    """The path of the stripped executable, as Scripts/release makes it."""
    path = f"{folder}/{Path(built).name}"
    subprocess.run(["strip", "-o", path, built], check=True)
    return path


def new_product(folder):
    """A product as Scripts/new-product makes it, in a copy of the repository."""
    copy = Path(folder) / "copy"
    copy.mkdir()
    for name in ("Package.swift", ".swift-format", "Modules", "Apps", "Tests", "Scripts"):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, copy / name)
    subprocess.run([str(copy / "Scripts/new-product"), "BenchProbe"], check=True,
                   stdout=subprocess.DEVNULL)
    built = build("bench-probe", copy, "BenchProbeApp", STATIC, ".build-bench")
    return installed(built, folder)


def verdict(value, greatest):
    return "met" if value <= greatest else "MISSED"
