#!/usr/bin/env python3
"""Two hubs on one home under load: one is killed, nothing that was acknowledged is lost, the other
goes on answering.

    Tests/Operation/two_hubs.py
"""

import json
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.request

from served_hub import Hub, executable

WRITERS = 4
SECONDS = 6


def call(hub: Hub, token: str, path: str, body: dict | None = None) -> dict:
    request = urllib.request.Request(
        f"http://127.0.0.1:{hub.port}{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
        method="GET" if body is None else "POST",
    )
    with urllib.request.urlopen(request, timeout=15) as answer:
        return json.load(answer)


class TwoHubs(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="daybook-two-")
        self.home = self.folder.name
        made = subprocess.run(
            [executable(), "--home", self.home, "token", "add", "load", "--scope", "write",
             "--scope", "read", "--json"],
            capture_output=True, check=True, env={"PATH": "/usr/bin:/bin", "HOME": self.home})
        self.token = json.loads(made.stdout)["token"]
        self.hubs = [Hub(home=self.home), Hub(home=self.home)]

    def tearDown(self):
        for hub in self.hubs:
            if hub.process.poll() is None:
                hub.end()
        self.folder.cleanup()

    def test_one_is_killed_under_load(self):
        doomed, other = self.hubs
        acknowledged: list[str] = []
        refused: list[str] = []
        after_the_kill: list[float] = []
        is_over, is_killed = threading.Event(), threading.Event()

        def write(number: int) -> None:
            count = 0
            while not is_over.is_set():
                hub = self.hubs[(number + count) % 2]
                if hub is doomed and is_killed.is_set():
                    hub = other
                text = f"Lesson {number}-{count}"
                count += 1
                begin = time.monotonic()
                try:
                    call(hub, self.token, "/api/lesson/add", {"text": text})
                    acknowledged.append(text)
                    if is_killed.is_set() and hub is other:
                        after_the_kill.append(time.monotonic() - begin)
                except urllib.error.HTTPError as error:
                    refused.append(f"{error.code} {error.read()[:200]!r}")
                except OSError as error:
                    if hub is other:
                        refused.append(repr(error))

        threads = [threading.Thread(target=write, args=(number,)) for number in range(WRITERS)]
        for thread in threads:
            thread.start()
        time.sleep(SECONDS / 2)
        doomed.kill()
        is_killed.set()
        time.sleep(SECONDS / 2)
        is_over.set()
        for thread in threads:
            thread.join()

        exported = subprocess.run(
            [executable(), "--home", self.home, "export", "--format", "json"],
            capture_output=True, check=True, env={"PATH": "/usr/bin:/bin", "HOME": self.home})
        text = exported.stdout.decode()
        lost = [lesson for lesson in acknowledged if f'"{lesson}"' not in text]
        print(
            f"{len(acknowledged)} acknowledged, {len(lost)} lost, {len(refused)} refused, "
            f"longest after the kill {max(after_the_kill, default=0):.2f} s", file=sys.stderr)
        self.assertEqual(lost, [])
        self.assertEqual(refused[:3], [])
        self.assertGreater(len(after_the_kill), 5)
        self.assertEqual(call(other, self.token, "/health")["status"], "ok")


if __name__ == "__main__":
    unittest.main(verbosity=2)
