"""Versions of the Debian packages, from what git says."""

import shutil
import subprocess
import unittest

from support import ROOT

FUNCTION = "/^deb_version()/,/^}/p"


def deb_version(description: str) -> str:
    done = subprocess.run(
        ["bash", "-euc", f"eval \"$(sed -n '{FUNCTION}' Scripts/package)\"; deb_version \"$1\"", "-",
         description], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


class Versions(unittest.TestCase):
    def test_a_tag_is_the_version(self):
        self.assertEqual(deb_version("v1.2.0"), "1.2.0")
        self.assertEqual(deb_version("1.2.0"), "1.2.0")
        self.assertEqual(deb_version("v1.2.0-5-g0a1b2c3"), "1.2.0+5.0a1b2c3")
        self.assertRegex(deb_version("0a1b2c3-dirty"), r"^0~\d{14}\.0a1b2c3\+changed$")

    @unittest.skipUnless(shutil.which("dpkg"), "dpkg is not installed")
    def test_later_commits_are_later_versions(self):
        order = ["0a1b2c3", "v1.2.0", "v1.2.0-5-g0a1b2c3", "v1.2.0-14-gfedcba9", "v1.2.1"]
        for old, new in zip(order, order[1:]):
            self.assertEqual(0, subprocess.run(
                ["dpkg", "--compare-versions", deb_version(old), "lt", deb_version(new)]).returncode,
                f"{old} < {new}")


if __name__ == "__main__":
    unittest.main()
