#!/usr/bin/env python3
"""Two hubs on a cluster that loses its head, again and again, while people write: the primary is
killed, it is cut off, and it hands over. What was acknowledged is there, and there once; the hubs go
on by themselves, and /ready, open pages and sync tell the truth meanwhile.

    DAYBOOK=/path/of/daybook CLUSTER_ROUNDS=10 Tests/Operation/hubs_on_cluster.py

`daybook` has to be built with the trait PostgreSQL.
"""

import http.client
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from collections import Counter

from cluster import Cluster, missing, wait_until
from served_hub import Hub, executable

ROUNDS = int(os.environ.get("CLUSTER_ROUNDS", "1"))
WRITERS = 3
# How long hubs may be without service.
PATIENCE = 30


class Asking:
    """A thread of a client of one hub, until it is over."""

    def __init__(self, hub: Hub, token: str):
        self.hub, self.fields = hub, {"Authorization": f"Bearer {token}"}
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        while not self.is_over.is_set():
            self.ask()

    def ask(self) -> None:
        raise NotImplementedError

    def end(self) -> None:
        self.is_over.set()
        self.thread.join(60)

    def call(self, method: str, path: str, body: dict | None = None, timeout: float = 20,
             **fields: str) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.hub.port, timeout=timeout)
        try:
            connection.request(
                method, path, None if body is None else json.dumps(body),
                {"Content-Type": "application/json", **self.fields, **fields})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()


class Writer(Asking):
    """Writes one lesson after the other, and each until it is acknowledged."""

    def __init__(self, hub: Hub, token: str, name: str):
        self.name, self.count = name, 0
        self.acknowledged: list[tuple[float, str]] = []
        self.answers: Counter = Counter()
        super().__init__(hub, token)

    def ask(self) -> None:
        text = f"Lesson {self.name}-{self.count}"
        self.count += 1
        while True:
            try:
                status, _ = self.call(
                    "POST", "/api/lesson/add", {"text": text},
                    **{"Idempotency-Key": text.replace(" ", "-")})
                self.answers[status] += 1
                if status == 200:
                    self.acknowledged.append((time.monotonic(), text))
                    self.is_over.wait(0.05)
                    return
            except (OSError, http.client.HTTPException) as error:
                self.answers[type(error).__name__] += 1
            if self.is_over.wait(0.3):
                return


class Probe(Asking):
    """Asks whether the hub is ready, as a balancer does."""

    def __init__(self, hub: Hub, token: str):
        self.answers: list[tuple[float, float, int]] = []
        super().__init__(hub, token)

    def ask(self) -> None:
        begin = time.monotonic()
        try:
            status, _ = self.call("GET", "/ready", timeout=10)
        except OSError:
            status = 0
        self.answers.append((begin, time.monotonic(), status))
        self.is_over.wait(0.25)


class OpenPage(Asking):
    """Listens to a hub's events as an open page does, on one connection."""

    def __init__(self, hub: Hub, token: str):
        self.moves: list[float] = []
        self.ends: list[str] = []
        super().__init__(hub, token)

    def ask(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.hub.port, timeout=60)
        try:
            connection.request("GET", "/live?after=0", headers=self.fields)
            answer = connection.getresponse()
            if answer.status != 200:
                self.ends.append(f"status {answer.status}")
            while line := answer.readline():
                if line.startswith(b"event: moved"):
                    self.moves.append(time.monotonic())
                if self.is_over.is_set():
                    return
            self.ends.append("the stream ended")
        except OSError as error:
            self.ends.append(repr(error))
        finally:
            connection.close()
        self.is_over.wait(3)


class Device(Asking):
    """A computer that is used while it is apart from its hub, and syncs with it every moment."""

    def __init__(self, hub: Hub, token: str, name: str):
        self.home = tempfile.mkdtemp(prefix="daybook-device-")
        self.name, self.kept, self.synced = name, [], []
        self.daybook("sync", "hub", f"http://127.0.0.1:{hub.port}", input=token)
        super().__init__(hub, token)

    def daybook(self, *arguments: str, **options) -> subprocess.CompletedProcess:
        return subprocess.run(
            [executable(), "--home", self.home, *arguments], capture_output=True, text=True,
            env={"PATH": "/usr/bin:/bin", "HOME": self.home, "TZ": "UTC"}, **options)

    def ask(self) -> None:
        text = f"Lesson {self.name}-{len(self.kept)}"
        self.daybook("lesson", "add", text, check=True)
        self.kept.append(text)
        begin = time.monotonic()
        if self.daybook("sync", "now").returncode == 0:
            self.synced.append(begin)
        self.is_over.wait(1)

    def export(self) -> str:
        return self.daybook("export", "--format", "json", check=True).stdout

    def remove(self) -> None:
        shutil.rmtree(self.home, ignore_errors=True)


