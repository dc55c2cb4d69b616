"""A built daybook, a real browser, and what must hold on every page.

    class MoriTests(BrowserTest):
        def test_a_minute_counts(self):
            page = self.open("/mori")
            page.get_by_role("button", name="+").first.click()

`DAYBOOK` names the executable (.build/debug/daybook, with daybook-hub beside it), `CHROMIUM` the
browser, which is started once for all tests of a run.
"""

import atexit
import functools
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXECUTABLE = os.environ.get("DAYBOOK") or str(ROOT / ".build/debug/daybook")
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
SIZES = {"phone": (390, 844), "small": (320, 640), "desktop": (1280, 860), "wide": (3840, 2160)}
LOOKS = ["light", "dark"]

# Counts what moves while a page is shown (Layout Instability), notes the log's position that the hub
# told last, and what the page's policy refused.
WATCH = """
  window.daybookShift = 0; window.daybookRefused = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) window.daybookShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  window.daybookNews = 0;
  window.EventSource = class extends EventSource {
    constructor(...about) {
      super(...about);
      this.addEventListener('moved', ({ data }) => { window.daybookNews = Number(data); });
    }
  };
  document.addEventListener('securitypolicyviolation', (event) => {
    window.daybookRefused.push(`${event.violatedDirective}: ${event.blockedURI}`);
  });
"""

