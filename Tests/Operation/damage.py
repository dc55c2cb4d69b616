#!/usr/bin/env python3
"""Damages a store in many ways and repairs it: nothing that `sqlite3 .recover` or a plain read of
each table would give may be missing afterwards, and nothing may be lost unsaid.

    damage.py PROBE [ROUNDS [SEED]]     the built StoreProbe, 120 rounds by default
"""

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile

PAGE = 4096
CHANGE = "profile, device, number, clock, kind, id, body"
REGISTRY = """
    CREATE TABLE registry (
      drawer TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, expires INTEGER,
      PRIMARY KEY (drawer, key)
    ) WITHOUT ROWID;
    CREATE INDEX registry_by_expiry ON registry (expires) WHERE expires IS NOT NULL;
"""


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, errors="replace", **options)


def make_store(probe, home):
    """A store with entries, saves that overwrite, long texts, and what a hub keeps."""
    assert run(probe, "fill", "--home", home, "--records", "800").returncode == 0
    with sqlite3.connect(f"{home}/daybook.sqlite") as database:
        database.executescript(REGISTRY)
        for number in range(150):
            body = json.dumps({"n": number, "text": "x" * (number % 9 * 40)})
            expires = None if number % 2 else 1_900_000_000_000 + number
            database.execute(
                "INSERT INTO registry VALUES ('session', ?, ?, ?)", (f"k{number}", body, expires))
        device = database.execute("SELECT value FROM meta WHERE key = 'device'").fetchone()[0]
        # Saves that later ones overwrote are in the log alone.
        for number in range(801, 2000):
            text = "a long letter " * (400 if number % 50 == 0 else 5) + str(number)
            body = json.dumps({"id": f"letter-{number % 40}", "text": text})
            clock = (1_795_251_600_000 + number) << 16
            database.execute(
                "INSERT INTO change (profile, device, number, batch, automatic, clock, kind, id,"
                " version, day, body) VALUES ('me', ?, ?, ?, 0, ?, 'probe.letter', ?, 1, 20000, ?)",
                (device, number, number, clock, f"letter-{number % 40}", body))
            database.execute(
                "INSERT INTO record (profile, kind, id, device, number, clock, version, day, body)"
                " VALUES ('me', 'probe.letter', ?, ?, ?, ?, 1, 20000, ?)"
                " ON CONFLICT (profile, kind, id) DO UPDATE SET number = excluded.number,"
                " clock = excluded.clock, body = excluded.body",
                (f"letter-{number % 40}", device, number, clock, body))
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def damage(data, kind, dice):
    """The file's bytes after one mishap."""
    data = bytearray(data)
    pages = len(data) // PAGE
    if kind == "zero":
        for _ in range(dice.choice([1, 1, 2, 5])):
            page = dice.randrange(pages)
            data[page * PAGE:(page + 1) * PAGE] = bytes(PAGE)
    elif kind == "noise":
        page = dice.randrange(pages)
        data[page * PAGE:(page + 1) * PAGE] = dice.randbytes(PAGE)
    elif kind == "sector":
        place = dice.randrange(len(data) // 512) * 512
        data[place:place + 512] = dice.randbytes(512)
    elif kind == "header":
        length = dice.choice([16, 100, PAGE])
        data[:length] = bytes(length)
    elif kind == "cut":
        data = data[:len(data) - dice.choice([1, 512, PAGE, dice.randrange(1, len(data) // 3)])]
    elif kind == "junk":
        data += dice.randbytes(dice.choice([1, 100, PAGE + 7]))
    return bytes(data)


def rows(path, query):
    """Every row that comes before an error."""
    found = []
    try:
        database = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
        database.text_factory = lambda data: data.decode(errors="replace")
        for row in database.execute(query):
            found.append(row)
    except sqlite3.Error:
        pass
    return set(found)


def recovered(path, folder):
    """What `sqlite3 .recover` gives: the log, wherever it puts its rows, and the registry."""
    target = f"{folder}/recovered.sqlite"
    if os.path.exists(target):
        os.unlink(target)
    sql = run("sqlite3", path, ".recover").stdout
    run("sqlite3", target, input=sql)
    log = rows(target, f"SELECT {CHANGE} FROM change")
    log |= rows(
        target,
        "SELECT c1, c2, c3, c7, c8, c9, c12 FROM lost_and_found WHERE nfield BETWEEN 13 AND 15")
    registry = rows(target, "SELECT drawer, key, body FROM registry")
    registry |= rows(target, "SELECT c0, c1, c2 FROM lost_and_found WHERE nfield = 4")
    return log, registry


def main():
    probe = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 120
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 18
    dice = random.Random(seed)
    folder = tempfile.mkdtemp()
    home = f"{folder}/home"
    path = f"{home}/daybook.sqlite"
    make_store(probe, home)
    with open(path, "rb") as file:
        whole = file.read()
    log = rows(path, f"SELECT {CHANGE} FROM change")
    registry = rows(path, "SELECT drawer, key, body FROM registry")
    kinds = ["zero", "zero", "noise", "sector", "cut", "header", "junk"]
    faults, figures = [], {"complete": 0, "lost": 0, "beyond": 0, "nothing": 0}
    for number in range(rounds):
        kind = kinds[number % len(kinds)]
        for name in os.listdir(home):
            if name.startswith("daybook.sqlite"):
                os.unlink(f"{home}/{name}")
        shutil.rmtree(f"{home}/replaced", ignore_errors=True)
        with open(path, "wb") as file:
            file.write(damage(whole, kind, dice))
        shutil.copy(path, f"{folder}/damaged.sqlite")
        theirs, keys = recovered(f"{folder}/damaged.sqlite", folder)
        theirs |= rows(f"{folder}/damaged.sqlite", f"SELECT {CHANGE} FROM change")
        keys |= rows(f"{folder}/damaged.sqlite", "SELECT drawer, key, body FROM registry")
        outcome = run(probe, "salvage", "--home", home)
        if outcome.returncode != 0:
            figures["nothing"] += 1
            faults.append((number, kind, outcome.stderr[-300:] or outcome.stdout))
            continue
        report = json.loads(outcome.stdout)
        ours = rows(path, f"SELECT {CHANGE} FROM change")
        our_keys = rows(path, "SELECT drawer, key, body FROM registry")
        missing, missing_keys = (theirs & log) - ours, (keys & registry) - our_keys
        gone, told = log - ours, report["known"] - report["saved"]
        if missing or missing_keys:
            faults.append((number, kind, "missing", len(missing), len(missing_keys)))
        if told < len(gone):
            faults.append((number, kind, "lost unsaid", len(gone), report))
        if registry - our_keys and "registry" not in report["incomplete"]:
            faults.append((number, kind, "keys lost unsaid", len(registry - our_keys), report))
        if run("sqlite3", path, "PRAGMA integrity_check").stdout != "ok\n":
            faults.append((number, kind, "not whole"))
        figures["lost" if gone else "complete"] += 1
        figures["beyond"] += len(ours & log) - len(theirs & log)
    shutil.rmtree(folder)
    print(f"{rounds} rounds with seed {seed}, {len(log)} changes, {len(registry)} keys: {figures}")
    for fault in faults:
        print(*fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
