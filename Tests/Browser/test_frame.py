"""The frame around all pages: as somebody meets it on a phone, at a desk, by keyboard."""

import unittest

from harness import BrowserTest

PAGES = ["/", "/lesson", "/mori", "/grounding-sun", "/daily-brief", "/aclio",
         "/day/2026-11-21", "/history", "/settings", "/settings/devices", "/nowhere"]


class FrameTests(BrowserTest):
    def test_every_page_is_accessible_and_calm(self):
        self.assert_pages(PAGES)

    def test_settings_work_without_script(self):
        page = self.open("/settings", script=False)
        page.locator("#general > summary").click()
        page.get_by_label("Language").select_option("sk")
        page.locator("[action='/settings'] button").click()
        self.assertEqual(page.locator("html").get_attribute("lang"), "sk")
        page.locator("#general > summary").click()
        page.get_by_label("Jazyk").select_option("")
        page.locator("[action='/settings'] button").click()
        self.assertEqual(page.locator("h1").inner_text(), "Settings")

    def test_a_choice_of_colours_shows_at_once_and_is_taken_back_from_the_toast(self):
        page = self.open("/settings")
        page.locator("#general > summary").click()
        page.get_by_label("Dark", exact=True).check()
        page.locator("[action='/settings'] button").click()
        page.wait_for_selector("html[data-look=dark]")
        self.assertEqual(page.evaluate("getComputedStyle(document.body).colorScheme"), "dark")
        page.get_by_role("button", name="Undo").click()
        page.wait_for_selector("html:not([data-look])")

    def test_a_new_language_is_everywhere_at_once(self):
        page = self.open("/settings")
        page.locator("#general > summary").click()
        page.get_by_label("Language").select_option("sk")
        page.locator("[action='/settings'] button").click()
        page.wait_for_selector("html[lang=sk][data-ready]", state="attached")
        self.assertEqual(page.locator(".skip").text_content(), "Preskočiť na obsah")
        page.locator("#general > summary").click()
        page.get_by_label("Jazyk").select_option("")
        page.locator("[action='/settings'] button").click()
        page.wait_for_selector("html[lang=en][data-ready]", state="attached")

    def test_a_reward_does_not_make_the_skip_link_load_the_page(self):
        page = self.open("/settings?gained=1")
        page.evaluate("history.replaceState(null, '', '/settings'); window.sameDocument = true")
        page.locator(".skip").focus()
        page.keyboard.press("Enter")
        page.wait_for_url("**/settings#main")
        page.wait_for_load_state("networkidle")
        self.assertTrue(page.evaluate("window.sameDocument"))

    def test_where_nothing_was_written_nothing_offers_to_take_it_back(self):
        page = self.open("/lesson")
        page.evaluate("""document.querySelector('form[data-refresh]').removeAttribute('data-quiet')""")
        page.get_by_role("button", name="Refresh").click()
        page.locator(".toast").wait_for()
        self.assertEqual(page.locator(".toast button").count(), 0)

    def test_what_others_write_meanwhile_is_not_a_forms_to_take_back(self):
        page = self.open("/lesson")

        def write_elsewhere(route):
            self.daybook.run("mori", "gratitude", "Tea", "--date", "2026-11-10")
            route.continue_()

        page.route("**/lesson/refresh", write_elsewhere)
        page.evaluate("""document.querySelector('form[data-refresh]').removeAttribute('data-quiet')""")
        page.get_by_role("button", name="Refresh").click()
        page.locator(".toast").wait_for()
        self.assertEqual(page.locator(".toast button").count(), 0)

    def test_a_form_takes_back_its_own_change_and_its_address_tells_nothing_of_it(self):
        page = self.open("/lesson/own")
        form = page.locator("form[action='/lesson/own']")
        form.locator("textarea").fill("Rest before you are tired")
        form.get_by_role("button").click()
        page.locator(".toast").get_by_role("button", name="Undo").wait_for()
        self.assertEqual(page.url, self.daybook.url + "/lesson/own")
        page.locator(".toast").get_by_role("button", name="Undo").click()
        page.locator(".toast", has_text="Undone.").wait_for()
        self.assertNotIn("Rest before you are tired", page.locator("main").inner_text())

    def test_one_change_after_the_other_is_taken_back_from_the_history(self):
        for text in ["Snow", "Rain"]:
            self.daybook.run("mori", "gratitude", text, "--date", "2026-11-12")
        page = self.open("/history")
        page.locator("form[action='/undo'] button").first.click()
        page.locator(".toast", has_text="Undone.").get_by_role("button", name="Redo").click()
        page.locator(".toast", has_text="Brought back.").wait_for()
        page.locator(".told", has_text="Rain").first.wait_for()
        page.locator("form[action='/undo'] button").first.click()
        page.locator(".toast", has_text="Undone.").wait_for()
        page.goto("/day/2026-11-12")
        self.assertIn("Snow", page.locator("main").inner_text())
        self.assertNotIn("Rain", page.locator("main").inner_text())
        page.keyboard.press("u")
        page.locator(".toast", has_text="Undone.").wait_for()
        self.assertNotIn("Snow", page.locator("main").inner_text())

    def test_the_focus_stays_in_the_page_when_what_had_it_is_gone(self):
        page = self.open("/grounding-sun/list")
        form = page.locator("form[action$='/remove']").first
        gone = page.locator(f"form[action='{form.get_attribute('action')}']")
        form.get_by_role("button").press("Enter")
        gone.wait_for(state="detached")
        page.locator(".toast").wait_for()
        self.assertTrue(page.evaluate(
            "document.querySelector('main').contains(document.activeElement)"))

    def test_the_focus_stays_in_the_page_when_something_is_taken_back(self):
        page = self.open("/settings")
        page.locator("#general > summary").click()
        page.get_by_label("Dark", exact=True).check()
        page.locator("[action='/settings'] button").click()
        page.locator(".toast").get_by_role("button", name="Undo").press("Enter")
        page.locator(".toast", has_text="Undone.").wait_for()
        self.assertTrue(page.evaluate(
            "document.querySelector('main').contains(document.activeElement)"))

    def test_a_wrong_day_is_said_calmly(self):
        page = self.open("/day?day=soon")
        self.assertEqual(page.locator("[data-message]").inner_text(), "That is not a date.")

    def test_the_keyboard_alone_goes_everywhere(self):
        page = self.open("/")
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.className"), "skip")
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.tagName"), "MAIN")
        page.keyboard.press("?")
        page.wait_for_selector("#keys[open]")
        self.assert_accessible(page)
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        self.assertEqual(page.evaluate("document.activeElement.form.action").split("/")[-1], "search")
        page.keyboard.type("heron")
        page.keyboard.press("Enter")
        page.wait_for_url("**/search?q=heron")
        self.assert_accessible(page)
        page.go_back()
        page.locator("h1").click()
        page.keyboard.press("n")
        self.assertEqual(page.evaluate("document.activeElement.name"), "text")
        page.keyboard.press("Tab")
        page.locator("h1").click()
        page.keyboard.press("g")
        page.keyboard.press("s")
        page.wait_for_url("**/settings")

    def test_a_page_follows_what_a_command_writes(self):
        page = self.open("/day/2026-11-20")
        page.evaluate("window.sameDocument = true")
        self.daybook.run("mori", "--date", "2026-11-20", "gratitude", "Warm bread <b>&")
        page.get_by_text("Warm bread <b>&").wait_for()
        self.assertTrue(page.evaluate("window.sameDocument"))

    def test_a_form_of_somebody_else_changes_nothing(self):
        page = self.open("/settings")
        status = page.evaluate("""async () => (await fetch('/settings', {
          method: 'POST', body: new URLSearchParams({ language: 'de' }) })).status""")
        self.assertEqual(status, 403)
        page.reload()
        self.assertEqual(page.locator("h1").inner_text(), "Settings")

    def test_a_stranger_sees_nothing(self):
        context = self.session.browser.new_context(base_url=self.daybook.url)
        self.addCleanup(context.close)
        page = context.new_page()
        self.assertEqual(page.goto("/").status, 401)
        self.assertEqual(page.locator("nav").count(), 0)
        self.assert_accessible(page)


class NothingYetTests(BrowserTest):
    def test_u_says_that_there_is_nothing_to_take_back(self):
        page = self.open("/history")
        page.keyboard.press("u")
        page.locator(".toast", has_text="There is nothing to undo.").wait_for()


if __name__ == "__main__":
    unittest.main()
