#!/usr/bin/env python3
"""The Debian packages in a chroot: installed, used, upgraded, removed and purged.

    Tests/Operation/package_life.py FOLDER

The folder has the executables, such as `.build/debug`, or packages of them. Root, mmdebstrap and an
archive that apt knows are needed.
"""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import urllib.request
from pathlib import Path

from served_hub import ROOT

COMMANDS = ["aclio", "daily-brief", "daybook", "daybook-hub", "grounding-sun", "lesson", "mori"]
ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "HOME": "/root",
               "DEBIAN_FRONTEND": "noninteractive", "LIBDISPATCH_LOG": "NO"}
# Written by others at any time: what packages are there, and what runs for all of them.
SHARED = ("proc", "sys", "dev", "tmp", "run", "var/lib/dpkg", "var/lib/apt", "var/cache", "var/log",
          "var/lib/systemd/deb-systemd", "etc/ld.so.cache")
folder = Path(ROOT, ".build/debug")


def output(*command: str, **options) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          stdin=subprocess.DEVNULL, **options)
    if done.returncode:
        raise AssertionError(f"{' '.join(command)}: {done.returncode}\n{done.stdout}")
    return done.stdout


def packages() -> list[Path]:
    """Both packages; lintian fails the script."""
    if found := sorted(folder.glob("*.deb")):
        return found
    made = output(str(ROOT / "Scripts/package"), "deb", "--from", str(folder), cwd=ROOT,
                  env={**os.environ, "VERSION": "1.0.0"})
    return [ROOT / line for line in made.splitlines() if re.match(r"dist/\S+\.deb$", line)]


