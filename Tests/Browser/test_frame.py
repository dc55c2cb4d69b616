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
        page.get_by_label("Language").select_option("sk")
        page.get_by_role("button", name="Save").click()
        self.assertEqual(page.locator("html").get_attribute("lang"), "sk")
        page.get_by_label("Jazyk").select_option("")
        page.get_by_role("button", name="Uložiť").click()
        self.assertEqual(page.locator("h1").inner_text(), "Settings")

    def test_a_choice_of_colours_shows_at_once_and_is_taken_back_from_the_toast(self):
        page = self.open("/settings")
        page.get_by_label("Dark", exact=True).check()
        page.get_by_role("button", name="Save").click()
        page.wait_for_selector("html[data-look=dark]")
        self.assertEqual(page.evaluate("getComputedStyle(document.body).colorScheme"), "dark")
        page.get_by_role("button", name="Undo").click()
        page.wait_for_selector("html:not([data-look])")

    def test_a_wrong_day_is_said_calmly(self):
        page = self.open("/day?day=soon")
        self.assertEqual(page.locator("[data-message]").inner_text(), "That is no day.")

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


if __name__ == "__main__":
    unittest.main()
