"""Tries the running server against its own description of its API, with valid and invalid calls.

  conformance.py DAYBOOK [--multi-user] [--database ADDRESS] [--examples N]

Starts `DAYBOOK serve` in a new home on a free port, without a network of its own, checks that
/openapi.json is valid, and runs schemathesis with all checks. Ends what it started.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from openapi_spec_validator import validate

FOLDER = Path(__file__).parent / "conformance"


def run(arguments: list[str], **options) -> str:
    return subprocess.run(
        arguments, check=True, capture_output=True, text=True, timeout=60, **options
    ).stdout


def started(daybook: str, home: str, extra: list[str]) -> tuple[subprocess.Popen, str]:
    """The server and its address, once it says where it listens."""
    server = subprocess.Popen(
        [daybook, "serve", "--home", home, "--offline", "--listen", "127.0.0.1:0", *extra],
        stdout=subprocess.PIPE, stderr=open(f"{home}/serve.log", "w"), text=True,
    )
    for line in server.stdout:
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found:
            return server, found.group()
    raise SystemExit("the server did not start: " + Path(f"{home}/serve.log").read_text())


def described(address: str) -> dict:
    with urllib.request.urlopen(address + "/openapi.json", timeout=10) as reply:
        return json.load(reply)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("daybook")
    options.add_argument("--multi-user", action="store_true")
    options.add_argument("--database")
    options.add_argument("--examples", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--only", help="a regular expression of paths")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as home:
        extra = ["--multi-user"] if chosen.multi_user else []
        if chosen.database:
            extra += ["--database", chosen.database]
        for limit in ("data", "authentication"):
            subprocess.run(
                [chosen.daybook, "settings", "--home", home, f"hub.limit.{limit}", "1000000"],
                capture_output=True, timeout=60, check=False,
            )
        token = json.loads(
            run([chosen.daybook, "token", "add", "test", "--scope", "write", "--json", "--home", home])
        )["token"]
        server, address = started(chosen.daybook, home, extra)
        try:
            validate(described(address))
            print("openapi.json is valid")
            only = ["--include-path-regex", chosen.only] if chosen.only else []
            status = subprocess.run(
                [
                    str(Path(sys.executable).parent / "schemathesis"), "--config-file",
                    str(FOLDER / "schemathesis.toml"), "run", address + "/openapi.json",
                    "--header", f"Authorization: Bearer {token}", "--checks", "all",
                    "--phases", "examples,coverage,fuzzing", "--max-examples",
                    str(chosen.examples), "--seed", str(chosen.seed), "--continue-on-failure",
                    "--suppress-health-check", "all", *only,
                ],
                env={**os.environ, "SCHEMATHESIS_HOOKS": "answers", "PYTHONPATH": str(FOLDER)},
                check=False,
            ).returncode
            described(address)
            return status
        finally:
            server.terminate()
            server.wait(timeout=30)


if __name__ == "__main__":
    sys.exit(main())
