"""Measures the hub on PostgreSQL with ever more people: the same requests of one person, in turn, and
what the background work reads when nothing is due."""

import math
import statistics
import sys
import time

from package_graph import ROOT

sys.path.insert(0, str(ROOT / "Tests/Operation"))
from grown_hub import Database, GrownHub  # noqa: E402
from postgres_server import PostgresServer  # noqa: E402

PEOPLE = [1, 100, 10_000, 100_000]
# How many people write, whatever the size of the hub.
ACTIVE = 100
ROUNDS = 4
PAUSE = 15  # between two rounds of the background work, in seconds
FLAT = 1.2
REQUESTS = {
    "today": ("GET", "/api/today", None), "brief": ("GET", "/api/v2/daily-brief", None),
    "countdowns": ("GET", "/api/v2/countdowns", None), "diary": ("GET", "/api/mori/diary", None),
    "search": ("GET", "/api/search?text=heron", None),
    "history": ("GET", "/api/history?limit=20", None),
    "goals": ("GET", "/api/aclio/list", None), "sync": ("GET", "/api/sync/batches?after=0", None),
    "write": ("POST", "/api/lesson/add", {"text": "A heron of the bench"}),
    "undo": ("POST", "/api/undo", {}),
}


def growth(sizes, asked):
    """The figures of each size; `asked` is the number of requests of each kind."""
    settings = {
        "shared_buffers": "2GB", "max_wal_size": "16GB", "checkpoint_timeout": "1h",
        "wal_level": "minimal", "max_wal_senders": "0", "max_connections": "300"}
    with PostgresServer(sync=False, **settings) as server:
        hubs, figures = {}, {}
        try:
            for people in sizes:
                begin = time.monotonic()
                hubs[people] = hub = GrownHub(Database(server, f"people_{people}"))
                hub.grow(min(people, ACTIVE))
                hub.grow(people, active=False)
                figures[people] = {
                    "changes": hub.changes(), "seconds_to_make": time.monotonic() - begin,
                    "mib": int(hub.value("SELECT pg_database_size(current_database())")) >> 20}
                print(f"  {people:,} people, {figures[people]['changes']:,} changes "
                      f"in {figures[people]['seconds_to_make']:.0f} s", file=sys.stderr)
            for people, measured in requests(hubs, asked).items():
                figures[people]["ms"] = measured
            for people, measured in jobs(hubs).items():
                figures[people]["jobs"] = measured
        finally:
            for hub in hubs.values():
                hub.end()
    return figures


def requests(hubs, asked):
    """Milliseconds of each request at each hub, in turn."""
    times = {people: {name: [] for name in REQUESTS} for people in hubs}
    for turn in range(asked + 5):  # the first five warm up
        for name, (method, path, body) in REQUESTS.items():
            for people, hub in hubs.items():
                begin = time.perf_counter()
                hub.ask(method, path, body)
                if turn >= 5:
                    times[people][name].append((time.perf_counter() - begin) * 1000)
    return {
        people: {name: {"p50": statistics.median(taken),
                        "p99": sorted(taken)[math.ceil(len(taken) * 0.99) - 1]}
                 for name, taken in named.items()}
        for people, named in times.items()}


READ = """SELECT xact_commit || ' ' || tup_returned + tup_fetched FROM pg_stat_database
WHERE datname = current_database()"""


def jobs(hubs):
    """Transactions and rows read in a round of the background work, once the agenda is worked off."""
    figures = {}
    for people, hub in hubs.items():
        wait_until_quiet(hub)
    before = {people: counted(hub) for people, hub in hubs.items()}
    time.sleep(PAUSE * ROUNDS)
    for people, hub in hubs.items():
        # psql itself counts too, with the same for every size.
        commits, rows = (now - then for now, then in zip(counted(hub), before[people]))
        figures[people] = {"transactions": commits / ROUNDS, "rows": rows / ROUNDS}
    return figures


def wait_until_quiet(hub, seconds=600):
    deadline = time.monotonic() + seconds
    due = ("SELECT count(*) FROM registry WHERE drawer = 'due'"
           " AND key < lpad((extract(epoch FROM now()) * 1000)::bigint::text, 16, '0')")
    time.sleep(PAUSE)
    while int(hub.value(due)) > 0 and time.monotonic() < deadline:
        time.sleep(1)


def counted(hub):
    return [int(number) for number in hub.value(READ).split()]


def print_growth(figures):
    sizes = list(figures)
    first = sizes[0]
    print("One person's requests in a hub of so many people, milliseconds in turn: p50 / p99, and how "
          f"many times those of {first:,}")
    print(f"  {'':<12}" + "".join(f"{people:>26,}" for people in sizes))
    for name in REQUESTS:
        line = f"  {name:<12}"
        for people in sizes:
            mine, base = figures[people]["ms"][name], figures[first]["ms"][name]
            line += (f"{mine['p50']:>8.1f} /{mine['p99']:>6.1f} "
                     f"({mine['p50'] / base['p50']:.2f},{mine['p99'] / base['p99']:.2f})")
        print(line)
    # The others are compared with the first size.
    for measure in ("p50", "p99"):
        ratios = [figures[people]["ms"][name][measure] / figures[first]["ms"][name][measure]
                  for people in sizes[1:] for name in REQUESTS]
        middle, worst = statistics.median(ratios), max(ratios)
        print(f"  {measure}: {middle:.2f} times in the middle, {worst:.2f} at worst "
              f"(goal {FLAT}: {'met' if worst <= FLAT else 'MISSED'})")
    print(f"Background work with nothing due, a round of {PAUSE} s")
    for people in sizes:
        jobs_of = figures[people].get("jobs", {})
        print(f"  {people:>9,} people {figures[people]['changes']:>12,} changes "
              f"{figures[people]['mib']:>7,} MiB {jobs_of.get('transactions', 0):>8.1f} transactions "
              f"{jobs_of.get('rows', 0):>10.0f} rows read")
