"""Checks that texts, tables, pages, styles and scripts are files under Content, not Swift."""

import re
import sys

from package_graph import ROOT
from swift_source import finish, line_of, literals, swift_files

TEXT = "a text belongs in a .xcstrings file, words and letters in a table, under Content"
TABLE = "a table belongs in a .tsv file under Content"
DOCUMENT = "a document belongs in a file under Content"
# What only templates, style sheets and scripts contain. Swift may give a custom property of CSS its
# value, and draw the shapes of an SVG picture.
PAGES = [
    (r"\{\{", "a template belongs in a .mustache file under Content"),
    (r"</?(a|abbr|article|b|body|br|button|code|details|dialog|div|em|footer|form|h[1-6]|head|header|hr"
     r"|html|i|img|input|kbd|label|li|link|main|meta|nav|noscript|ol|option|p|pre|script|section|select"
     r"|small|span|strong|style|summary|table|t[dhr]|textarea|time|ul)\b[^<>]*>",
     "HTML belongs in a .mustache file under Content"),
    (r"\{\s*[a-z][a-z-]*:[^{}]*[;}]"
     r"|^\s*(background|border|color|display|font|margin|padding)[a-z-]*: [^;{}]+;"
     r"|(?:[a-z-]+: ?[^;{}\"]+; ?){2,}",
     "a rule of CSS belongs in a .css file under Content"),
    (r"\b(const|let|var) \w+ = |\bfunction\b ?\w*\(|\w\)? => |\bfetch\(|addEventListener"
     r"|(?<![\w/.-])(console|document|localStorage|location|navigator|window)\.[a-z]+\b",
     "a script belongs in a .js file under Content"),
]
# A letter that English lacks; × and ÷ lie between these letters.
LETTER = re.compile(r"[À-ÖØ-öø-ž]")
# A sentence of two words or more, the last of which may be followed by a quotation mark.
WORD = r"[“„«(]?(?:§|[\w’'-]+)[”“»)]?"
SENTENCE = re.compile(
    rf"^\s*{WORD}(?:[,;:]?\s+{WORD})+[.?!…]\W?\s*$|^\s*[A-Z“]\w*(?:\s+{WORD})+:\s*$")
# A label: a word, or several, that begin with a capital letter; a number of things.
LABEL = re.compile(r"^[“„(]?[A-Z][a-z][\w’'-]*(?:[,:;]? [“„(+]?[\w§][\w’'”“),§-]*)*[:,]?$"
                   r"|^(?:\d+|§|%\w+) [a-z’]{3,}(?: [a-z]{2,})*$")
# A plural made in Swift.
PLURAL = re.compile(r'== 1 \? *"[a-z]')
# A field of a header looks like one.
FIELD = re.compile(r"[A-Z]\w*(?:-[\w]+)+(?:: .*)?$")
NAMES = re.compile(r"(?:Daybook|Hub|Lesson|Love Each Other|Mori|Grounding Sun|DailyBrief|Aclio|Aclio hub"
                   r"|Anthropic|OpenAI|United Nations 2023|Enter|Esc)$")
# What stands on a sentence's line, or just above, where Swift may have it: the help of commands, which
# its library prints, and the description of members of JSON.
HELP = re.compile(r"help:|abstract\b|discussion:|usage:|summary:|ArgumentHelp|ValidationError|"
                  r"\bField\(|\.optional\(|\"description\"")
# The same of a label that people do not read.
PROGRAM = re.compile(
    r"case \w+ = \"|[=!]= \"|public let name = \"|has(?:Prefix|Suffix)\(|contains\(|known: \""
    r"|[aA]uthorization|Bearer|\"error\"|\.(?:done|refusal|malformed|missing)\(|debugDescription"
    r"|\blog\.\w+\(|TimerJob\(|\bWords\.|CommandPrefix|preconditionFailure")
# Read by programs, by models, and by who runs a server: in English alone.
ENGLISH = re.compile(
    r"Modules/Hub/(API|Operation|Sync|Pipeline)/|Modules/HubWeb/(Calendar|Routes|Idempotency|Push)/|"
    r"Modules/Content(Plugin|Tool)/|Modules/CoreNetLive/|(Routes|Schemas)\.swift$|"
    r"/(APICall|APITrouble|AccessError|AccountBody|AccountError|HubError|HubWire|LenientJSON"
    r"|LiveNotifier|ModelPrompt|PeoplePage|RetryAfter|SMTPMessage|Vaults)\.swift$")
LONGEST_TABLE, LONGEST_LIST, MOST_WORDS, LONGEST_DOCUMENT = 8, 14, 7, 16
# Literals, or literals with numbers, in a list; words in a list; words in one literal.
LIST = (rf'(?:"[^"\n\\]*"(?:: \d+)?,\s*){{{LONGEST_LIST},}}'
        rf'|(?:"[a-z]{{3,}}"(?:: "[a-z]+")?,\s*){{{MOST_WORDS},}}"[a-z]'
        rf'|"\w+(?: \w+){{{LONGEST_LIST},}}"|"\w+(?:(?:[,;]|\\t)\w+){{{MOST_WORDS},}}"')

