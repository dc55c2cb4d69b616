"""Generates a client from the running server's /openapi.json, checks the types of walk.py against
it, and walks through every product.

  generated_client.py DAYBOOK
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from conformance import Daybook

WALK = Path(__file__).resolve().parent / "client/walk.py"
PROGRAMS = Path(sys.executable).absolute().parent


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        daybook = Daybook(sys.argv[1], home, None)
        token = daybook.json("token", "add", "client", "--scope", "write")["token"]
        server, address = daybook.serve()
        # The generator formats with a program of its own environment.
        environment = {
            **os.environ, "PATH": f"{PROGRAMS}:{os.environ['PATH']}", "PYTHONPATH": home,
            "MYPYPATH": home,
        }

        def run(program: str, *arguments: str) -> None:
            subprocess.run([str(PROGRAMS / program), *arguments], check=True, env=environment, cwd=home)

        try:
            run("openapi-python-client", "generate", "--url", address + "/openapi.json", "--meta",
                "none", "--output-path", home + "/hub_client", "--fail-on-warning")
            run("mypy", "--strict", "--follow-imports", "silent", "--cache-dir", "/dev/null", str(WALK))
            run("python", str(WALK), address, token)
        finally:
            server.terminate()
            server.wait(timeout=30)


if __name__ == "__main__":
    main()
