"""Lesson, as somebody reads it, marks it, and writes down what they have learned."""

import unittest

from harness import BrowserTest

LONG = "Pneumonoultramicroscopicsilicovolcanoconiosis " * 40


class LessonTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        daybook.run("--offline", "lesson", "add", "Walk slowly.", "--by", "A friend")
        daybook.run("--offline", "lesson", "add", LONG.strip())

    def test_every_page_is_accessible_and_calm(self):
        self.assert_pages(
            ["/lesson", "/lesson/history", "/lesson/favorites", "/lesson/own", "/lesson/source",
             "/lesson?refresh=offline"],
            sizes=["small", "desktop", "wide"])

    def test_the_footer_is_always_in_sight(self):
        for size in ["small", "phone", "desktop", "wide"]:
            page = self.open("/lesson", size=size)
            box = page.locator(".lesson-footer").bounding_box()
            self.assertLessEqual(box["y"] + box["height"], page.viewport_size["height"])

    def test_a_lesson_is_marked_and_found_among_the_favourites(self):
        page = self.open("/lesson")
        star = page.get_by_role("button", name="Favourite")
        star.click()
        page.wait_for_selector(".star[aria-pressed=true]")
        page.goto("/lesson/favorites")
        self.assertIn("Love Each Other", page.locator("main").inner_text())

    def test_an_own_lesson_is_kept_and_removed_without_script(self):
        page = self.open("/lesson/own", script=False)
        page.get_by_label("What you have learned").fill("Listen <b>first</b> {{x}}")
        page.get_by_role("button", name="Keep it").click()
        first = page.locator(".lessons li").first
        self.assertIn("Listen <b>first</b> {{x}}", first.inner_text())
        first.get_by_role("button", name="Remove").click()
        self.assertNotIn("Listen", page.locator(".lessons").inner_text())

    def test_history_is_searched_by_words(self):
        page = self.open("/lesson/history")
        page.locator("main").get_by_role("searchbox").fill("slowly")
        page.get_by_role("button", name="Search").click()
        page.wait_for_url("**words=slowly")
        self.assertEqual(page.locator(".lessons li").count(), 1)

    def test_a_refresh_without_network_leaves_the_lesson_and_says_so(self):
        page = self.open("/lesson")
        page.get_by_role("button", name="Refresh").click()
        page.wait_for_selector(".lesson-footer .pill")
        self.assertIn("Love Each Other", page.locator("blockquote").inner_text())

    def test_the_picture_is_a_download(self):
        page = self.open("/lesson")
        page.get_by_text("Picture").click()
        with page.expect_download() as download:
            page.get_by_role("link", name="SVG, light").click()
        self.assertEqual(download.value.suggested_filename, "lesson.svg")


if __name__ == "__main__":
    unittest.main()
