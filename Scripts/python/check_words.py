"""Finds words that product code must not have, and marks of an unfinished merge in content."""

import re
import sys

from package_graph import ROOT
from swift_source import code, finish, line_of, swift_files

# In code: comments and texts may say them.
CODE = {
    r"\bfatalError\b": "fatalError ends the process: throw a Failure",
    r"\btry!": "try! ends the process: let the error pass",
    r"\bas!": "as! ends the process: use as? and say what to do otherwise",
}
# Anywhere, comments included.
NOTES = {r"\b(TODO|FIXME|XXX)\b": "a note to do something later belongs in an issue"}

# A content file is text, so a compiler would take these for words.
MARKS = r"^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$"


def conflicts(root):
    found = []
    for path in sorted(root.glob("Modules/*/Content/**/*")):
        if not path.is_file():
            continue
        source = path.read_bytes()
        if not any(mark * 7 in source for mark in (b"<", b">", b"=", b"|")):
            continue
        source = source.decode("utf-8", "replace")
        for match in re.finditer(MARKS, source, re.MULTILINE):
            place = f"{path.relative_to(root)}:{line_of(source, match.start())}"
            found.append(f"{place}: a merge was left unfinished here.")
    return found


def problems(root=ROOT):
    found = []
    for path in swift_files(root, "Modules", "Apps"):
        source = (root / path).read_text()
        for text, words in ((code(source), CODE), (source, NOTES)):
            for pattern, sentence in words.items():
                for match in re.finditer(pattern, text):
                    found.append(f"{path}:{line_of(text, match.start())}: {sentence}.")
    return found + conflicts(root)


if __name__ == "__main__":
    sys.exit(finish(problems()))
