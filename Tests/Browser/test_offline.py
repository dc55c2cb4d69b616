"""The installed app, and what a person does without a connection: nothing is lost, nothing is done twice."""

import json
import re
import struct
import unittest

from harness import LOOKS, BrowserTest

KEPT = "Saved on this device. It will be sent when the connection is back."


class OfflineTest(BrowserTest):
    def setUp(self):
        if not self.daybook.process:
            self.daybook.start()

    def installed(self, path="/", **options):
        """A page whose service worker has kept it and Today."""
        page = self.open(path, **options)
        self.until(page, "() => Boolean(navigator.serviceWorker.controller)")
        for kept in {"/", path}:
            self.until(page, "path => caches.match(path).then(Boolean)", kept)
        return page

    def until(self, page, test, argument=None, seconds=20):
        """Asks a page until it says yes; what it answers may be a promise."""
        for _ in range(seconds * 10):
            if page.evaluate(test, argument):
                return
            page.wait_for_timeout(100)
        self.fail(f"never: {test} {argument}")


class OfflineTests(OfflineTest):
    @classmethod
    def fill(cls, daybook):
        daybook.run("mori", "setup", "--born", "1990-01-01")

    def minutes(self, day=None):
        """How long was read, as the store has it."""
        state = json.loads(self.daybook.run("mori", "--json", *(["--date", day] if day else [])))
        return next(habit for habit in state["habits"] if habit["name"] == "Read")["today_minutes"]

    def waiting(self, page, count):
        page.locator(".notices summary", has_text=f"Waiting to be sent: {count}").wait_for()

    def all_sent(self, page):
        self.until(page, """async () => {
          const open = indexedDB.open('daybook', 1);
          const base = await new Promise((done) => { open.onsuccess = () => done(open.result); });
          const all = base.transaction('writes').objectStore('writes').count();
          const count = await new Promise((done) => { all.onsuccess = () => done(all.result); });
          base.close();
          return count === 0;
        }""", seconds=90)

    def test_the_manifest_and_its_icons_are_as_browsers_want_them(self):
        page = self.installed()
        client = page.context.new_cdp_session(page)
        manifest = client.send("Page.getAppManifest")
        self.assertEqual(manifest["errors"], [])
        self.assertEqual(
            [error["errorId"] for error in
             client.send("Page.getInstallabilityErrors")["installabilityErrors"]],
            ["in-incognito"])
        stated = json.loads(manifest["data"])
        self.assertEqual(len(stated["shortcuts"]), 5)
        for icon in stated["icons"]:
            answer = page.request.get(icon["src"])
            self.assertEqual(answer.headers["content-type"], icon["type"])
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", answer.body()[16:24])
                self.assertEqual(f"{width}x{height}", icon["sizes"])
        self.assertEqual(
            {(icon["purpose"], icon["sizes"]) for icon in stated["icons"]},
            {("any", "any"), ("any", "192x192"), ("any", "512x512"), ("maskable", "192x192"),
             ("maskable", "512x512")})
        apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
        self.assertEqual(page.request.get(apple).body()[16:24], struct.pack(">II", 180, 180))

    def test_an_open_page_tells_of_a_lost_connection_until_it_is_back(self):
        page = self.installed("/settings")
        page.context.set_offline(True)
        mark = page.locator(".notices", has_text="No connection.")
        mark.wait_for()
        self.assert_accessible(page)
        page.context.set_offline(False)
        mark.wait_for(state="hidden")

    def test_a_reason_of_the_hub_is_said_and_nothing_waits(self):
        page = self.installed("/mori/habits")
        reason = ("<!doctype html><main class='trouble'><h1 data-message>The store is busy.</h1>"
                  "<p data-hint>Try again.</p></main>")
        page.route("**/mori/habits", lambda route: route.fulfill(
            status=503, body=reason, content_type="text/html")
            if route.request.method == "POST" else route.continue_())
        page.get_by_role("button", name="Add a habit").click()
        page.locator("#new-habit").get_by_label("Name").fill("Sing")
        page.get_by_role("button", name="Add", exact=True).click()
        page.locator(".form-error", has_text="The store is busy. Try again.").wait_for()
        self.assertFalse(page.locator(".notices").is_visible())
        self.assertEqual(
            page.locator("#new-habit").get_by_label("Name").input_value(), "Sing")
        self.all_sent(page)

    def test_what_a_proxy_says_is_no_answer(self):
        page = self.installed("/mori/habits")
        page.route("**/mori/habits", lambda route: route.fulfill(
            status=503, body="<h1>503</h1>", content_type="text/html")
            if route.request.method == "POST" else route.continue_())
        page.get_by_role("button", name="Add a habit").click()
        page.locator("#new-habit").get_by_label("Name").fill("Draw")
        page.get_by_role("button", name="Add", exact=True).click()
        self.waiting(page, 1)
        page.unroute("**/mori/habits")
        self.all_sent(page)

    def test_today_opens_without_a_connection_and_says_so(self):
        for look in LOOKS:
            for size in ["phone", "desktop"]:
                page = self.installed(look=look, size=size)
                page.context.set_offline(True)
                page.goto("/")
                page.get_by_text("Offline. Shown as of").wait_for()
                self.assertTrue(page.locator("main.today h1").is_visible())
                self.assert_accessible(page)
                self.assert_calm(page)
                page.context.set_offline(False)
                page.get_by_text("Offline. Shown as of").wait_for(state="hidden")
                page.context.close()

    def test_a_page_that_is_not_kept_says_which_are(self):
        for look in LOOKS:
            for size in ["phone", "desktop"]:
                page = self.installed(look=look, size=size)
                page.context.set_offline(True)
                page.goto("/day/2020-02-02")
                self.assertEqual(page.locator("h1").inner_text(), "No connection.")
                page.locator("[data-kept-pages] a", has_text="Today").wait_for()
                self.assert_accessible(page)
                self.assert_calm(page)
                page.context.set_offline(False)
                page.get_by_role("heading", name="2 February 2020").wait_for()
                page.context.close()

    def test_a_minute_whose_answer_was_lost_shows_and_counts_once(self):
        page = self.installed("/mori")
        before = self.minutes()
        sent = []

        def lose(route):
            # The hub does it, and the connection ends before the browser hears of it.
            sent.append(route.request.headers["idempotency-key"])
            if len(sent) == 1:
                route.fetch(max_redirects=0)
            route.abort()

        # The service worker would send it as soon as the page is left.
        page.add_init_script("delete ServiceWorkerRegistration.prototype.sync")
        page.reload()
        page.route("**/mori/habits/*/up", lose)
        page.get_by_role("button", name="Read: +").click()
        self.waiting(page, 1)
        self.assertEqual(self.minutes(), before + 10)
        page.reload()
        self.waiting(page, 1)
        row = page.locator(".habit", has_text="Read")
        self.assertEqual(
            row.locator("[data-minutes]").get_attribute("data-minutes"), str(before + 10))
        page.unroute("**/mori/habits/*/up")
        self.all_sent(page)
        self.assertEqual(len(set(sent)), 1)
        self.assertEqual(self.minutes(), before + 10)

    def test_a_minute_counts_once_after_the_server_was_away(self):
        page = self.installed("/mori")
        before = self.minutes()
        self.daybook.halt()
        page.get_by_role("button", name="Read: +").click()
        self.waiting(page, 1)
        page.get_by_role("button", name="Read: +").click()
        self.waiting(page, 2)
        count = page.locator(".habit", has_text="Read").locator("[data-minutes]")
        self.assertEqual(count.get_attribute("data-minutes"), str(before + 20))
        page.reload()
        self.waiting(page, 2)
        self.assertEqual(count.get_attribute("data-minutes"), str(before + 20))
        page.locator(".notices summary").click()
        self.assert_accessible(page)
        self.daybook.start()
        self.all_sent(page)
        self.assertEqual(self.minutes(), before + 20)
        page.locator(".notices").wait_for(state="hidden")
        self.assertEqual(count.get_attribute("data-minutes"), str(before + 20))

    def test_a_diary_text_survives_the_tab_and_arrives(self):
        text = "Snow on the <b>roof</b> & {{tea}}"
        page = self.installed("/mori")
        page.context.set_offline(True)
        page.locator("textarea").fill(text)
        page.get_by_text(KEPT).wait_for()
        context = page.context
        page.close()
        page = context.new_page()
        page.goto("/mori")
        self.waiting(page, 1)
        self.assertEqual(page.locator("textarea").input_value(), text)
        context.set_offline(False)
        self.all_sent(page)
        self.assertIn(text, self.daybook.run("mori", "diary", "--json"))
        page.reload()
        self.assertEqual(page.locator("textarea").input_value(), text)

    def test_an_answer_that_is_lost_does_nothing_twice(self):
        page = self.installed("/mori")
        before = self.minutes()

        def lose(route):
            if route.request.method == "POST":
                route.fetch(max_redirects=0)
                route.abort("connectionreset")
            else:
                route.continue_()

        page.route("**/habits/*/up", lose)
        page.get_by_role("button", name="Read: +").click()
        # The worker, whose requests are not lost, may send it again at once.
        page.get_by_text(re.compile("Waiting to be sent: 1|Sent: 1")).first.wait_for()
        self.assertEqual(self.minutes(), before + 10)
        page.unroute("**/habits/*/up")
        self.all_sent(page)
        self.assertEqual(self.minutes(), before + 10)

    def test_a_server_that_dies_with_its_answer_does_nothing_twice(self):
        page = self.installed("/mori")
        before = self.minutes()

        def die(route):
            if route.request.method == "POST":
                route.fetch(max_redirects=0)
                self.daybook.process.kill()
                route.abort("connectionreset")
            else:
                route.continue_()

        page.route("**/habits/*/up", die)
        page.get_by_role("button", name="Read: +").click()
        self.waiting(page, 1)
        page.unroute("**/habits/*/up")
        self.daybook.halt()
        self.assertEqual(self.minutes(), before + 10)
        self.daybook.start()
        self.all_sent(page)
        self.assertEqual(self.minutes(), before + 10)

    def test_a_token_of_before_is_renewed(self):
        page = self.installed("/mori")
        before = self.minutes()
        page.evaluate("document.querySelector('meta[name=form-token]').content = 'old'")
        page.get_by_role("button", name="Read: +").click()
        self.all_sent(page)
        self.assertEqual(self.minutes(), before + 10)

    def test_what_waits_is_sent_with_no_page_open(self):
        page = self.installed("/mori")
        before = self.minutes()
        context = page.context
        context.set_offline(True)
        page.get_by_role("button", name="Read: +").click()
        self.waiting(page, 1)
        page.goto("/manifest.webmanifest")
        context.set_offline(False)
        registrations = []
        client = context.new_cdp_session(page)
        client.on("ServiceWorker.workerRegistrationUpdated",
                  lambda event: registrations.extend(event["registrations"]))
        client.send("ServiceWorker.enable")
        while not registrations:
            page.wait_for_timeout(100)
        client.send("ServiceWorker.dispatchSyncEvent", {
            "origin": self.daybook.url, "tag": "daybook.outbox", "lastChance": False,
            "registrationId": registrations[-1]["registrationId"]})
        for _ in range(100):
            if self.minutes() == before + 10:
                break
            page.wait_for_timeout(100)
        self.assertEqual(self.minutes(), before + 10)
        page.goto(self.daybook.url + "/mori")
        self.all_sent(page)
        self.assertEqual(self.minutes(), before + 10)

    def test_writes_keep_their_order(self):
        page = self.installed("/lesson/own")
        page.context.set_offline(True)
        for text in ["First of two", "Second of two"]:
            form = page.locator("form[action='/lesson/own']")
            form.locator("textarea").fill(text)
            form.get_by_role("button").click()
            form.locator(".form-kept", has_text=KEPT).wait_for()
        self.waiting(page, 2)
        page.context.set_offline(False)
        self.all_sent(page)
        page.reload()
        shown = page.locator("main").inner_text()
        self.assertEqual(shown.count("First of two"), 1)
        self.assertEqual(shown.count("Second of two"), 1)

    def test_a_goal_goes_on_when_the_connection_is_back(self):
        page = self.installed("/aclio/new")
        page.context.set_offline(True)
        page.locator("#goal").fill("Learn to play the cello")
        page.get_by_role("button", name="Plan now").click()
        page.locator(".form-kept", has_text=KEPT).wait_for()
        self.waiting(page, 1)
        page.reload()
        self.waiting(page, 1)
        page.context.set_offline(False)
        page.get_by_text("This was sent; you can continue from here.").wait_for(timeout=60000)
        self.assert_accessible(page)
        page.get_by_role("link", name="Open", exact=True).click()
        page.get_by_role("heading", name="Learn to play the cello").wait_for()

    def test_what_is_not_taken_keeps_its_text(self):
        page = self.installed("/mori/habits")
        page.context.set_offline(True)
        page.get_by_role("button", name="Add a habit").click()
        page.locator("#new-habit").get_by_label("Name").fill("Read")
        page.get_by_role("button", name="Add", exact=True).click()
        self.waiting(page, 1)
        page.reload()
        page.context.set_offline(False)
        page.get_by_text("This was not accepted.").wait_for()
        self.assertIn("Read", page.locator(".notices .kept").inner_text())
        self.assert_accessible(page)
        page.get_by_role("button", name="Discard").click()
        page.locator("dialog.question [value=yes]").click()
        page.locator(".notices").wait_for(state="hidden")


