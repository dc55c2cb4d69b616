"""Measures commands: their start-up, a lifetime of data, a morning; in turn with what people know."""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import date

from bench_build import STATIC, build, installed, new_product, verdict
from bench_peers import jrnl_of, task_of

FORTUNE = shutil.which("fortune") or "/usr/games/fortune"
# name: (greatest ratio, to which program)
RATIOS = {
    "product, no network": [(1.5, "fortune")], "lesson": [(2.5, "fortune"), (1 / 3, "python3")],
    "daybook": [(4, "fortune")],
    "mori widget": [(1.5, "fortune")], "mori": [(3, "fortune")],
    "daily-brief": [(3, "lesson")], "aclio": [(3, "lesson")],
    "mori diary --search": [(1 / 20, "jrnl -contains")], "mori diary": [(1, "jrnl")],
}
SEARCH_MS = 20  # of a diary search on top of starting up
MEMORY = 30  # MiB, of our own programs


def milliseconds(command, environment):
    null = os.open(os.devnull, os.O_RDWR)
    actions = [(os.POSIX_SPAWN_DUP2, null, stream) for stream in range(3)]
    start = time.perf_counter()
    _, status, _ = os.wait4(os.posix_spawn(command[0], command, environment, file_actions=actions), 0)
    elapsed = (time.perf_counter() - start) * 1000
    os.close(null)
    if status:
        sys.exit(f"bench: {' '.join(command)} fails with {os.waitstatus_to_exitcode(status)}")
    return elapsed


def peak_mib(command, environment):
    """Measured by time(1), because a child counts the memory of the process that started it."""
    linux = sys.platform == "linux"
    told = subprocess.run(["/usr/bin/time", *(["-f", "%M"] if linux else ["-l"]), *command],
                          env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                          stdin=subprocess.DEVNULL, text=True, check=True).stderr
    if linux:
        return int(told.split()[-1]) / 1024
    return int(next(line for line in told.split("\n") if "maximum resident" in line).split()[0]) / 2**20


def medians(commands, environment, runs):
    """Milliseconds and peak memory of each command, run in turn."""
    commands = {name: c for name, c in commands.items() if c[0] and os.access(c[0], os.X_OK)}
    measured = {name: [] for name in commands}
    for turn in range(runs + 2):  # the first two fill caches and make the home
        for name, command in commands.items():
            elapsed = milliseconds(command, environment)
            if turn >= 2:
                measured[name].append(elapsed)
    return {
        name: {"ms": statistics.median(measured[name]),
               "mib": statistics.median(peak_mib(command, environment) for _ in range(3))}
        for name, command in commands.items()
    }


def startup(runs):
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/one.sqlite"
        subprocess.run(["sqlite3", database, "create table one (id)"], check=True)
        python = subprocess.run(["python3", "-c", "import sys; print(sys.executable)"],
                                capture_output=True, text=True, check=True).stdout.strip()
        mori, lesson, daybook = (installed(built, folder) for built in (
            build("mori", only="MoriApp", flags=STATIC, scratch=".build-static"),
            build("lesson"), build("daybook")))
        environment = {**os.environ, "DAYBOOK_HOME": f"{folder}/home"}
        subprocess.run([mori, "setup", "--born", "1990-01-01"], env=environment, check=True,
                       stdout=subprocess.DEVNULL)
        commands = {
            "product, no network": [new_product(folder)],
            "lesson": [lesson, "--offline"],
            "daybook": [daybook, "--offline"],
            "mori widget": [mori, "widget"],
            "fortune": [FORTUNE],
            "sqlite3": [shutil.which("sqlite3"), database, "select 1"],
            "python3": [python, "-c", "pass"],
        }
        return medians(commands, environment, runs)


def life(runs):
    built = build("mori", only="MoriApp", flags=STATIC, scratch=".build-static")
    probe = build("StoreProbe")
    with tempfile.TemporaryDirectory() as folder:
        mori, home = installed(built, folder), f"{folder}/home"
        told = subprocess.run(
            [probe, "live", "--home", home, "--until", date.today().isoformat()],
            stdout=subprocess.PIPE, check=True)
        entries = json.loads(told.stdout)
        environment = {**os.environ, "DAYBOOK_HOME": home}
        shown = json.loads(subprocess.run(
            [mori, "--json"], env=environment, stdout=subprocess.PIPE, check=True).stdout)
        if [habit["streak"] > 0 for habit in shown["habits"]] != [True] * 3 or not shown["gratitude"]:
            sys.exit(f"bench: mori does not know the life that the probe wrote: {shown}")
        jrnl, word = jrnl_of(entries, folder), "heron8000"
        commands = {
            "fortune": [FORTUNE], "mori widget": [mori, "widget"], "mori": [mori],
            "mori diary": [mori, "diary"], "mori diary --search": [mori, "diary", "--search", word],
            "jrnl": [*jrnl, "--format", "pretty"], "jrnl -contains": [*jrnl, "-contains", word],
            "task list": [*task_of(1000, folder), "list"],
        }
        slow = {name: commands.pop(name) for name in ("jrnl", "jrnl -contains", "mori diary")}
        return medians(commands, environment, runs) | medians(slow, environment, min(runs, 5))


def morning(runs):
    today = date.today().isoformat()
    lesson, brief, aclio, probe = (
        build(name) for name in ("lesson", "daily-brief", "aclio", "StoreProbe"))
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DAYBOOK_HOME": f"{folder}/home"}
        subprocess.run([probe, "coach", "--home", f"{folder}/home", "--until", today], check=True)

        def tell(*words):
            return subprocess.run(
                words, env=environment, stdout=subprocess.PIPE, check=True).stdout

        tell(brief, "place", "Bratislava", "--offline")
        for month in range(1, 13):
            tell(brief, "events", "add", f"Day {month}", f"2000-{month:02}-15", "--yearly")
        shown = json.loads(tell(aclio, "--json", "--offline"))
        if len(shown["goals"]) != 500 or shown["points"] < 20_000:
            sys.exit("bench: aclio does not know the goals that the probe wrote")
        # `--json` gives every step of every goal, which no screen does.
        return medians({
            "lesson": [lesson, "--offline"], "daily-brief": [brief, "--offline"],
            "daily-brief widget": [brief, "widget", "--offline"], "aclio": [aclio, "--offline"],
            "aclio widget": [aclio, "widget", "--offline"],
        }, environment, runs)


def print_life(figures, runs):
    print_times(figures, f"A lifetime in Mori, median of {runs} runs in turn (jrnl: 5)")
    search = figures["mori diary --search"]["ms"] - figures["mori widget"]["ms"]
    print(f"  searching takes {search:.1f} ms on top of starting up "
          f"(goal {SEARCH_MS}: {verdict(search, SEARCH_MS)})")


def print_startup(figures, runs):
    print_times(figures, f"Start-up, median of {runs} runs in turn")


def print_times(figures, title):
    print(title)
    for name, figure in figures.items():
        line = f"  {name:<20}{figure['ms']:8.1f} ms{figure['mib']:8.1f} MiB"
        for greatest, other in RATIOS.get(name, []):
            if other in figures:
                ratio = figure["ms"] / figures[other]["ms"]
                line += f"   {ratio:.2f} × {other} (goal {greatest:.2g}: {verdict(ratio, greatest)})"
        if name in RATIOS:
            line += f"   memory {verdict(figure['mib'], MEMORY)}"
        print(line)
