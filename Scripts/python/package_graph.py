"""The package's own graph, as `swift package dump-package` tells it."""

import json
import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Target:
    name: str
    kind: str  # module, app, tests, support
    path: str
    targets: frozenset = frozenset()  # direct dependencies within the package
    libraries: frozenset = frozenset()  # products of other packages

    @property
    def room(self):
        """The name in Package.swift, which ONLY understands."""
        return self.name.removesuffix("Tests") if self.kind == "tests" else self.name


@dataclass(frozen=True)
class Graph:
    targets: dict
    products: tuple  # the rooms that Package.swift declares with .product
    executables: dict  # app target → command

    def needs(self, name):
        """The target and everything of the package that it is built from."""
        found, todo = set(), [name]
        while todo:
            if (target := self.targets.get(todo.pop())) and target.name not in found:
                found.add(target.name)
                todo += target.targets
        return found

    def users(self, name):
        """The target and everything of the package that is built from it."""
        return {other for other in self.targets if name in self.needs(other)}

    def owner(self, path):
        """The target whose folder holds the file, a path from the root; None outside all."""
        return next(
            (t for t in self.targets.values() if path.startswith(t.path.rstrip("/") + "/")), None
        )


def load(root=ROOT):
    """Asks the package manager. ONLY is ignored: the graph is the whole package's."""
    environment = {key: value for key, value in os.environ.items() if key != "ONLY"}
    # It reads the manifest alone, so a build that runs does not matter.
    dump = subprocess.run(
        ["swift", "package", "--ignore-lock", "--package-path", str(root), "dump-package"],
        env=environment, stdout=subprocess.PIPE, check=True,
    ).stdout
    return parse(json.loads(dump), (Path(root) / "Package.swift").read_text())


def parse(dump, manifest):
    targets = {}
    for target in dump["targets"]:
        own, libraries = set(), set()
        for dependency in target["dependencies"]:
            (form, (name, *_)), = dependency.items()
            (libraries if form == "product" else own).add(name)
        path = target.get("path") or f"Sources/{target['name']}"
        targets[target["name"]] = Target(
            target["name"], kind(target["type"], path), path, frozenset(own), frozenset(libraries)
        )
    names = set(targets)
    for name, target in targets.items():  # a dependency by name alone may be either
        object.__setattr__(target, "targets", target.targets & names)
    products = tuple(re.findall(r'^[^/\n]*?\.product\("(\w+)"', manifest, re.M))
    executables = {
        product["targets"][0]: product["name"]
        for product in dump["products"] if "executable" in product["type"]
    }
    return Graph(targets, products, executables)


def kind(type_, path):
    if type_ == "test":
        return "tests"
    if type_ == "executable" and path.startswith("Apps/"):
        return "app"
    return "module" if path.startswith("Modules/") else "support"
