"""Ten things that people do, in as few keys as `daybook open` needs for them."""

import json
import re
import unittest

from person import Home, Person

EARLIER = {"DAYBOOK_NOW": "2026-11-18T09:30:00Z"}


class TaskTests(unittest.TestCase):
    def setUp(self):
        self.home = Home()
        # A day is shown as it stood then, so the habits have to be older.
        self.home.fill(**EARLIER)
        self.home.run("mori", "gratitude", "Rain on the roof.", environment=EARLIER)
        self.home.run("daily-brief", "events", "add", "Dentist", "2026-11-24")
        self.addCleanup(self.home.remove)
        self.count = 0

    def open(self):
        person = Person(self.home)
        self.addCleanup(person.leaves)
        return person.sees("Mori").sees("q quit")

    def does(self, person, *steps):
        """Presses keys, each time until something is seen; counts the keys but not the text."""
        for keys, seen in steps:
            text, keys = (keys[0], keys[1:]) if isinstance(keys, tuple) else ("", (keys,))
            for key in keys:
                self.count += len(key)
                person.presses(text + key)
                text = ""
            person.sees(seen)
        return person

    def json(self, *words):
        return json.loads(self.home.run(*words, "--json"))

    def test_add_ten_minutes_to_yesterday(self):
        self.does(
            self.open(), ("[", "as it stood then"), ("2", "▸ 15,884"), ("jj", "▸ Walk"),
            (" ", "Walk: +10 min"))
        habits = self.json("mori", "--date", "2026-11-20")["habits"]
        self.assertEqual([habit["today_minutes"] for habit in habits], [0, 10])
        self.assertEqual(self.count, 5)

    def test_thank_in_one_line(self):
        self.does(
            self.open(), ("3", "▸ I "), ("k", "▸ Nothing yet"), (" ", "write:"),
            (("A friend called.", "\r"), "▸ A friend called."))
        self.assertEqual(self.count, 4)

    def test_tick_a_step(self):
        self.does(self.open(), ("5", "Space tick off"), (" ", "9%"))
        self.assertEqual(self.count, 2)

    def test_find_a_word_of_the_diary(self):
        self.does(self.open(), ("/", "\n/"), (("roof", "\r"), "Rain on the roof."))
        self.assertEqual(self.count, 2)

    def test_move_an_event(self):
        self.does(
            self.open(), ("4", "▸ daybook daily-brief"), ("j", "▸ Dentist"), (" ", "new date:"),
            (("tomorrow", "\r"), "Dentist: tomorrow"))
        self.assertEqual(self.count, 4)

    def test_take_back_the_third_last_change(self):
        self.home.run("mori", "up", "Read", "3")
        for _ in range(2):
            self.home.run("mori", "up", "Walk", "1")
        person = self.does(self.open(), ("U", "Undo which number?"))
        number = re.search(r"(\d+) · [^·]+ · Mori · Read: \+3", person.text)[1]
        self.does(person, (number + "\r", "Undone"))
        habits = self.json("mori")["habits"]
        self.assertEqual([habit["today_minutes"] for habit in habits], [0, 2])
        self.assertEqual(self.count, 2 + len(number))

    def test_turn_on_a_reminder(self):
        self.does(self.open(), ("6", "Space turn on"), (" ", "On at 19:00"))
        self.assertEqual(self.count, 2)

    def test_change_the_coach(self):
        self.does(self.open(), (":an", "aclio coach anthropic"), ("\t\r", "claude-"))
        self.assertEqual(self.json("aclio", "coach")["coach"], "anthropic")
        self.assertEqual(self.count, 5)

    def test_restore_a_version(self):
        self.home.run("mori", "gratitude", "First.")
        self.home.run("mori", "gratitude", "Second.")
        self.does(
            self.open(), ("3", "▸ I "), ("k", "▸ Second."), ("v", "Bring back which"),
            ("1\r", "▸ First."))
        self.assertEqual(self.count, 5)

    def test_plan_a_goal(self):
        self.does(
            self.open(), ("5", "Space tick off"), ("a", "new goal:"),
            (("Run 5 km in April", "\r"), "Run 5 km in April"))
        self.assertEqual(len(self.json("aclio", "list")), 2)
        self.assertEqual(self.count, 3)


if __name__ == "__main__":
    unittest.main()
