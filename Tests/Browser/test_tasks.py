"""Ten things that people do, by mouse, by keyboard and by touch: in how many steps, and how long.

A click, a tap, a key or chord and a text that is typed are one step each. `BEFORE` is the same by
mouse until Today could be acted on; where no page could do it, what its commands took: opening a
terminal, typing, Enter. The figures are told; that each task can be done is what is tested.
"""

import datetime
import json
import time
import unittest

from harness import BrowserTest

BEFORE = {
    "ten minutes to yesterday": 3, "thanks in one line": 4, "tick a step": 4,
    "find a word in the diary": 5, "move an event": 7, "take back the third last": 5,
    "turn a reminder on": 3, "change the coach": 5, "restore a version": 5, "plan a goal": 6,
}


# Whether an element is in the page's lists, which `j` walks through, and in the entry with the focus.
IN_LIST = """one => Boolean(one.closest('main li, main article'))
  && !one.closest('nav, dialog') && !document.activeElement.closest('dialog')"""
IS_ENTERED = "one => one.closest('li, article').contains(document.activeElement)"


class Hand:
    """Does and counts the steps of a person."""

    def __init__(self, page, kind):
        self.page, self.kind, self.steps = page, kind, 0

    def press(self, target):
        """Presses something that is shown, by Tab and Enter on the keyboard."""
        target = target.first
        target.wait_for()
        if self.kind == "keyboard":
            self.reach(target)
            return self.key("Space" if target.evaluate("one => one.matches('[type=checkbox], [type=radio]')")
                            else "Enter")
        self.steps += 1
        return target.click() if self.kind == "mouse" else target.tap()

    def reach(self, target):
        """Goes to an entry of a list with `j`, and everywhere else with Tab."""
        if target.evaluate(IN_LIST):
            for _ in range(60):
                if target.evaluate(IS_ENTERED):
                    break
                self.key("j")
        for _ in range(150):
            if target.evaluate("one => one === document.activeElement"):
                return
            self.key("Tab")
        raise AssertionError("not reached")

    def key(self, name):
        self.steps += 1
        self.page.keyboard.press(name)

    def write(self, target, text):
        """Puts a text into a field."""
        target = target.first
        target.wait_for()
        focused = target.evaluate("one => one === document.activeElement")
        if self.kind == "keyboard":
            self.reach(target)
        elif not focused:
            self.press(target)
        self.steps += 1
        target.fill(text)

    def go(self, letter, name):
        """Opens a product: by its letter on the keyboard, else by its link."""
        if self.kind != "keyboard":
            return self.press(self.page.locator(".bar").get_by_role("link", name=name))
        self.key("g")
        return self.key(letter)

    def say(self, text, result):
        """Types into the palette, which Ctrl K or its button opens, and takes its first result."""
        if self.kind == "keyboard":
            self.key("Control+k")
        else:
            self.press(self.page.locator("[data-shows=palette]"))
        self.page.locator("#palette[open] input").fill(text)
        self.page.locator("#palette .results li").first.get_by_text(result).wait_for()
        self.steps += 1
        self.key("Enter")


