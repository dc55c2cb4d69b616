"""A built `daybook serve` in a home of its own, for tests that speak to it over sockets."""

import os
import pathlib
import re
import resource
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]


def executable() -> str:
    return os.environ.get("DAYBOOK", str(ROOT / ".build/debug/daybook"))


def many_files() -> int:
    """As many open files as the system lets a process have, at most 25,000."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = min(25_000, hard if hard != resource.RLIM_INFINITY else 25_000)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    return limit


class Hub:
    """One process; several may share a home."""

    def __init__(self, *options: str, home: str | None = None, **environment: str):
        self.own_home = home is None
        self.home = home or tempfile.mkdtemp(prefix="daybook-hub-")
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [executable(), "--home", self.home, "serve", "--listen", "127.0.0.1:0", *options],
            stdout=subprocess.PIPE,
            stderr=self.log,
            env={"PATH": "/usr/bin:/bin", "HOME": self.home, "TZ": "UTC", **environment},
        )
        line = self.process.stdout.readline().decode()
        found = re.search(r":(\d+)(/\S*)", line)
        if not found:
            raise RuntimeError(f"the hub does not start: {line}{self.log_text()}")
        self.port, self.entrance = int(found[1]), found[2]

    def log_text(self) -> str:
        if not self.log.closed:
            self.log.seek(0)
            self.read_log = self.log.read().decode(errors="replace")
        return self.read_log

    def _close_files(self) -> None:
        self.log_text()
        self.log.close()
        self.process.stdout.close()

    def connect(self, timeout: float = 10) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=timeout)

    def exchange(self, request: bytes, timeout: float = 10, quiet: float = 2) -> bytes:
        """Sends bytes and reads until the server closes, or is quiet for so many seconds."""
        with self.connect(timeout) as client:
            try:
                client.sendall(request)
            except (BrokenPipeError, ConnectionResetError):
                pass
            client.settimeout(quiet)
            answer = b""
            try:
                while piece := client.recv(65536):
                    answer += piece
            except (TimeoutError, ConnectionResetError):
                pass
            return answer

    def get(self, path: str, timeout: float = 10, fields: str = "") -> tuple[int, bytes]:
        request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{fields}Connection: close\r\n\r\n"
        with self.connect(timeout) as client:
            client.sendall(request.encode())
            answer = b""
            while piece := client.recv(65536):
                answer += piece
        return status(answer), answer.partition(b"\r\n\r\n")[2]

    def memory(self) -> int:
        """Resident bytes."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) * 1024

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close_files()

    def end(self, seconds: float = 30) -> int:
        """Ends it gently; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._close_files()
        if self.own_home:
            shutil.rmtree(self.home, ignore_errors=True)
        return code


def status(answer: bytes) -> int:
    found = re.match(rb"HTTP/1\.1 (\d{3})", answer)
    return int(found[1]) if found else 0


class Others:
    """Somebody who goes on asking while something bad happens to the server."""

    def __init__(self, hub: Hub, path: str = "/health"):
        self.hub, self.path = hub, path
        self.longest, self.answers, self.failures = 0.0, 0, []
        self.isOver = threading.Event()
        self.thread = threading.Thread(target=self._ask)

    def _ask(self) -> None:
        while not self.isOver.wait(0.05):
            begin = time.monotonic()
            try:
                code, _ = self.hub.get(self.path, timeout=10)
                if code != 200:
                    self.failures.append(f"status {code}")
            except OSError as error:
                self.failures.append(repr(error))
            self.answers += 1
            self.longest = max(self.longest, time.monotonic() - begin)

    def __enter__(self) -> "Others":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        # Something bad may be over in no time; what comes after it counts too.
        deadline = time.monotonic() + 10
        while self.answers < 5 and not self.failures and time.monotonic() < deadline:
            time.sleep(0.01)
        self.isOver.set()
        self.thread.join()
