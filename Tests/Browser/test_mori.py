"""Mori as a person uses it: squares, habits, the diary; with and without script."""

import datetime
import json
import unittest

from harness import BrowserTest

PAGES = ["/mori", "/mori/habits", "/mori/habits/read", "/mori/diary", "/mori/diary/2026-11-21",
         "/mori/days/2026-11-20", "/mori/weeks/1535", "/mori/settings"]
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
        with page.expect_response(lambda response: response.request.method == "POST"):
            row.get_by_role("button", name="Read: +").click()
            page.wait_for_function(
                "wanted => [...document.querySelectorAll('.habit')].some(row =>"
                " row.textContent.includes('Read') &&"
                " row.querySelector('[data-minutes]').dataset.minutes == wanted)",
                arg=before + 10)
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

    def test_today_counts_and_keeps_thanks_without_being_left(self):
        page = self.open("/", size="phone")
        page.get_by_role("button", name="Read: +10 min").click()
        page.locator(".toast", has_text="Read: +10 min").wait_for()
        page.locator(".toast").get_by_role("button", name="Undo").click()
        page.locator(".toast", has_text="Undone.").wait_for()
        page.locator("textarea").fill("Tea with Ana")
        page.locator("output[data-saved]", has_text="Last saved").wait_for()
        self.assertEqual(page.url.rstrip("/").count("/"), 2)
        kept = json.loads(self.daybook.run("mori", "--json"))["gratitude"]
        self.assertEqual(kept["text"], "Tea with Ana")
        self.assert_accessible(page)

    def test_a_habit_on_today_takes_minutes_another_day_and_a_skip(self):
        day = datetime.datetime.now(datetime.timezone.utc).date() - datetime.timedelta(days=2)
        for script in [True, False]:
            with self.subTest(script=script):
                page = self.open("/", size="phone", script=script)
                page.get_by_role("button", name="Read, ").click()
                sheet = page.get_by_role("dialog", name="Read")
                sheet.get_by_label("Minutes").fill("25")
                sheet.get_by_label("Day", exact=True).fill(str(day))
                if script:
                    self.assert_accessible(page)
                sheet.get_by_role("button", name="Add: Read").click()
                if script:
                    page.locator(".toast", has_text="Read: +25 min").wait_for()
                page.wait_for_load_state("networkidle")
        page = self.open(f"/mori/days/{day}")
        page.locator(".habit", has_text="Read").locator("[data-minutes='50']").wait_for()

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
        page.get_by_role("button", name="Open that week").click()
        self.assertIn("/mori/weeks/1535", page.url)
        self.assertIn("First job <b>", page.locator(".week").inner_text())

    def test_the_diary_saves_while_it_is_written(self):
        page = self.open("/mori")
        with page.expect_response(lambda response: response.request.method == "POST"):
            page.locator("textarea").fill("Tea with Ana & <i>snow</i>")
        page.reload()
        self.assertEqual(page.locator("textarea").input_value(), "Tea with Ana & <i>snow</i>")

    def test_writing_goes_on_where_it_was_after_the_diary_saved(self):
        page = self.open("/mori/diary/2026-11-18")
        field = page.locator("textarea")
        field.press_sequentially("First sentence.")
        page.locator("output[data-saved]", has_text="Last saved").wait_for()
        self.write_elsewhere(page, "mori", "habit", "add", "Stretch", "--date", "2026-11-18")
        field.press_sequentially(" Second.")
        self.assertEqual(field.input_value(), "First sentence. Second.")
        page.locator("output[data-saved]", has_text="Last saved").wait_for()
        page.wait_for_load_state("networkidle")
        page.reload()
        self.assertEqual(field.input_value(), "First sentence. Second.")

    def test_what_is_typed_while_a_minute_is_counted_stays_with_its_caret(self):
        page = self.open("/mori")
        asked = []
        page.route("**/habits/*/up", lambda route: asked.append(route))
        page.get_by_role("button", name="Read: +").click()
        while not asked:
            page.wait_for_timeout(20)
        field = page.locator("textarea")
        field.press("Control+a")
        field.press_sequentially("Warm bead")
        for _ in range(3):
            field.press("ArrowLeft")
        page.evaluate("window.oldField = document.querySelector('main textarea')")
        asked[0].continue_()
        page.wait_for_function("() => !window.oldField.isConnected")
        page.keyboard.type("r")
        self.assertEqual(field.input_value(), "Warm bread")
        page.locator("output[data-saved]", has_text="Last saved").wait_for()
        page.wait_for_load_state("networkidle")
        page.reload()
        self.assertEqual(field.input_value(), "Warm bread")

    def test_undo_means_the_change_that_it_was_offered_for(self):
        page = self.open("/mori")
        minutes = page.locator(".habit", has_text="Meditate").locator("[data-minutes]")
        before = minutes.get_attribute("data-minutes")
        page.get_by_role("button", name="Meditate: +").click()
        undo = page.locator(".toast").get_by_role("button", name="Undo")
        undo.wait_for()
        # A message stays while the pointer is over it.
        page.locator(".toast").hover()
        page.locator("textarea").press_sequentially("Tea with Eva.")
        page.locator("output[data-saved]", has_text="Last saved").wait_for()
        undo.click()
        page.locator(".toast", has_text="Undone.").wait_for()
        page.reload()
        self.assertEqual(minutes.get_attribute("data-minutes"), before)
        self.assertIn("Tea with Eva.", page.locator("textarea").input_value())

    def test_a_habit_is_added_with_its_schedule_and_put_away(self):
        page = self.open("/mori/habits", size="phone")
        page.get_by_role("button", name="Add a habit").click()
        form = page.locator("#new-habit")
        form.get_by_label("Name").fill("Walk")
        form.locator("summary").click()
        self.assert_accessible(page)
        form.get_by_label("on these days").check()
        form.get_by_label("Tue").check()
        form.get_by_role("button", name="Add", exact=True).click()
        row = page.locator(".habit-line", has_text="Walk")
        row.get_by_role("link", name="Walk").wait_for()
        self.assertIn("Tue", row.locator(".what").inner_text())
        row.locator("summary").first.click()
        row.get_by_role("button", name="Put away").click()
        page.locator(".habit-list", has_text="Walk").wait_for(state="attached")
        row.wait_for(state="detached")
        away = page.locator("#put-away")
        away.locator("summary").click()
        away.locator("li", has_text="Walk").get_by_role("button", name="Delete").click()
        # What cannot be meant is one Enter away, and each button says what it does.
        question = page.get_by_role("dialog")
        self.assertEqual(question.get_by_role("button").all_inner_texts(), ["Cancel", "Delete"])
        page.keyboard.press("Enter")
        away.locator("li", has_text="Walk").get_by_role("button", name="Delete").click()
        question.get_by_role("button", name="Delete").click()
        page.locator(".habit-list", has_text="Walk").wait_for(state="detached")

    def test_a_sheet_stays_open_while_another_device_writes(self):
        page = self.open("/mori/habits")
        page.get_by_role("button", name="Add a habit").click()
        sheet = page.locator("#new-habit")
        close = sheet.get_by_role("button", name="Close")
        close.focus()
        other = self.open("/mori/habits")
        other.get_by_role("button", name="Add a habit").click()
        other.locator("#new-habit").get_by_label("Name").fill("Zither")
        other.get_by_role("button", name="Add", exact=True).click()
        other.get_by_text("Zither").first.wait_for()
        page.evaluate("""async () => {
          const asked = {};
          document.dispatchEvent(new CustomEvent('daybook:refresh', { detail: asked }));
          await asked.shown;
        }""")
        self.assertTrue(sheet.is_visible())
        close.click()
        page.get_by_text("Zither").wait_for()

    def test_a_dot_counts_for_its_day(self):
        page = self.open("/mori/habits", size="phone")
        row = page.locator(".habit-line", has_text="Meditate")
        dot = row.locator(".dots button").nth(3)
        day = dot.get_attribute("value")
        dot.click()
        row.locator(".dots button").nth(3).get_by_text("10").wait_for()
        page.goto(f"/mori/days/{day}")
        self.assertEqual(
            page.locator(".habit", has_text="Meditate").locator("[data-minutes]").inner_text(),
            "+10 min")

    def names(self, page):
        return page.locator(".habit-line .what a").all_inner_texts()

    def test_habits_are_put_in_order_by_keyboard_pointer_and_without_script(self):
        page = self.open("/mori/habits")
        first, second, third, *_ = self.names(page)
        page.locator(".handle").nth(0).press("ArrowDown")
        page.wait_for_function(
            "name => document.querySelector('.habit-line .what a').textContent === name", arg=second)
        self.assertEqual(self.names(page)[:3], [second, first, third])
        # The handle that was used keeps the focus.
        self.assertIn(first, page.evaluate("document.activeElement.getAttribute('aria-label')"))
        grip, end = [page.locator(".handle").nth(place).bounding_box() for place in (0, 2)]
        page.mouse.move(grip["x"] + 5, grip["y"] + 20)
        page.mouse.down()
        page.mouse.move(end["x"] + 5, end["y"] + 40, steps=8)
        with page.expect_response(lambda response: response.request.method == "POST"):
            page.mouse.up()
        page.wait_for_load_state("networkidle")
        page.reload()
        self.assertEqual(self.names(page)[:3], [first, third, second])
        page = self.open("/mori/habits", script=False)
        row = page.locator(".habit-line", has_text=second)
        row.locator("summary").first.click()
        row.get_by_role("button", name="Move up").click()
        self.assertEqual(self.names(page)[:3], [first, second, third])

    def test_a_day_is_corrected_from_the_month_without_script(self):
        page = self.open("/mori/habits/exercise", script=False)
        page.locator(".month a.day").first.click()
        page.locator("#day input[name=minutes]").fill("35")
        page.locator("#day").get_by_role("button", name="Save").click()
        self.assertEqual(page.locator(".month a.day small").first.inner_text(), "35")

    def test_a_chart_tells_its_values_to_the_keyboard(self):
        page = self.open("/mori/habits/exercise")
        page.locator("#day input[name=minutes]").fill("40")
        page.locator("#day").get_by_role("button", name="Save").click()
        chart = page.locator(".chart").first
        chart.locator(".scroll").focus()
        page.keyboard.press("ArrowRight")
        self.assertIn("min", chart.locator("output").inner_text())
        latest = chart.locator("output").inner_text()
        page.keyboard.press("ArrowLeft")
        self.assertNotEqual(chart.locator("output").inner_text(), latest)

    def test_yesterday_is_one_step_away(self):
        page = self.open("/mori", size="phone")
        page.locator(".day-strip a").nth(5).click()
        page.wait_for_url("**/mori/days/*")
        field = page.locator("textarea")
        field.press_sequentially("Tea, a day late.")
        page.locator("output[data-saved]", has_text="Last saved").wait_for()
        page.reload()
        self.assertIn("Tea, a day late.", field.input_value())


if __name__ == "__main__":
    unittest.main()
