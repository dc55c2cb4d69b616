"""Lists the modules, apps and tests that a change touches, by the package's own graph.

Without files it looks at what differs from where the branch left BASE (origin/main, else the
commit before), uncommitted and new files included.

  Scripts/affected                          what this branch touches
  Scripts/affected --base v1.2              since a tag
  Scripts/affected Modules/Mori/Habit.swift what a change to that file would touch
  Scripts/affected --json                   for CI; "only" is what ONLY= should be, "jobs" a matrix

A file outside every module, such as Package.swift or a script, touches all; documents (*.md)
touch nothing.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import package_graph
from package_graph import ROOT

NOTHING = ("LICENSE", ".gitignore", ".gitattributes")


def touched(graph, files):
    """The names of the targets that a change to these files touches."""
    names = set()
    for file in files:
        if file.endswith(".md") or file in NOTHING:
            continue
        owner = graph.owner(file)
        if owner is None:
            return set(graph.targets)
        names |= graph.users(owner.name)
    return names


def report(graph, names):
    def group(kind):
        return [t for t in graph.targets.values() if t.name in names and t.kind == kind]

    modules, apps, tests = group("module"), group("app"), group("tests")
    rooms = [t.room for t in tests] + [t.name for t in apps]
    return {
        "modules": [t.name for t in modules],
        "apps": [t.name for t in apps],
        "tests": [t.name for t in tests],
        "only": ",".join(rooms),
        "jobs": list(jobs(graph, rooms)),
    }


def jobs(graph, rooms):
    """A job for each product, one for the modules below them, and one for what combines them."""
    every = list(graph.targets.values())
    tested = {t.room for t in every if t.kind == "tests"}
    crossing = [t.room for t in every if t.kind == "tests" and t.room not in graph.targets]
    groups = {
        "Foundation": [t.name for t in every if t.kind == "module" and t.name not in graph.products],
        **{name: [name, f"{name}App"] for name in graph.products},
    }
    known = sum(groups.values(), [])
    groups["Together"] = [room for room in rooms if room not in known]
    for name, members in groups.items():
        if only := [room for room in members if room in rooms]:
            if not tested.intersection(room.removesuffix("App") for room in only):
                only += crossing  # an app that only composes is tested where rooms meet
            yield {"name": name, "only": ",".join(only)}


def changed_files(base):
    def git(*arguments, check=True):
        done = subprocess.run(
            ["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=False)
        if check and done.returncode:
            sys.exit(f"affected: git {arguments[0]}: {done.stderr.strip()}")
        return None if done.returncode else done.stdout

    def commit(name):
        found = git("rev-parse", "--verify", "--quiet", name + "^{commit}", check=False)
        return found and found.strip()

    start = commit(base) if base else commit("origin/main") or commit("HEAD~1")
    if base and not start:
        sys.exit(f"affected: no commit named {base}")
    if start:
        left = git("merge-base", start, "HEAD", check=False)
        names = git("diff", "--name-only", "--no-renames", "-z", (left or start).strip())
    else:  # a first commit, or none yet: everything is new
        names = git("ls-files", "-z")
    names += git("ls-files", "--others", "--exclude-standard", "-z")
    return sorted(filter(None, names.split("\0")))


def main():
    parser = argparse.ArgumentParser(
        prog="Scripts/affected", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", metavar="REF", help="the commit that the change starts from")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("files", nargs="*", metavar="FILE", help="instead of asking git")
    options = parser.parse_args()
    files = [Path(os.path.abspath(file)) for file in options.files]
    for file in files:
        if not file.is_relative_to(ROOT):
            parser.error(f"{file} is outside the repository")
    paths = [file.relative_to(ROOT).as_posix() for file in files] or changed_files(options.base)
    graph = package_graph.load()
    answer = report(graph, touched(graph, paths))
    if options.json:
        print(json.dumps(answer))
        return
    for kind in ("modules", "apps", "tests"):
        if answer[kind]:
            print(f"{kind}:", *answer[kind], sep="\n  ")


if __name__ == "__main__":
    main()
