#!/usr/bin/env python3
"""Hostile clients against a built hub: others are answered meanwhile, and its memory stays bounded.

    Tests/Operation/hostile_clients.py            all of it, about a minute
    DAYBOOK=path/to/daybook IDLE=2000 …           another executable, fewer idle connections
"""

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest

from served_hub import Hub, Others, executable, many_files, status

MEMORY_LIMIT = int(os.environ.get("MEMORY_MB", "400")) << 20


class HostileClients(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.limit = many_files()
        cls.hub = Hub()
        cls.idle_memory = cls.hub.memory()
        made = subprocess.run(
            [executable(), "--home", cls.hub.home, "token", "add", "hostile", "--scope", "write",
             "--json"],
            capture_output=True, check=True, env={"PATH": "/usr/bin:/bin", "HOME": cls.hub.home})
        # Who may do it has their body read.
        cls.known = "Authorization: Bearer " + json.loads(made.stdout)["token"]

    @classmethod
    def tearDownClass(cls):
        cls.hub.end()

    def check_others(self, others: Others, longest: float = 8) -> None:
        self.assertEqual(others.failures, [])
        self.assertGreater(others.answers, 3)
        self.assertLess(others.longest, longest)
        self.assertLess(self.hub.memory(), MEMORY_LIMIT)

    def head(self, *lines: str, method: str = "GET", path: str = "/health") -> bytes:
        own = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.hub.port}"]
        return "\r\n".join([*own, *lines, "", ""]).encode()

    def trickle(self, first: bytes, count: int, within: float) -> None:
        """Clients that send a byte a second are let go within so many seconds."""
        with Others(self.hub) as others:
            clients = [self.hub.connect() for _ in range(count)]
            for client in clients:
                client.sendall(first)
                client.setblocking(False)
            begin = time.monotonic()
            while clients and time.monotonic() - begin < within:
                time.sleep(1)
                left = []
                for client in clients:
                    try:
                        client.send(b"x")
                        while client.recv(65536):
                            pass
                        client.close()
                    except BlockingIOError:
                        left.append(client)
                    except OSError:
                        client.close()
                clients = left
            self.assertEqual(len(clients), 0, "slow clients that are still connected")
        self.check_others(others)

    def test_slow_heads(self):
        self.trickle(b"GET /health HTTP/1.1\r\nHost: a\r\nX-Slow: ", 300, within=20)

    def test_slow_bodies(self):
        first = self.head("Content-Length: 100000", method="POST", path="/api/health")
        self.trickle(first, 300, within=75)

    def test_idle_connections(self):
        wanted = min(int(os.environ.get("IDLE", "10000")), self.limit - 200)
        clients = []
        try:
            with Others(self.hub) as others:
                for _ in range(wanted):
                    clients.append(self.hub.connect())
                most = self.hub.memory()
                print(f"{wanted} idle connections: {most >> 20} MiB", file=sys.stderr)
                time.sleep(1)
            self.check_others(others)
        finally:
            for client in clients:
                client.close()

    def test_huge_heads(self):
        with Others(self.hub) as others:
            for line in ["X-Huge: " + "a" * 1_000_000, "\r\n".join(["X-Many: a"] * 5000)]:
                for _ in range(20):
                    self.assertIn(status(self.hub.exchange(self.head(line))), (0, 400, 431))
            path = "/" + "a" * 200_000
            self.assertIn(
                status(self.hub.exchange(self.head(path=path))), (0, 400, 404, 414))
        self.check_others(others)

    def test_huge_bodies(self):
        chunk = b"ffff\r\n" + b"a" * 65535 + b"\r\n"
        with Others(self.hub) as others:
            for path in ["/api/lesson/add", "/api/generate-steps", "/api/countdowns", "/mori/setup"]:
                def post(*lines: str) -> bytes:
                    return self.head(
                        self.known, "Content-Type: application/json", *lines, method="POST",
                        path=path)
                for name, request, expected in [
                    ("announced", post("Content-Length: 50000000") + b"a" * 5_000_000, 413),
                    ("endless", post("Transfer-Encoding: chunked") + chunk * 200, 413),
                    ("broken", post("Transfer-Encoding: chunked") + chunk[:-2] + b"\r\n" * 200, 400),
                ]:
                    with self.subTest(path=path, body=name):
                        self.assertEqual(status(self.hub.exchange(request, quiet=30)), expected)
        self.check_others(others)

    def test_garbage_in_a_pipeline(self):
        with Others(self.hub) as others:
            for garbage in [
                b"\x00" * 5000, b"\xff\xfe" * 5000, b"GET\r\n\r\n" * 100, b"\r\n" * 5000,
                b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
            ]:
                answer = self.hub.exchange(self.head() + garbage)
                self.assertEqual(status(answer), 200, garbage[:20])
                self.hub.exchange(garbage)
        self.check_others(others)

    def test_a_pipeline_is_answered_in_order(self):
        answer = self.hub.exchange(self.head() * 50 + self.head("Connection: close"))
        self.assertEqual(len(re.findall(rb"HTTP/1\.1 200", answer)), 51)

    def test_requests_in_requests(self):
        inner = b"GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"
        for lines in [
            ("Content-Length: 4", "Transfer-Encoding: chunked"),
            ("Transfer-Encoding: chunked", "Transfer-Encoding: identity"),
            ("Transfer-Encoding: xchunked",), ("Content-Length: 5", "Content-Length: 6"),
            ("Content-Length: -1",), ("Content-Length: 1e3",), ("Content-Length : 3",),
            ("Transfer-Encoding : chunked",), ("Transfer-Encoding: chunked, identity",),
        ]:
            with self.subTest(lines):
                answer = self.hub.exchange(
                    self.head(*lines, method="POST", path="/health") + b"0\r\n\r\n" + inner)
                self.assertNotIn(b"200 OK", answer)
                self.assertLessEqual(len(re.findall(rb"HTTP/1\.1 ", answer)), 1, answer)

    def test_tricks_with_fields(self):
        for lines in [
            ("X-A: a\rX-B: b",), ("X-A: a\nSet-Cookie: b",), ("X A: b",), (": b",), ("X-A\x00: b",),
            (" folded",),
        ]:
            with self.subTest(lines):
                answer = self.hub.exchange(self.head(*lines))
                self.assertNotIn(b"Set-Cookie: b", answer)
        answer = self.hub.exchange(self.head("X-Request-ID: a\tb", "Connection: close"))
        self.assertNotIn(b"a\tb", answer)

    def test_tricks_with_paths(self):
        for path in [
            "//health", "/health/", "/%68ealth/..", "/../health", "/./health", "/health%00",
            "/health;a=b", "/health%2f", "/\\health", "/%2e%2e/%2e%2e/etc/passwd", "/health%0d%0aX:1",
            "/assets/../../etc/passwd", "/%", "/%zz", "/health/%2e%2e/metrics",
        ]:
            with self.subTest(path):
                answer = self.hub.exchange(self.head("Connection: close", path=path))
                self.assertIn(status(answer), (0, 303, 400, 401, 404), answer[:300])
                self.assertNotIn(b"root:", answer)

    def test_addresses_in_the_request_line(self):
        own = f"http://127.0.0.1:{self.hub.port}/health"
        answers = [
            self.hub.exchange(self.head("Connection: close", path=path))
            for path in [own, "http://evil.example/health", "*", "health"]
        ]
        # A server takes the form that proxies are sent (RFC 9112, 3.2.2), and its own Host counts.
        self.assertNotIn(b"evil", answers[1])
        for answer in answers[2:]:
            self.assertIn(status(answer), (0, 400, 403, 404, 421), answer[:200])

    def test_foreign_hosts_and_origins(self):
        body = b'{"text":"Mine"}'
        change = [
            self.known, "Content-Type: application/json", f"Content-Length: {len(body)}",
            "Connection: close"]

        def add(*lines: str) -> bytes:
            return self.head(*change, *lines, method="POST", path="/api/lesson/add") + body

        for request, expected in [
            (b"GET /health HTTP/1.1\r\nConnection: close\r\n\r\n", 421),
            (b"GET /health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", 421),
            (self.head("Connection: close"), 200),
            (add("Origin: https://evil.example"), 403), (add("Origin: null"), 403),
            (add("Sec-Fetch-Site: cross-site"), 403), (add(), 200),
        ]:
            with self.subTest(request):
                self.assertEqual(status(self.hub.exchange(request)), expected)

    def test_deep_json(self):
        for deep in [b"[" * 10_000 + b"]" * 10_000, b'{"a":' * 10_000 + b"1" + b"}" * 10_000]:
            for path in ["/api/generate-steps", "/api/countdowns", "/api/lesson/add"]:
                request = self.head(
                    self.known, "Content-Type: application/json", f"Content-Length: {len(deep)}",
                    "Connection: close", method="POST", path=path)
                with self.subTest(path=path, deep=deep[:5]):
                    answer = self.hub.exchange(request + deep)
                    self.assertEqual(status(answer), 400)
                    # Refused for what it is, and not for how it came.
                    self.assertRegex(answer.partition(b"\r\n\r\n")[2], b"(?i)json")
        self.assertEqual(self.hub.get("/health")[0], 200)

    def test_no_banner_and_every_protection(self):
        answer = self.hub.exchange(self.head("Connection: close"), quiet=30).lower()
        self.assertNotIn(b"\r\nserver:", answer)
        for field in [
            b"x-content-type-options: nosniff", b"x-frame-options: deny", b"x-request-id:", b"date:",
            b"content-security-policy: default-src 'none'", b"referrer-policy: same-origin",
        ]:
            self.assertIn(field, answer)


