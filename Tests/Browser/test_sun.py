"""Grounding Sun as a person uses it: another quote, the sheet, affirmations of one's own."""

import unittest

from harness import LOOKS, BrowserTest

PAGES = ["/grounding-sun", "/grounding-sun/list", "/grounding-sun/history",
         "/grounding-sun/settings"]


class SunTests(BrowserTest):
    def test_every_page_is_accessible_and_calm(self):
        for sky in LOOKS:
            self.daybook.run("grounding-sun", "theme", sky)
            with self.subTest(sky=sky):
                self.assert_pages(PAGES, looks=["light"])

    def test_new_quote_gives_another(self):
        for script in [True, False]:
            page = self.open("/grounding-sun", size="phone", script=script)
            before = page.locator("blockquote").first.inner_text()
            page.get_by_role("button", name="Another affirmation").click()
            page.wait_for_function(
                "before => document.querySelector('blockquote').textContent != before", arg=before
            ) if script else page.wait_for_load_state()
            self.assertNotEqual(page.locator("blockquote").first.inner_text(), before)

    def test_settings_are_one_change_that_is_taken_back_from_the_toast(self):
        self.daybook.run("grounding-sun", "theme", "light")
        page = self.open("/grounding-sun/settings")
        page.get_by_label("Dark", exact=True).check()
        page.get_by_label("Remind me every day").check()
        page.locator("[name=time]").first.fill("08:15")
        page.get_by_role("button", name="Save").click()
        page.locator("main.is-dark").wait_for()
        page.locator(".toast").get_by_role("button", name="Undo").click()
        page.locator("main.is-light").wait_for()
        page = self.open("/grounding-sun/settings")
        self.assertTrue(page.get_by_label("Light", exact=True).is_checked())
        self.assertFalse(page.get_by_label("Remind me every day").is_checked())
        self.assertEqual(page.locator("[name=time]").first.input_value(), "09:00")

    def test_the_sheet_opens_closes_and_changes_the_sky(self):
        self.daybook.run("grounding-sun", "theme", "light")
        page = self.open("/grounding-sun")
        page.locator(".gear").click()
        dialog = page.get_by_role("dialog")
        dialog.wait_for()
        self.assert_accessible(page)
        page.keyboard.press("Escape")
        self.assertFalse(page.locator("#sun-settings").is_visible())
        page.locator(".gear").click()
        dialog.get_by_label("Dark", exact=True).check()
        dialog.get_by_role("button", name="Save").click()
        page.wait_for_selector("main.is-dark")
        self.assertEqual(
            page.evaluate("getComputedStyle(document.documentElement).colorScheme"), "dark")

    def test_the_sheet_is_a_page_without_script(self):
        page = self.open("/grounding-sun", script=False)
        page.locator(".gear").click()
        page.get_by_label("Light", exact=True).check()
        page.get_by_role("button", name="Save").click()
        self.assertEqual(page.locator("main.is-light").count(), 1)

    def test_an_affirmation_of_ones_own(self):
        page = self.open("/grounding-sun/list")
        page.get_by_label("Write your own").fill("I <b>begin</b>.")
        page.get_by_role("button", name="Keep", exact=True).click()
        page.get_by_text("I <b>begin</b>.").first.wait_for()


if __name__ == "__main__":
    unittest.main()
