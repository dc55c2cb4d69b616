"""What people write shows as they wrote it, whatever it looks like."""

import unittest

from harness import BrowserTest

PAGES = ["/", "/lesson", "/mori", "/grounding-sun", "/daily-brief", "/aclio", "/settings"]
NASTY = ("\"><img src=x onerror=\"window.hacked = 1\" data-hacked>'"
         "<script>window.hacked = 1</script>{{title}} {{{title}}} ${title}")
FIELDS = ("input[type=text], input[type=search], input:not([type]), textarea")


class MarkupTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        daybook.run("mori", "setup", "--born", "1990-01-01")
        daybook.run("mori", "gratitude", NASTY)
        daybook.run("mori", "habit", "add", NASTY[:60])
        daybook.run("lesson", "add", NASTY)
        daybook.run("grounding-sun", "add", NASTY)
        daybook.run("daily-brief", "events", "add", NASTY, "2027-07-01")

    def assert_harmless(self, page):
        self.assertIsNone(page.evaluate("window.hacked ?? null"), page.url)
        self.assertEqual(page.locator("[data-hacked]").count(), 0, page.url)
        self.assertEqual(page.evaluate("window.daybookRefused"), [], page.url)

    def links(self):
        """Every page that the main pages lead to."""
        found = dict.fromkeys(PAGES)
        for path in PAGES:
            page = self.open(path)
            for link in page.locator("main a[href^='/']").all()[:40]:
                if not link.get_attribute("download"):
                    found.setdefault(link.get_attribute("href").split("#")[0])
            page.context.close()
        return [path for path in found if "export" not in path and "." not in path][:40]

    def test_text_that_was_written_elsewhere_is_text(self):
        for path in self.links():
            with self.subTest(path=path):
                page = self.open(path)
                self.assert_harmless(page)
                page.context.close()
        page = self.open("/day/" + self.daybook.run("today", "--json").split('"day":"')[-1][:10])
        self.assertIn(NASTY, page.locator("main").inner_text())

    def test_every_field_keeps_text_as_text(self):
        for path in self.links():
            page = self.open(path)
            count = page.locator("main form[method=post]").count()
            page.context.close()
            for index in range(min(count, 12)):
                with self.subTest(path=path, form=index):
                    self.send(path, index)

    def send(self, path, index):
        page = self.open(path)
        form = page.locator("main form[method=post]").nth(index)
        fields = [field for field in form.locator(FIELDS).all() if field.is_visible()]
        button = form.locator("button").last
        if fields and button.count() and button.is_visible():
            for field in fields:
                field.fill(NASTY)
            if form.evaluate("form => form.checkValidity()"):
                with page.expect_event("requestfinished", lambda one: one.method == "POST"):
                    button.click()
                    if page.locator("dialog.question[open]").count():
                        page.locator("dialog.question .danger").click()
                page.wait_for_load_state("networkidle")
            else:
                button.click()
            self.assert_harmless(page)
        page.context.close()


if __name__ == "__main__":
    unittest.main()
