"""Makes the manuals of an executable: manuals.py GENERATOR EXECUTABLE FOLDER

The generator of swift-argument-parser drops what is not ASCII, leaves empty lines and names pages so
that `whatis` does not find them.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PLAIN = str.maketrans({
    "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "…": "...", "–": "-", "—": "-", "·": "-"})


def plain(text: str) -> str:
    """The text in ASCII; quotation marks stay within JSON's strings."""
    return re.sub("[“”„]", '\\\\"', text).translate(PLAIN)


def repaired(page: str) -> str:
    """The page with a name of one word and without empty lines."""
    if named := re.search(r'^\.Nm "([^"]+)"$', page, re.M):
        page = page.replace(named[0], ".Nm " + named[1].replace(" ", "."), 1)
        page = page.replace("\n.Sh SYNOPSIS\n.Nm\n", f"\n.Sh SYNOPSIS\n{named[0]}\n", 1)
    return re.sub(r"\n\n+", "\n.Pp\n", page)


def make(generator: str, executable: str, folder: Path) -> None:
    told = subprocess.run([executable, "--experimental-dump-help"], check=True, text=True,
                          stdout=subprocess.PIPE, stdin=subprocess.DEVNULL).stdout
    with tempfile.TemporaryDirectory() as work:
        # The generator runs an executable to get its help.
        asked, help_file = Path(work, "asked"), Path(work, "help.json")
        help_file.write_text(plain(told))
        asked.write_text(f"#!/bin/sh\nexec cat '{help_file}'\n")
        asked.chmod(0o755)
        made = Path(work, "man")
        made.mkdir()
        subprocess.run([generator, str(asked), "--multi-page", "--output-directory", str(made)],
                       check=True, stdout=subprocess.DEVNULL)
        for page in made.iterdir():
            (folder / page.name).write_text(repaired(page.read_text()))


if __name__ == "__main__":
    make(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), Path(sys.argv[3]))
