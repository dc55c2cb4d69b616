"""What a person takes along: a calendar for their calendar app, and pictures."""

import datetime
import os
import subprocess
import unittest
import urllib.error
import urllib.request

from harness import LOOKS, BrowserTest

PYTHON = "/usr/bin/python3"
HAS_ICALENDAR = os.path.exists("/usr/lib/python3/dist-packages/icalendar")
READ = """
import icalendar, json, sys
data = sys.stdin.buffer.read()
assert all(len(line) <= 75 for line in data.split(b'\\r\\n')), 'a long line'
calendar = icalendar.Calendar.from_ical(data)
events = calendar.walk('VEVENT')
assert not any(part.errors for part in calendar.walk()), 'errors'
assert len({str(event['UID']) for event in events}) == len(events), 'uids'
assert icalendar.Calendar.from_ical(calendar.to_ical()) == calendar, 'not the same again'
print(json.dumps([[str(event['SUMMARY']), event['DTSTART'].dt.isoformat(),
  len(event.walk('VALARM')), 'RRULE' in event] for event in events]))
"""


def fetch(url, **headers):
    return urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=20)


def until(page, holds):
    """Waits; pages' own policy refuses Playwright's way to do so."""
    for _ in range(100):
        if holds():
            return
        page.wait_for_timeout(150)
    raise AssertionError("it never came to be")


class CalendarTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        daybook.run("daily-brief", "events", "add", "Leap; \\o/, <b>day</b> 漢字" * 4, "2028-02-29",
                    "--yearly")
        daybook.run("grounding-sun", "remind", "on", "--at", "23:59")

    def test_an_address_is_made_shown_once_replaced_and_turned_off(self):
        for script in [True, False]:
            with self.subTest(script=script):
                self.daybook.run("calendar", "off")
                page = self.open("/settings", script=script)
                page.get_by_role("link", name="Calendar feed").click()
                page.get_by_role("button", name="Create an address").click()
                field = page.get_by_label("Address for your calendar app")
                first = field.input_value()
                self.assertTrue(first.startswith(self.daybook.url + "/calendar/"))
                self.assertEqual(fetch(first).headers["Content-Type"], "text/calendar; charset=utf-8")
                link = page.get_by_role("link", name="Open in a calendar app")
                self.assertEqual(link.get_attribute("href"), first.replace("http", "webcal", 1))
                if script:
                    # A write elsewhere does not take the address away.
                    self.write_elsewhere(page, "mori", "gratitude", "A quiet morning")
                    self.assert_accessible(page)
                    page.get_by_role("button", name="Copy").click()
                self.assertEqual(field.input_value(), first)
                page.get_by_role("button", name="Create another address").click()
                if script:
                    page.locator("dialog.question [value=yes]").click()
                    until(page, lambda: field.input_value() != first)
                second = field.input_value()
                self.assert_gone(first)
                page.goto("/settings/calendar")
                self.assertEqual(page.get_by_label("Address for your calendar app").count(), 0)
                page.get_by_role("button", name="Turn it off").click()
                if script:
                    page.locator("dialog.question [value=yes]").click()
                page.get_by_role("button", name="Create an address").wait_for()
                self.assert_gone(second)

    def test_the_page_is_accessible_and_calm(self):
        for look in LOOKS:
            for size in ["small", "desktop"]:
                page = self.open("/settings/calendar", size=size, look=look)
                page.get_by_role("button", name="Create").first.click()
                if page.locator("dialog.question [value=yes]").count():
                    page.locator("dialog.question [value=yes]").click()
                page.get_by_label("Address for your calendar app").wait_for()
                self.assert_accessible(page)
                self.assert_calm(page)

    @unittest.skipUnless(HAS_ICALENDAR, "python3-icalendar is not installed")
    def test_a_strict_parser_takes_the_calendar(self):
        address = self.daybook.run("calendar", "on").split()[0]
        path = address[address.index("/calendar/"):]
        response = fetch(self.daybook.url + path)
        tag, data = response.headers["ETag"], response.read()
        read = subprocess.run([PYTHON, "-c", READ], input=data, capture_output=True, check=False)
        self.assertEqual(read.returncode, 0, read.stderr.decode())
        events = __import__("json").loads(read.stdout)
        leap = [event for event in events if event[0].startswith("Leap")]
        self.assertEqual(leap, [["Leap; \\o/, <b>day</b> 漢字" * 4, "2028-02-29", 0, True]])
        self.assertEqual(len([event for event in events if event[2] == 1]), 14)
        day = datetime.datetime.now(datetime.timezone.utc).date()
        self.assertTrue(any(event[1].startswith(f"{day}T23:59") for event in events))
        with self.assertRaises(urllib.error.HTTPError) as same:
            fetch(self.daybook.url + path, **{"If-None-Match": tag})
        self.assertEqual(same.exception.code, 304)
        with open(self.daybook.home + "/log", encoding="utf-8") as log:
            self.assertNotIn(path[len("/calendar/"):-4], log.read())

    def assert_gone(self, address):
        with self.assertRaises(urllib.error.HTTPError) as gone:
            fetch(address)
        self.assertEqual(gone.exception.code, 404)


class PictureTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        daybook.run("mori", "setup", "--born", "1990-01-01")

    def test_pictures_are_saved_with_and_without_script(self):
        places = [
            ("/lesson", "details.picture summary", "/lesson/picture"),
            ("/mori/settings", None, "/mori/poster"),
            ("/grounding-sun", "details.sky-picture summary", "/grounding-sun/picture"),
        ]
        for script in [True, False]:
            for path, summary, start in places:
                with self.subTest(path=path, script=script):
                    page = self.open(path, script=script)
                    if summary:
                        page.locator(summary).click()
                    links = page.locator(f"main a[href^='{start}']")
                    for number in range(links.count()):
                        link = links.nth(number)
                        target = link.get_attribute("href")
                        response = page.request.get(target)
                        self.assertEqual(response.status, 200, target)
                        self.assertIn("private", response.headers["cache-control"], target)
                        if ".png" in target:
                            self.assertTrue(response.body().startswith(b"\x89PNG\r\n"), target)
                            with page.expect_download() as saved:
                                link.click()
                            self.assertTrue(saved.value.suggested_filename.endswith(".png"))
                        else:
                            self.assertIn("<svg ", response.text()[:200], target)
                    self.assertGreaterEqual(links.count(), 4)

    def test_a_picture_is_shared_where_the_system_can(self):
        page = self.open("/grounding-sun")
        page.evaluate("""() => {
          navigator.canShare = () => true;
          navigator.share = async ({ files }) => { window.shared = [files[0].type, files[0].size]; };
          document.dispatchEvent(new CustomEvent('daybook:shown'));
        }""")
        page.locator("details.sky-picture summary").click()
        page.get_by_role("button", name="Share").click()
        until(page, lambda: page.evaluate("window.shared?.[1] > 1000"))
        self.assertEqual(page.evaluate("window.shared[0]"), "image/png")
        self.assert_accessible(page)


if __name__ == "__main__":
    unittest.main()
