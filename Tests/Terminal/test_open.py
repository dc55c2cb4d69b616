"""`daybook open` in a real terminal: what a person sees, and what is left behind."""

import json
import os
import re
import signal
import socket
import statistics
import subprocess
import time
import unittest
from pathlib import Path

from person import DAYBOOK, PATIENCE, Home, Person

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
        person.presses("/juggle\r").sees("Enter open").sees("▸ ")
        person.presses("\r").sees("Learn to juggle").presses("h").sees("Enter open").presses("h")
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
        for name in ("Piano", "Garden", "Stretch", "Write"):
            self.home.run("mori", "habit", "add", name)
            self.home.run("daily-brief", "events", "add", name, "2026-12-24", "--yearly")
        person = self.open(columns=200, rows=60)
        sizes, times = [], []
        for key in "jjjjkkkk23424153526":
            person.read()
            start = time.monotonic()
            person.presses(key)
            person.child.expect(r"\x1b\[\?25l")
            times.append(time.monotonic() - start)
            sizes.append(len(person.child.before))
        print(f"bytes a key: {max(sizes)} at most; {statistics.median(times) * 1000:.1f} ms")
        # A card's own screen comes with the key that chooses it.
        self.assertLess(max(sizes), 2000)
        self.assertLess(statistics.median(sizes), 1000)
        person.presses("2").sees("Life in Squares").sees("⣿" * 13)

    def test_a_search_writes_little(self):
        for day in range(1, 16):
            self.home.run(
                "mori", "gratitude", f"{day} " + "river and heron " * 12, "--date",
                f"2026-10-{day:02}")
        person = self.open(columns=200, rows=60)
        person.presses("/river").read(0.3)
        written = len(person.bytes)
        person.presses("\r").sees("Enter open").sees("…").read(0.3)
        self.assertLess(len(person.bytes) - written, 2000)
        shown = person.text.count("river and heron")
        for _ in range(9):
            person.presses("j").read()
        person.read(0.3)
        self.assertGreater(person.text.count("river and heron"), shown)

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

    def test_control_c_closes_what_is_typed(self):
        person = self.open()
        usual = person.modes()
        for key in (":", "/"):
            person.presses(key).sees("\n" + key).presses("rea").sees(key + "rea")
            person.presses("\x03").misses("\n" + key + "rea").sees("q quit")
            self.assertEqual(person.modes(), usual)
        person.presses("\x03")
        self.assertEqual(person.ends(), -signal.SIGINT)
        self.restored(person)

    def test_earlier_changes_and_days(self):
        self.home = Home()
        self.addCleanup(self.home.remove)
        # A day is shown as it stood then, so the habits have to be older.
        self.home.fill(DAYBOOK_NOW="2026-11-19T09:30:00Z")
        person = self.open()
        person.presses("2").presses("j").sees("Space +20 min").presses(" ").sees("+20 min")
        person.presses("j").sees("Space +10 min").presses(" ").sees("Walk: +10 min")
        person.presses("U").sees("Undo which number?")
        number = re.search(r"(\d+) · [^·]+ · Mori · Read: \+20", person.text)[1]
        person.presses(number + "\r").sees("Undone").misses("Read  +20 min")
        person.presses("[").sees("as it stood then").presses("2").presses("j").sees("Space +20 min")
        person.presses("a").sees("minutes:").presses("10\r").sees("Read: +10 min")
        habits = json.loads(self.home.run("mori", "--date", "2026-11-20", "--json"))["habits"]
        self.assertEqual([habit["today_minutes"] for habit in habits], [10, 0])

    def test_reminders_are_turned_on(self):
        person = self.open()
        person.presses("6").sees("Space turn on").presses(" ").sees("On at 19:00")

    def test_a_stop_and_its_end(self):
        person = Person(self.home, "--norc", "--noprofile", "-i", program="/bin/bash")
        self.addCleanup(person.leaves)
        person.presses("PS1='$ '\r").read(0.3)
        usual = person.modes()
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

    @unittest.skipUnless(os.path.exists("/usr/sbin/sshd"), "no ssh server")
    def test_a_lost_connection(self):
        with Shell(self.home) as shell:
            person = Person(self.home, *shell.arguments, program="/usr/bin/ssh")
            self.addCleanup(person.leaves)
            person.sees("q quit").presses(" ")
            self.assertEqual(len(shell.commands()), 1)
            person.child.kill(signal.SIGKILL)
            end = time.monotonic() + PATIENCE
            while shell.commands():
                self.assertLess(time.monotonic(), end, "it goes on without anybody")
                time.sleep(0.05)
        self.home.run("doctor")

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


class Shell:
    """An ssh server of this machine alone, and the way to `daybook open` through it."""

    def __init__(self, home):
        folder = Path(home.folder)
        for name in ("host", "person"):
            subprocess.run(
                ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / name], check=True)
        (folder / "keys").write_bytes((folder / "person.pub").read_bytes())
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        options = {
            "Port": port, "ListenAddress": "127.0.0.1", "HostKey": folder / "host",
            "AuthorizedKeysFile": folder / "keys", "StrictModes": "no", "UsePAM": "no",
            "PidFile": "none", "PermitRootLogin": "yes"}
        (folder / "sshd").write_text("".join(f"{key} {value}\n" for key, value in options.items()))
        Path("/run/sshd").mkdir(exist_ok=True)
        self.server = subprocess.Popen(
            ["/usr/sbin/sshd", "-D", "-e", "-f", folder / "sshd"], stderr=subprocess.DEVNULL)
        self.home = home.environment["DAYBOOK_HOME"]
        words = [f"{key}={value}" for key, value in home.environment.items()]
        self.arguments = [
            "-tt", "-q", "-p", str(port), "-i", str(folder / "person"),
            "-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null",
            "-o", "ConnectionAttempts=20", "127.0.0.1", "env", *words, DAYBOOK, "open", "--offline"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()

    def commands(self):
        """The processes of `daybook open` with this home."""
        found = []
        for number in filter(str.isdigit, os.listdir("/proc")):
            try:
                words = Path(f"/proc/{number}/cmdline").read_bytes().split(b"\0")
                environment = Path(f"/proc/{number}/environ").read_bytes()
            except OSError:
                continue
            if words[0] == DAYBOOK.encode() and self.home.encode() in environment:
                found.append(number)
        return found


def switches(pid):
    """The times that a process's threads were woken."""
    count = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/status", encoding="utf-8") as lines:
            count += sum(int(line.split()[1]) for line in lines if "voluntary_ctxt" in line)
    return count


if __name__ == "__main__":
    unittest.main()
