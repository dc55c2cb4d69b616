"""Measures the store: what 100,000 records cost to open, read, write, export, back up and sync."""

import json
import os
import subprocess
import sys
import tempfile
import time

from bench_build import build, verdict

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


def store():
    probe = build("StoreProbe")
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run([probe, "bench"], env={**os.environ, "DAYBOOK_HOME": home},
                              stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"bench: StoreProbe fails with {done.returncode}")
    return json.loads(done.stdout)


def print_store(figures):
    print("Store")
    for name, value in figures.items():
        goal = f"   goal {STORE[name]:,}: {verdict(value, STORE[name])}" if name in STORE else ""
        print(f"  {name:<28}{value:>14,.1f}{goal}" if isinstance(value, (int, float))
              else f"  {name:<28}{value}")


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
