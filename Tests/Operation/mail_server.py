"""A real mail server for tests, aiosmtpd, on a free port of this machine: with STARTTLS and a
log-in, or in clear without either. It keeps what it takes."""

import email
import email.policy
import pathlib
import socket
import ssl
import subprocess
import tempfile
import threading

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword


class Letters:
    """Takes every letter, but for the addresses that it does not know."""

    def __init__(self):
        self.envelopes, self.logins, self.arrived = [], [], threading.Semaphore(0)

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("unknown@"):
            return "550 5.1.1 No such person here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        self.envelopes.append((envelope, session.ssl is not None))
        self.arrived.release()
        return "250 Taken"

    def next(self, seconds: float = 20):
        """The letter that comes next, its envelope, and whether it came over TLS."""
        if not self.arrived.acquire(timeout=seconds):
            raise AssertionError("no letter came")
        envelope, is_encrypted = self.envelopes[-1]
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        return letter, envelope, is_encrypted


class MailServer:
    def __init__(self, is_encrypted: bool, user: str = "hub", password: str = "open sesame"):
        self.folder = tempfile.TemporaryDirectory(prefix="daybook-mail-")
        self.letters = Letters()
        options = {}
        if is_encrypted:
            self.certificate = str(pathlib.Path(self.folder.name) / "server.pem")
            subprocess.run(
                ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                 "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout",
                 self.certificate + ".key", "-out", self.certificate],
                check=True, capture_output=True)
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(self.certificate, self.certificate + ".key")

            def known(server, session, envelope, mechanism, data):
                right = isinstance(data, LoginPassword) and (data.login, data.password) == (
                    user.encode(), password.encode())
                self.letters.logins.append(right)
                return AuthResult(success=right, handled=False)

            options = {
                "tls_context": context, "require_starttls": True, "auth_required": True,
                "authenticator": known,
            }
        self.controller = Controller(
            self.letters, hostname="127.0.0.1", port=0, server_hostname="localhost", **options)
        # aiosmtpd calls the port that it was told, and 0 is any that is free.
        self.controller._trigger_server = lambda: socket.create_connection(
            ("127.0.0.1", self.port), 10).close()
        self.controller.start()
        self.is_running = True

    @property
    def port(self) -> int:
        return self.controller.server.sockets[0].getsockname()[1]

    def stop(self) -> None:
        if self.is_running:
            self.controller.stop()
        self.is_running = False

    def end(self) -> None:
        self.stop()
        self.folder.cleanup()