def longest_pause(moments: list[float], begin: float) -> tuple[float, float]:
    """The longest time between two acknowledged writes, from `begin` on."""
    before = [moment for moment in moments if moment < begin]
    after = before[-1:] + [moment for moment in moments if moment >= begin]
    return max(zip(after, after[1:]), key=lambda pair: pair[1] - pair[0])


@unittest.skipIf(missing(), f"not installed: {', '.join(missing())}")
class HubsOnCluster(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cluster = Cluster()
        cls.addClassCleanup(cls.cluster.remove)
        cls.environment = {
            "HUB_DATABASE": cls.cluster.url, "HUB_LIMIT_API": "1000000",
            "HUB_LIMIT_DATA": "1000000", "HUB_LIMIT_AUTHENTICATION": "1000000"}
        with tempfile.TemporaryDirectory() as home:
            made = subprocess.run(
                [executable(), "--home", home, "token", "add", "load", "--scope", "write",
                 "--scope", "read", "--json"], capture_output=True, text=True,
                env={"PATH": "/usr/bin:/bin", "HOME": home, **cls.environment})
        if made.returncode:
            raise AssertionError(made.stderr + made.stdout)
        cls.token = json.loads(made.stdout)["token"]
        cls.hubs = [Hub(**cls.environment), Hub(**cls.environment)]
        for hub in cls.hubs:
            cls.addClassCleanup(hub.end)

    def test_the_primary_is_killed(self):
        self.lose_head("killed", lambda node: node.kill(), lambda node: node.start())

    def test_the_primary_is_cut_off_from_etcd(self):
        self.lose_head("cut from etcd", lambda node: node.cut_from_etcd(), lambda node: node.mend())

    def test_the_primary_is_cut_off_from_all_but_its_clients(self):
        self.lose_head(
            "cut from all nodes", lambda node: node.cut_from_nodes(), lambda node: node.mend())

    def test_the_primary_hands_over(self):
        self.lose_head("switched over", lambda _: self.cluster.switch_over(), lambda _: None)

    def lose_head(self, fault: str, strike, heal) -> None:
        self.device = Device(self.hubs[0], self.token, f"{fault} on the device")
        self.addCleanup(self.device.remove)
        self.writers = [
            [Writer(hub, self.token, f"{fault} {number}.{writer}") for writer in range(WRITERS)]
            for number, hub in enumerate(self.hubs)]
        self.probes = [Probe(hub, self.token) for hub in self.hubs]
        self.pages = [OpenPage(hub, self.token) for hub in self.hubs]
        clients = [*sum(self.writers, []), *self.probes, *self.pages, self.device]
        pauses: list[float] = []
        try:
            for _ in range(ROUNDS):
                pauses.append(self.round(strike, heal))
        finally:
            for client in clients:
                client.is_over.set()
            for client in clients:
                client.end()
        self.expect_once(fault, pauses)

    def moments(self, number: int) -> list[float]:
        """When a hub acknowledged."""
        return sorted(moment for writer in self.writers[number] for moment, _ in writer.acknowledged)

    def round(self, strike, heal) -> float:
        """One loss, and what the hubs make of it; the seconds without service."""
        self.cluster.wait_until_whole()
        old = self.cluster.primary()
        begin = time.monotonic()
        # Everybody is served before.
        self.wait_for_service(begin)
        begin = time.monotonic()
        strike(old)
        try:
            wait_until(lambda: self.cluster.primary() not in (old, None), 90, "with a new primary")
            elected = time.monotonic() - begin
            self.wait_for_service(time.monotonic())
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.told()}") from None
        finally:
            heal(old)
        self.cluster.wait_until_whole()
        end = time.monotonic()
        self.wait_for_service(end)
        pauses = [longest_pause(self.moments(number), begin) for number in range(len(self.hubs))]
        for number, pause in enumerate(pauses):
            self.expect_readiness(self.probes[number], pause)
            page = self.pages[number]
            self.assertEqual(page.ends, [], "an open page lost its stream")
            wait_until(lambda: page.moves[-1] > pause[1], 10, "told to an open page")
            self.assertIsNone(self.hubs[number].process.poll(), "a hub ended")
        wait_until(lambda: self.device.synced and self.device.synced[-1] > end, 30, "synced")
        seconds = max(last - first for first, last in pauses)
        print(
            f"a new primary after {elected:.1f} s, {seconds:.1f} s without service", file=sys.stderr)
        self.assertLess(seconds, PATIENCE, self.told())
        return seconds

    def wait_for_service(self, begin: float) -> None:
        """Each hub acknowledges what is written from now on."""
        for number in range(len(self.hubs)):
            wait_until(
                lambda: any(moment > begin for moment in self.moments(number)[-WRITERS:]), 60,
                f"served by hub {number}")

    def expect_readiness(self, probe: Probe, pause: tuple[float, float]) -> None:
        """Not ready while nothing is acknowledged, and ready soon afterwards."""
        first, last = pause
        during = [
            (begin - first, status) for begin, end, status in probe.answers
            if begin > first + 1 and end < last - 1]
        told = [found for found in during if found[1] == 200]
        self.assertEqual(told, [], f"ready without a database, for {last - first:.1f} s")
        if last - first > 8:
            self.assertTrue(
                any(status != 200 and end > first and begin < last
                    for begin, end, status in probe.answers), "nobody was told")
        wait_until(
            lambda: any(begin > last and status == 200 for begin, _, status in probe.answers), 10,
            "ready again")
        ready = min(end for begin, end, status in probe.answers if begin > last and status == 200)
        self.assertLess(ready - last, 5, "ready late")

    def expect_once(self, fault: str, pauses: list[float]) -> None:
        """All that was acknowledged is there, on the hubs and on the device, and nothing twice."""
        writers = sum(self.writers, [])
        acknowledged = [text for writer in writers for _, text in writer.acknowledged]
        status, export = self.probes[1].call("GET", "/api/export", timeout=60)
        self.assertEqual(status, 200)
        self.assertEqual(self.device.daybook("sync", "now").returncode, 0)
        answers = sum((writer.answers for writer in writers), Counter())
        for place, text, kept in [
            ("the hub", export.decode(), acknowledged + self.device.kept),
            ("the device", self.device.export(), acknowledged + self.device.kept),
        ]:
            counts = Counter(re.findall(r'"(Lesson [^"]+)"', text))
            lost = [lesson for lesson in kept if counts[lesson] == 0]
            doubled = [lesson for lesson, count in counts.items() if count > 1]
            print(
                f"{fault}, on {place}: {len(kept)} acknowledged, {len(lost)} lost, "
                f"{len(doubled)} doubled", file=sys.stderr)
            self.assertEqual(lost[:5], [], f"lost on {place}")
            self.assertEqual(doubled[:5], [], f"twice on {place}")
        self.assertGreater(len(acknowledged), 20 * ROUNDS)
        print(
            f"{fault}: {len(pauses)} rounds, seconds without service: median "
            f"{statistics.median(pauses):.1f}, worst {max(pauses):.1f}; answers {dict(answers)}",
            file=sys.stderr)
        # What the three servers keep is the same.
        self.cluster.wait_until_whole()
        rows = {
            node.name: self.cluster.query("SELECT count(*), max(sequence) FROM change", node, "daybook")
            for node in self.cluster.nodes}
        self.assertEqual(len(set(rows.values())), 1, rows)
        unknown = {kind for kind in answers if isinstance(kind, int)} - {200, 409, 503, 504}
        self.assertEqual(unknown, set(), "answers that no client expects")

    def told(self) -> str:
        hubs = "\n".join(
            "--- hub\n" + "\n".join(hub.log_text().splitlines()[-15:]) for hub in self.hubs)
        return f"{self.cluster.told()}\n{hubs}"


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, interrupt)
    try:
        unittest.main(verbosity=2)
    finally:
        # Nothing goes on running, however the tests ended.
        HubsOnCluster.doClassCleanups()
