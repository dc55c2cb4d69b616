"""Who makes the calls: the one person of the hub by a token, or people with accounts by a program's
key and their own JWT; those whose calls end what they are known by are people of their own."""

import json
import os
import urllib.request
import zlib
from dataclasses import dataclass

import schemathesis

import answers  # noqa: F401  its checks are found by being imported

ADDRESS = os.environ["HUB"]
PASSWORD = "correct horse battery"
ENDING = r"^/api/users/logout"
ACCOUNT = r"^(PUT|DELETE) /api/users/[^/]+(/password)?$"


@dataclass(frozen=True)
class Caller:
    """The header fields of a call, and the address of the account that it is about."""

    fields: dict[str, str]
    email: str | None = None


def post(path: str, body: dict, fields: dict[str, str] = {}) -> dict:
    request = urllib.request.Request(
        ADDRESS + path, json.dumps(body).encode(),
        {"Content-Type": "application/json", "X-API-Key": os.environ["HUB_KEY"], **fields})
    with urllib.request.urlopen(request, timeout=120) as reply:
        return json.load(reply)


def registered(name: str) -> str:
    email = f"{name}@example.org"
    post("/api/users/register", {"email": email, "password": PASSWORD})
    return email


def logged_in(email: str) -> Caller:
    token = post("/api/users/authenticate", {"email": email, "password": PASSWORD})["token"]
    return Caller({"X-API-Key": os.environ["HUB_KEY"], "Authorization": f"Bearer {token}"}, email)


# Data that exists before the requests, to reach rules about existing things; the first of each kind
# has the number 1.
KEPT = [
    ("/api/mori/setup", {"born": "1990-02-03"}),
    ("/api/mori/habit/add", {"name": "Walk"}),
    *[("/api/aclio/new", {"goal": f"Run race number {number} in April", "yes": True,
                          "no_questions": True}) for number in range(20)],
    *[("/api/daily-brief/events/add", {"name": f"Feast {number}", "date": "2027-03-20"})
      for number in range(20)],
    *[("/api/daily-brief/remind/add", {"text": f"Call {number}", "at": "08:00"})
      for number in range(20)],
]
NAMES = {
    "goal": "1", "step": "1", "steps": ["1"], "habit": "Walk", "event": "1", "reminder": "1",
}


class Calls:
    """Gives calls what their caller is known by; a valid path's address becomes the caller's own,
    and every other name of a thing that of one that is there."""

    def set(self, case, caller: Caller, context) -> None:
        case.headers.update(caller.fields)
        if case.meta is not None and not case.meta.generation.mode.is_positive:
            return
        if caller.email and "email" in case.path_parameters:
            case.path_parameters["email"] = caller.email
        if not case.path.startswith(("/api/mori/", "/api/aclio/", "/api/daily-brief/")):
            return
        for values in (case.query, case.body):
            for name in NAMES.keys() & set(values if isinstance(values, dict) else ()):
                if zlib.crc32(repr(values[name]).encode()) % 2:
                    values[name] = NAMES[name]


def keep(caller: Caller) -> Caller:
    for path, body in KEPT:
        post(path, body, caller.fields)
    return caller


if "HUB_TOKEN" in os.environ:

    @schemathesis.auth()
    class OnePerson(Calls):
        caller = keep(Caller({
            "X-API-Key": os.environ["HUB_KEY"],
            "Authorization": "Bearer " + os.environ["HUB_TOKEN"],
        }))

        def get(self, case, context) -> Caller:
            return self.caller

else:

    @schemathesis.auth().skip_for(path_regex=ENDING).skip_for(name_regex=ACCOUNT)
    class Person(Calls):
        email = registered("eva")
        keep(logged_in(email))

        def get(self, case, context) -> Caller:
            return logged_in(self.email)

    @schemathesis.auth(refresh_interval=None).apply_to(path_regex=ENDING)
    class LoggedOut(Calls):
        email = registered("adam")

        def get(self, case, context) -> Caller:
            return logged_in(self.email)

    @schemathesis.auth().apply_to(name_regex=ACCOUNT)
    class Operator(Calls):
        email = registered("ida")

        def get(self, case, context) -> Caller:
            return Caller({"X-API-Key": os.environ["HUB_OPERATOR_KEY"]}, self.email)
