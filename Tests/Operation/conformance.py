"""Tries the running server against its own description of its API, with valid and invalid calls.

  conformance.py DAYBOOK [--multi-user] [--database ADDRESS] [--examples N] [--only REGEX]

Starts `DAYBOOK serve` in a new home on a free port, without a network of its own, checks that
/openapi.json is valid, and runs schemathesis with all checks: as the one person of the hub, or as
people with accounts and a program's key. `--database own` starts a PostgreSQL server for it. Ends
what it started.
"""

import argparse
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from openapi_spec_validator import validate

from postgres_server import PostgresServer

FOLDER = Path(__file__).resolve().parent / "conformance"


# Rate limits must not interfere.
LIMITS = {f"HUB_LIMIT_{name}": "1000000" for name in ("AUTHENTICATION", "DATA", "COACH", "API", "PAGE")}


class Daybook:
    """The command, in a home of its own."""

    def __init__(self, command: str, home: str, database: str | None):
        self.command, self.home = command, home
        self.environment = {"PATH": "/usr/bin:/bin", "HOME": home, "TZ": "UTC", **LIMITS}
        if database:
            self.environment["HUB_DATABASE"] = database

    def json(self, *arguments: str) -> dict:
        done = subprocess.run(
            [self.command, "--home", self.home, *arguments, "--json"], check=True, text=True,
            stdout=subprocess.PIPE, timeout=60, env=self.environment)
        return json.loads(done.stdout)

    def serve(self, *options: str) -> tuple[subprocess.Popen, str]:
        """The server and its address, once it says where it listens."""
        server = subprocess.Popen(
            [self.command, "--home", self.home, "--offline", "serve", "--listen", "127.0.0.1:0",
             *options],
            stdout=subprocess.PIPE, stderr=open(f"{self.home}/serve.log", "w"), text=True,
            env=self.environment)
        for line in server.stdout:
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            if found:
                return server, found.group()
        raise SystemExit("the server did not start: " + Path(f"{self.home}/serve.log").read_text())


def described(address: str) -> dict:
    with urllib.request.urlopen(address + "/openapi.json", timeout=10) as reply:
        return json.load(reply)


def conforms(
    address: str, folder: str, chosen: argparse.Namespace, callers: dict[str, str]
) -> int:
    validate(described(address))
    print("openapi.json is valid", flush=True)
    only = ["--include-path-regex", chosen.only] if chosen.only else []
    status = subprocess.run(
        [
            str(Path(sys.executable).absolute().parent / "schemathesis"), "--config-file",
            str(FOLDER / "schemathesis.toml"), "run", address + "/openapi.json", "--checks", "all",
            "--phases", "examples,coverage,fuzzing", "--max-examples", str(chosen.examples),
            "--seed", str(chosen.seed), "--request-timeout", "60", "--workers", str(chosen.workers), "--continue-on-failure",
            "--suppress-health-check", "all", *only,
        ],
        env={
            **os.environ, "HUB": address, **callers, "SCHEMATHESIS_HOOKS": "callers",
            "PYTHONPATH": str(FOLDER),
        },
        # A temporary folder, because it stores files for its next run.
        cwd=folder, check=False,
    ).returncode
    # The server must still respond.
    described(address)
    return status


def main() -> int:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("daybook")
    options.add_argument("--multi-user", action="store_true")
    options.add_argument("--database")
    options.add_argument("--examples", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    # More workers hit a bug in Python 3.11, whose parser counts its depth across all threads.
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--only", help="a regular expression of paths")
    chosen = options.parse_args()
    with contextlib.ExitStack() as ended:
        home = ended.enter_context(tempfile.TemporaryDirectory())
        if chosen.database == "own":
            chosen.database = ended.enter_context(PostgresServer(sync=False)).url
        daybook = Daybook(chosen.daybook, home, chosen.database)
        callers = {"HUB_KEY": daybook.json("key", "add", "app")["key"]}
        if chosen.multi_user:
            callers["HUB_OPERATOR_KEY"] = daybook.json("key", "add", "us", "--operator")["key"]
        else:
            callers["HUB_TOKEN"] = daybook.json("token", "add", "us", "--scope", "write")["token"]
        server, address = daybook.serve(*(["--multi-user"] if chosen.multi_user else []))
        try:
            return conforms(address, home, chosen, callers)
        finally:
            server.terminate()
            server.wait(timeout=30)


if __name__ == "__main__":
    sys.exit(main())
