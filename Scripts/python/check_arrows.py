"""Checks who imports whom, in the manifest and in the code, and what lies at the top of the
repository."""

import re
import sys

import package_graph
from package_graph import ROOT
from swift_source import code, finish, line_of, swift_files

# Each may import those before it, none after it.
CORE = [
    "CoreGzip", "CoreModels", "CoreStorage", "CorePostgres", "CoreSeal", "CoreNet", "CoreNetLive",
    "CoreTerminal", "CoreReminders", "CorePlugin",
]
HOSTS = ["CommandHost", "HubConfiguration", "HubAccounts", "HubWeb", "Hub"]
# Libraries, and the modules that may import them, as their tests may.
KEEPERS = {
    r"GRDB\w*|SQLite3": "CoreStorage",
    r"AsyncHTTPClient": "CoreNetLive",
    r"NIO\w*": "CoreNetLive HubAccounts Hub",
    r"Crypto\w*": "CoreSeal HubAccounts HubWeb Hub",
    r"Hummingbird\w*": "Hub BareServer",
    r"JWTKit": "HubAccounts",
    r"ServiceLifecycle|UnixSignals": "Hub",
    r"CLibPQ": "CorePostgres",
    r"CZlib": "CoreGzip HubWeb Hub",
}
TOP = set("Apps CONTRIBUTING.md LICENSE Modules Package.swift README.md Scripts Tests".split())
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)[ \t]+)?(\w+)", re.M)


def problems(graph, root=ROOT):
    """The top level first, then the manifest, then the code."""
    manifest = (root / "Package.swift").read_text()
    found = [f"{path}:1: only {', '.join(sorted(TOP))} lie at the top." for path in strays(root)]
    for target in graph.targets.values():
        place = f"Package.swift:{manifest_line(manifest, target.room)}"
        for other in sorted(target.targets | target.libraries):
            if sentence := objection(graph, target, other):
                found.append(f"{place}: {sentence}.")
    for path in swift_files(root, "Modules", "Apps", "Tests"):
        if not (target := graph.owner(path)):
            continue
        text = code((root / path).read_text())
        for match in IMPORT.finditer(text):
            if sentence := objection(graph, target, match[1]):
                found.append(f"{path}:{line_of(text, match.start(1))}: {sentence}.")
        if target.name in HOSTS:
            found += names_of_products(graph, target, path, text)
    return found


def strays(root):
    """What does not belong at the top; names that begin with a dot are left to tools."""
    names = {path.name for path in root.iterdir() if not path.name.startswith(".")}
    return sorted(names - TOP - {"Package.resolved", "dist"})


def objection(graph, target, other):
    """Why the target may not import the other; None if it may."""
    for library, keeper in KEEPERS.items():
        if re.fullmatch(library, other) and target.room not in keeper.split():
            return f"only {' and '.join(keeper.split())} imports {other}, not {target.name}"
    if target.kind != "module":
        return None
    name, order = target.name, CORE + list(graph.products) + HOSTS
    if name in graph.products and other in graph.products and name != other:
        return f"{name} imports {other}: a product never imports another product"
    if name in HOSTS and other in graph.products:
        return f"{name} imports {other}: a host never names a product"
    if other == "CoreNetLive" and name != other:
        return f"{name} imports CoreNetLive: only apps choose the transport"
    if other in graph.targets and graph.targets[other].kind != "module":
        return f"{name} imports {other}, which is for {graph.targets[other].kind} only"
    if name in order and other in order and order.index(other) > order.index(name):
        return f"{name} imports {other}, which stands above it"
    return None


def names_of_products(graph, target, path, text):
    for product in graph.products:
        for match in re.finditer(rf"\b{product}(Plugin)?\b", text):
            if not re.search(r"import[ \t]+$", text[: match.start()]):
                line = line_of(text, match.start())
                yield f"{path}:{line}: {target.name} names {product}: only apps list products."


def manifest_line(manifest, room):
    found = re.search(rf'^(?!//).*\("{room}"', manifest, re.M)
    return line_of(manifest, found.start()) if found else 1


if __name__ == "__main__":
    sys.exit(finish(problems(package_graph.load())))
