"""Every public name has a sentence of documentation that says what the name cannot.

Exempt is what a protocol already documents: a member that a conformance of its type requires.
"""

import re
import sys

from package_graph import ROOT
from swift_source import code, finish, swift_files

# Requirements of Swift, Foundation and swift-argument-parser. The package's own protocols are read.
KNOWN = {
    "Equatable": "==", "Hashable": "== hash(into:", "Comparable": "== < <= > >=",
    "Encodable": "encode(to:", "Decodable": "init(from:", "Codable": "encode(to: init(from:",
    "CustomStringConvertible": "description", "CustomDebugStringConvertible": "debugDescription",
    "LosslessStringConvertible": "description init(_:", "Identifiable": "id ID",
    "RawRepresentable": "rawValue init(rawValue: RawValue", "CaseIterable": "allCases AllCases",
    "OptionSet": "rawValue init(rawValue:", "CodingKey": "stringValue intValue init(stringValue: init(intValue:",
    "LocalizedError": "errorDescription failureReason recoverySuggestion helpAnchor",
    "Sequence": "makeIterator Iterator Element", "IteratorProtocol": "next Element",
    "AsyncSequence": "makeAsyncIterator AsyncIterator Element Failure",
    "AsyncIteratorProtocol": "next Element Failure",
    "Collection": "startIndex endIndex index subscript Index Element",
    "RandomNumberGenerator": "next", "Strideable": "distance advanced Stride",
    "ParsableArguments": "init validate", "ParsableCommand": "init validate configuration run",
    "AsyncParsableCommand": "init validate configuration run",
    "ExpressibleByArgument": "init(argument: allValueStrings defaultValueDescription"
    " defaultCompletionKind allValueDescriptions",
    "ExpressibleByStringLiteral": "init(stringLiteral:",
    "ExpressibleByStringInterpolation": "init(stringLiteral: init(stringInterpolation:",
    "ExpressibleByIntegerLiteral": "init(integerLiteral:",
    "ExpressibleByFloatLiteral": "init(floatLiteral:",
    "ExpressibleByBooleanLiteral": "init(booleanLiteral:", "ExpressibleByNilLiteral": "init(nilLiteral:",
    "ExpressibleByArrayLiteral": "init(arrayLiteral:",
    "ExpressibleByDictionaryLiteral": "init(dictionaryLiteral:",
}
WORDS = r"(?:(?:static|class|final|mutating|nonmutating|nonisolated|override|convenience|required|indirect|lazy|weak|prefix|postfix|infix|isolated|\w+\(set\)|@\w+(?:\([^)]*\))?)\s+)*"
MEMBER = r"(?P<form>func|var|let|init|subscript|typealias|associatedtype|struct|class|enum|protocol|actor|macro)\b"
PUBLIC = re.compile(rf"^(?P<indent> *){WORDS}(?:public|open)\s+{WORDS}{MEMBER}(?P<rest>.*)$")
REQUIREMENT = re.compile(rf"^(?P<indent> *){WORDS}{MEMBER}(?P<rest>.*)$")
CONTAINER = re.compile(
    r"^(?P<indent> *)(?:@\w+(?:\([^)]*\))?\s+)*(?:[\w()]+\s+)*?"
    r"(?P<form>struct|class|enum|protocol|actor|extension)\s+(?P<name>[\w.]+)(?P<rest>.*)$")


class File:
    """A source file, and the type around each of its lines."""

    def __init__(self, path, source):
        self.path, self.lines = path, source.split("\n")
        self.code = code(source).split("\n")
        self.containers, stack = [], []
        for number, line in enumerate(self.code):
            indent = len(line) - len(line.lstrip())
            if line.strip() and not line.strip().startswith((")", "]", "where ", "{", "#")):
                while stack and stack[-1][0] >= indent:
                    stack.pop()
            self.containers.append(stack[-1][1:] if stack else None)
            if (found := CONTAINER.match(line)) and "class var" not in line:
                name = found["name"].split(".")[-1]
                stack.append((indent, name, found["form"]))

    def inherited(self):
        """Each type of the file, with each name in its inheritance clause."""
        for number, line in enumerate(self.code):
            if found := CONTAINER.match(line):
                clause = " ".join([found["rest"]] + self.code[number + 1:number + 6]).split("{")[0]
                clause = re.sub(r"^\s*<[^{]*?>(?=\s*:|\s*$)", "", clause)
                clause = re.sub(r"\bwhere\b.*|<[^<>]*>", "", clause)
                if clause.strip().startswith(":"):
                    for part in re.split(r"[,&]", clause.strip()[1:]):
                        if words := re.findall(r"[\w.]+", re.sub(r"@\w+", "", part)):
                            yield found["name"].split(".")[-1], words[-1].split(".")[-1]

    def is_documented(self, number):
        """True if a doc comment stands above; attributes and conditions may stand in between.

        The help of a command's option is its documentation.
        """
        for back in range(min(number + 1, 8)):
            line = self.lines[number - back].strip()
            if re.match(r"@(Option|Flag|Argument|OptionGroup)\b", line):
                return True
            if back and (not line or line.endswith(("{", "}"))):
                break
        while number > 0:
            number -= 1
            above = self.lines[number].strip()
            if above.startswith("///") or above.endswith("*/"):
                return True
            if not above.startswith(("@", "#")):
                return False
        return False


def problems(root=ROOT):
    files = [File(path, (root / path).read_text()) for path in swift_files(root, "Modules")]
    required = {name: set(members.split()) for name, members in KNOWN.items()}
    parents = {}
    for file in files:
        for name, parent in file.inherited():
            parents.setdefault(name, set()).add(parent)
        for number, line in enumerate(file.code):
            place = file.containers[number]
            if place and place[1] == "protocol" and (found := REQUIREMENT.match(line)):
                required.setdefault(place[0], set()).add(label(found, file.code, number))

    def witnesses(name, seen=frozenset()):
        return required.get(name, set()).union(
            *(witnesses(up, seen | {name}) for up in parents.get(name, ()) if up not in seen))

    found = []
    for file in files:
        public_protocols = set()
        for number, line in enumerate(file.code):
            place, match = file.containers[number], PUBLIC.match(line)
            if match and match["form"] == "protocol":
                public_protocols.add(re.match(r"\s*(\w+)", match["rest"])[1])
            if not match and place and place[1] == "protocol" and place[0] in public_protocols:
                match = REQUIREMENT.match(line)
            if not match or file.is_documented(number):
                continue
            name = label(match, file.code, number)
            exempt = set()
            if place:
                exempt = witnesses(place[0]) - (required.get(place[0], set())
                                                if place[1] == "protocol" else set())
            if name not in exempt and name.split("(")[0] not in exempt:
                found.append(f"{file.path}:{number + 1}: `{match['form']} {name.rstrip('(')}` is"
                             " public: say above it, after ///, what its name cannot.")
    return found


def label(match, lines, number):
    """A member's name, for functions with its first argument's label: `hash(into:`."""
    rest = " ".join([match["rest"]] + lines[number + 1:number + 2])
    name = match["form"] if match["form"] in ("init", "subscript") else (
        re.match(r"\s*(`?\w+`?|[^\s\w(]+)", rest) or [""])[0].strip().strip("`")
    if match["form"] not in ("init", "subscript", "func"):
        return name
    if match["form"] == "func":
        rest = rest.split(name, 1)[-1]
    arguments = re.match(r"[?!]?\s*(?:<[^>]*>)?\s*\(\s*(\w+)", rest)
    return f"{name}({arguments[1]}:" if arguments else name


if __name__ == "__main__":
    sys.exit(finish(problems()))
