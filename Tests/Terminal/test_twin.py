"""`daybook open --screen-reader`: ten tasks of a morning by ear, a line at a time."""

import re
import shutil
import subprocess
import unittest

from person import Home, Person

# Box drawing, block elements, geometric shapes and braille; cursor movement.
PICTURES = re.compile("[\u2500-\u25ff\u2800-\u28ff]|\x1b")


class TwinTests(unittest.TestCase):
    def setUp(self):
        self.home = Home()
        self.home.fill()
        self.addCleanup(self.home.remove)

    def spoken(self, *typed):
        """What is said after each typed line, the overview first."""
        person = Person(self.home, "--screen-reader", columns=100, rows=200)
        self.addCleanup(person.leaves)
        person.sees("q to quit")
        said = []
        for line in typed:
            before = len(person.bytes)
            person.presses(line + "\r")
            person.ends() if line == "q" else self.await_prompt(person, before, line)
            text = person.bytes[before:].decode().replace("\r", "")
            said.append(text.removeprefix(line + "\n").removesuffix("> ").strip())
        whole = person.bytes.decode()
        self.assertIsNone(PICTURES.search(whole), whole)
        return whole, said

    def await_prompt(self, person, before, line):
        for _ in range(600):
            person.read()
            text = person.bytes[before:].decode(errors="replace").replace("\r", "")
            if text.endswith(("\n> ", "which number? ")):
                return
        self.fail(f"no answer to {line!r}: {person.bytes[before:]!r}")

    def number(self, text):
        """The number of the row that has this text."""
        whole, _ = self.spoken("q")
        return re.search(rf"(\d+)\. {text}", whole)[1]

    def test_ten_tasks(self):
        read, step = self.number("Read"), self.number("Try for a quarter")
        diary, lesson = self.number("Nothing yet"), self.number("Love Each Other")
        whole, said = self.spoken(
            read, read + "-", "u", lesson, diary + " The first snow.", step, "[", "]",
            "/snow", "1", ":mori up walk 15", "q")
        self.assertIn("Read: +20 min today.", said[0])
        self.assertIn("Read: 0 min today.", said[1])
        self.assertIn("Read", said[2])
        self.assertIn("favourite", said[3])
        self.assertIn("The first snow.", said[4])
        self.assertIn("Try for a quarter", said[5])
        self.assertIn("20 November 2026", said[6])
        self.assertIn("Today", said[7])
        self.assertIn("1. 21 Nov 2026, The first snow.", said[8])
        self.assertTrue(said[9].startswith("Saturday, 21 November 2026"), said[9])
        self.assertIn("The first snow.", said[9])
        self.assertIn("Walk: +15 min today.", said[10])
        # One line says what an act changed.
        for line in said[:3]:
            self.assertEqual(len(line.splitlines()), 1, line)
        if not shutil.which("espeak-ng"):
            self.skipTest("espeak-ng is not installed; Debian has it")
        transcript = self.heard(whole.replace("\r", ""))
        self.assertIn(self.heard("The first snow"), transcript)
        for picture in ["braille", "arrow", "symbol", "black circle", "check mark"]:
            self.assertNotIn(self.heard(picture), transcript, whole)

    def heard(self, text):
        """The phonemes that espeak-ng says for a text."""
        return subprocess.run(
            ["espeak-ng", "-v", "en", "-q", "-x", "--stdin"], input=text, capture_output=True,
            text=True, check=True).stdout.strip()


if __name__ == "__main__":
    unittest.main()
