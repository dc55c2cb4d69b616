#!/usr/bin/env python3
"""People split over two PostgreSQL databases by a table that says who is where, and one who moves: each
hub obeys the same laws for its people and knows nothing of the others. Then an upgrade while people
write: a hub that has the tables of before goes on beside one that changes them.

    DAYBOOK=/path/of/daybook Tests/Operation/sharding.py

`daybook` has to be built with the trait PostgreSQL.
"""

import http.client
import json
import subprocess
import tempfile
import threading
import unittest
from contextlib import closing

from grown_hub import NOWHERE, Database
from postgres_server import PostgresServer, tools
from served_hub import Hub, executable

PASSWORD = "a heron by the water"
PEOPLE = [f"person{number}@example.org" for number in range(8)]
WRITERS = 3


class Shard:
    """A database with a hub of its own."""

    def __init__(self, database: Database):
        self.database = database
        self.environment = {
            "HUB_DATABASE": database.url, "DAILY_BRIEF_WEATHER_URL": NOWHERE,
            "DAILY_BRIEF_GEOCODING_URL": NOWHERE,
            **{f"HUB_LIMIT_{name}": "1000000" for name in ("AUTHENTICATION", "DATA", "API")}}
        self.hub = Hub("--multi-user", **self.environment)
        self.key = json.loads(self.operate("key", "add", "shards", "--json"))["key"]
        self.tokens: dict[str, str] = {}

    def operate(self, *words: str) -> str:
        with tempfile.TemporaryDirectory() as home:
            done = subprocess.run(
                [executable(), "--home", home, *words], capture_output=True, text=True,
                env={"PATH": "/usr/bin:/bin", "HOME": home, **self.environment})
        if done.returncode:
            raise RuntimeError(done.stderr)
        return done.stdout

    def call(self, method: str, path: str, body: dict | None = None,
             email: str | None = None, hub: Hub | None = None) -> tuple[int, dict]:
        fields = {"X-API-Key": self.key, "Content-Type": "application/json"}
        if email:
            fields["Authorization"] = f"Bearer {self.tokens[email]}"
        port = (hub or self.hub).port
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
            connection.request(method, path, None if body is None else json.dumps(body), fields)
            answer = connection.getresponse()
            text = answer.read()
            return answer.status, json.loads(text) if text[:1] in b"{[" else {}

    def log_in(self, email: str, registering: bool = False) -> int:
        account = {"email": email, "password": PASSWORD, "terms_accepted": True}
        if registering:
            self.call("POST", "/api/users/register", account)
        status, told = self.call("POST", "/api/users/authenticate", account)
        if status == 200:
            self.tokens[email] = told["token"]
        return status

    def rows(self, person: str) -> int:
        """Everything in the database that names somebody."""
        tables = ("head", "change", "record", "word", "cache")
        own = " + ".join(
            f"(SELECT count(*) FROM {table} WHERE profile = '{person}')" for table in tables
            if table != "head")
        return int(self.database.query(
            f"SELECT {own} + (SELECT count(*) FROM registry"
            f" WHERE key LIKE '%{person}%' OR body LIKE '%{person}%')"))


