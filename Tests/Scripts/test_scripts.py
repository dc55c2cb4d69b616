"""The scripts as a person calls them, on a copy."""

import os
import shutil
import subprocess
import unittest

from support import MANIFEST, ROOT, RepositoryCase

import new_product


class Help(RepositoryCase):
    def test_every_script_tells_what_it_does(self):
        for name in ("run", "test", "check", "format", "affected", "new-product", "bench", "languages",
                     "icons", "package", "release", "screenshots"):
            with self.subTest(name):
                done = subprocess.run(
                    [str(ROOT / "Scripts" / name), "--help"], cwd="/", capture_output=True, text=True)
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                self.assertIn(f"Scripts/{name}", done.stdout)


class Check(RepositoryCase):
    def test_problems_are_printed_and_fail_it(self):
        self.copy_scripts()
        self.write("Modules/Mori/A.swift", "public  let a = Date() as! B\n")
        self.assertIn("A.swift:1: as! ends", self.script("check", "words", status=1))
        self.assertIn("A.swift:1: `Date()`", self.script("check", "effects", status=1))
        self.assertIn("A.swift:1: `let a`", self.script("check", "docs", status=1))
        self.assertIn("A.swift:1:", self.script("check", "format", status=1))
        self.assertIn("failed: docs words", self.script("check", "docs", "words", status=1))

    def test_clean_code_passes(self):
        self.copy_scripts()
        (self.root / "Package.swift").unlink()
        self.write("Modules/Mori/A.swift", "/// A.\npublic let a = 1\n")
        self.assertEqual(
            self.script("check", "words", "effects", "docs", "format"),
            "Checked: words effects docs format\n")
        self.assertIn("no check named", self.script("check", "nothing", status=1))


class Test(RepositoryCase):
    def test_an_unknown_room_is_refused(self):
        self.copy_scripts()
        self.assertIn("no room named Nowhere", self.script("test", "Nowhere", status=1))


class NewProduct(RepositoryCase):
    def test_it_makes_three_folders_and_the_manifest_line(self):
        self.copy_scripts()
        self.write(".github/CODEOWNERS", "* @daybook/foundation\n")
        self.assertIn("ONLY=TeaTimeApp swift run tea-time", self.script("new-product", "TeaTime"))
        manifest = (self.root / "Package.swift").read_text()
        self.assertEqual(
            set(manifest.split("\n")) - set(MANIFEST.split("\n")),
            {'  .product("TeaTime"), .app("TeaTimeApp", ["TeaTime"]),',
             'let products = ["Lesson", "Mori", "TeaTime"]'})
        made = [path for kind in ("Modules", "Apps", "Tests")
                for path in (self.root / kind / "TeaTime").rglob("*") if path.is_file()]
        self.assertGreaterEqual(len(made), 3)
        for path in made:
            self.assertNotRegex(path.name + path.read_text(), "__[A-Za-z]+__")
        # A protocol's requirements need no sentence in a product.
        for name in ("CoreModels", "CoreStorage", "CorePlugin"):
            shutil.copytree(ROOT / "Modules" / name, self.root / "Modules" / name)
        self.script("check", "format", "words", "effects", "docs", "content")
        self.assertIn("/Apps/TeaTime/ @daybook/tea-time",
                      (self.root / ".github/CODEOWNERS").read_text())
        self.assertIn("a TeaTime already", self.script("new-product", "TeaTime", status=1))

    def test_what_it_makes_builds_and_passes_its_tests(self):
        # Kept, so that the next time only what changed is built.
        root = ROOT / ".build" / "new-product"
        for name in ("Modules", "Apps", "Tests"):
            mirror(ROOT / name, root / name)
        mirror(ROOT / "Scripts", root / "Scripts")
        for name in ("Package.swift", ".swift-format"):
            shutil.copy(ROOT / name, root)
        environment = {key: value for key, value in os.environ.items() if key != "ONLY"}
        for words in (["new-product", "Sixth"], ["test", "Sixth"]):
            done = subprocess.run(
                [str(root / "Scripts" / words[0]), *words[1:]], env=environment, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
            self.assertEqual(done.returncode, 0, done.stdout)
        self.assertRegex(done.stdout, r"Test run with [1-9]\d* tests? .*passed")

    def test_an_empty_choice_of_rooms_is_everything(self):
        kept = subprocess.run(
            ["swift", "package", "describe"], cwd=ROOT, env={**os.environ, "ONLY": ""}, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        for name in ("Lesson", "DaybookApp", "Hub"):
            self.assertIn(f"Name: {name}\n", kept.stdout)

    def test_names_that_would_not_do_are_refused(self):
        for name in ("mori", "Mori", "MORI", "Tea Time", "CoreTea", "TeaApp", "Foundation", "../Tea", ""):
            with self.subTest(name):
                self.assertTrue(new_product.refusal(name, MANIFEST, self.root))
        self.assertIsNone(new_product.refusal("TeaTime", MANIFEST, self.root))

    def test_commands_are_named_as_the_manifest_does(self):
        self.assertEqual(new_product.command("GroundingSun"), "grounding-sun")


def mirror(source, target):
    """Makes a folder like another; what is the same stays, and what was built of it with it."""
    # What is in a folder comes before it.
    for path in sorted(target.rglob("*"), reverse=True):
        if not (source / path.relative_to(target)).exists():
            path.rmdir() if path.is_dir() else path.unlink()
    shutil.copytree(source, target, copy_function=copy_changed, dirs_exist_ok=True)


def copy_changed(source, target):
    before, after = os.stat(source), os.path.exists(target) and os.stat(target)
    if not after or (before.st_mtime, before.st_size) != (after.st_mtime, after.st_size):
        shutil.copy2(source, target)


if __name__ == "__main__":
    unittest.main()
