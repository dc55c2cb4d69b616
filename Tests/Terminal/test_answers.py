"""Answers of `daybook open` where there is little room, and after screens of their own."""

import unittest

from person import Home, Person


class AnswerTests(unittest.TestCase):
    def setUp(self):
        self.home = Home()
        self.home.fill()
        self.addCleanup(self.home.remove)

    def open(self, **size):
        person = Person(self.home, **size)
        self.addCleanup(person.leaves)
        return person.sees("2 Mori")

    def test_a_narrow_screen_acts_again_and_again(self):
        person = self.open(columns=20, rows=24)
        person.presses("2").presses("j").sees("▸ Read")
        for minutes in (20, 40, 60):
            person.presses("+").sees(f"Read       +{minutes} min")

    def test_a_closed_screen_asks_for_nothing(self):
        person = self.open()
        person.presses(":lesson watch\r").misses("2 Mori").sees("q closes")
        person.presses("q").sees("2 Mori")


if __name__ == "__main__":
    unittest.main()
