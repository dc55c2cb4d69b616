"""A person at a terminal: daybook in a pseudo-terminal, and what its screen shows."""

import os
import shutil
import signal
import subprocess
import tempfile
import termios
import time
from pathlib import Path

import pexpect
import pyte

DAYBOOK = os.environ.get("DAYBOOK") or str(
    Path(__file__).resolve().parents[2] / ".build/debug/daybook")
# Long enough for a busy machine; a test that passes does not wait.
PATIENCE = 30


class Home:
    """A home with a habit, a goal and a diary, and its commands."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="terminal-tests-")
        self.environment = {
            "PATH": "/usr/bin:/bin", "HOME": self.folder, "DAYBOOK_HOME": self.folder + "/home",
            "LANG": "C.UTF-8", "TERM": "xterm-256color", "TZ": "UTC", "EDITOR": "true",
            "LESSON_URL": "http://127.0.0.1:9/", "DAYBOOK_NOW": "2026-11-21T09:30:00Z"}

    def run(self, *arguments, **more):
        environment = self.environment | more.pop("environment", {})
        return subprocess.run(
            [DAYBOOK, *arguments], env=environment, capture_output=True, text=True, check=True,
            **more).stdout

    def fill(self, **environment):
        for words in [
            ["mori", "setup", "--born", "1990-05-17", "--no-habits"],
            ["mori", "habit", "add", "Read", "--step", "20"], ["mori", "habit", "add", "Walk"],
            ["aclio", "new", "Learn to juggle", "--yes", "--offline"],
        ]:
            self.run(*words, environment=environment)

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class Person:
    """Somebody in front of `daybook open`, or of a shell."""

    def __init__(self, home, *arguments, columns=120, rows=36, program=None):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.bytes = b""
        command = [program] if program else [DAYBOOK, "open", "--offline"]
        self.child = pexpect.spawn(
            command[0], [*command[1:], *arguments], env=home.environment, dimensions=(rows, columns),
            timeout=PATIENCE, echo=True)
        self.child.delaybeforesend = None
        self.usual = self.modes()

    def modes(self):
        modes = termios.tcgetattr(self.child.child_fd)
        return modes[:4]

    def read(self, seconds=0.05):
        """Takes what arrives, until nothing does for a moment."""
        count = 0
        while True:
            try:
                some = self.child.read_nonblocking(65536, timeout=seconds)
            except (pexpect.TIMEOUT, pexpect.EOF):
                return count
            count += len(some)
            self.bytes += some
            self.stream.feed(some)

    @property
    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def sees(self, text, patience=PATIENCE):
        end = time.monotonic() + patience
        while text not in self.text:
            assert time.monotonic() < end, f"no “{text}” on:\n{self.text}"
            self.read()
        return self

    def misses(self, text):
        end = time.monotonic() + PATIENCE
        while text in self.text:
            assert time.monotonic() < end, f"still “{text}” on:\n{self.text}"
            self.read()
        return self

    def presses(self, keys):
        self.child.send(keys)
        return self

    def resizes(self, columns, rows):
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)
        return self

    def ends(self):
        """Waits for the end; returns the exit status, or minus the signal."""
        end = time.monotonic() + PATIENCE
        while self.child.isalive():
            assert time.monotonic() < end, "it does not end"
            self.read()
        self.read()
        return -self.child.signalstatus if self.child.signalstatus else self.child.exitstatus

    def leaves(self):
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
        self.child.close(force=True)
