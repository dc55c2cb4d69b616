"""Screens that stay open, the questions of set-up, and colours, in a real terminal."""

import re
import signal
import subprocess
import unittest

from person import DAYBOOK, Home, Person

WATCHES = {
    ("lesson", "watch", "--offline"): "Love Each Other",
    ("daily-brief", "watch", "--offline"): "Saturday, 21 November",
    ("mori", "clock", "--watch"): "until Saturday, 17 May 2070"}
STYLE = re.compile(rb"\x1b\[([0-9;]*)m")


class PersonTests(unittest.TestCase):
    def setUp(self):
        self.home = Home()
        self.addCleanup(self.home.remove)

    def run_at_terminal(self, *words, **size):
        person = Person(self.home, *words, program=DAYBOOK, **size)
        self.addCleanup(person.leaves)
        return person


class WatchTests(PersonTests):
    def setUp(self):
        super().setUp()
        self.home.fill()

    def each(self):
        for words, text in WATCHES.items():
            with self.subTest(" ".join(words)):
                yield self.run_at_terminal(*words, columns=80, rows=20).sees(text), text

    def test_q_closes(self):
        for person, _ in self.each():
            person.presses("x\x1b[Bq")
            self.assertEqual(person.ends(), 0)
            self.assertFalse(person.screen.cursor.hidden)
            self.assertEqual(person.modes(), person.usual)

    def test_control_c_ends_it(self):
        for person, _ in self.each():
            person.presses("\x03")
            self.assertEqual(person.ends(), -signal.SIGINT)
            self.assertFalse(person.screen.cursor.hidden)

    def test_a_resize_leaves_nothing_behind(self):
        for person, text in self.each():
            person.resizes(30, 10).read(0.5)
            person.resizes(100, 24).misses(text[:8]).sees(text) if text not in person.text \
                else person.read(1.5)
            self.assertEqual(person.text.count(text), 1, person.text)

    def test_a_stop_and_its_end(self):
        for words, text in WATCHES.items():
            with self.subTest(" ".join(words)):
                person = Person(
                    self.home, "--norc", "--noprofile", "-i", program="/bin/bash", columns=80,
                    rows=24)
                self.addCleanup(person.leaves)
                person.presses("PS1='$ '\r").sees("$ ")
                person.presses(f"{DAYBOOK} {' '.join(words)}\r").sees(text)
                person.presses("\x1a").sees("Stopped")
                person.presses("fg\r").misses("Stopped").sees(text)
                person.presses("q").sees("$")
                person.presses("stty -a\r").sees(" icanon").sees(" echo")


class SetUpTests(PersonTests):
    BORN = "When were you born?"
    COUNTRY = "Which country"
    HABITS = "Which habits?"

    def test_three_questions(self):
        person = self.run_at_terminal("mori", "setup")
        person.sees(self.BORN).presses("17 May 1990\r")
        person.sees(self.COUNTRY).presses("Slovensko\r")
        person.sees(self.HABITS).presses("Read, Piano\r")
        person.sees("a life expectancy of 78 years").sees("Habits to begin with: Read, Piano.")
        self.assertEqual(person.ends(), 0)

    def test_any_is_skipped(self):
        person = self.run_at_terminal("mori", "setup")
        person.sees(self.BORN).presses("\r").sees(self.HABITS).presses("\r")
        person.sees("Exercise, Read, Meditate.")
        self.assertEqual(person.ends(), 0)

    def test_the_end_of_the_input_writes_nothing(self):
        person = self.run_at_terminal("mori", "setup")
        person.sees(self.BORN).presses("17 May 1990\r").sees(self.COUNTRY).presses("\x04")
        self.assertEqual(person.ends(), 78)
        self.assertNotIn("1990", self.home.run("mori", "--json"))

    def test_a_script_is_not_asked(self):
        ended = subprocess.run(
            [DAYBOOK, "mori", "setup"], env=self.home.environment, input="1990-01-01\n",
            capture_output=True, text=True, check=False)
        self.assertEqual(ended.returncode, 78)
        self.assertNotIn(self.BORN, ended.stderr)


class ColorTests(PersonTests):
    SCREENS = [
        ["--offline"], ["mori"], ["mori", "grid"], ["mori", "habit", "stats"],
        ["grounding-sun", "--offline"], ["daily-brief", "--offline"], ["aclio"]]

    def setUp(self):
        super().setUp()
        self.home.fill()
        self.home.run("mori", "up", "Read")
        self.home.run("mori", "week", "mark", "2019-06-01", "First job", "--milestone")

    def styles(self, **environment):
        """The styles of all screens on such a terminal."""
        self.home.environment |= environment
        found = set()
        for words in self.SCREENS:
            person = self.run_at_terminal(*words, columns=100)
            person.ends()
            found |= {style.decode() for style in STYLE.findall(person.bytes)}
        return found - {"", "0"}

    def test_no_color(self):
        self.assertEqual(self.styles(NO_COLOR="1"), set())

    def test_sixteen(self):
        styles = self.styles(TERM="xterm")
        self.assertTrue(styles)
        self.assertEqual([style for style in styles if ";5;" in style or ";2;" in style], [])

    def test_256(self):
        styles = self.styles()
        self.assertEqual([style for style in styles if "8;2;" in style], [])

    def test_text_can_be_read_on_black_and_on_white(self):
        for style in self.styles(COLORTERM="truecolor"):
            if "48;" in style:
                continue
            for color in re.findall(r"38;2;(\d+);(\d+);(\d+)", style):
                with self.subTest(style):
                    for ground in (0, 1):
                        self.assertGreater(contrast(luminance(color), ground), 3)


def luminance(color):
    """The relative luminance of WCAG 2."""
    parts = [int(channel) / 255 for channel in color]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


if __name__ == "__main__":
    unittest.main()
