#!/usr/bin/env python3
"""Two hubs on one PostgreSQL, behind a proxy: one is killed and the database crashes while people
write. What was acknowledged is there, and there once; limits hold for both together.

    DAYBOOK=/path/of/daybook Tests/Operation/hubs_on_postgres.py

`daybook` has to be built with the trait PostgreSQL.
"""

import http.client
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from collections import Counter
from pathlib import Path

from postgres_server import PostgresServer, tools
from served_hub import Hub, executable

NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
PASSWORD = "a heron by the water"
WRITERS = 6
SECONDS = 4


class Proxy:
    """nginx before several ports: it asks the other one when a hub does not take a connection."""

    def __init__(self, ports: list[int]):
        self.folder = tempfile.mkdtemp(prefix="daybook-proxy-")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        servers = "".join(f"server 127.0.0.1:{port} max_fails=0; " for port in ports)
        temporary = "".join(
            f"{kind}_temp_path {self.folder}; "
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        Path(self.folder, "nginx.conf").write_text(f"""
            worker_processes 1; daemon off; pid {self.folder}/pid; error_log /dev/null;
            events {{ }}
            http {{
              access_log off; {temporary}
              upstream hubs {{ {servers} }}
              server {{
                listen 127.0.0.1:{self.port};
                location / {{
                  proxy_pass http://hubs;
                  proxy_connect_timeout 1s;
                  proxy_set_header Host $http_host;
                  proxy_set_header X-Forwarded-For $remote_addr;
                }}
              }}
            }}""")
        os.chmod(self.folder, 0o777)
        self.process = subprocess.Popen(
            [NGINX, "-e", "/dev/null", "-c", f"{self.folder}/nginx.conf"])

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)


@unittest.skipUnless(tools(), "PostgreSQL is not installed")
@unittest.skipUnless(os.path.exists(NGINX), "nginx is not installed")
class HubsOnPostgres(unittest.TestCase):
    def start(self, **environment: str) -> None:
        self.database = PostgresServer()
        self.addCleanup(self.database.remove)
        self.environment = {
            "HUB_DATABASE": self.database.url, "HUB_TRUSTED_PROXIES": "127.0.0.1",
            "HUB_LIMIT_AUTHENTICATION": "1000000", "HUB_LIMIT_API": "1000000",
            "HUB_LIMIT_DATA": "1000000", "HUB_LIMIT_COACH": "1000000", **environment,
        }
        with tempfile.TemporaryDirectory() as home:
            made = subprocess.run(
                [executable(), "--home", home, "key", "add", "load", "--json"],
                capture_output=True, check=True, text=True,
                env={"PATH": "/usr/bin:/bin", "HOME": home, **self.environment})
        self.key = json.loads(made.stdout)["key"]
        self.hubs = [self.hub(), self.hub()]
        self.proxy = Proxy([hub.port for hub in self.hubs])
        self.addCleanup(self.proxy.end)

    def hub(self) -> Hub:
        hub = Hub("--multi-user", **self.environment)
        self.addCleanup(lambda: hub.process.poll() is None and hub.end())
        return hub

    def call(self, method: str, path: str, body: dict | None = None, timeout: float = 30,
             **fields: str) -> tuple[int, dict]:
        connection = http.client.HTTPConnection("127.0.0.1", self.proxy.port, timeout=timeout)
        try:
            connection.request(
                method, path, None if body is None else json.dumps(body),
                {"Content-Type": "application/json", "X-API-Key": self.key, **fields})
            answer = connection.getresponse()
            text = answer.read()
            return answer.status, json.loads(text) if text.startswith(b"{") else {}
        finally:
            connection.close()

    def person(self, name: str) -> dict[str, str]:
        """Header fields of somebody who has just got an account."""
        account = {"email": f"{name}@example.org", "password": PASSWORD, "terms_accepted": True}
        for _ in range(20):  # nginx needs a moment
            try:
                status, told = self.call("POST", "/api/users/register", account)
                break
            except OSError:
                time.sleep(0.1)
        self.assertEqual(status, 201, told)
        status, told = self.call("POST", "/api/users/authenticate", account)
        self.assertEqual(status, 200, told)
        return {"Authorization": f"Bearer {told['token']}"}

    def write_while(self, trouble) -> tuple[list[str], str, Counter]:
        """What people were told is kept while `trouble` happens, what is kept, and the answers."""
        person = self.person("river")
        kept: list[str] = []
        answers: Counter = Counter()
        is_over = threading.Event()

        def insist(text: str) -> None:
            """Sends it with the same key until it is answered, as a careful client does."""
            deadline = time.monotonic() + 120
            while time.monotonic() < deadline:
                try:
                    status, _ = self.call(
                        "POST", "/api/lesson/add", {"text": text}, 15,
                        **person, **{"Idempotency-Key": text.replace(" ", "-")})
                    answers[status] += 1
                    if status == 200:
                        kept.append(text)
                        return
                    if status < 409 or status in (413, 415, 422):
                        return
                except OSError as error:
                    answers[type(error).__name__] += 1
                time.sleep(0.3)

        def write(number: int) -> None:
            count = 0
            while not is_over.is_set():
                insist(f"Lesson {number}-{count}")
                count += 1

        threads = [threading.Thread(target=write, args=(number,)) for number in range(WRITERS)]
        for thread in threads:
            thread.start()
        time.sleep(SECONDS)
        trouble()
        time.sleep(SECONDS)
        is_over.set()
        for thread in threads:
            thread.join()
        status, told = self.call("GET", "/api/users/river@example.org/export", **person)
        self.assertEqual(status, 200, told)
        return kept, json.dumps(told), answers

    def expect_once(self, kept: list[str], export: str, answers: Counter) -> None:
        counts = Counter({text: export.count(f'"{text}"') for text in kept})
        print(f"{len(kept)} acknowledged; answers {dict(answers)}", file=sys.stderr)
        self.assertGreater(len(kept), 20)
        self.assertEqual([text for text in kept if counts[text] == 0], [], "lost")
        self.assertEqual([text for text in kept if counts[text] > 1], [], "done twice")
        self.assertEqual(len(kept), len(set(kept)))
        unknown = set(answers) - {200, 409, 502, 503, 504}
        self.assertEqual({kind for kind in unknown if isinstance(kind, int)}, set())

    def test_one_hub_is_killed(self):
        self.start()
        self.expect_once(*self.write_while(self.hubs[0].kill))
        self.assertEqual(self.call("GET", "/health")[0], 200)

    def test_the_database_crashes(self):
        self.start()
        self.expect_once(*self.write_while(self.database.restart))
        for hub in self.hubs:
            self.assertEqual(hub.get("/ready")[0], 200)

    def test_limits_hold_together_though_one_is_killed(self):
        most = 100
        self.start(HUB_LIMIT_DATA=str(most))
        person = self.person("river")
        answers: Counter = Counter()

        def ask(times: int) -> None:
            for _ in range(times):
                try:
                    answers[self.call("GET", "/api/v2/countdowns", **person)[0]] += 1
                except OSError as error:
                    answers[type(error).__name__] += 1

        def ask_all(times: int) -> None:
            threads = [threading.Thread(target=ask, args=(times,)) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()

        ask_all(15)
        self.hubs[0].kill()
        ask_all(25)
        print(f"of {most}: {dict(answers)}", file=sys.stderr)
        self.assertLessEqual(answers[200], most)
        # A hub that is killed takes with it what it had reserved: a tenth.
        self.assertGreaterEqual(answers[200], most * 9 // 10 - 4)
        self.assertGreater(answers[429], 40)


if __name__ == "__main__":
    unittest.main(verbosity=2)
