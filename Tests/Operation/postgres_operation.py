#!/usr/bin/env python3
"""What an operator does with a hub's PostgreSQL: brings back the state of a moment from a backup and
the archived log, and spreads people over machines.

    DAYBOOK=/path/of/daybook Tests/Operation/postgres_operation.py

`daybook` has to be built with the trait PostgreSQL.
"""

import json
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request
from pathlib import Path

from postgres_server import PostgresServer, tools
from served_hub import ROOT, Hub, executable

# Citus' own rule, for a server without it: each unique key of a table has the column by which the
# table is spread.
CITUS = """
CREATE TABLE spread (name TEXT, key TEXT);
CREATE FUNCTION create_distributed_table(name REGCLASS, key TEXT, colocate_with TEXT DEFAULT 'default')
RETURNS VOID LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (
    SELECT FROM pg_index WHERE indrelid = name AND indisunique AND NOT (
      SELECT attnum FROM pg_attribute WHERE attrelid = name AND attname = key) = ANY (indkey))
  THEN RAISE 'a unique key of % lacks %', name, key; END IF;
  INSERT INTO spread VALUES (name, key);
END $$;
CREATE FUNCTION citus_add_local_table_to_metadata(name REGCLASS) RETURNS VOID LANGUAGE sql AS
  'INSERT INTO spread VALUES (name, NULL)';
"""


@unittest.skipUnless(tools(), "PostgreSQL is not installed")
class PostgresOperation(unittest.TestCase):
    def server(self, **settings) -> PostgresServer:
        server = PostgresServer(**settings)
        self.addCleanup(server.remove)
        return server

    def hub(self, server: PostgresServer) -> Hub:
        hub = Hub(HUB_DATABASE=server.url)
        self.addCleanup(lambda: hub.process.poll() is None and hub.end())
        return hub

    def token(self, server: PostgresServer) -> str:
        with tempfile.TemporaryDirectory() as home:
            made = subprocess.run(
                [executable(), "--home", home, "token", "add", "drill", "--scope", "write", "--scope",
                 "read", "--json"], capture_output=True, check=True, text=True,
                env={"PATH": "/usr/bin:/bin", "HOME": home, "HUB_DATABASE": server.url})
        return json.loads(made.stdout)["token"]

    def call(self, hub: Hub, token: str, path: str, body: dict | None = None) -> dict:
        request = urllib.request.Request(
            f"http://127.0.0.1:{hub.port}{path}",
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def write(self, hub: Hub, token: str, name: str, count: int) -> list[str]:
        """What the hub said that it keeps."""
        texts = [f"{name} {number} of the heron" for number in range(count)]
        for text in texts:
            self.call(hub, token, "/api/lesson/add", {"text": text})
        return texts

    def kept(self, hub: Hub, token: str, texts: list[str]) -> list[str]:
        export = json.dumps(self.call(hub, token, "/api/export"))
        return [text for text in texts if export.count(f'"{text}"') == 1]

    def test_the_state_before_a_mistake_is_brought_back(self):
        with tempfile.TemporaryDirectory(prefix="daybook-archive-") as archive:
            Path(archive).chmod(0o777)
            server = self.server(
                archive_mode="on", archive_command=f"test ! -f {archive}/%f && cp %p {archive}/%f")
            hub, token = self.hub(server), self.token(server)
            before = self.write(hub, token, "Before the backup", 20)
            backup = server.back_up()
            after = self.write(hub, token, "After the backup", 20)
            moment = server.query("SELECT clock_timestamp()")
            time.sleep(0.1)
            late = self.write(hub, token, "After the moment", 5)
            self.assertEqual(len(self.kept(hub, token, before + after + late)), 45)
            server.query("DELETE FROM record; DELETE FROM change")
            hub.end()
            last = server.query("SELECT pg_walfile_name(pg_switch_wal())")
            deadline = time.monotonic() + 60
            while not Path(archive, last).exists() and time.monotonic() < deadline:
                time.sleep(0.1)

            begin = time.monotonic()
            restored = self.server(
                backup=backup, restore_command=f"cp {archive}/%f %p", recovery_target_time=moment,
                recovery_target_action="promote")
            while restored.query("SELECT pg_is_in_recovery()") == "t":
                time.sleep(0.1)
            again = self.hub(restored)
            self.assertEqual(again.get("/ready")[0], 200)
            seconds = time.monotonic() - begin
            # The token was made before the backup, and is in force.
            self.assertEqual(self.kept(again, token, before + after), before + after)
            self.assertEqual(self.kept(again, token, late), [])
            more = self.write(again, token, "After the drill", 5)
            self.assertEqual(self.kept(again, token, before + after + more), before + after + more)
            print(f"40 of 40 brought back, none of 5 later ones, {seconds:.1f} s", file=sys.stderr)

    def test_every_table_can_be_spread_by_person(self):
        server = self.server()
        self.hub(server).end()
        tables = set(server.query(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public'").splitlines())
        server.query(CITUS)
        server.query((ROOT / "Scripts/hub/postgres/citus.sql").read_text())
        spread = dict(line.split("|") for line in server.query("SELECT * FROM spread").splitlines())
        self.assertEqual(set(spread), tables)
        with_person = set(server.query(
            "SELECT table_name FROM information_schema.columns WHERE column_name = 'profile'"
            " AND table_schema = 'public'").splitlines())
        self.assertEqual({name for name, key in spread.items() if key == "profile"}, with_person)


if __name__ == "__main__":
    unittest.main(verbosity=2)
