#!/usr/bin/env python3
"""The built hub and a real mail server: links to a new password and to confirm an address come,
work once, and carry nothing that a stranger typed; a server that is away is the operator's trouble
and nobody else's.

    Tests/Operation/mail.py            needs aiosmtpd from PyPI
"""

import email
import email.policy
import json
import re
import socket
import subprocess
import time
import unittest
import urllib.error
import urllib.parse
import urllib.request

from mail_server import MailServer
from served_hub import Hub, executable

RESET = "/api/users/password-reset"


class Mail(unittest.TestCase):
    def serve(self, **environment: str) -> Hub:
        hub = Hub("--multi-user", HUB_LIMIT_AUTHENTICATION="1000", **environment)
        self.addCleanup(hub.end)
        made = subprocess.run(
            [executable(), "--home", hub.home, "key", "add", "app", "--json"], check=True,
            capture_output=True, env={"PATH": "/usr/bin:/bin", "HOME": hub.home})
        self.key = json.loads(made.stdout)["key"]
        self.hub = hub
        return hub

    def encrypted(self, server: MailServer) -> dict[str, str]:
        return {
            "HUB_SMTP_HOST": "localhost", "HUB_SMTP_PORT": str(server.port),
            "HUB_SMTP_USER": "hub", "HUB_SMTP_PASSWORD": "open sesame",
            "HUB_SMTP_FROM": "hub@example.org", "SSL_CERT_FILE": server.certificate,
        }

    def clear(self, port: int) -> dict[str, str]:
        return {
            "HUB_SMTP_HOST": "127.0.0.1", "HUB_SMTP_PORT": str(port),
            "HUB_SMTP_SECURITY": "none", "HUB_SMTP_FROM": "hub@example.org",
        }

    def server(self, is_encrypted: bool) -> MailServer:
        server = MailServer(is_encrypted)
        self.addCleanup(server.end)
        return server

    def post(self, path: str, **body: str) -> tuple[int, dict]:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.hub.port}{path}", json.dumps(body).encode(),
            {"X-API-Key": self.key, "Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def registered(self, email: str, server: MailServer | None = None) -> None:
        """Registers somebody, who gets a letter from the server if there is one."""
        self.assertEqual(
            self.post("/api/users/register", email=email, password="first password")[0], 201)
        if server:
            self.assertIn("/confirm-address?token=", server.letters.next()[0].get_content())
            server.letters.envelopes.clear()
            server.letters.logins.clear()

    def check(self, environment: dict[str, str]) -> tuple[int, dict]:
        """What `serve --check` says."""
        hub = self.serve()
        done = subprocess.run(
            [executable(), "--home", hub.home, "serve", "--multi-user", "--check", "--listen",
             "127.0.0.1:0", "--json"],
            capture_output=True, env={"PATH": "/usr/bin:/bin", "HOME": hub.home, **environment})
        return done.returncode, json.loads(done.stdout or done.stderr)

    def test_a_link_comes_over_tls_and_works_once(self):
        server = self.server(is_encrypted=True)
        self.serve(**self.encrypted(server))
        self.registered("eva@example.org", server)
        self.assertEqual(
            self.post(RESET + "-request", email=" EVA@example.org"),
            (200, {"message": "Password reset link has been sent to your email", "success": True}))
        letter, envelope, is_encrypted = server.letters.next()
        self.assertTrue(is_encrypted)
        self.assertEqual(server.letters.logins, [True])
        self.assertEqual((envelope.mail_from, envelope.rcpt_tos), ("hub@example.org", ["eva@example.org"]))
        self.assertEqual((letter["From"], letter["To"]), ("hub@example.org", "eva@example.org"))
        self.assertEqual(letter.defects, [])
        self.assertIn("Daybook", letter["Subject"])
        self.assertEqual(letter.get_content_type(), "text/plain")
        self.assertEqual(letter["Auto-Submitted"], "auto-generated")
        self.assertTrue(letter["Date"].datetime and letter["Message-ID"])
        token = re.search(r"/reset-password\?token=([\w-]{43})", letter.get_content())[1]
        self.assertEqual(
            self.post(RESET, token=token, new_password="second password"),
            (200, {"message": "Password updated successfully", "success": True}))
        self.assertEqual(
            self.post(RESET, token=token, new_password="third password"),
            (400, {"error": "Token already used"}))
        log_in = "/api/users/authenticate"
        self.assertEqual(
            self.post(log_in, email="eva@example.org", password="first password")[0], 401)
        self.assertEqual(
            self.post(log_in, email="eva@example.org", password="second password")[0], 200)
        self.assertNotIn(token, self.hub.log_text())

    def test_nobody_writes_a_line_of_a_letter(self):
        server = self.server(is_encrypted=False)
        self.serve(**self.clear(server.port))
        self.registered("eva@example.org", server)
        for email in [
            "eva@example.org\r\nRCPT TO:<thief@example.org>", "eva@example.org\nBcc: thief@example.org",
            "eva@example.org>\r\nDATA", "eva@example.org%0d%0aBcc:thief@example.org",
        ]:
            self.assertEqual(self.post(RESET + "-request", email=email)[0], 200)
            self.assertEqual(
                self.post("/api/users/register", email=email, password="first password")[0], 400)
        self.post(RESET + "-request", email="eva@example.org")
        letter, envelope, _ = server.letters.next()
        self.assertEqual(envelope.rcpt_tos, ["eva@example.org"])
        self.assertEqual(len(server.letters.envelopes), 1)
        self.assertIsNone(letter["Bcc"])

    def browser(self) -> urllib.request.OpenerDirector:
        return urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def page(self, browser: urllib.request.OpenerDirector, path: str) -> tuple[int, str]:
        try:
            with browser.open(f"http://127.0.0.1:{self.hub.port}{path}", timeout=20) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def form(
        self, browser: urllib.request.OpenerDirector, path: str, **fields: str
    ) -> tuple[int, str]:
        token = re.search('name="form-token" content="([^"]*)', self.page(browser, "/")[1])
        fields["form_token"] = token[1] if token else ""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.hub.port}{path}", urllib.parse.urlencode(fields).encode(),
            {"Accept": "text/html"})
        try:
            with browser.open(request, timeout=20) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def letters(self, server: MailServer, count: int) -> dict[str, str]:
        """The next letters, by address."""
        for _ in range(count):
            server.letters.next()
        found = {
            envelope.rcpt_tos[0]: email.message_from_bytes(
                envelope.content, policy=email.policy.default).get_content()
            for envelope, _ in server.letters.envelopes}
        self.assertEqual(len(found), count)
        server.letters.envelopes.clear()
        return found

    def token(self, letter: str) -> str:
        return re.search(r"/confirm-address\?token=([\w-]{43})\n", letter)[1]

    def test_an_address_is_confirmed_and_changed(self):
        server = self.server(is_encrypted=False)
        self.serve(**self.clear(server.port))
        eva = self.browser()
        self.form(eva, "/register", email="eva@example.org", new_password="bread and rain")
        token = self.token(self.letters(server, 1)["eva@example.org"])
        path = "/confirm-address?token=" + token
        # Those who look into letters follow links, and so does somebody who is not logged in.
        self.assertIn('action="/log-in"', self.page(self.browser(), path)[1])
        self.assertIn("eva@example.org</strong>", self.page(eva, path)[1])
        self.assertIn("Not confirmed yet", self.page(eva, "/settings/account")[1])
        self.assertIn(
            "eva@example.org · confirmed", self.form(eva, "/confirm-address", token=token)[1])
        self.assertEqual(self.form(eva, "/confirm-address", token=token)[0], 400)

        change = {"email": "eva@new.example", "password": "bread and rain"}
        self.assertEqual(
            self.form(eva, "/settings/account/address", **{**change, "password": "guess"})[0], 403)
        self.assertIn(
            "becomes eva@new.example", self.form(eva, "/settings/account/address", **change)[1])
        told = self.letters(server, 2)
        self.assertIn("eva@new.example", told["eva@example.org"])
        token = self.token(told["eva@new.example"])
        self.assertIn(
            "eva@new.example · confirmed", self.form(eva, "/confirm-address", token=token)[1])
        listed = json.loads(subprocess.run(
            [executable(), "--home", self.hub.home, "people", "list", "--json"], check=True,
            capture_output=True, env={"PATH": "/usr/bin:/bin", "HOME": self.hub.home}).stdout)
        self.assertEqual([one["email"] for one in listed], ["eva@new.example"])
        self.assertTrue(listed[0]["verified_at"])
        for secret in [token, "eva@"]:
            self.assertNotIn(secret, self.hub.log_text())

    def test_a_stranger_gets_the_same_answer_and_no_letter(self):
        server = self.server(is_encrypted=False)
        self.serve(**self.clear(server.port))
        self.assertEqual(
            self.post(RESET + "-request", email="nobody@example.org"),
            (200, {"message": "Password reset link has been sent to your email", "success": True}))
        with self.assertRaises(AssertionError):
            server.letters.next(seconds=2)

    def logged(self, text: str) -> None:
        """Waits until the log says that."""
        for _ in range(100):
            if text in self.hub.log_text():
                return
            time.sleep(0.1)
        self.fail(f"the log does not say {text!r}: {self.hub.log_text()[-500:]}")

    def test_a_server_that_is_away_or_refuses_is_in_the_log(self):
        server = self.server(is_encrypted=False)
        self.serve(**self.clear(server.port))
        self.registered("unknown@example.org")
        status, _ = self.post(RESET + "-request", email="unknown@example.org")
        self.assertEqual(status, 200)
        self.logged("refused with 550")
        self.assertNotIn("No such person", self.hub.log_text())
        server.stop()
        self.assertEqual(self.post(RESET + "-request", email="unknown@example.org")[0], 200)
        self.logged("a link to a new password was not sent")
        self.assertNotIn("unknown@example.org", self.hub.log_text())

    def test_a_certificate_of_somebody_else_is_refused(self):
        server = self.server(is_encrypted=True)
        self.serve(**{**self.encrypted(server), "SSL_CERT_FILE": ""})
        self.registered("eva@example.org")
        self.post(RESET + "-request", email="eva@example.org")
        self.logged("a link to a new password was not sent")
        self.assertEqual(server.letters.envelopes, [])

    def test_the_check_greets_the_mail_server(self):
        server = self.server(is_encrypted=True)
        right = self.encrypted(server)
        self.assertEqual(self.check(right)[1].get("mail"), True)
        self.assertEqual(server.letters.logins, [True])
        self.assertEqual(server.letters.envelopes, [])
        code, said = self.check({**right, "HUB_SMTP_PASSWORD": "wrong"})
        self.assertEqual((code, said["error"]["code"]), (78, "mail_refused"))
        self.assertIn("535", said["error"]["message"])
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        code, said = self.check(self.clear(port))
        self.assertEqual((code, said["error"]["code"]), (78, "mail_unreachable"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
