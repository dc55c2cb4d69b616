"""Makes a product from Scripts/templates/product; see Scripts/new-product --help."""

import re
import shutil
import subprocess
import sys

from package_graph import ROOT

TEMPLATES = ROOT / "Scripts" / "templates" / "product"
TAKEN = {"Foundation", "Swift", "Testing", "Dispatch", "Observation", "Synchronization", "Glibc"}


def refusal(name, manifest, root=ROOT):
    """Why the name cannot be used; None if it can."""
    if not re.fullmatch(r"(?:[A-Z][a-z0-9]+)+", name):
        return f"{name!r} is not a name like TeaTime: letters and digits, each word capitalised"
    if re.fullmatch(r"Core\w*|\w*(App|Tests|Plugin)", name) or name in TAKEN:
        return f"{name} would be mistaken for something else; choose another name"
    rooms = {room.lower() for room in re.findall(r'\("(\w+)"', manifest)}
    folders = [f.name.lower() for kind in ("Modules", "Apps", "Tests") if (root / kind).is_dir()
               for f in (root / kind).iterdir()]
    if name.lower() in rooms or name.lower() in folders:
        return f"there is a {name} already"
    return None


def command(name):
    """`TeaTime` is run as `tea-time`: the rule of Package.swift."""
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


def with_product(manifest, name):
    """The manifest with a line for the product, after the last one's, and its name in the suite."""
    lines = manifest.split("\n")
    last = max(i for i, line in enumerate(lines) if re.match(r'[^/]*?\.product\("', line))
    lines.insert(last + 1, f'  .product("{name}"), .app("{name}App", ["{name}"]),')
    return re.sub(
        r"(?m)^(let products = \[[^]]*)\]", rf'\1, "{name}"]', "\n".join(lines), count=1)


def fill(text, name):
    return (text.replace("__NAME__", name).replace("__command__", command(name))
            .replace("__name__", name[0].lower() + name[1:]))


def make(name, root=ROOT):
    """Writes folders and manifest line; on any failure leaves nothing behind."""
    made = [root / kind / name for kind in ("Modules", "Apps", "Tests")]
    manifest = root / "Package.swift"
    before = manifest.read_text()
    try:
        for template in sorted(p for p in TEMPLATES.rglob("*") if p.is_file()):
            kind, *rest = template.relative_to(TEMPLATES).parts
            path = root / kind / name / fill("/".join(rest), name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(fill(template.read_text(), name))
        manifest.write_text(with_product(before, name))
        subprocess.run(
            ["swift", "format", "format", "--in-place", "--recursive", "--configuration",
             str(root / ".swift-format"), str(manifest), *map(str, made)],
            check=True)
    except BaseException:
        manifest.write_text(before)
        for folder in made:
            shutil.rmtree(folder, ignore_errors=True)
        raise
    owners = root / ".github" / "CODEOWNERS"
    if owners.is_file():
        text = owners.read_text().rstrip("\n")
        for folder in made:
            path = f"/{folder.relative_to(root).as_posix()}/"
            if path not in text:
                text += f"\n{path} @daybook/{command(name)}"
        owners.write_text(text + "\n")


def main():
    if len(sys.argv) != 2:
        sys.exit("new-product: one name, please; see Scripts/new-product --help")
    name = sys.argv[1]
    if reason := refusal(name, (ROOT / "Package.swift").read_text()):
        sys.exit(f"new-product: {reason}")
    make(name)
    print(f"""Made Modules/{name}, Apps/{name}, Tests/{name} and the line in Package.swift.

Its tests:    Scripts/test {name}
The command:  ONLY={name}App swift run {command(name)}

To join `daybook`: import {name} in Apps/Daybook/Main.swift and add {name}Plugin to its list; the
same in Apps/Hub/Main.swift.""")


if __name__ == "__main__":
    main()