# Waits until the hub told the page of something newer, and an answer to it would have been shown.
NEWS = """before => new Promise((done) => {
  const look = () => window.daybookNews > before ? done() : setTimeout(look, 20); look();
}).then(() => fetch(location.href)).then((response) => response.text())
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def is_answer_of_a_page(message, page):
    """Whether the browser only says that the page itself, or a form of it, was answered with a
    status like 404 or 403: that is what some tests are about."""
    return ("Failed to load resource" in message.text
            and not re.search(r"\.(css|js|svg|png|ico|webmanifest)$", message.location["url"]))


@functools.cache
def chromium():
    """The browser of all tests of a run."""
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
    atexit.register(playwright.stop)
    atexit.register(browser.close)
    return browser


class Daybook:
    """A server with a home of its own, which is gone afterwards."""

    def __init__(self, language="en", *options, **variables):
        self.options = options
        self.home = tempfile.mkdtemp(prefix="daybook-browser-")
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": self.home, "DAYBOOK_HOME": self.home + "/store",
            "LANG": f"{language}.UTF-8", "TZ": "UTC", "HUB_LIMIT_COACH": "10000", **variables,
        }
        self.process = None
        # Holds the port without listening, so that a server that comes back is where it was.
        self.place = socket.socket()
        self.place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.place.bind(("127.0.0.1", 0))

    def run(self, *arguments):
        """Runs a command of the same home, as `run("mori", "setup", "--born", "1990-01-01")`."""
        result = subprocess.run(
            [EXECUTABLE, *arguments], env=self.environment, text=True, capture_output=True,
            stdin=subprocess.DEVNULL, timeout=120, check=False)
        if result.returncode != 0:
            raise RuntimeError(f"{arguments}: {result.stdout}{result.stderr}")
        return result.stdout

    def start(self, options=("--offline",)):
        place = f"127.0.0.1:{self.place.getsockname()[1]}"
        self.log = open(self.home + "/log", "w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [EXECUTABLE, "serve", "--listen", place, *options, *self.options],
            env=self.environment, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=self.log)
        for line in self.process.stdout:
            if found := re.search(r"http://\S+", line):
                self.link = found[0]
                self.url = re.match(r"http://[^/]+", self.link)[0]
                return self
        self.log.seek(0)
        raise RuntimeError("daybook serve did not start: " + self.log.read())

    def halt(self):
        """Ends the server; its home stays, and `start` brings it back."""
        if self.process:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process.stdout.close()
            self.log.close()
            self.process = None

    def stop(self):
        self.halt()
        self.place.close()
        shutil.rmtree(self.home, ignore_errors=True)


class Session:
    """A browser that is logged in to a server; patience is in milliseconds."""

    def __init__(self, daybook, patience=15000):
        self.daybook, self.patience = daybook, patience
        self.browser = chromium()
        self.enter(daybook.link)

    def enter(self, link):
        """Logs in by a one-time link."""
        context = self.browser.new_context()
        # Of one person's hub the link is the key; of one with accounts it is only the address.
        context.request.get(link)
        self.state = context.storage_state()
        context.close()

    def context(self, size="desktop", look="light", script=True, **options):
        width, height = SIZES[size]
        context = self.browser.new_context(
            storage_state=self.state, base_url=self.daybook.url, color_scheme=look,
            viewport={"width": width, "height": height}, java_script_enabled=script,
            has_touch=size in ("phone", "small"), reduced_motion="reduce",
            device_scale_factor=2 if size in ("phone", "small") else 1, **options)
        context.set_default_timeout(self.patience)
        context.add_init_script(WATCH)
        return context

    def close(self):
        for context in self.browser.contexts:
            context.close()


class BrowserTest(unittest.TestCase):
    """A test whose class has one server and one browser, and whose pages are watched."""

    language = "en"
    # The options of `daybook serve`, and its environment.
    options = []
    variables = {}
    # Whether it has a network.
    network = ("--offline",)
    # Milliseconds for which something that must come may take.
    patience = 15000

    @classmethod
    def fill(cls, daybook):
        """What is there before the browser comes."""

    @classmethod
    def setUpClass(cls):
        cls.daybook = Daybook(cls.language, *cls.options, **cls.variables)
        cls.addClassCleanup(cls.daybook.stop)
        cls.fill(cls.daybook)
        cls.daybook.start(cls.network)
        cls.session = Session(cls.daybook, cls.patience)
        cls.addClassCleanup(cls.session.close)

    def open(self, path, size="desktop", look="light", script=True, **options):
        """A page of its own browser; its errors fail the test."""
        context = self.session.context(size, look, script, **options)
        self.addCleanup(context.close)
        page = context.new_page()
        page.problems = []
        page.on("pageerror", lambda error: page.problems.append(f"error: {error}"))
        page.on("console", lambda message: message.type == "error"
                and not is_answer_of_a_page(message, page)
                and page.problems.append(f"console: {message.text} {message.location['url']}"))
        self.addCleanup(lambda: self.assertEqual(page.problems, [], path))
        page.goto(path)
        if script:
            page.wait_for_selector("html[data-ready]", state="attached")
        return page

    def write_elsewhere(self, page, *command):
        """Runs a command while a page is shown, and waits until the page has learned of it."""
        before = page.evaluate("window.daybookNews")
        self.daybook.run(*command)
        page.evaluate(NEWS, before)

    def assert_pages(self, paths, sizes=("small", "desktop"), looks=LOOKS):
        """Every page is accessible and calm, in every look and size."""
        for look in looks:
            for size in sizes:
                for path in paths:
                    with self.subTest(path=path, look=look, size=size):
                        page = self.open(path, size=size, look=look)
                        self.assert_accessible(page)
                        self.assert_calm(page)
                        page.context.close()

    def assert_accessible(self, page):
        """axe-core finds nothing, in the page as it is now."""
        results = Axe().run(page, options={"resultTypes": ["violations"]})
        problems = [
            f"{rule['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
            for rule in results.response["violations"] for node in rule["nodes"]
        ]
        self.assertEqual(problems, [], page.url)

    def assert_calm(self, page):
        """Nothing moved by itself, nothing was refused, nothing is wider than the screen."""
        self.assertLess(page.evaluate("window.daybookShift"), 0.02, f"moves: {page.url}")
        self.assertEqual(page.evaluate("window.daybookRefused"), [], page.url)
        self.assert_fits(page)

    def assert_fits(self, page):
        """Nothing is wider than the screen."""
        widths = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        self.assertLessEqual(widths[0], widths[1], f"too wide: {page.url}")
