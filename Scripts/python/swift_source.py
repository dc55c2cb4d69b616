"""Swift source as the checks read it: line numbers kept, comments and string contents blanked."""

import re
from pathlib import Path

TOKEN = re.compile(r'//[^\n]*|/\*|(?P<hashes>#*)(?P<quote>"""|")')


def swift_files(root, *folders):
    """Every Swift file in these folders, as paths from the root, in order."""
    for folder in folders:
        for path in sorted((Path(root) / folder).rglob("*.swift")):
            yield path.relative_to(root).as_posix()


def code(source):
    """The source with comments and string contents as spaces; interpolated code stays."""
    return read(source)[0]


def literals(source):
    """Each string literal's offset and content, as long as in the source; § for code in it."""
    return read(source)[1]


def read(source):
    out, at, found_literals = [], 0, []

    def blank(end):
        nonlocal at
        out.append(re.sub(r"[^\n]", " ", source[at:end]))
        at = end

    def comment():
        depth, end = 1, at + 2
        while depth and end < len(source):
            step = source[end:end + 2]
            depth += (step == "/*") - (step == "*/")
            end += 2 if step in ("/*", "*/") else 1
        blank(end)

    def string(hashes, quote):
        nonlocal at
        out.append(source[at:at + len(hashes + quote)])
        at += len(hashes + quote)
        start, content = at, []
        escape = re.compile(
            rf"\\{hashes}(?P<open>\()|\\{hashes}.|(?P<close>{quote}{hashes})"
            + ("" if quote == '"""' else r"|(?P<end>\n)"), re.S)
        while found := escape.search(source, at):
            content.append(source[at:found.start()])
            if found["open"]:
                blank(found.end())
                text(until=")")
                content.append("§".ljust(at - found.start()))
            elif found["close"]:
                blank(found.start())
                out.append(found[0])
                at = found.end()
                found_literals.append((start, "".join(content)))
                return
            elif found.groupdict().get("end"):
                blank(found.start())
                return
            else:
                content.append(found[0])
                blank(found.end())
        blank(len(source))

    def text(until=None):
        nonlocal at
        depth = 1
        while at < len(source):
            if token := TOKEN.match(source, at):
                if token["quote"]:
                    string(token["hashes"], token["quote"])
                elif token[0] == "/*":
                    comment()
                else:
                    blank(token.end())
                continue
            depth += (source[at] == "(") - (source[at] == ")")
            out.append(source[at])
            at += 1
            if until and depth == 0:
                return

    text()
    return "".join(out), sorted(found_literals)


def line_of(source, offset):
    """The line number 1… of an offset."""
    return source.count("\n", 0, offset) + 1


def finish(problems):
    """Prints the problems; the exit code of a check."""
    for problem in problems:
        print(problem)
    return 1 if problems else 0
