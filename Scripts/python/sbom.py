"""Writes a release's bill of materials in CycloneDX's format: Scripts/package sbom."""

import json
import re
import subprocess
import sys
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from package_graph import ROOT

LICENSES = [("Apache License", "Apache-2.0"), ("Permission is hereby granted", "MIT")]


def license_of(folder: Path) -> list:
    """The license of a package, known by its words; none if it is another."""
    texts = [file.read_text(errors="replace") for file in sorted(folder.glob("LICENSE*"))]
    found = [name for words, name in LICENSES if any(words in text for text in texts)]
    return [LicenseFactory().make_from_string(name) for name in found[:1]]


def swift_package(pin: dict, checkouts: Path) -> Component:
    """A package of Package.resolved."""
    location, state = pin["location"].removesuffix(".git"), pin["state"]
    host, *group, name = re.sub(r"^\w+://", "", location).split("/")
    return Component(
        name=name, version=state["version"], type=ComponentType.LIBRARY,
        purl=PackageURL("swift", "/".join([host, *group]), name, state["version"]),
        licenses=license_of(checkouts / Path(location).name),
        external_references=[ExternalReference(type=ExternalReferenceType.VCS, url=XsUri(location))])


def needed(packages: list[str]) -> list[Component]:
    """The dependencies of our Debian packages, without each other."""
    names: set[str] = set()
    for package in packages:
        told = subprocess.run(["dpkg-deb", "--field", package, "Depends"], check=True, text=True,
                              stdout=subprocess.PIPE).stdout
        names |= set(re.findall(r"(?:^|[,|]\s*)([a-z0-9][a-z0-9+.-]+)", told))
    return [Component(name=name, type=ComponentType.LIBRARY, purl=PackageURL("deb", "debian", name))
            for name in sorted(names) if not name.startswith("daybook")]


def swift() -> Component:
    """The compiler's own libraries, which a release contains."""
    told = subprocess.run(["swift", "--version"], check=True, text=True, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    version = re.search(r"Swift version (\S+)", told)[1]
    return Component(name="swift", version=version, type=ComponentType.FRAMEWORK,
                     purl=PackageURL("swift", "github.com/swiftlang", "swift", version),
                     licenses=[LicenseFactory().make_from_string("Apache-2.0")])


def document(version: str, pins: list[dict], packages: list[str], checkouts: Path) -> str:
    """The document, checked by the format's validator."""
    bom = Bom()
    daybook = Component(name="daybook", version=version, type=ComponentType.APPLICATION,
                        licenses=[LicenseFactory().make_from_string("MIT")])
    bom.metadata.component = daybook
    parts = [swift(), *[swift_package(pin, checkouts) for pin in pins], *needed(packages)]
    for part in parts:
        bom.components.add(part)
    bom.register_dependency(daybook, parts)
    text = JsonV1Dot6(bom).output_as_string(indent=2)
    if wrong := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise SystemExit(f"sbom: {wrong}")
    return text + "\n"


if __name__ == "__main__":
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    print(document(sys.argv[1], pins, sys.argv[2:], ROOT / ".build" / "checkouts"), end="")
