"""Whole screens at five widths, as somebody sees them: `daybook` and `daybook open`.

`python test_screens.py --write` writes those of now, to be looked at before they are committed.
"""

import sys
import unittest
from pathlib import Path

from person import DAYBOOK, Home, Person

FOLDER = Path(__file__).parent / "screens"
WIDTHS = (20, 40, 80, 120, 200)
ROWS = 40


def filled_home():
    home = Home()
    home.fill()
    home.run("mori", "up", "Read", "20")
    home.run("mori", "up", "Walk", "--date", "yesterday")
    home.run("mori", "gratitude", "Rain on the roof, and a book.")
    home.run("daily-brief", "events", "add", "Christmas", "2026-12-25", "--yearly")
    return home


def today(home, columns):
    person = Person(home, "--offline", columns=columns, rows=2 * ROWS, program=DAYBOOK)
    person.ends()
    return person


def opened(home, columns):
    person = Person(home, columns=columns, rows=ROWS).sees("q quit").presses("2j")
    # The chosen row is drawn inverse.
    while not any(cell.reverse for cell in person.screen.buffer[row(person, "Read")].values()):
        person.read()
    return person


def row(person, text):
    return next((y for y, line in enumerate(person.screen.display) if text in line), 0)


SCREENS = {"today": today, "open": opened}


class ScreenTests(unittest.TestCase):
    maxDiff = None

    def test_every_width(self):
        home = filled_home()
        self.addCleanup(home.remove)
        for name, show in SCREENS.items():
            for columns in WIDTHS:
                with self.subTest(f"{name} at {columns}"):
                    person = show(home, columns)
                    self.addCleanup(person.leaves)
                    expected = (FOLDER / f"{name}-{columns}.txt").read_text()
                    self.assertEqual(person.text.rstrip() + "\n", expected)


def write():
    home = filled_home()
    FOLDER.mkdir(exist_ok=True)
    for name, show in SCREENS.items():
        for columns in WIDTHS:
            person = show(home, columns)
            (FOLDER / f"{name}-{columns}.txt").write_text(person.text.rstrip() + "\n")
            person.leaves()
    home.remove()


if __name__ == "__main__":
    if "--write" in sys.argv:
        write()
    else:
        unittest.main()
