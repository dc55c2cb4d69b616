"""Takes a picture of every page, on a phone and at a desk, in light and in dark."""

import argparse
import pathlib
import re

from harness import LOOKS, SIZES, Daybook, Session

PAGES = ["/", "/lesson", "/mori", "/grounding-sun", "/daily-brief", "/aclio",
         "/day/2026-11-21", "/history", "/settings", "/settings/devices", "/nowhere"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--pages", nargs="*", default=PAGES)
    parser.add_argument("--sizes", nargs="*", default=["phone", "desktop"], choices=SIZES)
    parser.add_argument("--looks", nargs="*", default=LOOKS, choices=LOOKS)
    parser.add_argument("--language", default="en")
    parser.add_argument("--empty", action="store_true", help="as somebody finds it who begins")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    daybook = Daybook(options.language)
    try:
        if not options.empty:
            fill(daybook)
        session = Session(daybook.start())
        for size in options.sizes:
            for look in options.looks:
                context = session.context(size, look)
                page = context.new_page()
                for path in options.pages:
                    page.goto(path)
                    page.wait_for_selector("html[data-ready]", state="attached")
                    name = re.sub(r"\W+", "-", path).strip("-") or "today"
                    page.screenshot(
                        path=options.folder / f"{name}-{size}-{look}.png", full_page=True)
                context.close()
        session.close()
    finally:
        daybook.stop()


def fill(daybook):
    """A life that has begun: something in every product."""
    for line in [
        ["lesson", "add", "Walk slowly through the rooms that you love.", "--by", "A friend"],
        ["mori", "setup", "--born", "1990-01-01"],
        ["mori", "up", "Read", "20"],
        ["mori", "gratitude", "Bread from the oven, and nobody in a hurry."],
        ["daily-brief", "place", "Bratislava"],
        ["daily-brief", "events", "add", "Holidays by the sea", "2027-07-01"],
        ["aclio", "new", "Run 5 km in April", "--no-questions", "--yes"],
    ]:
        try:
            daybook.run("--offline", *line)
        except RuntimeError as problem:
            print(problem)


if __name__ == "__main__":
    main()
