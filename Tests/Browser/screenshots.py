"""Takes a picture of every page, on a phone and at a desk, in light and in dark."""

import argparse
import base64
import pathlib
import re
import shutil

from harness import LOOKS, SIZES, Daybook, Session
from places import A_LIFE, A_LONG_LIFE, ENTRIES, PAGES, every_page, live

LIVES = {"begun": A_LIFE, "long": A_LONG_LIFE, "empty": []}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--pages", nargs="*", help="all of them when none is named")
    parser.add_argument("--sizes", nargs="*", default=["phone", "desktop"], choices=SIZES)
    parser.add_argument("--looks", nargs="*", default=LOOKS, choices=LOOKS)
    parser.add_argument("--language", default="en")
    parser.add_argument("--life", default="begun", choices=LIVES, help="what is kept")
    parser.add_argument("--home", type=pathlib.Path, help="a home to show instead, as a copy")
    parser.add_argument("--rtl", action="store_true", help="set from right to left")
    parser.add_argument("--install", action="store_true",
                        help="as pages are shown before installation: the screen alone, as WebP")
    parser.add_argument("--print", action="store_true", help="as it is printed")
    parser.add_argument("--accounts", action="store_true", help="a hub with accounts, from outside")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    daybook = Daybook(options.language, *(["--multi-user"] if options.accounts else []))
    try:
        if options.home:
            shutil.copytree(options.home, daybook.environment["DAYBOOK_HOME"])
        elif not options.accounts:
            live(daybook, LIVES[options.life])
        session = Session(daybook.start())
        pages = options.pages or (ENTRIES if options.accounts else None)
        if pages is None:
            context = session.context()
            pages = every_page(context.new_page()) if options.life != "empty" else PAGES
            context.close()
        for size in options.sizes:
            for look in options.looks:
                take(session, pages, size, look, options)
        session.close()
    finally:
        daybook.stop()


def take(session, pages, size, look, options):
    context = session.context(size, look)
    page = context.new_page()
    if options.print:
        page.emulate_media(media="print")
    for number, path in enumerate(pages):
        page.goto(path)
        page.wait_for_selector("html[data-ready]", state="attached")
        if options.rtl:
            page.evaluate("document.documentElement.dir = 'rtl'")
        name = re.sub(r"\W+", "-", path).strip("-")[:40] or "today"
        if options.install:
            (options.folder / f"{name}-{size}.webp").write_bytes(webp(page))
            continue
        page.screenshot(
            path=options.folder / f"{number:02}-{name}-{size}-{look}.png", full_page=True)
    context.close()


def webp(page):
    """The screen as a small WebP file."""
    picture = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": 55})["data"]
    return base64.b64decode(picture)


if __name__ == "__main__":
    main()
