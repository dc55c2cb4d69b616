"""The keyboard alone reaches everything, on every page; nothing is wider than a small screen."""

import unittest

from harness import BrowserTest
from places import A_LONG_LIFE, every_page, live

# Marks whatever can be reached, in the order of the document; a group of radio buttons is one stop.
FOCUSABLE = """
  () => {
    const all = [...document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex]')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.disabled
        && one.tabIndex >= 0 && one.type !== 'hidden' && !one.closest('[inert]'));
    const groups = new Set();
    let count = 0;
    for (const one of all) {
      if (one.type === 'radio') {
        const group = one.name + '/' + [...document.forms].indexOf(one.form);
        if (groups.has(group)) continue;
        groups.add(group);
        one.dataset.stop = group;
      } else one.dataset.stop = String(count);
      count += 1;
    }
    window.stops = new Set();
    document.addEventListener('focusin', ({ target }) => {
      const group = target.type === 'radio'
        ? target.name + '/' + [...document.forms].indexOf(target.form) : target.dataset.stop;
      window.stops.add(group);
    });
    return count;
  }
"""
# A focus that nobody sees is none: every stop has an outline, or something around it has.
UNSEEN = """
  () => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const seen = [one, ...(one.closest('.card') ? [one.closest('.card')] : [])].some((box) =>
      getComputedStyle(box).outlineStyle !== 'none');
    const { width, height } = one.getBoundingClientRect();
    return seen && width * height > 0 ? null : one.outerHTML.slice(0, 160);
  }
"""
MISSED = """
  () => [...document.querySelectorAll('[data-stop]')]
    .filter((one) => !window.stops.has(one.dataset.stop)).map((one) => one.outerHTML.slice(0, 160))
"""


class KeyboardTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        live(daybook, A_LONG_LIFE)

    def test_the_keyboard_alone_reaches_everything(self):
        page = self.open("/")
        for path in every_page(page):
            with self.subTest(path=path):
                page.goto(path)
                page.wait_for_selector("html[data-ready]", state="attached")
                # A folded part is reached once it is unfolded.
                page.evaluate(
                    "for (const one of document.querySelectorAll('details')) one.open = true")
                count = page.evaluate(FOCUSABLE)
                unseen = []
                # Date and time fields are several stops each.
                for _ in range(count + 4 * page.locator("input").count() + 30):
                    page.keyboard.press("Tab")
                    unseen.append(page.evaluate(UNSEEN))
                    if not page.evaluate(MISSED):
                        break
                self.assertEqual(page.evaluate(MISSED), [])
                self.assertEqual([one for one in unseen if one], [])

    def test_nothing_is_wider_than_a_small_screen_in_either_direction(self):
        page = self.open("/", size="small")
        for path in every_page(page):
            for direction in ["ltr", "rtl"]:
                with self.subTest(path=path, direction=direction):
                    page.goto(path)
                    page.evaluate(
                        "for (const one of document.querySelectorAll('details')) one.open = true")
                    page.evaluate("wanted => { document.documentElement.dir = wanted }", direction)
                    self.assert_fits(page)

    def test_what_is_touched_is_large_enough(self):
        page = self.open("/", size="small")
        for path in every_page(page):
            with self.subTest(path=path):
                page.goto(path)
                small = page.evaluate("""() => [...document.querySelectorAll(
                    'button, .button, summary, nav a, select, input:not([type=hidden])')]
                  .filter((one) => one.checkVisibility() && !one.closest('dialog, .skip'))
                  .map((one) => [one.closest('label') ?? one, one])
                  .filter(([box]) => { const { width, height } = box.getBoundingClientRect();
                    return height < 43.5 || width < 24; })
                  .map(([, one]) => one.outerHTML.slice(0, 120))""")
                self.assertEqual(small, [])


if __name__ == "__main__":
    unittest.main()