def newer(package: Path, version: str, into: Path) -> Path:
    """The package as a later version, which suggests something else to the operator."""
    tree = into / package.stem
    output("dpkg-deb", "--raw-extract", str(package), str(tree))
    control = tree / "DEBIAN/control"
    control.write_text(control.read_text().replace("1.0.0", version))
    suggested = tree / "etc/daybook/environment"
    if suggested.exists():
        suggested.write_text("#HUB_PUBLIC_URL=https://other.example.org\n")
    made = into / f"{package.name.split('_')[0]}_{version}.deb"
    output("dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(made))
    shutil.rmtree(tree)
    return made


def bare_system() -> Path:
    """Debian with what the packages depend on; kept, since making it takes minutes."""
    suite = platform.freedesktop_os_release()["VERSION_CODENAME"]
    kept = ROOT / f".build/{suite}-{platform.machine()}.tar"
    if not kept.exists():
        kept.parent.mkdir(exist_ok=True)
        output("mmdebstrap", "--quiet", "--variant=apt", "--include=ca-certificates,libpq5,"
               "libsqlite3-0,man-db,tzdata,systemd-standalone-sysusers,systemd-standalone-tmpfiles",
               suite, f"{kept}.part", "--format=tar")
        os.replace(f"{kept}.part", kept)
    return kept


def bring_swift(root: Path) -> None:
    """Gives a chroot Swift's own libraries, which only a quick build needs."""
    told = json.loads(output("swift", "-print-target-info"))
    for path in told["paths"]["runtimeLibraryPaths"]:
        for library in Path(path).glob("*.so"):
            shutil.copy(library, root / "usr/local/lib")


@unittest.skipUnless(os.getuid() == 0, "a chroot needs root")
@unittest.skipUnless(shutil.which("mmdebstrap"), "mmdebstrap is not installed")
class PackageLife(unittest.TestCase):
    def setUp(self):
        root = tempfile.mkdtemp(prefix="daybook-chroot-")
        self.root = Path(root)
        self.addCleanup(shutil.rmtree, root, ignore_errors=True)
        output("tar", "--extract", "--numeric-owner", "--file", str(bare_system()), "-C", root)
        bring_swift(self.root)
        self.chroot("ldconfig")
        # Swift takes a program's arguments from there.
        output("mount", "-t", "proc", "proc", f"{root}/proc")
        self.addCleanup(output, "umount", f"{root}/proc")

    def chroot(self, *command: str, user: str = "root", **environment: str) -> str:
        return output("chroot", f"--userspec={user}", str(self.root), *command,
                      env={**ENVIRONMENT, **environment})

    def as_service(self, *words: str) -> str:
        return self.chroot("/usr/bin/daybook", *words, user="daybook", HOME="/var/lib/daybook",
                           DAYBOOK_HOME="/var/lib/daybook")

    def install(self, files: list[Path]) -> None:
        (self.root / "tmp/new").mkdir(exist_ok=True)
        for file in files:
            shutil.copy(file, self.root / "tmp/new")
        self.chroot("apt-get", "install", "--yes", "--quiet", "--no-install-recommends",
                    "-o", "Dpkg::Options::=--force-confold",
                    *[f"/tmp/new/{file.name}" for file in files])

    def files(self) -> set[str]:
        """Everything that is there, but for what others write."""
        found = set()
        for place, folders, names in os.walk(self.root):
            inside = os.path.relpath(place, self.root)
            folders[:] = [name for name in folders
                          if os.path.normpath(f"{inside}/{name}") not in SHARED]
            found |= {os.path.normpath(f"{inside}/{name}") for name in folders + names}
        return found - set(SHARED)

    def mode(self, path: str) -> tuple[str, str]:
        told = self.chroot("stat", "-c", "%a %U:%G", f"/{path}").split()
        return told[0], told[1]

    def test_from_its_installation_to_its_purge(self):
        before = self.files()
        old = packages()
        self.install(old)

        # Everything works where it is.
        for name in COMMANDS:
            self.assertIn("USAGE: " + name, self.chroot(name, "--help"))
            self.assertTrue(self.chroot("man", "--where", name).strip())
            self.assertIn(name, (self.root / f"usr/share/bash-completion/completions/{name}").read_text())
        self.assertEqual(self.mode("var/lib/daybook"), ("700", "daybook:daybook"))
        self.assertEqual(self.mode("etc/daybook"), ("700", "root:root"))
        self.assertEqual(self.mode("etc/daybook/environment"), ("600", "root:root"))
        unit = (self.root / "lib/systemd/system/daybook.service").read_text()
        self.assertIn("\nUser=daybook\n", unit)
        self.assertIn("\nExecStart=/usr/bin/daybook serve", unit)
        self.assertNotIn("/usr/local", unit + (self.root / "usr/sbin/daybook-service").read_text())
        self.assertFalse(list(self.root.glob("etc/systemd/system/*/daybook.service")), "enabled")
        self.as_service("lesson", "add", "A heron waits.")
        self.serve()

        # A person's own folder is nobody's package's, and what the operator chose is the operator's.
        (self.root / "home/ann").mkdir(parents=True)
        self.chroot("daybook", "--home", "/home/ann/days", "lesson", "add", "Tea with Ana.")
        hers = self.contents("home")
        self.assertTrue(hers)
        chosen = self.root / "etc/daybook/environment"
        chosen.write_text("HUB_PUBLIC_URL=https://day.example.org\n")

        with tempfile.TemporaryDirectory() as work:
            self.install([newer(package, "1.1.0", Path(work)) for package in old])
        self.assertEqual(chosen.read_text(), "HUB_PUBLIC_URL=https://day.example.org\n")
        self.assertEqual(self.mode("etc/daybook/environment"), ("600", "root:root"))
        self.assertIn("1.1.0", self.chroot("dpkg-query", "-W", "daybook-hub"))
        self.assertIn("A heron waits.", self.as_service("lesson", "search", "heron"))
        self.serve()

        self.chroot("apt-get", "remove", "--yes", "daybook-hub")
        self.assertFalse((self.root / "usr/bin/daybook-hub").exists())
        self.assertFalse((self.root / "lib/systemd/system/daybook.service").exists())
        self.assertIn("day.example.org", chosen.read_text())
        self.assertIn("A heron waits.", self.as_service("lesson", "search", "heron"))

        self.chroot("apt-get", "purge", "--yes", "daybook-hub", "daybook")
        # What people wrote is nobody's to delete but theirs and the operator's.
        self.assertIn("A heron waits.", self.words_in("var/lib/daybook"))
        self.assertEqual(self.mode("var/lib/daybook"), ("700", "daybook:daybook"))
        shutil.rmtree(self.root / "var/lib/daybook")
        left = {path for path in self.files() - before if not path.startswith("home/")}
        # The user stays, and with it the copies that its making left.
        self.assertEqual({path for path in left if not re.match(r"etc/(group|gshadow|passwd|shadow)-$", path)},
                         set())
        self.assertIn("daybook:", (self.root / "etc/passwd").read_text())
        self.assertEqual(self.contents("home"), hers)

    def words_in(self, path: str) -> str:
        return " ".join(data.decode(errors="ignore") for data in self.contents(path).values())

    def contents(self, path: str) -> dict[str, bytes]:
        return {str(file): file.read_bytes() for file in (self.root / path).rglob("*") if file.is_file()}

    def serve(self) -> None:
        """Starts the hub as the unit does, and asks whether it is well."""
        hub = subprocess.Popen(
            ["chroot", "--userspec=daybook", str(self.root), "/usr/bin/daybook", "serve",
             "--multi-user", "--offline", "--listen", "127.0.0.1:0"],
            env={**ENVIRONMENT, "DAYBOOK_HOME": "/var/lib/daybook"}, stdout=subprocess.PIPE, text=True)
        try:
            line = hub.stdout.readline()
            address = next(word for word in line.split() if word.startswith("http://"))
            with urllib.request.urlopen(f"{address.rstrip('/')}/ready", timeout=30) as answer:
                self.assertEqual(answer.status, 200)
        finally:
            hub.terminate()
            self.assertEqual(hub.wait(60), 0)
            hub.stdout.close()


if __name__ == "__main__":
    if len(sys.argv) > 1 and os.path.isdir(sys.argv[1]):
        folder = Path(sys.argv.pop(1)).resolve()
    unittest.main(verbosity=2)
