"""What runs daybook as a server: the unit, and the operator's commands beside it."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import ROOT

HUB = ROOT / "Scripts" / "hub"


def unit(key: str) -> list[str]:
    """The values that the unit gives a key."""
    lines = (HUB / "daybook.service").read_text().splitlines()
    return [line.partition("=")[2] for line in lines if line.startswith(key + "=")]


class Operator(unittest.TestCase):
    def run_hub(self, *arguments, status=0):
        """What `daybook-service` hands to systemd-run, one argument a line."""
        with tempfile.TemporaryDirectory() as folder:
            stub = Path(folder) / "systemd-run"
            stub.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$@\"\nexit {status}\n")
            stub.chmod(0o755)
            done = subprocess.run(
                [str(HUB / "daybook-service"), *arguments], capture_output=True, text=True,
                env={"PATH": f"{folder}:{os.environ['PATH']}"})
        self.assertEqual(done.returncode, status)
        return done.stdout.splitlines()

    def test_commands_run_as_the_service_does(self):
        words = self.run_hub("key", "list")
        given = {
            option: [after for word, after in zip(words, words[1:]) if word == option]
            for option in ("-p", "-E")}
        properties = dict(word.split("=", 1) for word in given["-p"])
        self.assertEqual(properties.pop("User"), "daybook")
        self.assertEqual(len(properties), 5)
        for key, value in properties.items():
            self.assertEqual(unit(key), [value], key)
        variables = " ".join(unit("Environment")).split()
        self.assertEqual(
            set(given["-E"]), {each for each in variables if not each.startswith("HUB_LOG_")})
        self.assertTrue(unit("ExecStart")[0].startswith(words[-3] + " "))

    def test_arguments_and_exit_codes_are_handed_on(self):
        words = self.run_hub("settings", "hub.smtp.from", "The Hub <a@example.org>", status=78)
        self.assertEqual(words[-3:], ["settings", "hub.smtp.from", "The Hub <a@example.org>"])


class Image(unittest.TestCase):
    def test_runs_with_the_variables_of_the_unit(self):
        image = (HUB / "Containerfile").read_text()
        for variable in ("LANG=C.UTF-8", "LIBDISPATCH_LOG=NO", "HUB_LOG_FORMAT=json"):
            self.assertIn(variable, image)
            self.assertIn(variable, " ".join(unit("Environment")).split())


if __name__ == "__main__":
    unittest.main()