class SlowModel:
    """A language model that begins to answer one call, and then says nothing more."""

    PIECE = b'data: {"choices":[{"delta":{"content":"Begin gently. "}}]}\n\n'

    def __init__(self):
        self.was_asked, self.was_left = threading.Event(), threading.Event()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.thread = threading.Thread(target=self._answer, daemon=True)
        self.thread.start()

    def _answer(self) -> None:
        with self.listener, self.listener.accept()[0] as hub:
            hub.settimeout(60)
            hub.recv(65536)
            hub.sendall(
                b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
                b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n" % (len(self.PIECE), self.PIECE))
            self.was_asked.set()
            try:
                while hub.recv(65536):
                    pass
            except ConnectionResetError:
                pass
            self.was_left.set()


class Leaving(unittest.TestCase):
    def command(self, *arguments: str) -> dict:
        made = subprocess.run(
            [executable(), "--home", self.home, *arguments, "--json"], capture_output=True,
            check=True, stdin=subprocess.DEVNULL, env={"PATH": "/usr/bin:/bin", "HOME": self.home})
        return json.loads(made.stdout)

    def leave(self, path: str) -> None:
        with tempfile.TemporaryDirectory(prefix="daybook-leaving-") as self.home:
            model = SlowModel()
            self.command("aclio", "coach", "openai", "--url", model.url, "--model", "slow")
            token = self.command("token", "add", "script", "--scope", "write")["token"]
            hub = Hub(home=self.home)
            try:
                body = b'{"message":"How do I begin?"}'
                head = "\r\n".join([
                    f"POST {path} HTTP/1.1", f"Host: 127.0.0.1:{hub.port}",
                    f"Authorization: Bearer {token}", "Content-Type: application/json",
                    f"Content-Length: {len(body)}", "", ""])
                with hub.connect() as client:
                    client.sendall(head.encode() + body)
                    self.assertTrue(model.was_asked.wait(20), "nobody asked the model")
                    if path.endswith("stream"):
                        self.assertEqual(status(client.recv(65536)), 200)
                    self.assertFalse(model.was_left.wait(1))
                self.assertTrue(model.was_left.wait(5), "the model is still being asked")
                self.assertEqual(hub.get("/health")[0], 200)
            finally:
                hub.end()

    def test_a_client_that_leaves_ends_the_call_of_the_model(self):
        for path in ["/api/talk-to-aclio", "/api/talk-to-aclio-stream"]:
            with self.subTest(path):
                self.leave(path)


class Ending(unittest.TestCase):
    def test_sigterm_ends_at_once_where_nothing_runs(self):
        hub = Hub()
        idle = hub.connect()
        begin = time.monotonic()
        self.assertEqual(hub.end(), 0)
        self.assertLess(time.monotonic() - begin, 5)
        idle.close()

    def test_log_has_no_queries_and_no_secrets(self):
        hub = Hub(HUB_LOG_LEVEL="debug")
        hub.get("/health?token=sesame", fields="Authorization: Bearer sesame\r\nCookie: a=sesame\r\n")
        hub.get("/nothing/sesame")
        hub.end()
        log = hub.log_text()
        self.assertIn('"route":"/health"', log)
        self.assertNotIn("sesame", log)


if __name__ == "__main__":
    unittest.main(verbosity=2)
