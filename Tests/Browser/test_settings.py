"""The settings: one profile for all, reminders, the coach, files in and out, and another device."""

import json
import re
import shutil
import subprocess
import unittest

from harness import BrowserTest

PAGES = ["/settings", "/settings/data", "/settings/devices", "/mori?as_of=2026-11-20",
         "/?as_of=2026-11-20"]
JRNL = {"entries": [{"title": "Sledges on the hill.", "body": "", "date": "2020-01-05",
                     "time": "09:00", "tags": []}]}
CALENDAR = "\r\n".join([
    "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", "DTSTART;VALUE=DATE:20400103",
    "SUMMARY:Dentist", "END:VEVENT", "END:VCALENDAR", ""])


class SettingsTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        daybook.run("mori", "setup", "--born", "1990-01-01")

    def test_every_page_is_accessible_and_calm(self):
        self.assert_pages(PAGES)

    def kept(self, *command):
        return json.loads(self.daybook.run("--offline", *command, "--json"))

    def test_all_products_read_one_profile(self):
        page = self.open("/settings")
        you = page.locator("#you")
        you.locator("summary").click()
        self.assertEqual(you.get_by_label("Born on").input_value(), "1990-01-01")
        you.get_by_label("What should we call you?").fill("Zoë")
        you.get_by_label("Born on").fill("1988-02-29")
        you.get_by_label("Where you live").fill("Bratislava")
        with page.expect_response(lambda answer: answer.url.endswith("/settings/you")):
            you.get_by_role("button").click()
        page.locator(".toast", has_text="Profile").wait_for()
        page.reload()
        self.assertEqual(you.get_by_label("Where you live").input_value(), "Bratislava, SK")
        self.assertEqual(self.kept("mori")["birth_date"], "1988-02-29")
        self.assertEqual(self.kept("aclio")["profile"]["name"], "Zoë")
        self.assertEqual(self.kept("daily-brief")["user"]["nickname"], "Zoë")
        self.assertEqual(self.kept("daily-brief", "place")[0]["name"], "Bratislava")
        self.daybook.run("grounding-sun", "theme", "auto", "--sun")
        # A product's own setting wins in it, until the profile changes again.
        self.daybook.run("aclio", "profile", "--name", "Captain")
        self.assertEqual(self.kept("daily-brief")["user"]["nickname"], "Zoë")
        self.assertEqual(self.kept("aclio")["profile"]["name"], "Captain")

    def test_a_file_is_looked_at_before_it_is_brought_in(self):
        page = self.open("/settings/data")
        for kind, name, content, command, word in [
                ("mori", "diary.json", json.dumps(JRNL), ("mori", "diary", "--search", "Sledges"),
                 "Sledges"),
                ("lesson", "fortunes", "Walk slowly.\n%\nRest often.\n%\n", ("lesson", "search", "slowly"),
                 "Walk slowly."),
                ("daily-brief", "calendar.ics", CALENDAR, ("daily-brief", "events"), "Dentist")]:
            with self.subTest(kind=kind):
                page.get_by_label("What it is").select_option(kind)
                page.get_by_label("File", exact=True).set_input_files(
                    {"name": name, "mimeType": "text/plain", "buffer": content.encode()})
                page.get_by_role("button", name="See what it would change").first.click()
                page.get_by_role("heading", name="Nothing has changed yet.").wait_for()
                self.assertNotIn(word, json.dumps(self.kept(*command)))
                self.assert_accessible(page)
                page.get_by_role("button", name="Import it").click()
                page.get_by_role("heading", name="Done.").wait_for()
                self.assertIn(word, json.dumps(self.kept(*command)))

    def test_a_write_elsewhere_does_not_take_a_rehearsal_away(self):
        page = self.open("/settings/data")
        page.get_by_label("What it is").select_option("lesson")
        page.get_by_label("File", exact=True).set_input_files(
            {"name": "fortunes", "mimeType": "text/plain", "buffer": b"Sit a while.\n%\n"})
        page.get_by_role("button", name="See what it would change").first.click()
        page.get_by_role("heading", name="Nothing has changed yet.").wait_for()
        self.write_elsewhere(page, "mori", "gratitude", "A quiet morning")
        page.get_by_role("button", name="Import it").click()
        page.get_by_role("heading", name="Done.").wait_for()
        self.assertIn("Sit a while.", json.dumps(self.kept("lesson", "search", "Sit")))

    def test_what_was_downloaded_comes_back(self):
        page = self.open("/settings/data", script=False)
        with page.expect_download() as download:
            page.get_by_role("link", name="Download", exact=True).click()
        page.get_by_label("File", exact=True).set_input_files(download.value.path())
        page.get_by_role("button", name="See what it would change").first.click()
        page.get_by_text(re.compile("New: 0. Already here: [1-9]")).wait_for()

    def test_a_backup_is_downloaded_and_restores_what_was_lost(self):
        self.daybook.run("lesson", "add", "Backed up.")
        page = self.open("/settings/data")
        with page.expect_download() as download:
            page.get_by_role("link", name="Download a backup").click()
        self.assertRegex(download.value.suggested_filename, r"^daybook-\d{4}-\d\d-\d\d\.sqlite$")
        home = self.daybook.home + "/restored"
        self.daybook.run("restore", str(download.value.path()), "--home", home)
        self.assertIn("Backed up.", self.daybook.run("lesson", "search", "Backed", "--home", home))

    def test_a_backup_brings_back_what_another_home_lacks(self):
        other = self.daybook.home + "/other"
        self.daybook.run("lesson", "add", "Kept on the other disk.", "--home", other)
        file = self.daybook.home + "/other.sqlite"
        self.daybook.run("backup", file, "--home", other)
        page = self.open("/settings/data")
        form = page.locator("form[action='/settings/data/backup']")
        form.get_by_label("Backup file").set_input_files(file)
        form.get_by_role("button", name="See what it would change").click()
        page.get_by_text(re.compile("New: [1-9]")).wait_for()
        self.assert_accessible(page)
        self.assertNotIn("other disk", json.dumps(self.kept("lesson", "search", "Kept")))
        page.get_by_role("button", name="Import it").click()
        page.get_by_role("heading", name="Done.").wait_for()
        self.assertIn("other disk", json.dumps(self.kept("lesson", "search", "Kept")))
        form.get_by_label("Backup file").set_input_files(
            {"name": "x.sqlite", "mimeType": "text/plain", "buffer": b"no backup"})
        form.get_by_role("button", name="See what it would change").click()
        form.locator(".form-error", has_text="not a Daybook backup").wait_for()

    def test_a_backup_is_not_offered_beside_another_profile(self):
        self.daybook.run("profile", "add", "guest")
        self.addCleanup(self.daybook.run, "profile", "remove", "guest")
        page = self.open("/settings/data")
        self.assertEqual(page.get_by_role("link", name="Download a backup").count(), 0)
        self.assertEqual(page.goto("/settings/data/backup").status, 404)

    def test_what_is_no_file_of_daybook_is_refused_kindly(self):
        page = self.open("/settings/data")
        page.get_by_label("File", exact=True).set_input_files(
            {"name": "x.json", "mimeType": "text/plain", "buffer": b"\xff\xfe nothing"})
        page.get_by_role("button", name="See what it would change").first.click()
        page.locator(".form-error").wait_for()

    def test_the_data_is_checked(self):
        page = self.open("/settings/data")
        page.get_by_role("button", name="Check the data").click()
        page.locator(".toast", has_text="your data is whole").wait_for()

    def test_a_day_is_shown_as_it_stood(self):
        self.daybook.run("lesson", "add", "Later is later.")
        page = self.open("/settings/data")
        page.get_by_role("button", name="Show").click()
        page.locator("aside.past").get_by_text("As it was at the end of").wait_for()
        self.assertEqual(page.locator("main form[method=post]:visible").count(), 0)
        page.get_by_role("link", name="Back to now").click()
        page.wait_for_url(self.daybook.url + "/")

    def test_reminders_have_times_and_quiet_days_and_can_be_changed(self):
        self.daybook.run("daily-brief", "remind", "add", "Vitamins", "--at", "08:15",
                         "--repeat", "daily")
        page = self.open("/daily-brief/reminders", size="phone")
        page.get_by_role("button", name="Vitamins").first.click()
        sheet = page.get_by_role("dialog", name="Vitamins")
        sheet.get_by_label("Time").fill("09:30")
        sheet.get_by_label("Repeats").select_option("weekdays")
        sheet.get_by_role("button", name="Save").click()
        page.get_by_text("09:30").first.wait_for()
        kept = self.kept("daily-brief", "remind", "list")
        changed = next(one for one in kept if one["text"] == "Vitamins")
        self.assertEqual((changed["time"], changed["repeat"]), ("09:30", "weekdays"))
        page.goto("/grounding-sun/settings")
        page.get_by_label("Remind me every day").check()
        page.get_by_text("Days without reminders", exact=True).first.click()
        page.get_by_label("Sun", exact=True).check()
        page.get_by_role("button", name="Save").click()
        page.wait_for_url("**/grounding-sun/settings")
        page.locator(".toast").wait_for()
        page.goto("/grounding-sun/settings")
        self.assertTrue(page.locator("[name=quiet][value=sunday]").is_checked())

    def test_the_coach_gets_an_address_and_a_key_that_is_not_shown_again(self):
        page = self.open("/aclio/settings")
        page.get_by_role("button", name="OpenAI").click()
        address = page.get_by_label("Address")
        address.fill("http://127.0.0.1:9")
        page.get_by_label("Key", exact=True).fill("sk-secret")
        page.get_by_role("button", name="Save").last.click()
        page.get_by_text("Key: set.").wait_for()
        self.assertNotIn("sk-secret", page.content())
        page.get_by_role("button", name="Try the coach").click()
        page.locator(".toast").wait_for()
        # The key belongs to the server that it was given for.
        page.reload()
        page.get_by_label("Address").fill("http://127.0.0.1:10")
        page.get_by_role("button", name="Save").last.click()
        page.locator("#key-state", has_not_text="Key: set.").wait_for()
        self.daybook.run("aclio", "coach", "offline")

    @unittest.skipUnless(shutil.which("zbarimg"), "zbarimg reads the code")
    def test_another_device_comes_in_by_a_code(self):
        page = self.open("/settings/devices")
        page.get_by_role("button", name="Add a device").click()
        link = page.locator(".invitation input").input_value()
        picture = self.daybook.home + "/code.png"
        page.locator(".invitation svg").screenshot(path=picture)
        read = subprocess.run(["zbarimg", "-q", "--raw", picture], check=True, text=True,
                              capture_output=True).stdout.strip()
        self.assertEqual(read, link)
        self.assert_accessible(page)
        context = self.session.browser.new_context()
        self.addCleanup(context.close)
        other = context.new_page()
        other.goto(link)
        other.locator("main.today").wait_for()
        again = self.session.browser.new_context()
        self.addCleanup(again.close)
        self.assertEqual(again.request.get(link).status, 401)


class TodayTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        daybook.run("mori", "setup", "--born", "1990-01-01", "--no-habits")
        daybook.run("mori", "habit", "add", "Read")

    def test_a_day_is_done_once_and_the_last_act_is_named_in_the_history(self):
        page = self.open("/")
        page.locator("textarea").fill("Tea with Ana")
        page.locator("output[data-saved]", has_text="Last saved").wait_for()
        self.assertEqual(page.get_by_text("That is a day.").count(), 0)
        page.get_by_role("button", name="Read: +10 min").click()
        page.get_by_text("That is a day. See you tomorrow.").wait_for()
        self.assert_accessible(page)
        page.goto("/history")
        page.get_by_role("button", name="Undo: Read: +10 min").click()
        page.locator(".toast").get_by_role("button", name="Redo").wait_for()
        page.goto("/")
        self.assertEqual(page.get_by_text("That is a day.").count(), 0)


if __name__ == "__main__":
    unittest.main()
