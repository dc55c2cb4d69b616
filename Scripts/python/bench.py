"""Measures start-up, a lifetime, a morning, the store and the hub, beside what people know.

  Scripts/bench                      all of it
  Scripts/bench startup --runs 20    release executables, run in turn; medians and peak memory
  Scripts/bench life                 mori with 30 years of habits and 10,000 diary entries
  Scripts/bench morning              daily-brief, and aclio with 500 goals and 5,000 messages
  Scripts/bench data                 100,000 records: export, import, backup, sync; saves compacted
  Scripts/bench store                100,000 records: open, find, list, search, write
  Scripts/bench hub                  the hub under load, its streams and its memory
  Scripts/bench growth               the hub with 1 to 100,000 people (--people 100000, --daybook PATH)
  Scripts/bench --json figures.json  writes the figures too

Nothing fails when a goal is missed: figures depend on the machine, and ratios are what counts.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from datetime import date
from pathlib import Path

import bench_growth
import bench_hub
from package_graph import ROOT

RELEASE, STATIC = (os.environ.get(f"{kind}_FLAGS", "").split() for kind in ("RELEASE", "STATIC"))
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
# name in StoreProbe's JSON: greatest value, in microseconds
STORE = {
    "find_by_id_us": 100, "list_30_days_us": 2_000, "search_us": 20_000, "search_common_us": 20_000,
    "history_us": 100_000,
}
# name: (greatest ratio, to which figure of the same run)
DATA = {
    "first_sync_receive_ms": (1.5, "sqlite3 .read ms"),
    "MiB of 10,000 days": (5, "MiB of their texts"),
}


def build(product, folder=ROOT, only="", flags=RELEASE, scratch=".build"):
    """The path of a release executable, built when needed."""
    base = ["swift", "build", "--package-path", str(folder), "--scratch-path",
            str(ROOT / scratch), "-c", "release", "--product", product, *flags]
    environment = {**os.environ, "ONLY": only}
    print(f"Building {product} …", file=sys.stderr)
    done = subprocess.run(base, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}bench: {product} does not build")
    shown = subprocess.run(
        [*base, "--show-bin-path"], env=environment, capture_output=True, text=True, check=True)
    return str(Path(shown.stdout.strip()) / product)


def installed(built, folder):
    """What people install: the executable stripped, as Scripts/release does it."""
    path = f"{folder}/{Path(built).name}"
    subprocess.run(["strip", "-o", path, built], check=True)
    return path


def new_product(folder):
    """A product as Scripts/new-product makes it, in a copy of the repository."""
    copy = Path(folder) / "copy"
    copy.mkdir()
    for name in ("Package.swift", ".swift-format", "Modules", "Apps", "Tests", "Scripts"):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, copy / name)
    subprocess.run([str(copy / "Scripts/new-product"), "BenchProbe"], check=True,
                   stdout=subprocess.DEVNULL)
    built = build("bench-probe", copy, "BenchProbeApp", STATIC, ".build-bench")
    return installed(built, folder)


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
    """Asked through time(1): a child counts what the process that started it had resident."""
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
    """jrnl's start in an environment of its own, with a journal of these entries."""
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
    """Taskwarrior's start, with that many tasks."""
    Path(folder, "taskrc").write_text(f"data.location={folder}/tasks\nconfirmation=off\n")
    start = [shutil.which("task"), f"rc:{folder}/taskrc"]
    tasks = [{"description": f"task {n} along the river", "status": "pending",
              "uuid": str(uuid.UUID(int=n + 1)), "entry": "20260101T000000Z"} for n in range(count)]
    subprocess.run([*start, "import", "-"], input=json.dumps(tasks), text=True, check=True,
                   capture_output=True)
    return start


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


def data():
    probe = build("StoreProbe")
    with tempfile.TemporaryDirectory() as folder:
        home = f"{folder}/home"
        subprocess.run([probe, "fill", "--home", home, "--records", "100000"], check=True)
        figures = json.loads(subprocess.run(
            [probe, "data", "--home", home], stdout=subprocess.PIPE, check=True).stdout)
        for name, store, *commands in (
                (".dump", f"{home}/daybook.sqlite", f".output {folder}/dump", ".dump"),
                (".backup", f"{home}/daybook.sqlite", f".backup {folder}/copy"),
                # As durable as the store.
                (".read", f"{folder}/read", "PRAGMA journal_mode = WAL", f".read {folder}/dump")):
            start = time.perf_counter()
            subprocess.run(["sqlite3", store, *commands], stdout=subprocess.DEVNULL, check=True)
            figures[f"sqlite3 {name} ms"] = (time.perf_counter() - start) * 1000
        size = os.path.getsize(f"{home}/daybook.sqlite")
        figures["bytes a change"] = size / 100_000
        saves = json.loads(subprocess.run(
            [probe, "saves"], stdout=subprocess.PIPE, check=True).stdout)
        scale = 10_000 / saves["days"] / 2**20
        figures["MiB of 10,000 days"] = saves["after_bytes"] * scale
        figures["MiB before compaction"] = saves["before_bytes"] * scale
        figures["MiB of their texts"] = saves["texts_bytes"] * scale
        return figures


