"""Reads every style sheet as CSS.

Prints file:line and a sentence each; run by Scripts/check, which has tinycss2 for it.
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# At-rules that hold rules; others hold declarations.
GROUPS = {"media", "supports", "layer", "container", "keyframes"}


def css_problems(nodes, is_rules):
    """The errors among parsed nodes and all that they hold, with their lines."""
    import tinycss2
    for node in nodes:
        if node.type == "error":
            yield node.source_line, node.message
        elif node.type == "qualified-rule":
            yield from css_problems(tinycss2.parse_blocks_contents(
                node.content, skip_comments=True, skip_whitespace=True), False)
        elif node.type == "at-rule" and node.content is not None:
            holds_rules = node.lower_at_keyword in GROUPS and is_rules
            parse = tinycss2.parse_rule_list if holds_rules else tinycss2.parse_blocks_contents
            yield from css_problems(
                parse(node.content, skip_comments=True, skip_whitespace=True), holds_rules)
        elif node.type == "declaration" and all(part.type == "whitespace" for part in node.value):
            yield node.source_line, f"{node.name} has no value"


def sheets(root):
    """What is wrong with the style sheets."""
    import tinycss2
    for path in sorted(root.glob("Modules/*/Content/**/*.css")):
        sheet = tinycss2.parse_stylesheet(
            path.read_text("utf-8"), skip_comments=True, skip_whitespace=True)
        for line, message in css_problems(sheet, True):
            yield f"{path.relative_to(root)}:{line}: {message}"


def main():
    found = list(sheets(ROOT))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
