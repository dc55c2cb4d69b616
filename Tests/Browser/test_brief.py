"""DailyBrief as a person uses it: a place, a countdown, a reminder, how it speaks."""

import unittest

from harness import LOOKS, BrowserTest

PAGES = ["/daily-brief", "/daily-brief/weather", "/daily-brief/events", "/daily-brief/settings"]


class BriefTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        daybook.run("--offline", "daily-brief", "place", "Bratislava")
        daybook.run("daily-brief", "events", "add", "Wedding", "2020-05-09")

    def test_every_page_is_accessible_and_calm(self):
        for look in LOOKS:
            for size in ["small", "desktop"]:
                for path in PAGES:
                    with self.subTest(path=path, look=look, size=size):
                        page = self.open(path, size=size, look=look)
                        self.assert_accessible(page)
                        self.assert_calm(page)
                        page.context.close()

    def test_a_countdown_is_added_and_removed(self):
        for script in [True, False]:
            page = self.open("/daily-brief/events", size="phone", script=script)
            form = page.locator("section.event form")
            form.get_by_label("Name").fill("Sea & <sun>")
            form.get_by_label("Day", exact=True).fill("2099-07-01")
            form.get_by_role("button", name="Add").click()
            page.get_by_text("Sea & <sun>").first.wait_for()
            page.get_by_role("button", name="Remove: Sea & <sun>").click()
            page.get_by_text("Sea & <sun>").first.wait_for(state="detached")

    def test_a_place_is_found_and_kept(self):
        page = self.open("/daily-brief/weather", script=False)
        page.get_by_label("Find a place").fill("Vienna")
        page.get_by_role("button", name="Search").click()
        page.get_by_role("button", name="Add: Vienna").first.click()
        page.get_by_role("link", name="Vienna").first.wait_for()

    def test_weather_that_cannot_be_fetched_is_said_at_once(self):
        page = self.open("/daily-brief")
        page.locator("footer form[action='/daily-brief/refresh'] button").click()
        page.locator("footer .form-error").wait_for()
        self.assertFalse(page.locator(".notices").is_visible())

    def test_the_greeting_is_the_persons(self):
        page = self.open("/daily-brief/settings")
        page.get_by_label("How to greet you").fill("Mia <3")
        with page.expect_response(lambda response: response.request.method == "POST"):
            page.get_by_role("button", name="Save").click()
        page.goto("/daily-brief")
        self.assertIn("Mia <3", page.locator("h1").inner_text())


if __name__ == "__main__":
    unittest.main()
