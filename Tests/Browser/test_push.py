"""Reminders that come when no page is open: asked for here, sent by the hub, shown by the worker."""

import base64
import http.server
import json
import os
import threading
import unittest

import http_ece
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from harness import LOOKS, BrowserTest, Daybook, Session


def text_of(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Looks for both notifications until a frame after they are there, or until half a second is over.
BOTH_SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready, end = performance.now() + 500
  let count = 0
  while (count < 2 && performance.now() < end) {
    await new Promise((next) => requestAnimationFrame(next))
    count = (await worker.getNotifications()).length
  }
  return count === 2
}"""


class PushService:
    """A push service with one browser, which keeps what it is sent."""

    def __init__(self):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.messages = []
        self.arrived = threading.Event()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.messages.append((self.path, dict(self.headers), body))
                service.arrived.set()
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()

    def subscription(self):
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return {"endpoint": self.url + "/push/1",
                "keys": {"p256dh": text_of(point), "auth": text_of(self.secret)}}

    def read(self, body):
        return json.loads(http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


# No push service is within reach of a test: the browser says that ours is its own.
BROWSER = """(told) => {
  let subscription = null;
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async (options) => {
    window.askedWith = options;
    return subscription = {
      options, toJSON: () => told, unsubscribe: async () => { subscription = null; return true; },
    };
  };
}"""


class PushTests(BrowserTest):
    @classmethod
    def setUpClass(cls):
        cls.service = PushService()
        cls.addClassCleanup(cls.service.close)
        cls.daybook = Daybook()
        cls.addClassCleanup(cls.daybook.stop)
        # Nothing leaves this machine, but what goes to the push service of the test.
        cls.daybook.environment |= {
            "PUSH_SERVICE_URL": cls.service.url, "HTTPS_PROXY": "http://127.0.0.1:9",
            "DAYBOOK_NOW": "2026-11-21T09:59:00Z",
        }
        cls.daybook.run("grounding-sun", "remind", "on", "--at", "10:00")
        cls.start()
        cls.addClassCleanup(lambda: cls.session.close())

    @classmethod
    def start(cls):
        cls.daybook.start(options=())
        cls.session = Session(cls.daybook)

    def subscribed(self, **options):
        page = self.open("/settings", permissions=["notifications"], **options)
        page.evaluate(BROWSER, self.service.subscription())
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        here = page.get_by_role("button", name="Remind me in this browser")
        # Browsers of these tests share a session: an earlier one may have asked already.
        if not here.count():
            page.get_by_role("button", name="Stop reminding").click()
        here.click()
        page.get_by_role("button", name="Stop reminding").wait_for()
        return page

    def test_reminders_are_asked_for_and_ended(self):
        page = self.subscribed()
        self.assertTrue(page.evaluate("window.askedWith.userVisibleOnly"))
        key = page.evaluate("window.askedWith.applicationServerKey.length")
        self.assertEqual(key, 65)
        for look in LOOKS:
            page.emulate_media(color_scheme=look)
            # Colours go over into each other.
            page.evaluate("Promise.all(document.getAnimations().map(one => one.finished))")
            self.assert_accessible(page)
        page.get_by_role("button", name="Stop reminding").click()
        page.get_by_role("button", name="Remind me in this browser").wait_for()

    def test_a_browser_that_says_no_is_told_what_to_do(self):
        page = self.open("/settings")
        page.evaluate("Notification.requestPermission = async () => 'denied'")
        page.get_by_role("button", name="Remind me in this browser").click()
        page.get_by_text("Allow notifications in its settings").wait_for()
        self.assert_accessible(page)

    def test_a_reminder_reaches_the_browser_encrypted_and_once(self):
        cls = type(self)
        page = self.subscribed()
        self.assertEqual(self.service.messages, [])
        page.context.close()
        # Two minutes later, in another process.
        cls.daybook.halt()
        cls.daybook.environment["DAYBOOK_NOW"] = "2026-11-21T10:01:00Z"
        cls.daybook.start(options=())
        self.assertTrue(self.service.arrived.wait(90), "no message came")
        path, headers, body = self.service.messages[0]
        self.assertEqual(path, "/push/1")
        told = self.service.read(body)
        self.assertEqual((told["title"], told["url"]), ("Grounding Sun", "/grounding-sun"))
        headers = {name.lower(): value for name, value in headers.items()}
        self.assertEqual(headers["content-encoding"], "aes128gcm")
        self.assertEqual(headers["urgency"], "high")
        self.assertGreater(int(headers["ttl"]), 0)
        self.assert_signed(headers["authorization"])
        self.assertFalse(self.service.arrived.clear() or self.service.arrived.wait(20))
        self.assertEqual(len(self.service.messages), 1)

    def assert_signed(self, field):
        token, key = [part.split("=", 1)[1] for part in field.removeprefix("vapid ").split(", ")]
        head, claims, signature = token.split(".")
        self.assertEqual(json.loads(bytes_of(head)), {"typ": "JWT", "alg": "ES256"})
        self.assertEqual(json.loads(bytes_of(claims))["aud"], self.service.url)
        raw = bytes_of(signature)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key)).verify(
            encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:])),
            f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))

    def test_the_worker_shows_it_and_a_tap_opens_its_page(self):
        page = self.open("/settings", permissions=["notifications"])
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        client = page.context.new_cdp_session(page)
        found = []
        client.on("ServiceWorker.workerRegistrationUpdated",
                  lambda event: found.extend(event["registrations"]))
        client.send("ServiceWorker.enable")
        while not found:
            page.wait_for_timeout(20)
        told = {"title": "Tea <b>", "body": "It is ready.", "url": "/mori", "tag": "t"}
        # A browser that is busy drops some; what comes again takes the place of the first.
        for _ in range(20):
            for data in ["not ours", json.dumps(told), json.dumps(told)]:
                client.send("ServiceWorker.deliverPushMessage", {
                    "origin": self.daybook.url, "registrationId": found[-1]["registrationId"],
                    "data": data})
            if page.evaluate(BOTH_SHOWN):
                break
        shown = page.evaluate("""async () => (await (await navigator.serviceWorker.ready)
          .getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))""")
        self.assertIn({"title": "Tea <b>", "body": "It is ready.", "tag": "t",
                       "data": {"url": "/mori"}}, shown)
        self.assertIn("Daybook", [one["title"] for one in shown])
        page.context.service_workers[0].evaluate("""async () => {
          const [notification] = await self.registration.getNotifications({ tag: 't' });
          self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
        }""")
        page.wait_for_url("**/mori")


if __name__ == "__main__":
    unittest.main()
