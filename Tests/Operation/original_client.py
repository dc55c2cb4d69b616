#!/usr/bin/env python3
"""The built hub as a client of the original API meets it: plain HTTP, every status and body of its
contract, and the command of ours that was written for it.

    Tests/Operation/original_client.py
"""

import base64
import hashlib
import hmac
import http.client
import json
import subprocess
import unittest

from served_hub import Hub, executable

EMAIL, PASSWORD = "eva@example.org", "first password"
SUCCESS = "success"


def done(message: str) -> dict:
    return {"message": message, SUCCESS: True}


def failed(error: str) -> dict:
    return {"error": error, SUCCESS: False}


class Client:
    """Sends a call as the original's guide does, and reads status, body and header fields."""

    def __init__(self, *options: str, **environment: str):
        self.hub = Hub("--multi-user", "--offline", *options, **environment)
        made = subprocess.run(
            [executable(), "--home", self.hub.home, "key", "add", "phone", "--json"], check=True,
            capture_output=True, env={"PATH": "/usr/bin:/bin", "HOME": self.hub.home})
        self.key = json.loads(made.stdout)["key"]
        self.token = None

    def call(
        self, method: str, path: str, body=None, *, key: str | None = "", token: str | None = "",
        **fields: str,
    ) -> tuple[int, object, http.client.HTTPMessage]:
        if key is not None:
            fields["X-API-Key"] = key or self.key
        if token is not None and (token or self.token):
            fields["Authorization"] = token or f"Bearer {self.token}"
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
        if body is not None:
            fields.setdefault("Content_Type", "application/json")
        connection = http.client.HTTPConnection("127.0.0.1", self.hub.port, timeout=60)
        connection.request(
            method, path, body, {name.replace("_", "-"): value for name, value in fields.items()})
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        try:
            return answer.status, json.loads(data), answer.headers
        except ValueError:
            return answer.status, data.decode(), answer.headers

    def log_in(self, email: str = EMAIL) -> dict:
        account = {"email": email, "password": PASSWORD}
        self.call("POST", "/api/users/register", account, token=None)
        status, body, _ = self.call("POST", "/api/users/authenticate", account, token=None)
        assert status == 200, body
        self.token = body["token"]
        return body


