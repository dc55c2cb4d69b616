"""A module imports only what Package.swift gives it directly.

The compiler also lets through what comes with a dependency's own dependencies, and so does SwiftPM's
import check; then a change elsewhere breaks the build.
"""

import sys

import package_graph
from check_arrows import IMPORT
from package_graph import ROOT
from swift_source import code, finish, line_of, swift_files

# Modules that come with Swift.
TOOLCHAIN = set(
    "Swift Foundation FoundationEssentials FoundationInternationalization FoundationNetworking"
    " Dispatch Synchronization Observation RegexBuilder Testing PackagePlugin Glibc Musl Darwin"
    " os".split())


def problems(graph, root=ROOT):
    found = []
    for path in swift_files(root, "Modules", "Apps", "Tests"):
        if not (target := graph.owner(path)):
            continue
        text = code((root / path).read_text())
        for match in IMPORT.finditer(text):
            if match[1] not in target.targets | target.libraries | TOOLCHAIN:
                found.append(
                    f"{path}:{line_of(text, match.start(1))}: {target.name} imports {match[1]},"
                    " which Package.swift does not give it.")
    return found


if __name__ == "__main__":
    sys.exit(finish(problems(package_graph.load())))
