"""A hub on PostgreSQL with one person's year of history, which the database copies for as many people
as are asked for."""

import http.client
import json
import subprocess
import tempfile
from datetime import date, timedelta

from postgres_server import PostgresServer
from served_hub import Hub, executable

EMAIL, PASSWORD = "river@example.org", "a heron by the water"
# The clock counts milliseconds in its upper 48 bits (HybridClock).
CLOCK = 65536
NOWHERE = "http://127.0.0.1:1/"


def year() -> list[tuple[str, dict, date]]:
    """What somebody tells the hub in a year: the path, the body and the day."""
    today = date.today()
    told: list[tuple[str, dict, date]] = [
        ("mori/setup", {"born": "1990-02-03", "no_habits": True}, today - timedelta(360)),
        ("mori/habit/add", {"name": "Row"}, today - timedelta(360)),
        ("mori/habit/add", {"name": "Read"}, today - timedelta(359)),
        ("aclio/profile", {"name": "River"}, today - timedelta(350)),
        ("aclio/new", {"goal": "Learn to juggle in April", "yes": True, "no_questions": True},
         today - timedelta(340)),
        ("daily-brief/remind/add", {"at": "08:00", "text": "Water the fern"}, today),
        ("mori/remind/on", {"at": "20:00"}, today),
    ]
    for week in range(12):
        day = today - timedelta(330 - 28 * week)
        told += [
            ("lesson/add", {"text": f"Lesson {week} of the heron"}, day),
            ("mori/gratitude", {"text": [f"The river on day {week}"]}, day),
            ("mori/week/mark", {"day": day.isoformat(), "text": f"Week {week}"}, day),
            ("mori/up", {"habit": "Row"}, day), ("mori/up", {"habit": "Read"}, day),
            ("daily-brief/events/add",
             {"date": day.isoformat(), "name": f"Day {week}", "yearly": True}, day),
            ("grounding-sun/add", {"text": f"I am as calm as water {week}"}, day)]
    return told


