"""`daybook open` in a real terminal: what a person sees, and what is left behind."""

import json
import os
import signal
import statistics
import time
import unittest

from person import Home, Person

LEFT = b"\x1b[?1049l"


class OpenTests(unittest.TestCase):
    def setUp(self):
        self.home = Home()
        self.home.fill()
        self.addCleanup(self.home.remove)

    def open(self, *arguments, **size):
        person = Person(self.home, *arguments, **size)
        self.addCleanup(person.leaves)
        return person.sees("Mori").sees("q quit") if size.get("columns", 120) > 60 else person

    def restored(self, person):
        self.assertTrue(person.bytes.endswith(LEFT) or LEFT in person.bytes[-80:])
        self.assertEqual(person.screen.cursor.hidden, False)

    def test_a_walk(self):
        person = self.open()
        person.presses("2").presses("j").sees("Space +20 min")
        person.presses(" ").sees("+20 min").presses(" ").sees("+40 min")
        person.presses("-").misses("+40 min")
        person.presses("u").sees("+40 min").presses("r").misses("+40 min")
        person.presses(":mori up re\t\r").sees("+40 min")
        person.presses("[").sees("as it stood then").sees("20 November").presses("]").sees("Today")
        person.presses("/juggle\r").sees("juggle")
        person.presses("?").sees("move from row to row").presses("?").misses("move from row")
        person.presses("q")
        self.assertEqual(person.ends(), 0)
        self.restored(person)

    def test_another_process_writes(self):
        person = self.open()
        self.home.run("mori", "up", "Walk", "7")
        start = time.monotonic()
        person.sees("+7 min")
        self.assertLess(time.monotonic() - start, 1)
        self.home.run("undo")
        person.misses("+7 min")

    def test_an_idle_screen_sleeps(self):
        person = self.open()
        time.sleep(1)
        person.read()
        before = switches(person.child.pid)
        time.sleep(3)
        # Nothing but what Swift's runtime does once a second.
        self.assertLessEqual(switches(person.child.pid) - before, 6)
        self.assertEqual(person.read(), 0)

    def test_a_key_writes_little(self):
        person = self.open(columns=200, rows=60)
        sizes, times = [], []
        for key in "jjjjkkkk234jjkk":
            person.read()
            start = time.monotonic()
            person.presses(key)
            person.child.expect(r"\x1b\[\?25l")
            times.append(time.monotonic() - start)
            sizes.append(len(person.child.before))
        print(f"bytes a key: {max(sizes)} at most; {statistics.median(times) * 1000:.1f} ms")
        self.assertLess(statistics.median(sizes), 2000)

    def test_a_resize_storm(self):
        person = self.open()
        for step in range(200):
            person.resizes(20 + step % 180, 5 + step % 50)
            if step % 20 == 0:
                person.presses("j")
        for columns in (20, 40, 80, 120, 200):
            person.resizes(columns, 24).read(0.3)
            person.presses("g").read(0.3)
            self.assertIn("Today", person.text)
        person.presses("q")
        self.assertEqual(person.ends(), 0)
        self.restored(person)

    def test_signals_leave_a_clean_terminal(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGSEGV):
            with self.subTest(number):
                person = self.open()
                person.child.kill(number)
                self.assertEqual(person.ends(), -number)
                self.restored(person)

    def test_control_c(self):
        person = self.open()
        person.presses("\x03")
        self.assertEqual(person.ends(), -signal.SIGINT)
        self.restored(person)

    def test_a_stop_and_its_end(self):
        person = Person(self.home, "--norc", "--noprofile", "-i", program="/bin/bash")
        self.addCleanup(person.leaves)
        person.presses("PS1='$ '\r").read(0.3)
        usual = person.modes()
        from person import DAYBOOK
        person.presses(f"{DAYBOOK} open --offline\r").sees("q quit")
        self.assertNotEqual(person.modes(), usual)
        person.presses("\x1a").sees("Stopped")
        person.read(0.3)
        person.presses("fg\r").sees("q quit")
        person.presses("q").read(0.5)
        person.presses("stty -a\r").sees(" icanon").sees(" echo")

    def test_a_closed_terminal(self):
        person = self.open()
        person.child.close(force=False)
        end = time.monotonic() + 10
        while os.path.exists(f"/proc/{person.child.pid}") and time.monotonic() < end:
            time.sleep(0.05)
        self.assertFalse(person.child.isalive())

    def test_a_killed_process_loses_nothing(self):
        person = self.open()
        person.presses("2").presses("j").sees("Space +20 min").presses(" ").sees("Read: +20 min")
        person.child.kill(signal.SIGKILL)
        self.assertEqual(person.ends(), -signal.SIGKILL)
        self.home.run("doctor")
        habits = json.loads(self.home.run("mori", "--json"))["habits"]
        self.assertEqual([habit["today_minutes"] for habit in habits], [20, 0])

    def test_an_editor_takes_the_terminal_and_gives_it_back(self):
        person = self.open()
        person.presses("2").presses("jjjj").sees("Space write")
        person.presses("e").read(0.5)
        person.sees("q quit").presses("q")
        self.assertEqual(person.ends(), 0)


def switches(pid):
    """The times that a process's threads were woken."""
    count = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/status", encoding="utf-8") as lines:
            count += sum(int(line.split()[1]) for line in lines if "voluntary_ctxt" in line)
    return count


if __name__ == "__main__":
    unittest.main()
