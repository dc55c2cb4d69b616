"""DailyBrief as a person uses it: a place, a countdown, a reminder, how it speaks."""

import unittest

from harness import BrowserTest

PAGES = ["/daily-brief", "/daily-brief/weather", "/daily-brief/events", "/daily-brief/reminders",
         "/daily-brief/namedays", "/daily-brief/settings"]


class BriefTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        daybook.run("--offline", "daily-brief", "place", "Bratislava")
        daybook.run("daily-brief", "events", "add", "Wedding", "2020-05-09")

    def test_every_page_is_accessible_and_calm(self):
        self.assert_pages(PAGES)

    def test_a_countdown_is_added_and_removed(self):
        for script in [True, False]:
            page = self.open("/daily-brief/events", size="phone", script=script)
            page.get_by_role("button", name="Add").click()
            form = page.locator("#new-event")
            form.get_by_label("Name").fill("Sea & <sun>")
            form.get_by_label("Date", exact=True).fill("2099-07-01")
            form.get_by_role("button", name="Add").click()
            row = page.get_by_role("button", name="days Sea & <sun>")
            row.wait_for()
            self.assertFalse(form.is_visible())
            row.click()
            page.get_by_role("button", name="Remove: Sea & <sun>").click()
            row.wait_for(state="detached")
            if script:
                self.assertIn("Removed: Sea & <sun>", page.locator(".toast").inner_text())

    def test_an_event_is_moved_by_keyboard_alone(self):
        self.daybook.run("daily-brief", "events", "add", "Fair", "2099-03-01")
        self.addCleanup(self.daybook.run, "daily-brief", "events", "remove", "Fair")
        page = self.open("/daily-brief/events")
        page.keyboard.press("n")
        self.assertEqual(page.evaluate("document.activeElement.name"), "name")
        self.assert_accessible(page)
        page.keyboard.press("Escape")
        row = page.get_by_role("button", name="days Fair")
        row.focus()
        page.keyboard.press("Enter")
        sheet = page.get_by_role("dialog", name="Fair")
        self.assert_accessible(page)
        sheet.get_by_label("Date", exact=True).fill("2099-04-02")
        sheet.get_by_label("Name").press("Enter")
        page.get_by_text("April 2099").or_(page.get_by_text("2 April 2099")).first.wait_for()
        self.assertFalse(sheet.is_visible())

    def test_reminders_are_switched_off_and_on(self):
        for script in [True, False]:
            page = self.open("/daily-brief/reminders", size="phone", script=script)
            switch = page.get_by_role("switch", name="Send me reminders")
            switch.click()
            page.locator("[role=switch][aria-checked=false]").wait_for()
            switch.click()
            page.locator("[role=switch][aria-checked=true]").wait_for()

    def test_a_reminder_is_ticked_on_today_and_the_tick_is_taken_back(self):
        self.daybook.run("daily-brief", "remind", "add", "Vitamin D", "--at", "23:59", "--repeat", "daily")
        page = self.open("/", size="phone")
        page.get_by_role("button", name="Done: Vitamin D", exact=True).click()
        page.locator(".toast", has_text="Done: Vitamin D").get_by_role("button", name="Undo").click()
        page.get_by_role("button", name="Done: Vitamin D", exact=True).wait_for()
        page = self.open("/", script=False)
        page.get_by_role("button", name="Done: Vitamin D", exact=True).click()
        page.get_by_role("button", name="Not done: Vitamin D").click()
        page.get_by_role("button", name="Done: Vitamin D", exact=True).wait_for()

    def test_a_place_is_found_and_kept(self):
        page = self.open("/daily-brief/weather", script=False)
        page.get_by_role("button", name="Places").click()
        page.get_by_label("Find a place").fill("Vienna")
        page.get_by_role("button", name="Search").click()
        page.get_by_role("button", name="Add: Vienna").first.click()
        page.get_by_role("link", name="Vienna").first.wait_for()
        page.get_by_role("button", name="Places").click()
        page.get_by_role("button", name="Remove: Vienna").click()
        page.get_by_role("link", name="Vienna").first.wait_for(state="detached")

    def test_weather_that_cannot_be_fetched_is_said_at_once(self):
        page = self.open("/daily-brief")
        page.locator("footer form[action='/daily-brief/refresh'] button").click()
        page.locator(".toast", has_text="There is no network right now.").wait_for()
        self.assertFalse(page.locator(".notices").is_visible())

    def test_the_greeting_is_the_persons(self):
        page = self.open("/daily-brief/settings")
        page.get_by_role("textbox", name="What should we call you?").fill("Mia <3")
        with page.expect_response(lambda response: response.request.method == "POST"):
            page.get_by_role("button", name="Save").click()
        page.goto("/daily-brief")
        self.assertIn("Mia <3", page.locator("h1").inner_text())

    def test_a_theme_is_chosen(self):
        self.addCleanup(self.daybook.run, "daily-brief", "settings", "accent", "--unset")
        self.addCleanup(self.daybook.run, "daily-brief", "settings", "background", "--unset")
        for script, accent, background in [(False, "Leaf", "Meadow"), (True, "Sky", "Mist")]:
            page = self.open("/daily-brief/settings", size="phone", script=script)
            page.get_by_label(accent, exact=True).check()
            page.get_by_label(background, exact=True).check()
            with page.expect_response(lambda response: response.request.method == "POST"):
                page.get_by_role("button", name="Save").click()
            theme = f"main.accent-{accent.lower()}.on-{background.lower()}"
            page.locator(theme).wait_for()
            page.goto("/daily-brief")
            page.locator(theme).wait_for()
        self.assert_accessible(page)
        ground = "getComputedStyle(document.documentElement).backgroundColor"
        self.assertEqual(page.evaluate(ground), "rgb(238, 243, 248)")

    def test_settings_are_one_change_that_is_taken_back_from_the_toast(self):
        page = self.open("/daily-brief/settings")
        name = page.get_by_role("textbox", name="What should we call you?")
        before = name.input_value()
        name.fill("Zoe")
        page.get_by_label("Plum", exact=True).check()
        page.get_by_role("button", name="Save").click()
        page.locator("main.accent-plum").wait_for()
        page.locator(".toast").get_by_role("button", name="Undo").click()
        page.locator("main:not(.accent-plum)").wait_for()
        page = self.open("/daily-brief/settings")
        self.assertFalse(page.get_by_label("Plum", exact=True).is_checked())
        name = page.get_by_role("textbox", name="What should we call you?")
        self.assertEqual(name.input_value(), before)

    def test_pulling_down_asks_anew(self):
        for path in ["/daily-brief", "/daily-brief/weather"]:
            page = self.open("/daily-brief/settings", size="phone")
            page.add_init_script(
                "document.addEventListener('daybook:shown', () => { window.isAnswered = true })")
            page.goto(path)
            page.wait_for_function(
                "() => window.isAnswered || !document.querySelector('form[data-due]')")
            sent = []
            # Requests that the page makes by itself do not count.
            page.on("request", lambda request: request.method == "POST"
                    and "auto=on" not in (request.post_data or "") and sent.append(request.url))
            hint = page.locator(".pull")
            # Not far enough, across, from below the top, and with a mouse.
            self.drag(page, (200, 100), (200, 150))
            self.drag(page, (300, 100), (100, 180))
            page.evaluate("scrollTo(0, 40)")
            self.drag(page, (200, 200), (200, 150))
            self.rest_at_the_top(page)
            page.mouse.move(200, 100)
            page.mouse.down()
            page.mouse.move(200, 300, steps=4)
            page.mouse.up()
            self.assertEqual(hint.inner_text(), "")
            self.assertEqual(sent, [])
            # The network is off, so that the page says why it is as old as before.
            finger = self.drag(page, (200, 100), (200, 220), lets_go=False)
            page.get_by_text("Let go to refresh").wait_for()
            self.touch(finger, "End")
            page.locator(".toast", has_text="There is no network right now.").wait_for()
            self.assertEqual(hint.inner_text(), "")
            self.assertEqual(sent, [self.daybook.url + "/daily-brief/refresh"])
            self.assert_accessible(page)

    def rest_at_the_top(self, page):
        """Scrolls up until ten frames in a row stay there: a finger that let go leaves the page
        rolling, and the browser may carry on from where it was."""
        page.wait_for_function("""() => {
          window.frames_at_top = scrollY > 0 ? 0 : (window.frames_at_top ?? 0) + 1
          scrollTo(0, 0)
          return window.frames_at_top > 10
        }""")

    def touch(self, finger, kind, *points):
        points = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

    def drag(self, page, start, end, lets_go=True):
        """A finger goes from one point to another; answers what moves it."""
        finger = page.context.new_cdp_session(page)
        self.touch(finger, "Start", start)
        for step in range(1, 9):
            self.touch(finger, "Move", tuple(a + (b - a) * step / 8 for a, b in zip(start, end)))
        if lets_go:
            self.touch(finger, "End")
        return finger


if __name__ == "__main__":
    unittest.main()
