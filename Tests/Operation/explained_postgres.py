"""A PostgreSQL server that explains every statement it runs, and rules about what it explains."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

from postgres_server import PostgresServer

# The columns that begin the keys of a table: what every statement has to ask for by index. `made` and
# `expires` are of what is due, and `clock` of whose log moved.
KEYS = {
    "change": {"profile"}, "record": {"profile"}, "word": {"profile"}, "cache": {"profile"},
    "head": {"profile", "clock"}, "registry": {"drawer", "expires"}, "settled": {"mark", "made"},
}


class ExplainedPostgres(PostgresServer):
    def __init__(self, **settings: str):
        super().__init__(sync=False, **{
            "shared_preload_libraries": "auto_explain", "auto_explain.log_min_duration": "0",
            "auto_explain.log_format": "json", "auto_explain.log_nested_statements": "on",
            "logging_collector": "on", "log_destination": "jsonlog", "log_filename": "explained",
            "log_rotation_size": "0", "log_rotation_age": "0", "autovacuum": "off", **settings})
        self._read = 0

    def plans(self) -> list[dict]:
        """What it explained since the last call, once all of it is written."""
        # The collector writes in order, so that nothing of before is missing beside this.
        mark = f"mark_{time.monotonic_ns()}"
        self.query(f"DO $$ BEGIN RAISE LOG '{mark}'; END $$")
        path = Path(self.folder, "data/log/explained.json")
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with open(path, "rb") as file:
                file.seek(self._read)
                text = file.read()
            if mark.encode() in text and text.endswith(b"\n"):
                self._read += len(text)
                lines = [json.loads(line) for line in text.splitlines()]
                found = [line["message"] for line in lines if line.get("user") == "postgres"
                         and line.get("application_name") != "psql"]
                return [json.loads(message.partition("plan:\n")[2]) for message in found
                        if "plan:\n" in message]
            time.sleep(0.02)
        raise RuntimeError("the server explains nothing")


def nodes(plan: dict) -> Iterator[dict]:
    yield plan
    for inner in plan.get("Plans", []):
        yield from nodes(inner)


def columns(node: dict) -> set[str]:
    """The columns by which an index is asked for a node's rows."""
    asked = " ".join(inner.get("Index Cond", "") for inner in nodes(node))
    return {name for name in re.findall(r"(?:\w+\.)?(\w+)(?:\)?::\w+\)?)? (?:=|<|>)", asked)}


def faults(explained: dict) -> list[str]:
    """Why a statement costs more with every person, or with every change of one."""
    told = []
    for node in nodes(explained["Plan"]):
        kind, table = node["Node Type"], node.get("Relation Name", "")
        if table in KEYS and kind in ("Seq Scan", "Sample Scan", "Tid Scan"):
            told.append(f"{kind} of {table}")
        if table in KEYS and kind in ("Index Scan", "Index Only Scan", "Bitmap Heap Scan"):
            if not columns(node) & KEYS[table]:
                told.append(f"{kind} of all of {table}")
        if kind in ("Sort", "Incremental Sort"):
            for inner in nodes(node):
                table = inner.get("Relation Name", "")
                # What a person has may be put in order; what everybody has may not.
                if table in KEYS and not columns(inner) & {"profile", "drawer"}:
                    told.append(f"Sort of {table}")
    return told
