"""What is not program is a file of its own kind under Content: no texts, tables or pages in Swift."""

import re
import sys

from package_graph import ROOT
from swift_source import finish, line_of, swift_files

# Marks that only templates, style sheets and scripts have.
PAGES = [
    (r"\{\{[#^>/]", "a template belongs in a .mustache file under Content"),
    (r"</(main|form|section|nav|details|dialog)>",
     "HTML belongs in a .mustache file under Content"),
    (r"^\s*[.#@:a-z][^\"]*\{ [a-z-]+: [^{}]*; \}",
     "a rule of CSS belongs in a .css file under Content"),
    (r"addEventListener|document\.querySelector", "a script belongs in a .js file under Content"),
]
TEXT = "a text belongs in a .xcstrings file, words and letters in a table, under Content"
TABLE = "a table belongs in a .tsv file under Content"
DOCUMENT = "a document belongs in a file under Content"
# A letter that English has not; × and ÷ stand among them.
LETTER = re.compile(r"[À-ÖØ-öø-ž]")
# A sentence of three words or more, and what comes before those that Swift may have: the help of
# commands, which its library prints, and the description of members of JSON.
SENTENCE = re.compile(r'"[A-Z“](?:[^"\\\s]|\\.)*(?:\s(?:[^"\\\s]|\\.)+){2,}(?<=[.?!…])"')
HELP = re.compile(r"help:|abstract\b|discussion:|usage:|summary:|ArgumentHelp|ValidationError|"
                  r"\bField\(|\.optional\(|\"description\"")
# Read by programs, by models, and by who runs a server: in English alone.
ENGLISH = re.compile(
    r"Modules/Hub/(API|Operation|Sync)/|Modules/HubWeb/(Routes|Idempotency)/|Schemas\.swift$|/(HubError|APITrouble|HubWire)\.swift$")
LONGEST_TABLE, LONGEST_DOCUMENT = 8, 16

# Why a file may.
MAY = {
    "Modules/HubWeb/PageDocument.swift": "finds the end of a page's main part",
    "Modules/Aclio/Coaches/Prompts.swift": "tells a model the word by which it addresses a person",
    "Modules/CommandHost/HelpPage.swift": "finds the parser's own words",
    "Modules/CoreModels/Language.swift": "each language's own name",
    "Modules/CoreModels/Texts/LongDate.swift": "names that the texts of catalogs take in",
    "Modules/CoreModels/Texts/MonthTitle.swift": "names that the texts of catalogs take in",
    "Modules/CoreModels/Texts/ShortDateNames.swift": "names that the texts of catalogs take in",
    "Modules/CoreModels/FoldedWords.swift": "letters without their accents",
    "Modules/CoreModels/PseudoLanguage.swift": "letters with accents",
    "Modules/DailyBrief/Places/FoldedName.swift": "letters without their accents",
    "Modules/DailyBrief/Server/ServerLogIn.swift": "what people type for yes",
}


def pages(source):
    for number, line in enumerate(source.splitlines(), 1):
        if not line.lstrip().startswith("//"):
            for pattern, sentence in PAGES:
                if re.search(pattern, line):
                    yield number, sentence


def texts(source, path):
    """Letters and sentences that are in no comment."""
    lines = source.splitlines()
    for number, line in enumerate(lines, 1):
        for pattern in (LETTER, SENTENCE):
            found = pattern.search(line)
            if not found or "//" in line[:found.start()]:
                continue
            above = "".join(lines[max(number - 4, 0):number])
            if pattern is LETTER or not (ENGLISH.search(path) or HELP.search(above)):
                yield number, TEXT


def is_row(line):
    """Whether a line has nothing but literals and what stands between them."""
    rest = re.sub(r'"[^"]*"|\d[\d._]*', "", line)
    return rest != line and not re.search(r'[\w"]', rest)


def tables(source):
    rows = 0
    for number, line in enumerate([*source.splitlines(), ""], 1):
        if is_row(line):
            rows += 1
            continue
        if rows >= LONGEST_TABLE:
            yield number - rows, TABLE
        rows = 0


def documents(source):
    """Long literals, but for SQL."""
    for match in re.finditer(r'"""\n(.*?)"""', source, re.S):
        if match[1].count("\n") > LONGEST_DOCUMENT and "CREATE TABLE" not in match[1]:
            yield line_of(source, match.start()), DOCUMENT


CATALOG = [
    # An apostrophe of a typewriter within or after a word.
    (r"\w'\w|s' ", "a text has ’ where a typewriter has '"),
    # A lesson is a word of English too; it is marked as the other languages have it.
    (r"(?:(?<![\w./@-])|(?<=\\n))(?<!daybook )(?:mori|grounding-sun|daily-brief|aclio) [-\w]",
     "a command of an app has %(suite)@ before it"),
]


def catalogs(root):
    for catalog in sorted(root.glob("Modules/*/Content/*.xcstrings")):
        for number, line in enumerate(catalog.read_text("utf-8").splitlines(), 1):
            for pattern, sentence in CATALOG:
                if re.search(rf'^ *"value" : ".*(?:{pattern})', line):
                    yield f"{catalog.relative_to(root)}:{number}: {sentence}."


def problems(root=ROOT):
    found = []
    for path in swift_files(root, "Modules", "Apps"):
        if path in MAY:
            continue
        source = (root / path).read_text("utf-8")
        faults = {*pages(source), *texts(source, path), *tables(source), *documents(source)}
        found += [f"{path}:{number}: {sentence}." for number, sentence in sorted(faults)]
    return found + list(catalogs(root))


if __name__ == "__main__":
    sys.exit(finish(problems()))
