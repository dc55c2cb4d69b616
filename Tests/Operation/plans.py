#!/usr/bin/env python3
"""Reads the plan of every statement by which a hub on PostgreSQL answers: each touches one person's
rows by index, and none reads or sorts a table.

    DAYBOOK=/path/of/daybook Tests/Operation/plans.py

`daybook` has to be built with the trait PostgreSQL.
"""

import http.client
import json
import re
import sys
import unittest
unittest.TestCase.maxDiff = None
import urllib.parse
from datetime import date

from explained_postgres import ExplainedPostgres, faults
from grown_hub import EMAIL, PASSWORD, GrownHub
from postgres_server import tools

# As many as make the planner choose as it does for any number.
PEOPLE = 1500
# They end what others need, and come last.
LAST = ["/api/users/logout", "/api/users/logout-everywhere", "/api/users/{email}"]
# What an operator asks for, and what a person deletes all at once: rare, and honest about its cost.
OF_ALL = {"GET /metrics", "GET /api/stats", "DELETE /api/users/{email}"}
TODAY = date.today().isoformat()
SAID = {
    "goal": "1", "goals": ["1"], "steps": ["1"], "step": "1", "habit": "Row", "day": TODAY, "date": TODAY,
    "at": "09:00", "id": "1", "text": "heron", "message": ["Where do I begin?"], "limit": 20,
    "schedule": "daily", "minutes": 20, "position": 1, "name": "Fern", "event": "1", "reminder": "1",
    "place": "Bratislava", "location": "Bratislava", "email": EMAIL, "password": PASSWORD,
    "current_password": PASSWORD, "new_password": PASSWORD, "nickname": "River", "after": 0,
    "file": "{}", "email_or_id": EMAIL, "draft": "1", "token": "none", "born": "1990-02-03",
    "chatHistory": [], "setting": "place", "key": "language", "search": "heron", "id@n": "1@1",
}
# Background work asks at its own times who wrote lately; where most people did, a scan is right.
OF_JOBS = "SELECT profile FROM head WHERE clock >= $1"


@unittest.skipUnless(tools(), "PostgreSQL is not installed")
class Plans(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = ExplainedPostgres()
        cls.addClassCleanup(cls.server.remove)
        cls.grown = GrownHub(cls.server)
        cls.addClassCleanup(cls.grown.end)
        cls.grown.grow(PEOPLE)
        cls.server.plans()

    def found(self, name: str, allowed: bool = False) -> tuple[dict[str, str], int]:
        """The faults in what was explained since the last look, and how much that was."""
        plans = self.server.plans()
        told = {
            f"{fault}: {' '.join(plan['Query Text'].split())}": name
            for plan in plans for fault in faults(plan)
            if " ".join(plan["Query Text"].split()) != OF_JOBS}
        return ({} if allowed else told), len(plans)

    def bodies(self, operation: dict) -> list[dict | None]:
        schema = operation.get("requestBody", {}).get("content", {}).get(
            "application/json", {}).get("schema")
        if schema is None:
            return [None]
        members = schema.get("properties", {})
        required = {name: SAID.get(name, "heron") for name in schema.get("required", [])}
        every = {name: SAID[name] for name in members if name in SAID} | required
        # What a member is about may be a list of texts.
        for body in (required, every):
            for name, value in body.items():
                if members.get(name, {}).get("type") == "array" and not isinstance(value, list):
                    body[name] = [value]
        return [required] if required == every else [required, every]

    def test_the_api(self):
        described = json.loads(self.grown.ask("GET", "/openapi.json")[1])["paths"]
        calls = [(method.upper(), path, operation) for path, operations in described.items()
                 for method, operation in operations.items()]
        calls.sort(key=lambda call: (call[1] in LAST, call[0] == "DELETE", call[1]))
        self.assertGreater(len(calls), 150)
        problems: dict[str, str] = {}
        statements, answered = 0, 0
        for method, path, operation in calls:
            there = re.sub(r"\{(\w+)\}", lambda name: urllib.parse.quote(str(SAID[name[1]])), path)
            asked = [there]
            query = {
                item["name"]: SAID[item["name"]] for item in operation.get("parameters", [])
                if item.get("in") == "query" and item["name"] in SAID and item["name"] != "date"}
            if query:
                asked.append(f"{there}?{urllib.parse.urlencode(query, doseq=True)}")
            if any(item.get("name") == "as_of" for item in operation.get("parameters", [])):
                asked.append(f"{there}?as_of={TODAY}T00:00:00Z")
            for where in asked:
                for body in self.bodies(operation):
                    status, _ = self.grown.ask(method, where, body, expected=None)
                    answered += status == 200
                    self.assertLess(status, 600)
            told, count = self.found(f"{method} {path}", f"{method} {path}" in OF_ALL)
            problems = told | problems
            statements += count
        print(f"{len(calls)} routes, {answered} answers, {statements} plans", file=sys.stderr)
        self.assertGreater(answered, 140)
        self.assertEqual(problems, {})

    def test_the_pages(self):
        cookie = self.log_in()
        waiting, seen = ["/", "/history", "/search?text=heron", "/settings", "/account"], set()
        problems: dict[str, str] = {}
        statements = 0
        while waiting and len(seen) < 80:
            path = waiting.pop(0)
            kind = re.sub(r"[0-9a-f-]{20,}|\d+", "#", path)
            if kind in seen:
                continue
            seen.add(kind)
            connection = http.client.HTTPConnection("127.0.0.1", self.grown.hub.port, timeout=60)
            connection.request("GET", path, headers={"Cookie": cookie, "Accept": "text/html"})
            answer = connection.getresponse()
            page = b""
            if not answer.headers.get("Content-Type", "").startswith("text/event-stream"):
                page = answer.read()
            connection.close()
            told, count = self.found(f"GET {path}")
            problems = told | problems
            statements += count
            for link in re.findall(r'(?:href|action)="(/[^"#]*)"', page.decode(errors="replace")):
                waiting.append(link.replace("&amp;", "&"))
        print(f"{len(seen)} pages, {statements} plans", file=sys.stderr)
        self.assertGreater(len(seen), 25)
        self.assertEqual(problems, {})

    def log_in(self) -> str:
        """The cookie of a browser's session."""
        connection = http.client.HTTPConnection("127.0.0.1", self.grown.hub.port, timeout=60)
        connection.request(
            "POST", "/log-in", urllib.parse.urlencode({"email": EMAIL, "password": PASSWORD}),
            {"Content-Type": "application/x-www-form-urlencoded",
             "Origin": f"http://127.0.0.1:{self.grown.hub.port}"})
        answer = connection.getresponse()
        answer.read()
        cookies = [value.split(";")[0] for value in answer.headers.get_all("Set-Cookie") or []]
        connection.close()
        self.assertTrue(cookies, answer.status)
        return "; ".join(cookies)


if __name__ == "__main__":
    unittest.main(verbosity=2)
