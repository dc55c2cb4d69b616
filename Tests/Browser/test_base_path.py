"""A hub below a path of another site's address, as https://example.org/daybook."""

import unittest

from harness import BrowserTest, Daybook, Session


class BasePathTests(BrowserTest):
    @classmethod
    def setUpClass(cls):
        cls.daybook = Daybook()
        cls.addClassCleanup(cls.daybook.stop)
        place = f"http://127.0.0.1:{cls.daybook.place.getsockname()[1]}/daybook"
        cls.daybook.run("mori", "setup", "--born", "1990-01-01", "--no-habits")
        cls.daybook.run("mori", "habit", "add", "Read")
        cls.daybook.start(("--offline", "--public-url", place))
        cls.daybook.url = place
        cls.session = Session(cls.daybook)
        cls.addClassCleanup(cls.session.close)

    def test_every_link_form_and_file_stays_below_it(self):
        strays = []
        context = self.session.context()
        context.on("request", lambda request: strays.append(request.url)
                   if not request.url.startswith(self.daybook.url + "/") else None)
        page = context.new_page()
        page.goto(self.daybook.url + "/")
        for path in ["/", "/mori", "/lesson", "/settings", "/history", "/docs"]:
            page.goto(self.daybook.url + path)
            page.wait_for_load_state("networkidle")
            outside = page.eval_on_selector_all(
                "[href], [action], [src]",
                """(all, base) => all.map((one) => one.href?.baseVal ?? one.href
                     ?? one.getAttribute('action') ?? one.src)
                   .filter((to) => new URL(to, location).origin === location.origin
                     && !new URL(to, location).href.startsWith(base))""",
                self.daybook.url + "/")
            self.assertEqual(outside, [], path)
        self.assertEqual(strays, [])
        context.close()

    def test_a_minute_counts_and_is_taken_back(self):
        page = self.open(self.daybook.url + "/mori")
        page.get_by_role("button", name="+").first.click()
        page.locator(".toast", has_text="Read: +10 min").wait_for()
        self.assertEqual(page.url, self.daybook.url + "/mori")
        page.locator(".toast").get_by_role("button", name="Undo").click()
        page.locator(".toast", has_text="Undone.").wait_for()
        self.assertEqual(page.url, self.daybook.url + "/mori")

    def test_the_worker_keeps_pages_below_it(self):
        page = self.open(self.daybook.url + "/mori")
        scope = page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
        self.assertEqual(scope, self.daybook.url + "/")


if __name__ == "__main__":
    unittest.main()
