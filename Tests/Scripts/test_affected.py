"""Which modules, apps and tests a change touches."""

import json
import subprocess

from support import RepositoryCase, house

import affected


class Affected(RepositoryCase):
    def names(self, *files):
        return affected.touched(house(), files)

    def test_the_bottom_touches_all_that_stands_on_it(self):
        self.assertEqual(self.names("Modules/CoreModels/Day.swift"), set(house().targets))

    def test_a_product_touches_itself_and_where_it_is_listed(self):
        self.assertEqual(
            self.names("Modules/Mori/Habit.swift"),
            {"Mori", "MoriApp", "MoriTests", "DaybookApp", "ContractTests"})

    def test_a_test_touches_itself(self):
        self.assertEqual(self.names("Tests/Mori/HabitTests.swift"), {"MoriTests"})

    def test_documents_touch_nothing(self):
        self.assertEqual(self.names("README.md", "Modules/Mori/notes.md", "LICENSE"), set())

    def test_what_stands_outside_touches_all(self):
        for file in ("Package.swift", "Scripts/test", ".ci/run", ".github/workflows/ci.yml",
                     "Tests/Scripts/support.py", "Modules/Gone/A.swift"):
            with self.subTest(file):
                self.assertEqual(self.names(file), set(house().targets))

    def test_a_name_that_begins_alike_is_another_room(self):
        self.assertEqual(self.names("Modules/CoreNetLive/A.swift") & {"Mori", "MoriTests"}, set())

    def test_jobs_are_one_a_product(self):
        report = affected.report(house(), self.names("Modules/Mori/Habit.swift"))
        self.assertEqual(report["only"], "Mori,Contract,MoriApp,DaybookApp")
        self.assertEqual(report["jobs"], [
            {"name": "Mori", "only": "Mori,MoriApp"},
            {"name": "Together", "only": "Contract,DaybookApp"}])

    def test_an_app_alone_is_tested_where_rooms_meet(self):
        report = affected.report(house(), self.names("Apps/Daybook/Main.swift"))
        self.assertEqual(report["jobs"], [{"name": "Together", "only": "DaybookApp,Contract"}])


class AgainstGit(RepositoryCase):
    """The script itself, in a repository with a commit, a branch and uncommitted work."""

    def git(self, *arguments):
        subprocess.run(
            ["git", "-C", str(self.root), "-c", "user.name=T", "-c", "user.email=t@example.org",
             "-c", "commit.gpgsign=false", "-c", "core.hooksPath=/dev/null", *arguments],
            check=True, capture_output=True)

    def test_committed_uncommitted_and_new_files_count(self):
        self.copy_scripts()
        self.write("Package.swift", """\
// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "House", targets: [
  .target(name: "A", path: "Modules/A"), .target(name: "B", path: "Modules/B"),
  .target(name: "C", path: "Modules/C"), .target(name: "D", path: "Modules/D"),
])
""")
        for name in "ABCD":
            self.write(f"Modules/{name}/{name}.swift", "")
        self.git("init", "--initial-branch", "main")
        self.git("add", ".")
        self.git("commit", "-m", "one")
        self.git("switch", "--create", "work")
        self.write("Modules/A/A.swift", "// changed\n")
        self.git("commit", "-am", "two")
        self.write("Modules/B/B.swift", "// changed\n")
        self.write("Modules/C/New file.swift", "")
        answer = json.loads(self.script("affected", "--base", "main", "--json"))
        self.assertEqual(answer["modules"], ["A", "B", "C"])
        self.assertIn("no commit named", self.script("affected", "--base", "nowhere", status=1))
