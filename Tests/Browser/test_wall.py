"""The wall: paired once, turned by a remote's arrows; and the palette, which does things by words."""

import unittest

from harness import SIZES, BrowserTest
from places import A_LIFE, live

SIZES["television"] = (1920, 1080)
SIZES["frame"] = (600, 800)


class WallTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        live(daybook, A_LIFE)

    def screen(self, size):
        """A screen that nobody is logged in to."""
        context = self.session.browser.new_context(
            base_url=self.daybook.url, viewport=dict(zip(("width", "height"), SIZES[size])))
        self.addCleanup(context.close)
        return context.new_page()

    def test_a_television_is_paired_once_and_turned_by_its_remote(self):
        screen = self.screen("television")
        screen.goto("/wall")
        code = screen.locator(".code").inner_text()
        self.assertEqual(len(code), 6)
        self.assert_accessible(screen)

        page = self.open("/settings/wall", size="phone")
        page.get_by_label("The code that it shows").fill(code.lower())
        page.get_by_label("Where it is").fill("Kitchen")
        page.get_by_role("button", name="Show it there").click()
        page.get_by_text("Kitchen").wait_for()

        screen.wait_for_selector("main.wall", timeout=20000)
        self.assert_accessible(screen)
        self.assertIn("Holidays by the sea", screen.locator(".coming").inner_text())
        first = screen.locator(".scene:visible").inner_text()
        screen.keyboard.press("ArrowRight")
        self.assertNotEqual(screen.locator(".scene:visible").inner_text(), first)
        screen.keyboard.press("ArrowLeft")
        self.assertEqual(screen.locator(".scene:visible").inner_text(), first)
        # It opens nothing else.
        self.assertEqual(screen.request.get("/mori").status, 401)

    def test_what_it_says_is_read_from_three_metres_and_fits(self):
        for size in ["television", "frame", "phone"]:
            for look in ["light", "dark", "paper"]:
                with self.subTest(size=size, look=look):
                    page = self.session.context(size, "light").new_page()
                    self.addCleanup(page.context.close)
                    page.goto(f"/wall?look={look}")
                    self.assert_accessible(page)
                    self.assert_fits(page)
                    self.assertLess(page.evaluate("window.daybookShift"), 0.01)
                    height = page.evaluate("""() => Math.min(...[...document.querySelectorAll(
                        'h1, blockquote, .coming span')].filter((one) => one.checkVisibility())
                        .map((one) => parseFloat(getComputedStyle(one).fontSize) / innerHeight))""")
                    self.assertGreater(height, 0.02)

    def test_the_palette_goes_and_does(self):
        page = self.open("/")
        page.keyboard.press("Control+k")
        page.keyboard.type("read 20")
        page.locator("#palette .results").get_by_text("Read: 20").wait_for()
        self.assert_accessible(page)
        page.keyboard.press("Enter")
        page.locator(".toast").get_by_text("Read: 20").wait_for()
        page.get_by_role("button", name="Undo").last.click()
        page.get_by_text("Undone.").wait_for()
        page.keyboard.press("Control+k")
        page.keyboard.type("hist")
        page.locator("#palette .results").get_by_text("History").first.wait_for()
        page.keyboard.press("Enter")
        page.wait_for_url("**/history")

    def test_without_script_the_palette_is_a_page(self):
        page = self.open("/", script=False)
        page.locator(".tools a").first.click()
        page.get_by_role("searchbox").first.fill("thanks for the rain")
        page.get_by_role("searchbox").first.press("Enter")
        page.get_by_role("button", name="gratitude for the rain").click()
        page.goto("/mori/diary")
        self.assertIn("for the rain", page.content())


if __name__ == "__main__":
    unittest.main()
