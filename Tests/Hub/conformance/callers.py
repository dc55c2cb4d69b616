"""Who makes the calls: the one person of the hub by a token, or people with accounts by a program's
key and their own JWT; those whose calls end what they are known by are people of their own."""

import json
import os
import urllib.request
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


def post(path: str, body: dict[str, str]) -> dict:
    request = urllib.request.Request(
        ADDRESS + path, json.dumps(body).encode(),
        {"Content-Type": "application/json", "X-API-Key": os.environ["HUB_KEY"]})
    with urllib.request.urlopen(request, timeout=30) as reply:
        return json.load(reply)


def registered(name: str) -> str:
    email = f"{name}@example.org"
    post("/api/users/register", {"email": email, "password": PASSWORD})
    return email


def logged_in(email: str) -> Caller:
    token = post("/api/users/authenticate", {"email": email, "password": PASSWORD})["token"]
    return Caller({"X-API-Key": os.environ["HUB_KEY"], "Authorization": f"Bearer {token}"}, email)


class Calls:
    """Gives calls what their caller is known by; a valid path's address becomes the caller's own."""

    def set(self, case, caller: Caller, context) -> None:
        case.headers.update(caller.fields)
        is_valid = case.meta is None or case.meta.generation.mode.is_positive
        if caller.email and is_valid and "email" in case.path_parameters:
            case.path_parameters["email"] = caller.email


if "HUB_TOKEN" in os.environ:

    @schemathesis.auth()
    class OnePerson(Calls):
        def get(self, case, context) -> Caller:
            key, token = os.environ["HUB_KEY"], os.environ["HUB_TOKEN"]
            return Caller({"X-API-Key": key, "Authorization": f"Bearer {token}"})

else:

    @schemathesis.auth().skip_for(path_regex=ENDING).skip_for(name_regex=ACCOUNT)
    class Person(Calls):
        email = registered("eva")

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