class TaskTests(BrowserTest):
    variables = {"HUB_LIMIT_DATA": "100000"}

    @classmethod
    def fill(cls, daybook):
        daybook.run("mori", "setup", "--born", "1990-01-01")
        daybook.run("mori", "gratitude", "Sledges on the hill", "--date", "2020-01-05")
        daybook.run("aclio", "--offline", "new", "Run 5 km in April", "--no-questions", "--yes")
        daybook.run("daily-brief", "--offline", "events", "add", "Dentist", "2040-01-03")

    def tasks(self):
        day = datetime.datetime.now(datetime.timezone.utc).date() - datetime.timedelta(days=1)
        return [
            ("ten minutes to yesterday", "/", self.yesterday, day),
            ("thanks in one line", "/", self.thanks, None), ("tick a step", "/", self.tick, None),
            ("find a word in the diary", "/", self.find, None),
            ("move an event", "/", self.move, None),
            ("take back the third last", "/", self.take_back, None),
            ("turn a reminder on", "/", self.remind, None),
            ("change the coach", "/", self.coach, None),
            ("restore a version", "/", self.restore, None), ("plan a goal", "/", self.plan, None),
        ]

    def yesterday(self, page, hand, day):
        if hand.kind == "keyboard":
            hand.say("read 10 yesterday", "Read")
            return page.wait_for_load_state("networkidle")
        hand.press(page.locator("[popovertarget=more-read]"))
        hand.press(page.locator(f"#more-read .dots [value='{day}']"))
        page.locator(".toast").wait_for()
        return None

    def thanks(self, page, hand, _):
        if hand.kind == "keyboard":
            return hand.say("thanks Tea by keyboard", "Tea by keyboard")
        hand.write(page.locator("textarea"), f"Tea, {hand.kind}")
        page.locator("output[data-saved]", has_text="Last saved").wait_for()
        return None

    def tick(self, page, hand, _):
        if hand.kind == "keyboard":
            step = page.locator("[data-product=aclio] .what a").first.inner_text()
            hand.say(" ".join(step.split()[:2]).lower(), "tick off")
        else:
            hand.press(page.locator("form[action$='/tick'] button"))
        page.locator(".toast").wait_for()

    def find(self, page, hand, _):
        hand.say("sledges", "Sledges")
        page.get_by_text("Sledges on the hill").first.wait_for()

    def move(self, page, hand, _):
        if hand.kind == "keyboard":
            hand.say("dentist", "Dentist")
        else:
            hand.press(page.locator(".day-tiles a", has_text="Dentist"))
        sheet = page.get_by_role("dialog", name="Dentist")
        hand.press(sheet.get_by_role("button", name="+7 days"))
        page.locator(".toast", has_text="Moved Dentist").wait_for()

    def history(self, page, hand):
        if hand.kind == "keyboard":
            return hand.say("history", "History")
        return hand.press(page.locator(".foot").get_by_role("link", name="History"))

    def take_back(self, page, hand, _):
        self.history(page, hand)
        hand.press(page.locator("ol button[aria-label^='Undo']").nth(2))
        page.locator(".toast", has_text="Undone.").wait_for()

    def remind(self, page, hand, _):
        hand.go("s", "Settings")
        hand.press(page.get_by_role("switch", name="Habit Tracking"))
        page.locator(".toast").wait_for()

    def coach(self, page, hand, _):
        if hand.kind == "keyboard":
            hand.say("coach anthropic", "coach anthropic")
        else:
            hand.go("a", "Aclio")
            hand.press(page.locator("nav.tabs").get_by_role("link", name="You"))
            hand.press(page.locator("[name=coach][aria-pressed=false]"))
        page.locator(".toast").wait_for()
        # The next task asks a coach who is there.
        self.daybook.run("aclio", "coach", "offline")

    def restore(self, page, hand, _):
        self.history(page, hand)
        hand.press(page.locator("li", has_text="Moved Dentist").get_by_role("button", name="Undo"))
        page.locator(".toast", has_text="Undone.").wait_for()

    def plan(self, page, hand, _):
        if hand.kind == "keyboard":
            hand.say("new Learn to juggle five balls", "new Learn to juggle")
            page.locator(".toast").wait_for()
            self.assertIn("five balls", self.daybook.run("aclio", "list"))
            return
        hand.press(page.locator(".acts a[href='/aclio/new']"))
        balls = {"mouse": "three", "touch": "four"}[hand.kind]
        hand.write(page.locator("[name=goal]"), f"Learn to juggle {balls} balls")
        hand.press(page.get_by_role("button", name="Plan now"))
        hand.press(page.get_by_role("button", name="Keep"))
        page.locator("main.aclio .step").first.wait_for()

    def test_ten_tasks_are_done_by_mouse_touch_and_keyboard(self):
        told, sums = [], {}
        for kind, size in [("mouse", "desktop"), ("touch", "phone"), ("keyboard", "desktop")]:
            for name, path, task, argument in self.tasks():
                with self.subTest(task=name, by=kind):
                    page = self.open(path, size=size)
                    hand, begun = Hand(page, kind), time.monotonic()
                    task(page, hand, argument)
                    told.append((kind, name, BEFORE[name], hand.steps,
                                 round(time.monotonic() - begun, 1)))
                    sums[kind] = sums.get(kind, 0) + hand.steps
                    page.context.close()
        print()
        for row in told:
            print(json.dumps(row))
        print(sum(BEFORE.values()), sums)


if __name__ == "__main__":
    unittest.main()
