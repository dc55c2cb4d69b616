"""A hub with accounts, as people come to it, stay, and leave; with and without script."""

import re
import time
import unittest

from harness import LOOKS, SIZES, BrowserTest
from places import ENTRIES

PASSWORD = "bread and warm rain"
OTHER = "a quiet morning walk"


class AccountTests(BrowserTest):
    # A password is slow on purpose, and slower in a build for debugging.
    patience = 90_000

    options = ["--multi-user"]
    variables = {"HUB_LIMIT_AUTHENTICATION": "1000"}

    def visit(self, path, **options):
        """A page of somebody whom the hub does not know yet."""
        return self.open(path, **options)

    def registered(self, email, **options):
        page = self.visit("/register", **options)
        page.get_by_label("Email").fill(email)
        page.get_by_label("What should we call you?").fill("Zoë <3")
        page.get_by_label("New password").fill(PASSWORD)
        page.get_by_role("button", name="Create an account").click()
        page.wait_for_url(self.daybook.url + "/")
        return page

    def log_in(self, page, email, password):
        page.goto("/log-in")
        page.get_by_label("Email").fill(email)
        page.get_by_label("Password").fill(password)
        page.get_by_role("button", name="Log in").click()

    def test_every_page_is_accessible_and_calm(self):
        known, stranger = self.registered("calm@example.org"), self.visit("/log-in")
        pages = [(stranger, path) for path in [*ENTRIES, "/nowhere"]]
        pages += [(known, path) for path in [
            "/", "/settings", "/settings/account", "/settings/devices", "/nowhere"]]
        for look in LOOKS:
            for size in ["small", "desktop"]:
                for page, path in pages:
                    with self.subTest(path=path, look=look, size=size):
                        page.emulate_media(color_scheme=look)
                        width, height = SIZES[size]
                        page.set_viewport_size({"width": width, "height": height})
                        page.goto(path)
                        page.wait_for_selector("html[data-ready]", state="attached")
                        self.assert_accessible(page)
                        self.assert_calm(page)

    def test_somebody_registers_leaves_and_comes_back(self):
        for script in [True, False]:
            email = f"back{script}@example.org"
            page = self.registered(email, script=script)
            page.locator("main.today time").wait_for()
            page.goto("/settings")
            page.get_by_role("button", name="Log out").click()
            page.wait_for_url("**/log-in")
            page.goto("/mori")
            self.assertIn("/log-in", page.url)
            self.assertEqual(page.locator("nav").count(), 0)
            self.log_in(page, email.upper(), PASSWORD)
            page.wait_for_url(self.daybook.url + "/")
            self.assertTrue(page.locator(".bar").is_visible())

    def test_a_wrong_password_is_said_above_the_form_and_the_address_stays(self):
        for script in [True, False]:
            email = f"wrong{script}@example.org"
            page = self.visit("/log-in", script=script)
            self.log_in(page, email, "not this one")
            self.assertIn("Wrong address or password", page.get_by_role("alert").inner_text())
            self.assertEqual(page.get_by_label("Email").input_value(), email)
            self.assertEqual(page.get_by_label("Password").input_value(), "")
            if script:
                self.assert_accessible(page)

    def test_whoever_goes_on_guessing_is_asked_to_wait(self):
        page = self.visit("/log-in")
        for _ in range(15):
            self.log_in(page, "guess@example.org", "not this one either")
            told = page.get_by_role("alert").inner_text()
            if "Wrong address" not in told:
                break
        self.assertEqual(told, "Too many attempts. Try again in 1 minute.")
        self.assertEqual(page.get_by_label("Email").input_value(), "guess@example.org")
        self.assert_accessible(page)

    def test_what_is_wrong_with_a_registration_is_said(self):
        self.registered("taken@example.org").context.close()
        page = self.visit("/register", script=False)
        for email, password, complaint in [
            ("taken@example.org", PASSWORD, "already registered"),
            ("someone@home", PASSWORD, "not an email address"),
            ("someone@example.org", "ř" * 129, "8 to 128 characters"),
        ]:
            page.get_by_label("Email").fill(email)
            page.get_by_label("What should we call you?").fill("<b>Zoë</b>")
            page.get_by_label("New password").fill(password)
            page.get_by_role("button", name="Create an account").click()
            self.assertIn(complaint, page.get_by_role("alert").inner_text())
            self.assertEqual(
                page.get_by_label("What should we call you?").input_value(), "<b>Zoë</b>")
        page.get_by_label("New password").fill("short")
        page.get_by_role("button", name="Create an account").click()
        self.assertTrue(page.evaluate("Boolean(document.querySelector(':invalid'))"))

    def reset_link(self, email):
        """The link, which a hub on this machine without a mail server tells its operator."""
        until = time.monotonic() + 15
        while time.monotonic() < until:
            with open(self.daybook.home + "/log", encoding="utf-8") as log:
                for line in log:
                    if email in line and (found := re.search(r"/reset-password\?token=[\w-]+", line)):
                        return found[0]
            time.sleep(0.1)
        self.fail("no link was told")

    def test_a_forgotten_password_is_chosen_anew_once(self):
        for script in [True, False]:
            email = f"forgot{int(script)}@example.org"
            self.registered(email).context.close()
            page = self.visit("/log-in", script=script)
            page.get_by_role("link", name="Forgot your password?").click()
            page.get_by_label("Email").fill(email)
            page.get_by_role("button", name="Send the link").click()
            page.get_by_text("This server sends no emails").wait_for()
            link = self.reset_link(email)
            for expected in [True, False]:
                page.goto(link)
                page.get_by_label("New password").fill(OTHER)
                page.get_by_role("button", name="Change the password").click()
                if expected:
                    page.wait_for_url(self.daybook.url + "/")
                else:
                    self.assertIn("has already been used", page.get_by_role("alert").inner_text())
            page.context.clear_cookies()
            self.log_in(page, email, OTHER)
            page.wait_for_url(self.daybook.url + "/")

    def test_nobody_learns_who_has_an_account(self):
        page = self.visit("/forgot-password")
        page.get_by_label("Email").fill("nobody@example.org")
        page.get_by_role("button", name="Send the link").click()
        page.get_by_text("This server sends no emails").wait_for()

    def test_another_password_is_chosen_in_the_settings(self):
        for script in [True, False]:
            page = self.registered(f"change{script}@example.org", script=script)
            page.goto("/settings/account")
            form = page.locator("form[action$='/password']")
            for current, complaint in [("wrong one", True), (PASSWORD, False)]:
                form.get_by_label("Current password").fill(current)
                form.get_by_label("New password").fill(OTHER)
                form.get_by_role("button", name="Change the password").click()
                if complaint:
                    page.get_by_text("The password is wrong.").wait_for()
                    if not script:
                        page.go_back()
            page.wait_for_url("**/settings/account")
            if script:
                page.get_by_text("Saved.").wait_for()
                self.assertEqual(page.get_by_role("button", name="Undo").count(), 0)
            page.context.clear_cookies()
            self.log_in(page, f"change{script}@example.org", OTHER)
            page.wait_for_url(self.daybook.url + "/")

    def test_another_address_is_chosen_in_the_settings(self):
        for script in [True, False]:
            page = self.registered(f"old{script}@example.org", script=script)
            page.goto("/settings/account")
            form = page.locator("form[action$='/address']")
            for current, complaint in [("wrong one", True), (PASSWORD, False)]:
                form.get_by_label("Current password").fill(current)
                form.get_by_label("New email address").fill(f"new{script}@example.org")
                form.get_by_role("button", name="Change the email address").click()
                if complaint:
                    page.get_by_text("The password is wrong.").wait_for()
                    if not script:
                        page.go_back()
            # Without a mail server it counts at once, and nothing has to be confirmed.
            page.get_by_text(f"new{script}@example.org").wait_for()
            self.assertEqual(page.get_by_text("onfirmed").count(), 0)
            page.context.clear_cookies()
            self.log_in(page, f"new{script}@example.org", PASSWORD)
            page.wait_for_url(self.daybook.url + "/")

    def test_another_browser_is_logged_out_from_here(self):
        page = self.registered("two@example.org")
        other = self.visit("/log-in")
        self.log_in(other, "two@example.org", PASSWORD)
        other.wait_for_url(self.daybook.url + "/")
        page.goto("/settings/devices")
        self.assertEqual(page.locator(".rows li").count(), 2)
        self.assertEqual(page.get_by_text("This one").count(), 1)
        page.get_by_role("button", name="Log out there").click()
        page.get_by_role("button", name="Log out there").wait_for(state="detached")
        # A process may keep a session in its cache for a second more.
        until = time.monotonic() + 5
        while "/log-in" not in other.url and time.monotonic() < until:
            other.goto("/mori")
        self.assertIn("/log-in", other.url)

    def test_data_is_taken_along_and_the_account_deleted(self):
        for script in [True, False]:
            email = f"gone{script}@example.org"
            page = self.registered(email, script=script)
            page.goto("/mori/diary/2026-11-20")
            page.locator("textarea").fill("Warm <b>bread</b>")
            page.get_by_role("button", name="Save").click()
            page.goto("/settings/account")
            with page.expect_download() as download:
                page.get_by_role("link", name="Download").click()
            with open(download.value.path(), encoding="utf-8") as file:
                self.assertIn("Warm <b>bread</b>", file.read())
            form = page.locator("form[action$='/delete']")
            form.get_by_label("Password").fill("wrong one")
            self.delete(page, form)
            page.get_by_text("The password is wrong.").wait_for()
            if not script:
                page.go_back()
            form.get_by_label("Password").fill(PASSWORD)
            self.delete(page, form)
            page.wait_for_url("**/log-in")
            self.assertEqual(page.locator("nav").count(), 0)
            self.log_in(page, email, PASSWORD)
            page.get_by_text("Wrong address or password").wait_for()

    def delete(self, page, form):
        form.get_by_role("button", name="Delete the account").click()
        if page.locator("dialog.question[open]").count():
            page.locator("dialog.question [value=yes]").click()

    def test_two_people_see_nothing_of_each_other(self):
        one, other = self.registered("one@example.org"), self.registered("other@example.org")
        one.goto("/mori/diary/2026-11-20")
        one.locator("textarea").fill("Only mine")
        one.get_by_role("button", name="Save").click()
        one.get_by_text("Last saved").wait_for()
        for path in ["/", "/mori/diary", "/mori/diary/2026-11-20", "/day/2026-11-20", "/history"]:
            other.goto(path)
            self.assertNotIn("Only mine", other.content())

    def test_the_keyboard_alone_gets_in(self):
        page = self.visit("/register")
        page.locator("input[name=email]").focus()
        page.keyboard.type("keys@example.org")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.type(PASSWORD)
        page.keyboard.press("Enter")
        page.wait_for_url(self.daybook.url + "/")

    def test_pages_speak_the_language_of_the_browser(self):
        page = self.visit("/log-in", locale="sk-SK")
        self.assertEqual(page.locator("html").get_attribute("lang"), "sk")
        self.assertIn("heslo", page.locator("main").inner_text().lower())
        self.log_in_in_slovak(page)
        self.assertEqual(page.locator("html").get_attribute("lang"), "sk")

    def log_in_in_slovak(self, page):
        page.locator("input[type=email]").fill("nikto@example.org")
        page.locator("input[type=password]").fill("nie je to ono")
        page.locator("button.primary").click()
        page.get_by_role("alert").wait_for()


if __name__ == "__main__":
    unittest.main()