@unittest.skipUnless(tools(), "PostgreSQL is not installed")
class Sharding(unittest.TestCase):
    def setUp(self):
        self.server = PostgresServer(sync=False)
        self.addCleanup(self.server.remove)

    def shard(self, name: str) -> Shard:
        shard = Shard(Database(self.server, name))
        self.addCleanup(lambda: shard.hub.process.poll() is None and shard.hub.end())
        return shard

    def obey(self, shard: Shard, email: str) -> None:
        """The laws of a person's data: a write is there once, is found, undone and redone."""
        word = email.split("@")[0]
        for number in range(3):
            status, told = shard.call(
                "POST", "/api/lesson/add", {"text": f"{word} saw heron {number}"}, email)
            self.assertEqual(status, 200, told)
        export = json.dumps(shard.call("GET", "/api/export", email=email)[1])
        self.assertEqual([export.count(f"{word} saw heron {number}") for number in range(3)], [1] * 3)
        for other in PEOPLE:
            self.assertEqual(other.split("@")[0] + " saw" in export, other == email)
        self.assertIn(f"{word} saw", self.found(shard, email))
        self.assertEqual(shard.call("POST", "/api/undo", {}, email)[0], 200)
        # The excerpt ends with the lesson's number.
        self.assertNotIn('" 2"', self.found(shard, email))
        self.assertEqual(shard.call("POST", "/api/redo", {}, email)[0], 200)
        self.assertIn('" 2"', self.found(shard, email))

    def found(self, shard: Shard, email: str) -> str:
        return json.dumps(shard.call("GET", "/api/search?text=heron", email=email)[1])

    def test_people_are_split_over_two_databases_and_one_moves(self):
        shards = [self.shard("one"), self.shard("two")]
        router = {email: number % 2 for number, email in enumerate(PEOPLE)}
        for email, place in router.items():
            self.assertEqual(shards[place].log_in(email, registering=True), 200)
            self.obey(shards[place], email)
        for email, place in router.items():
            self.assertEqual(shards[1 - place].log_in(email), 401)

        email = PEOPLE[0]
        one, two = shards
        person = one.database.query(
            "SELECT body::json #>> '{}' FROM registry WHERE drawer = 'account_address'"
            f" AND key = '{email}'")
        before = one.operate("people", "export", email)
        self.assertGreater(one.rows(person), 0)
        told = json.loads(one.operate("people", "move", email, two.database.url, "--json"))
        self.assertEqual(told["moved"], email)
        router[email] = 1
        self.assertEqual(one.rows(person), 0)
        self.assertEqual(two.operate("people", "export", email), before)
        self.assertEqual(one.log_in(email), 401)
        for email, place in router.items():
            self.assertEqual(shards[place].log_in(email), 200)
        self.assertEqual(two.call("POST", "/api/lesson/add", {"text": "Here now"}, PEOPLE[0])[0], 200)
        for shard in shards:
            listed = json.loads(shard.operate("people", "list", "--json"))
            self.assertEqual(
                {entry["email"] for entry in listed},
                {email for email, place in router.items() if shards[place] is shard})

    def test_an_upgrade_while_people_write(self):
        shard = self.shard("upgraded")
        email = PEOPLE[0]
        self.assertEqual(shard.log_in(email, registering=True), 200)
        acknowledged: list[str] = []
        refused: list[object] = []
        is_over = threading.Event()
        hubs = [shard.hub]

        def write(writer: int) -> None:
            count = 0
            while not is_over.is_set():
                text = f"Upgraded {writer}-{count} "
                count += 1
                try:
                    status, told = shard.call(
                        "POST", "/api/lesson/add", {"text": text}, email, hubs[count % len(hubs)])
                except OSError as error:
                    status, told = 0, error
                (acknowledged.append(text.strip()) if status == 200 else refused.append(told))

        # The tables of the version before, which this hub goes on with.
        shard.database.query(
            "DROP INDEX change_by_clock; DROP INDEX head_by_clock;"
            " UPDATE meta SET value = '3' WHERE key = 'version'")
        threads = [threading.Thread(target=write, args=(number,)) for number in range(WRITERS)]
        for thread in threads:
            thread.start()
        while len(acknowledged) < 10:
            is_over.wait(0.05)
        newer = Hub("--multi-user", **shard.environment)
        self.addCleanup(lambda: newer.process.poll() is None and newer.end())
        self.assertEqual(shard.database.query("SELECT value FROM meta WHERE key = 'version'"), "4")
        hubs.append(newer)
        count = len(acknowledged)
        while len(acknowledged) < count + 20:
            is_over.wait(0.05)
        is_over.set()
        for thread in threads:
            thread.join()
        export = json.dumps(shard.call("GET", "/api/export", email=email)[1])
        self.assertEqual([text for text in acknowledged if export.count(f'"{text}"') != 1], [])
        self.assertEqual(refused, [])
        indexes = shard.database.query("SELECT indexname FROM pg_indexes")
        self.assertIn("change_by_clock", indexes)


if __name__ == "__main__":
    unittest.main(verbosity=2)