def print_data(figures):
    print("100,000 records")
    for name, value in figures.items():
        line = f"  {name:<28}{value:>14,.1f}"
        if name in DATA:
            greatest, other = DATA[name]
            ratio = value / figures[other]
            line += f"   {ratio:.2f} × {other} (goal {greatest}: {verdict(ratio, greatest)})"
        print(line)


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


def store():
    probe = build("StoreProbe")
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run([probe, "bench"], env={**os.environ, "DAYBOOK_HOME": home},
                              stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"bench: StoreProbe fails with {done.returncode}")
    return json.loads(done.stdout)


def hub(rounds):
    """The figures of the hub, on PostgreSQL too where that is installed."""
    sys.path.insert(0, str(ROOT / "Tests/Operation"))
    import postgres_server

    flags = [*RELEASE, "--traits", "PostgreSQL"] if postgres_server.tools() else RELEASE
    # The second stands beside the first, which hands over to it.
    daybook, _, bare = (
        build(name, flags=flags) for name in ("daybook", "daybook-hub", "BareServer"))
    if not postgres_server.tools():
        return bench_hub.hub(daybook, bare, rounds)
    with postgres_server.PostgresServer() as server:
        return bench_hub.hub(daybook, bare, rounds, database=server.url)


def growth(most, runs, daybook):
    if not daybook:
        daybook, _ = (build(name, flags=[*RELEASE, "--traits", "PostgreSQL"])
                      for name in ("daybook", "daybook-hub"))
    os.environ["DAYBOOK"] = os.path.abspath(daybook)
    sizes = [people for people in bench_growth.PEOPLE if people < most] + [most]
    # Of fewer the 99th percentile would be the worst.
    return bench_growth.growth(sizes, max(runs, 300))


def print_store(figures):
    print("Store")
    for name, value in figures.items():
        goal = f"   goal {STORE[name]:,}: {verdict(value, STORE[name])}" if name in STORE else ""
        print(f"  {name:<28}{value:>14,.1f}{goal}" if isinstance(value, (int, float))
              else f"  {name:<28}{value}")


def verdict(value, greatest):
    return "met" if value <= greatest else "MISSED"


def main():
    parser = argparse.ArgumentParser(
        prog="Scripts/bench", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = ["startup", "life", "morning", "data", "store", "hub"]
    parser.add_argument("what", nargs="?", choices=[*parts, "growth", "all"], default="all")
    parser.add_argument("--runs", type=int, default=50, help="of each program (50)")
    parser.add_argument("--people", type=int, default=100_000, help="the most of growth (100000)")
    parser.add_argument("--daybook", metavar="PATH", help="a daybook that is built, for growth")
    parser.add_argument("--json", metavar="FILE", help="where to write the figures")
    options = parser.parse_args()
    if options.runs < 1:
        parser.error("--runs: at least one")
    figures = {}
    if options.what in ("startup", "all"):
        figures["startup"] = startup(options.runs)
        print_startup(figures["startup"], options.runs)
    if options.what in ("life", "all"):
        figures["life"] = life(options.runs)
        print_life(figures["life"], options.runs)
    if options.what in ("morning", "all"):
        figures["morning"] = morning(options.runs)
        print_times(figures["morning"], f"A morning, median of {options.runs} runs in turn")
    if options.what in ("data", "all"):
        figures["data"] = data()
        print_data(figures["data"])
    if options.what in ("store", "all"):
        figures["store"] = store()
        print_store(figures["store"])
    if options.what in ("hub", "all"):
        figures["hub"] = hub(max(options.runs // 15, 1))
        bench_hub.print_hub(figures["hub"])
    # Minutes and gigabytes: for those who ask for it.
    if options.what == "growth":
        figures["growth"] = growth(options.people, options.runs, options.daybook)
        bench_growth.print_growth(figures["growth"])
    if options.json:
        Path(options.json).write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
