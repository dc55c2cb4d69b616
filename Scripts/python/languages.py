"""Lists what the texts of a language lack, in all catalogs (Modules/*/Content/Texts.xcstrings).

Prints a line for each text that is missing, that is the same as in English, or that is too long for
its button on a small phone; then how many texts each language has.

  Scripts/languages               all languages
  Scripts/languages sk de         some of them
  Scripts/languages --width 24    buttons of 24 letters (30)
"""

import argparse
import json
import re
import sys

from package_graph import ROOT

LANGUAGES = ("en", "sk", "cs", "hu", "pl", "de", "es")
BUTTON = re.compile(r"<button\b[^>]*>\s*\{\{(?:words\.)?(\w+)\}\}\s*</button>")


def values(localization):
    """All forms of a text in one language."""
    found = []
    if "stringUnit" in localization:
        found.append(localization["stringUnit"]["value"])
    parts = [localization, *localization.get("substitutions", {}).values()]
    for part in parts:
        forms = part.get("variations", {}).get("plural", {})
        found += [form["stringUnit"]["value"] for form in forms.values()]
    return found


def problems(strings, buttons, languages, width):
    """(key, language, problem) for each text that somebody should look at."""
    for key, entry in sorted(strings.items()):
        localizations = entry.get("localizations", {})
        english = values(localizations.get("en", {}))
        for language in languages:
            own = values(localizations.get(language, {}))
            if not own:
                yield key, language, "is missing"
            elif language != "en" and own == english and says_something(english):
                yield key, language, f"is as in English: {own[0]}"
            # Help is printed, whatever button has its name.
            if key.split(".")[-1] in buttons and not key.startswith("HelpText."):
                for value in own:
                    if len(value) > width:
                        yield key, language, f"is longer than its button: {value}"


def says_something(values):
    """True if there are words besides names, numbers and placeholders."""
    return any(re.search(r"[a-z]{3,} [a-z]{3,}", re.sub(r"%\S+", "", v)) for v in values)


def catalogs(root=ROOT):
    for path in sorted(root.glob("Modules/*/Content/*.xcstrings")):
        strings = json.loads(path.read_text())["strings"]
        pages = path.parent.rglob("*.mustache")
        yield path.parent.parent.name, strings, {
            name for page in pages for name in BUTTON.findall(page.read_text())}


def main(arguments):
    parser = argparse.ArgumentParser(
        prog="Scripts/languages", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=", ".join(LANGUAGES))
    parser.add_argument("--width", type=int, default=30, help="letters on a button (30)")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.languages) - set(LANGUAGES):
        parser.error(f"{unknown.pop()} is none of {', '.join(LANGUAGES)}")
    languages = asked.languages or LANGUAGES
    counts = dict.fromkeys(languages, 0)
    for room, strings, buttons in catalogs():
        for key, language, what in problems(strings, buttons, languages, asked.width):
            print(f"{room}: {language}: {key} {what}")
        for language in languages:
            counts[language] += sum(language in s["localizations"] for s in strings.values())
    print(", ".join(f"{language}: {count} texts" for language, count in counts.items()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
