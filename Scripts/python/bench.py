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
import sys
from pathlib import Path

import bench_growth
import bench_hub
from bench_build import RELEASE, build
from bench_commands import life, morning, print_life, print_startup, print_times, startup
from bench_store import data, print_data, print_store, store
from package_graph import ROOT


def hub(rounds):
    """The figures of the hub, also on PostgreSQL if that is installed."""
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
