"""Mori as a person uses it: squares, habits, the diary; with and without script."""

import unittest

from harness import BrowserTest

PAGES = ["/mori", "/mori/habits", "/mori/habits/read", "/mori/diary", "/mori/diary/2026-11-21",
         "/mori/weeks/1535", "/mori/settings"]
LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau"


class MoriTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        daybook.run("mori", "setup", "--born", "1990-01-01")
        daybook.run("mori", "habit", "add", LONG)
        daybook.run("mori", "week", "mark", "2019-06-01", "First job <b>", "--milestone")
        daybook.run("mori", "gratitude", LONG * 4 + " {{x}}", "--date", "2026-11-20")

    def test_every_page_is_accessible_and_calm(self):
        self.assert_pages(PAGES)

    def test_a_minute_counts_at_once_and_stays(self):
        page = self.open("/mori", size="phone")
        row = page.locator(".habit", has_text="Read")
        before = int(row.locator("[data-minutes]").get_attribute("data-minutes"))
        row.get_by_role("button", name="Read: +").click()
        page.wait_for_function(
            "wanted => [...document.querySelectorAll('.habit')].some(row =>"
            " row.textContent.includes('Read') &&"
            " row.querySelector('[data-minutes]').dataset.minutes == wanted)", arg=before + 10)
        page.wait_for_load_state("networkidle")
        page.reload()
        row = page.locator(".habit", has_text="Read")
        self.assertEqual(
            row.locator("[data-minutes]").get_attribute("data-minutes"), str(before + 10))

    def test_minutes_count_without_script(self):
        page = self.open("/mori", script=False)
        row = page.locator(".habit", has_text="Meditate")
        row.get_by_role("button", name="Meditate: −").click()
        self.assertEqual(
            page.locator(".habit", has_text="Meditate").locator("[data-minutes]").inner_text(),
            "−10 min")

    def test_squares_answer_to_the_keyboard(self):
        page = self.open("/mori")
        squares = page.get_by_role("slider")
        squares.focus()
        now = int(squares.get_attribute("aria-valuenow"))
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowUp")
        self.assertEqual(squares.get_attribute("aria-valuenow"), str(now - 53))
        self.assertIn("age", squares.get_attribute("aria-valuetext"))
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/mori/weeks/{now - 53}")

    def test_squares_show_what_a_pointer_is_over(self):
        page = self.open("/mori")
        box = page.locator("svg.squares").bounding_box()
        scale = box["width"] / 550
        square = 1534
        page.mouse.move(
            box["x"] + (28 + square % 52 * 10 + 4) * scale,
            box["y"] + (4 + square // 52 * 10 + 4) * scale)
        peek = page.locator(".peek")
        peek.get_by_text("First job <b>").wait_for()
        self.assertIn("1,535", peek.inner_text())

    def test_a_week_is_found_by_its_day_without_script(self):
        page = self.open("/mori", script=False)
        page.get_by_label("Any day").fill("2019-06-01")
        page.get_by_role("button", name="Open its week").click()
        self.assertIn("/mori/weeks/1535", page.url)
        self.assertIn("First job <b>", page.locator(".week").inner_text())

    def test_the_diary_saves_while_it_is_written(self):
        page = self.open("/mori")
        with page.expect_response(lambda response: response.request.method == "POST"):
            page.locator("textarea").fill("Tea with Ana & <i>snow</i>")
        page.reload()
        self.assertEqual(page.locator("textarea").input_value(), "Tea with Ana & <i>snow</i>")

    def test_a_habit_is_added_renamed_and_put_away(self):
        page = self.open("/mori/habits", size="phone")
        page.get_by_label("Name").last.fill("Walk")
        page.get_by_role("button", name="Add", exact=True).click()
        card = page.locator(".habit-cards > li", has_text="Walk")
        card.get_by_role("link", name="Walk").wait_for()
        card.get_by_role("button", name="Put away").click()
        page.get_by_text("Put away", exact=True).locator("visible=true").last.wait_for()


if __name__ == "__main__":
    unittest.main()
