"""Words that product code does without."""

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


def problems(root=ROOT):
    found = []
    for path in swift_files(root, "Modules", "Apps"):
        source = (root / path).read_text()
        for text, words in ((code(source), CODE), (source, NOTES)):
            for pattern, sentence in words.items():
                for match in re.finditer(pattern, text):
                    found.append(f"{path}:{line_of(text, match.start())}: {sentence}.")
    return found


if __name__ == "__main__":
    sys.exit(finish(problems()))