# Files that may, and why.
MAY = {
    "Modules/Aclio/Coaches/Prompts.swift": "tells a model the word by which it addresses a person",
    "Modules/Aclio/Pages/DocumentMarkup.swift": "writes Markdown as HTML",
    "Modules/CommandHost/HelpPage.swift": "finds the parser's own words",
    "Modules/CommandHost/UsageProblem.swift": "finds the parser's own words",
    "Modules/ContentTool/TextType.swift": "writes Swift",
    "Modules/CoreModels/FoldedWords.swift": "letters without their accents",
    "Modules/CoreModels/Language.swift": "each language's own name",
    "Modules/CoreModels/Texts/PseudoLanguage.swift": "letters with accents",
    "Modules/CorePlugin/Pages/PageTemplate.swift": "finds the partials of a template",
    "Modules/DailyBrief/Places/FoldedName.swift": "letters without their accents",
    "Modules/DailyBrief/Screens/WeekChart.swift": "draws a picture, in the colours of the palette",
    "Modules/DailyBrief/Server/ServerLogIn.swift": "what people type for yes",
    "Modules/Hub/Pipeline/StorageQuota.swift": "finds the addresses that a full account may use",
    "Modules/HubWeb/DevicesPage.swift": "names of browsers and systems",
    "Modules/HubWeb/Offline/ServiceWorker.swift": "tells a script the files of this server",
    "Modules/HubWeb/PageDocument.swift": "finds the end of a page's main part",
    "Modules/HubWeb/PageMarkup.swift": "puts a token into the forms of a page",
}


def texts(source, path, offset, literal):
    """Lines of a literal that people read."""
    number = line_of(source, offset)
    above = "".join(source.splitlines()[max(number - 4, 0):number])
    may_have_sentences = ENGLISH.search(path) or HELP.search(above)
    for line, text in enumerate(literal.split("\n"), number):
        text = re.sub(r'(\\n)+$', "", text).replace('\\"', '"').strip()
        text = re.sub(r"§ +", "§ ", text)
        has_words = len(re.findall(r"[^\W\d_]{2,}", text)) > 1
        if LETTER.search(text) or not may_have_sentences and (
                has_words and SENTENCE.search(text)
                or LABEL.search(text) and not (
                    PROGRAM.search(above) or NAMES.match(text) or FIELD.match(text))):
            yield line, TEXT


def pages(source, offset, literal):
    for pattern, sentence in PAGES:
        for found in re.finditer(pattern, literal, re.M):
            yield line_of(source, offset + found.start()), sentence


def documents(source, offset, literal):
    """Long literals, but for SQL."""
    if literal.count("\n") > LONGEST_DOCUMENT + 1 and "CREATE TABLE" not in literal:
        yield line_of(source, offset), DOCUMENT


def shape(line):
    """A line with V for each run of literals; empty for a case, which the compiler counts."""
    if re.match(r"\s*(//|case \.?[a-z]|\"\"\")", line):
        return ""
    line = re.sub(r'#*"(\\.|[^"\\])*"#*|(?<![\w.])-?\d[\d._]*\b|\b(true|false|nil)\b', "V", line)
    line = re.sub(r"V(\s*[:,]\s*V)*", "V", line)
    return re.sub(r"\[V?\]", "V", line).strip()


def tables(source):
    """Rows that differ in their literals alone, and long lists of words."""
    rows, last = 0, ""
    for number, line in enumerate([*source.splitlines(), ""], 1):
        now = shape(line)
        now = "V" if re.fullmatch(r"\W*V\W*(V\W*)*", now) else now
        if now == last and "V" in now:
            rows += 1
            continue
        if rows >= LONGEST_TABLE:
            yield number - rows, TABLE
        rows, last = 1, now
    for found in PLURAL.finditer(source):
        yield line_of(source, found.start()), TEXT
    words = re.sub(r"//[^\n]*", "", source)
    for found in re.finditer(LIST, words):
        yield line_of(words, found.start()), TABLE


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


def faults(source, path):
    yield from tables(source)
    for offset, literal in literals(source):
        yield from pages(source, offset, literal)
        yield from texts(source, path, offset, literal)
        yield from documents(source, offset, literal)


def problems(root=ROOT):
    found = []
    for path in swift_files(root, "Modules", "Apps"):
        if path not in MAY:
            source = (root / path).read_text("utf-8")
            what = sorted(set(faults(source, path)))
            found += [f"{path}:{number}: {sentence}." for number, sentence in what]
    return found + list(catalogs(root))


if __name__ == "__main__":
    sys.exit(finish(problems()))
