"""Programs that people know, jrnl and taskwarrior, with as much data as ours."""

import json
import shutil
import subprocess
import uuid
from pathlib import Path

from package_graph import ROOT

JRNL = """\
colors: {{body: none, date: none, tags: none, title: none}}
default_hour: 9
default_minute: 0
editor: ''
encrypt: false
highlight: true
indent_character: '|'
journals: {{default: {{journal: {folder}/journal.txt}}}}
linewrap: 79
tagsymbols: '@'
template: false
timeformat: '%Y-%m-%d %H:%M'
version: v4.2
"""


def jrnl_of(entries, folder):
    """The command that starts jrnl, from a virtual environment, with a journal of these entries."""
    environment = ROOT / ".build/bench-venv"
    program = environment / "bin/jrnl"
    if not program.exists():
        subprocess.run(["python3", "-m", "venv", str(environment)], check=True)
        subprocess.run([str(environment / "bin/pip"), "install", "--quiet", "jrnl"], check=True)
    Path(folder, "journal.txt").write_text(
        "".join(f"[{entry['day']} 09:00] {entry['text']}\n\n" for entry in entries))
    Path(folder, "jrnl.yaml").write_text(JRNL.format(folder=folder))
    return [str(program), "--config-file", f"{folder}/jrnl.yaml"]


def task_of(count, folder):
    """The command that starts Taskwarrior, with this many tasks."""
    Path(folder, "taskrc").write_text(f"data.location={folder}/tasks\nconfirmation=off\n")
    start = [shutil.which("task"), f"rc:{folder}/taskrc"]
    tasks = [{"description": f"task {n} along the river", "status": "pending",
              "uuid": str(uuid.UUID(int=n + 1)), "entry": "20260101T000000Z"} for n in range(count)]
    subprocess.run([*start, "import", "-"], input=json.dumps(tasks), text=True, check=True,
                   capture_output=True)
    return start