class Database:
    """One of several databases of a server."""

    def __init__(self, server: PostgresServer, name: str):
        server.query(f"CREATE DATABASE {name}")
        self.url = server.url.rpartition("/")[0] + f"/{name}"

    def query(self, text: str) -> str:
        done = subprocess.run(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", self.url, "-f", "-"], input=text,
            capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return done.stdout.strip()


class GrownHub:
    """The hub's first person is called by name; all others are copies of the same history."""

    def __init__(self, server: PostgresServer | Database, *options: str, **environment: str):
        self.server = server
        self.environment = {
            "HUB_DATABASE": server.url, "DAILY_BRIEF_WEATHER_URL": NOWHERE,
            "DAILY_BRIEF_GEOCODING_URL": NOWHERE, "HUB_LOG_LEVEL": "warning",
            **{f"HUB_LIMIT_{name}": "1000000000"
               for name in ("AUTHENTICATION", "DATA", "COACH", "API", "PAGE")}, **environment}
        self.hub = Hub("--multi-user", *options, **self.environment)
        self.fields: dict[str, str] = {}
        self.fields["X-API-Key"] = self.told("key", "add", "grown", "--json")["key"]
        account = {"email": EMAIL, "password": PASSWORD, "terms_accepted": True}
        self.ask("POST", "/api/users/register", account)
        token = json.loads(self.ask("POST", "/api/users/authenticate", account)[1])["token"]
        self.fields["Authorization"] = f"Bearer {token}"
        for path, body, day in year():
            self.ask("POST", f"/api/{path}?date={day.isoformat()}", body)
        self.person = self.value(
            f"SELECT body::json #>> '{{}}' FROM registry WHERE drawer = 'account_address'"
            f" AND key = '{EMAIL}'")
        self.people = 1
        self._spread_over_a_year()

    def told(self, *words: str) -> dict:
        """What a command of the operator's answers."""
        with tempfile.TemporaryDirectory() as home:
            done = subprocess.run(
                [executable(), "--home", home, *words], capture_output=True, check=True, text=True,
                env={"PATH": "/usr/bin:/bin", "HOME": home, **self.environment})
        return json.loads(done.stdout)

    def ask(self, method: str, path: str, body: dict | None = None,
            expected: int | None = 2, **fields: str) -> tuple[int, bytes]:
        """The status and the body; `expected` is the status' first digit."""
        connection = http.client.HTTPConnection("127.0.0.1", self.hub.port, timeout=120)
        try:
            connection.request(
                method, path, None if body is None else json.dumps(body),
                {"Content-Type": "application/json", **self.fields, **fields})
            answer = connection.getresponse()
            # Streams of changes end never.
            is_endless = answer.headers.get("Content-Type", "").startswith("text/event-stream")
            text = answer.readline() if is_endless else answer.read()
            if expected is not None and answer.status // 100 != expected:
                raise RuntimeError(f"{method} {path}: {answer.status} {text[:500]!r}")
            return answer.status, text
        finally:
            connection.close()

    def value(self, query: str) -> str:
        return self.server.query(query)

    def _spread_over_a_year(self) -> None:
        """Gives the changes the clocks of their days; their hashes leave the clock out."""
        self.server.query(f"""
            WITH spread AS (
              SELECT device, number, clock - CAST((max(number) OVER () - number)
                * (330 * 86400000.0 / max(number) OVER ()) AS BIGINT) * {CLOCK} AS clock
              FROM change WHERE profile = '{self.person}')
            UPDATE change SET clock = spread.clock FROM spread
            WHERE change.profile = '{self.person}' AND change.device = spread.device
              AND change.number = spread.number;
            UPDATE record SET clock = change.clock FROM change
            WHERE record.profile = '{self.person}' AND change.profile = record.profile
              AND change.device = record.device AND change.number = record.number;""")

    def changes(self) -> int:
        return int(self.value("SELECT count(*) FROM change"))

    def grow(self, people: int, active: bool = True) -> None:
        """Copies the first person until there are so many; the copies wrote as late as that person
        did, or a year before."""
        first, last = self.people, people - 1
        if last < first:
            return
        late = 0 if active else 370 * 86_400_000 * CLOCK
        begin = "BEGIN; SET LOCAL synchronous_commit = off; SET LOCAL maintenance_work_mem = '1GB';"
        statements = [begin]
        indexes: list[str] = []
        if last - first > 2_000:
            # Built again at once, rather than row by row.
            dropped, indexes = self._indexes()
            statements += dropped
        new = f"md5('person' || n)::uuid::text AS new, n FROM generate_series({first}, {last}) AS n"
        for table in ("head", "change", "record", "word", "cache"):
            names = self.value(
                "SELECT string_agg(column_name, ',' ORDER BY ordinal_position)"
                f" FROM information_schema.columns WHERE table_name = '{table}'").split(",")
            copied = ",".join(
                "new" if name == "profile" else f"{name} - {late}" if name == "clock" else name
                for name in names)
            statements.append(
                f"INSERT INTO {table} ({','.join(names)}) SELECT {copied} FROM {table},"
                f" (SELECT {new}) AS person WHERE profile = '{self.person}'"
                " ORDER BY new;")
        renamed = ("replace(replace({0}, '" + self.person + "', new), '" + EMAIL
                   + "', 'p' || n || '@example.org')")
        statements.append(
            "INSERT INTO registry (drawer, key, body, expires)"
            f" SELECT drawer, {renamed.format('key')}, {renamed.format('body')}, expires"
            f" FROM registry, (SELECT {new}) AS person"
            " WHERE drawer IN ('account', 'account_address', 'push_subscription')"
            f" AND (key LIKE '%{self.person}%' OR key = '{EMAIL}');")
        self.server.query(" ".join([*statements, *indexes, "COMMIT"]))
        self.server.query("VACUUM ANALYZE")
        self.people = people

    def _indexes(self) -> tuple[list[str], list[str]]:
        tables = "('change', 'record', 'word')"
        plain = self.value(
            "SELECT indexname || '|' || indexdef FROM pg_indexes WHERE schemaname = 'public'"
            f" AND tablename IN {tables} AND indexname NOT IN (SELECT conname FROM pg_constraint)")
        keys = self.value(
            "SELECT conrelid::regclass || '|' || conname || '|' || pg_get_constraintdef(oid)"
            f" FROM pg_constraint WHERE conrelid::regclass::text IN {tables}"
            " AND contype IN ('p', 'u')")
        dropped = [f"DROP INDEX {line.split('|')[0]};" for line in plain.splitlines()]
        made = [line.split("|", 1)[1] + ";" for line in plain.splitlines()]
        for line in keys.splitlines():
            table, name, rule = line.split("|", 2)
            dropped.append(f"ALTER TABLE {table} DROP CONSTRAINT {name};")
            made.append(f"ALTER TABLE {table} ADD CONSTRAINT {name} {rule};")
        return dropped, made

    def end(self) -> None:
        if self.hub.process.poll() is None:
            self.hub.end()