class Contract(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.client = Client(HUB_LIMIT_AUTHENTICATION="10000", HUB_LIMIT_DATA="10000")
        cls.login = cls.client.log_in()

    @classmethod
    def tearDownClass(cls):
        cls.client.hub.end()

    def says(self, expected: tuple[int, object], *call, **fields) -> None:
        with self.subTest(call=call, **fields):
            status, body, _ = self.client.call(*call, **fields)
            self.assertEqual((status, body), expected)

    def test_log_in(self):
        login = self.login
        self.assertEqual(
            (login[SUCCESS], login["token_type"], login["expires_in"]), (True, "Bearer", 604800))
        self.assertEqual(login["user"]["email"], EMAIL)
        for name in ("username", "nickname", "timezone", "language", "personality"):
            self.assertIn(name, login["user"])
        head, claims, _ = (
            json.loads(base64.urlsafe_b64decode(part + "==")) if number < 2 else None
            for number, part in enumerate(login["token"].split(".")))
        self.assertEqual(head, {"alg": "HS256", "typ": "JWT"})
        self.assertEqual(claims["exp"] - claims["iat"], 604800)
        self.assertEqual(claims["email"], EMAIL)

    def test_accounts(self):
        users = "/api/users/"
        register, authenticate = users + "register", users + "authenticate"
        missing = (400, {"error": "Email and password required"})
        nothing = (400, {"error": "No data provided"})
        other = {"email": "adam@example.org", "password": PASSWORD, "nickname": "Adam"}
        self.says((201, done("Registration successful")), "POST", register, other)
        self.says((400, failed("Email already registered")), "POST", register, other)
        for path in (register, authenticate):
            self.says(missing, "POST", path, {"email": EMAIL})
            for body in ({}, [], None, 0, "", False):
                self.says(nothing, "POST", path, json.dumps(body).encode())
        self.says(nothing, "POST", register, b"{")
        self.says((400, {"error": "Malformed JSON"}), "POST", authenticate, b"{")
        self.says(
            (415, {"error": "Content-Type must be application/json"}), "POST", authenticate, other,
            Content_Type="text/plain")
        for email, password in ((EMAIL, "wrong"), ("nobody@example.org", PASSWORD)):
            self.says(
                (401, failed("Invalid credentials")), "POST", authenticate,
                {"email": email, "password": password})
        status, body, _ = self.client.call("GET", users + "EVA%40example.org")
        self.assertEqual((status, body["user"]["email"]), (200, EMAIL))
        for name in (
            "timezone", "subscription_type", "weather_enabled", "countdown_enabled",
            "reminder_enabled", "created_at", "updated_at",
        ):
            self.assertIn(name, body["user"])
        own, theirs = users + EMAIL, users + other["email"]
        not_allowed = (403, failed("Not allowed"))
        self.says(not_allowed, "GET", theirs)
        self.says(not_allowed, "GET", own, token=None)
        self.says(not_allowed, "PUT", theirs + "/nickname", {"nickname": "Mine"})
        self.says((200, done("Nickname updated")), "PUT", own + "/nickname", {"nickname": " Evka "})
        self.says((400, {"error": "Nickname required"}), "PUT", own + "/nickname", {"nickname": " "})
        self.says((400, {"error": "New password required"}), "PUT", own + "/password", {"a": 1})
        reset = users + "password-reset"
        sent = (200, done("Password reset link has been sent to your email"))
        for email in (EMAIL, "nobody@example.org"):
            self.says(sent, "POST", reset + "-request", {"email": email})
        self.says((400, {"error": "Email required"}), "POST", reset + "-request", {"a": 1})
        self.says((400, {"error": "Token and new password required"}), "POST", reset, {"token": "a"})
        self.says(
            (400, {"error": "Invalid or expired token"}), "POST", reset,
            {"token": "a", "new_password": PASSWORD})

    def test_keys_and_tokens(self):
        no_key = (401, {"error": "Invalid or missing API key"})
        body = {"email": EMAIL, "password": PASSWORD}
        for key in (None, "wrong"):
            self.says(no_key, "POST", "/api/users/authenticate", body, key=key)
            self.says(no_key, "GET", "/api/users/" + EMAIL, key=key)
            self.says(no_key, "GET", "/api/countdowns/" + EMAIL, key=key)
            self.says(no_key, "GET", "/api/stats", key=key)
        v2 = "/api/v2/nameday?date=2026-11-21"
        status, named, _ = self.client.call("GET", v2, key=None)
        self.assertEqual(status, 200)
        self.client.token, token = None, self.client.token
        self.says((401, {"error": "Missing authorization header"}), "GET", v2)
        self.client.token = token
        form = {"error": "Invalid authorization header format. Expected: Bearer <token>"}
        for field in (token, f"Basic {token}", f"Bearer {token} more", "Bearer"):
            self.says((401, form), "GET", v2, token=field)
        self.says((200, named), "GET", v2, token=f"bEARER   {token}")
        for forged in self.forged(token):
            self.says((401, {"error": "Invalid token"}), "GET", v2, token=f"Bearer {forged}")
        status, _, fields = self.client.call("GET", v2, token="Bearer x")
        self.assertEqual((status, fields["WWW-Authenticate"]), (401, "Bearer"))

    def forged(self, token: str):
        def encoded(value) -> str:
            data = value if isinstance(value, bytes) else json.dumps(value).encode()
            return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

        head, claims, signature = token.split(".")
        said = json.loads(base64.urlsafe_b64decode(claims + "=="))
        yield f"{head}.{claims}"
        yield f"{head}.{claims}."
        yield f"{head}.{claims}.{encoded(b'0' * 32)}"
        yield f"{head}.{encoded({**said, 'email': 'adam@example.org'})}.{signature}"
        for algorithm in ("none", "None", "HS384", "RS256", "hs256"):
            yield f"{encoded({'alg': algorithm, 'typ': 'JWT'})}.{claims}.{signature}"
        for secret in (b"", b"secret"):
            text = f"{head}.{encoded({**said, 'exp': 9999999999})}"
            yield text + "." + encoded(hmac.new(secret, text.encode(), hashlib.sha256).digest())

    def test_countdowns(self):
        mine, email = "/api/countdowns", {"email": EMAIL}
        event = {**email, "name": "Wedding", "date": "2027-04-01", "yearly": True}
        status, body, _ = self.client.call("POST", mine, event)
        self.assertEqual((status, body["message"], body[SUCCESS]), (201, "Countdown created", True))
        number = body["id"]
        self.assertIsInstance(number, int)
        status, body, _ = self.client.call("POST", mine, event)
        self.assertEqual((status, body[SUCCESS]), (409, False))
        status, body, _ = self.client.call("POST", mine, {**event, "date": "2027-02-30"})
        self.assertEqual((status, body[SUCCESS]), (400, False))
        self.says((400, {"error": "Email, name, and date required"}), "POST", mine, email)
        status, body, _ = self.client.call("GET", f"{mine}/{EMAIL}")
        [kept] = body["countdowns"]
        self.assertEqual((status, kept["id"], kept["name"], kept["yearly"]), (200, number, "Wedding", 1))
        self.assertEqual(
            set(kept),
            {"id", "name", "date", "yearly", "message_before", "message_after", "created_at"})
        _, body, _ = self.client.call("GET", "/api/v2/countdowns", key=None)
        [shown] = body["data"]
        self.assertEqual(
            set(shown),
            {"name", "date", "yearly", "days_left", "next_occurrence", "is_past", "message"})
        self.says((403, failed("Not allowed")), "GET", f"{mine}/adam@example.org")
        self.says((200, done("Countdown updated")), "PUT", f"{mine}/{number}", {"name": "Feast"})
        self.says((404, failed("Countdown not found")), "PUT", f"{mine}/1", {"name": "Feast"})
        status, _, fields = self.client.call("PUT", f"{mine}/{EMAIL}", {"name": "Feast"})
        self.assertIn(status, (404, 405))
        self.says((200, done("Countdown deleted")), "DELETE", f"{mine}/{number}")
        self.says((404, failed("Countdown not found")), "DELETE", f"{mine}/{number}")

    def test_weather(self):
        subscription = f"/api/weather/subscriptions/{EMAIL}"
        absent = (404, failed("Subscription not found"))
        self.says(absent, "GET", subscription)
        self.says(absent, "DELETE", subscription)
        self.says((404, {"error": "Subscription not found"}), "GET", f"/api/weather/preview/{EMAIL}")
        path = "/api/weather/subscriptions"
        self.says((400, {"error": "Email and location required"}), "POST", path, {"email": EMAIL})
        self.says(
            (400, {"error": "Invalid location or geocoding failed"}), "POST", path,
            {"email": EMAIL, "location": "Nowhere at all"})
        self.says(
            (404, failed("Weather subscription not found or not enabled")), "GET", "/api/v2/weather")

    def test_brief_and_nameday(self):
        status, body, _ = self.client.call("GET", "/api/v2/daily-brief", key=None)
        self.assertEqual((status, body[SUCCESS]), (200, True))
        brief = body["data"]
        for name in ("user", "modules_enabled", "generated_at", "nameday"):
            self.assertIn(name, brief)
        self.assertEqual(brief["user"]["email"], EMAIL)
        self.assertRegex(brief["generated_at"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$")
        self.says(
            (400, failed("Invalid date format. Expected ISO format (YYYY-MM-DD)")), "GET",
            "/api/v2/nameday?date=tomorrow")
        status, body, _ = self.client.call("GET", "/api/v2/nameday?date=2026-11-21")
        self.assertEqual(status, 200)

    def test_framing(self):
        self.says((200, {"service": "dailybrief-api", "status": "ok"}), "GET", "/health", key=None)
        for path in ("/nothing", "/health/", "/api/users/"):
            self.says((404, {"error": "Endpoint not found"}), "GET", path, key=None, token=None)
        for method, path, allow in [
            ("POST", "/health", "GET, HEAD, OPTIONS"),
            ("GET", "/api/users/register", "OPTIONS, POST"),
            ("DELETE", "/api/v2/countdowns", "GET, HEAD, OPTIONS"),
        ]:
            status, _, fields = self.client.call(method, path, key=None, token=None)
            self.assertEqual((status, fields["Allow"]), (405, allow))
            status, body, fields = self.client.call("OPTIONS", path, key=None, token=None)
            self.assertEqual((status, body, fields["Allow"]), (200, "", allow))
        status, body, fields = self.client.call("HEAD", "/health", key=None)
        self.assertEqual((status, body), (200, ""))
        self.assertEqual(fields["Content-Type"], "application/json")


class Limits(unittest.TestCase):
    def test_data_is_limited_for_a_person(self):
        client = Client()
        self.addCleanup(client.hub.end)
        client.log_in()
        for number in range(50):
            path = ("/api/v2/countdowns", "/api/v2/daily-brief")[number % 2]
            status, _, fields = client.call("GET", path, key=None)
            self.assertEqual((status, fields["RateLimit-Limit"]), (200, "50"))
        self.assertEqual(fields["RateLimit-Remaining"], "0")
        for path in ("/api/v2/countdowns", "/api/v2/nameday"):
            status, body, fields = client.call("GET", path, key=None)
            self.assertEqual((status, body), (429, {"error": "Rate limit exceeded"}))
            self.assertLessEqual(int(fields["Retry-After"]), 3600)
        # Another person is not meant.
        client.log_in("adam@example.org")
        self.assertEqual(client.call("GET", "/api/v2/countdowns", key=None)[0], 200)

    def test_log_ins_are_limited_for_an_address(self):
        client = Client()
        self.addCleanup(client.hub.end)
        client.log_in()
        body = {"email": EMAIL, "password": PASSWORD}
        statuses = [
            client.call("POST", "/api/users/authenticate", body, token=None)[0] for _ in range(20)]
        self.assertEqual(statuses, [200] * 19 + [429])
        self.assertEqual(client.call("GET", "/health", key=None)[0], 200)


class Command(unittest.TestCase):
    """`daybook daily-brief login` against the hub."""

    def run_daybook(self, client: Client, *arguments: str, typed: str = "") -> tuple[int, str]:
        home = client.hub.home + "/other"
        done = subprocess.run(
            [executable(), "--home", home, "daily-brief", *arguments, "--json"], input=typed,
            capture_output=True, text=True, timeout=60,
            env={"PATH": "/usr/bin:/bin", "HOME": home, "TZ": "UTC"})
        return done.returncode, done.stdout + done.stderr

    def test_logs_in_and_shows_what_the_server_has(self):
        client = Client(HUB_LIMIT_AUTHENTICATION="1000")
        self.addCleanup(client.hub.end)
        client.log_in()
        event = {"email": EMAIL, "name": "Wedding", "date": "2027-04-01"}
        self.assertEqual(client.call("POST", "/api/countdowns", event)[0], 201)
        server = f"http://127.0.0.1:{client.hub.port}"
        account = ["login", "--server", server, "--email", EMAIL, "--api-key", client.key]
        code, said = self.run_daybook(client, *account, typed="wrong password\n")
        self.assertEqual((code, "credentials" in said or "password" in said), (77, True), said)
        code, said = self.run_daybook(client, *account, typed=PASSWORD + "\n")
        self.assertEqual(code, 0, said)
        code, said = self.run_daybook(client, "events")
        self.assertEqual((code, "Wedding" in said), (0, True), said)
        code, said = self.run_daybook(client, "events", "add", "Exam", "2027-05-02")
        self.assertEqual(code, 0, said)
        _, body, _ = client.call("GET", "/api/v2/countdowns", key=None)
        self.assertEqual([event["name"] for event in body["data"]], ["Wedding", "Exam"])
        code, said = self.run_daybook(client, "logout")
        self.assertEqual(code, 0, said)


if __name__ == "__main__":
    unittest.main(verbosity=2)
