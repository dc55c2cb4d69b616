"""What the tests of the scripts share: where the scripts are, and small repositories to try on."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts" / "python"))

from package_graph import Graph, Target  # noqa: E402

MANIFEST = """// swift-tools-version: 6.2
let products = ["Lesson", "Mori"]
let rooms: [Room] = [
  .module("CoreModels"),
  .module("CoreNetLive", ["CoreModels", "AsyncHTTPClient"]),
  .product("Lesson"), .app("LessonApp", ["Lesson", "CoreNetLive"]),
  .product("Mori"), .app("MoriApp", ["Mori"]),
  .module("CommandHost", ["CoreModels"]),
  .app("DaybookApp", runs: products + ["CoreNetLive"]),
  .tests("Contract", of: ["Lesson", "Mori"]),
]
"""


def house(**extra):
    """A graph of two products; `extra` gives a target further dependencies."""
    rows = [
        ("CoreModels", "module", "Modules/CoreModels", ""),
        ("CoreModelsTests", "tests", "Tests/CoreModels", "CoreModels"),
        ("CoreNetLive", "module", "Modules/CoreNetLive", "CoreModels"),
        ("Lesson", "module", "Modules/Lesson", "CoreModels"),
        ("LessonTests", "tests", "Tests/Lesson", "Lesson"),
        ("LessonApp", "app", "Apps/Lesson", "Lesson CoreNetLive CommandHost"),
        ("Mori", "module", "Modules/Mori", "CoreModels"),
        ("MoriTests", "tests", "Tests/Mori", "Mori"),
        ("MoriApp", "app", "Apps/Mori", "Mori CommandHost"),
        ("CommandHost", "module", "Modules/CommandHost", "CoreModels"),
        ("DaybookApp", "app", "Apps/Daybook", "Lesson Mori CoreNetLive CommandHost"),
        ("ContractTests", "tests", "Tests/Contract", "Lesson Mori"),
    ]
    targets = {
        name: Target(name, kind, path, frozenset(needs.split()) | set(extra.get(name, ())))
        for name, kind, path, needs in rows
    }
    return Graph(targets, ("Lesson", "Mori"), {"LessonApp": "lesson", "MoriApp": "mori"})


class RepositoryCase(unittest.TestCase):
    """A test with a repository of its own: a manifest, the scripts, and the files it writes."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        for name in ("Modules", "Apps", "Tests"):
            (self.root / name).mkdir()
        self.write("Package.swift", MANIFEST)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def copy_scripts(self):
        shutil.copytree(ROOT / "Scripts", self.root / "Scripts")
        shutil.copy(ROOT / ".swift-format", self.root)

    def script(self, *arguments, status=0):
        """Runs a script of the copy and expects this exit code; what it printed."""
        done = subprocess.run(
            [str(self.root / "Scripts" / arguments[0]), *arguments[1:]], cwd="/",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True)
        self.assertEqual(done.returncode, status, done.stdout)
        return done.stdout
