"""What is printed: what was written, and nothing to press."""

import re
import unittest

from harness import BrowserTest

PRESSED = "button, .button, form, nav, summary, .bar, .foot"


class PrintTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        daybook.run("mori", "setup", "--born", "1990-01-01")
        daybook.run("mori", "gratitude", "Rain on the roof.", "--date", "2026-11-20")
        daybook.run("daily-brief", "events", "add", "Dentist", "2040-01-03")
        daybook.run("--offline", "aclio", "new", "Run 5 km in April", "--no-questions", "--yes")

    def printed(self, path, said):
        page = self.open(path, look="dark")
        page.emulate_media(media="print", color_scheme="dark")
        shown = [one.inner_text() for one in page.locator(PRESSED).all() if one.is_visible()]
        self.assertEqual(shown, [], path)
        self.assertIn(said, page.locator("main").inner_text())
        ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        self.assertEqual(ground, "rgb(255, 255, 255)", path)
        return page

    def test_a_diary_a_week_and_a_day_have_words_alone(self):
        for path in ["/mori/diary", "/mori/weeks/1925", "/day/2026-11-20"]:
            self.printed(path, "Rain on the roof.")

    def test_an_entry_is_printed_from_its_field(self):
        page = self.open("/mori/diary/2026-11-20")
        page.emulate_media(media="print")
        field = page.get_by_role("textbox")
        self.assertTrue(field.is_visible())
        self.assertEqual(field.evaluate("one => getComputedStyle(one).borderTopStyle"), "none")
        self.assertFalse(page.get_by_role("button").first.is_visible())

    def test_events_are_printed_though_they_can_be_pressed(self):
        page = self.open("/daily-brief/events")
        page.emulate_media(media="print")
        self.assertTrue(page.get_by_text("Dentist").first.is_visible())

    def test_a_plan_has_a_box_for_each_step(self):
        page = self.open("/aclio/goals")
        path = page.locator(".goal a").first.get_attribute("href")
        page = self.printed(path, "Run 5 km in April")
        boxes = page.locator(".step").evaluate_all(
            "steps => steps.map(one => getComputedStyle(one, '::before').borderTopWidth)")
        self.assertGreater(len(boxes), 7)
        self.assertTrue(all(re.match(r"[12]", box) for box in boxes), boxes)


if __name__ == "__main__":
    unittest.main()