class LogOutTests(OfflineTest):
    def test_logging_out_leaves_nothing(self):
        page = self.installed("/mori")
        page.goto("/settings")
        page.get_by_role("button", name="Log out").click()
        page.get_by_text("This Daybook is private.").wait_for()
        self.assertEqual(page.evaluate("caches.keys()"), [])
        self.assertEqual(page.evaluate("indexedDB.databases()"), [])
        page.context.set_offline(True)
        with self.assertRaisesRegex(Exception, "ERR_INTERNET_DISCONNECTED"):
            page.goto("/mori")


class PeopleTests(OfflineTest):
    options = ["--multi-user"]

    def enter(self, page, name, how="/log-in"):
        page.context.clear_cookies()
        page.goto(how)
        page.locator("[name=email]").fill(f"{name}@example.org")
        page.locator("[type=password]").fill(f"a password of {name}")
        # A password is slow to try, on purpose.
        page.locator("main form button").first.click(timeout=60000)
        page.wait_for_selector("main.today", timeout=60000)

    def test_nothing_of_one_person_is_seen_or_sent_by_another(self):
        page = self.open("/log-in")
        self.enter(page, "eva", "/register")
        for path in ["/grounding-sun", "/lesson/own"]:
            page.goto(path)
            self.until(page, "path => caches.match(path).then(Boolean)", path)
        page.context.set_offline(True)
        form = page.locator("form[action='/lesson/own']")
        form.locator("textarea").fill("A secret of Eva")
        form.get_by_role("button").click()
        form.locator(".form-kept").wait_for()
        page.context.clear_cookies()
        page.context.set_offline(False)
        page.wait_for_url("**/log-in*", timeout=60000)
        self.until(page, "() => caches.keys().then(names => !names.some(name => name.startsWith('pages.')))")
        self.enter(page, "ana", "/register")
        page.goto("/lesson/own")
        self.until(page, "path => caches.match(path).then(Boolean)", "/lesson/own")
        # What waits is looked at with every page, and stays where it is.
        with page.expect_response("**/form-token"):
            page.reload()
        page.wait_for_load_state("networkidle")
        self.assertFalse(page.locator(".notices").is_visible())
        self.assertNotIn("A secret of Eva", page.locator("body").inner_text())
        page.context.set_offline(True)
        page.goto("/grounding-sun")
        self.assertEqual(page.locator("h1").inner_text(), "No connection.")
        page.context.set_offline(False)
        # The page looks again by itself.
        page.get_by_text("No connection.").wait_for(state="detached")
        page.wait_for_load_state()
        self.enter(page, "eva")
        page.goto("/lesson/own")
        page.get_by_text("A secret of Eva").first.wait_for()
        page.reload()
        self.assertEqual(page.locator("main").inner_text().count("A secret of Eva"), 1)


if __name__ == "__main__":
    unittest.main()
