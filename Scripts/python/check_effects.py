"""Effects stay in hosts: a product gets clock, randomness, files and network from its World."""

import re
import sys
from fnmatch import fnmatch

from package_graph import ROOT
from swift_source import code, finish, line_of, swift_files

# Where which effects may be. Keep it short: a line more is a decision to defend in a review.
ALLOWED = {
    "Modules/CommandHost/*": "clock identity randomness environment files process print",
    "Modules/HubAccounts/ExpiringCache.swift": "clock",
    "Modules/HubAccounts/Accounts/HashingPool.swift": "environment",
    "Modules/Hub/*": "clock identity randomness environment files process print",
    "Modules/CoreNetLive/*": "clock randomness network files",
    "Modules/CorePostgres/*": "clock identity randomness",
    "Modules/ContentPlugin/*": "files",
    "Modules/ContentTool/*": "environment files process print",
    "Modules/CoreModels/TimeZones/TimeZoneFiles.swift": "files",
    "Modules/CoreStorage/Home/Home.swift": "files",
    "Modules/CoreStorage/Home/HomeInspection.swift": "files",
    "Modules/CoreStorage/Home/PrivateFile.swift": "files",
    "Modules/CoreStorage/Home/Profiles.swift": "files",
    "Modules/CoreStorage/Backup/*": "files",
    "Modules/CoreStorage/Repair/*": "files",
    "Modules/CoreStorage/Sync/SharedFolder.swift": "files",
    "Modules/CoreStorage/Home/Secrets.swift": "files",
    "Modules/CoreStorage/Home/Vaults.swift": "files process",
}

EFFECTS = {
    "clock": r"\bDate\(\)|\bDate\.now\b|\b(Continuous|Suspending)Clock\b|\bclock_gettime\b"
    r"|\bgettimeofday\b|\btime\(nil\)|\bDispatchTime\.now\b"
    r"|\b(TimeZone|Locale|Calendar)\.(current|autoupdatingCurrent)\b",
    "identity": r"\bUUID\(\)",
    "randomness": r"\bSystemRandomNumberGenerator\b|\barc4random\w*|\.random\(|\.shuffled?\("
    r"|\.randomElement\(",
    "environment": r"\bProcessInfo\b|\b(un)?(get|set)env\b|\bCommandLine\b",
    "files": r"\bFileManager\b|\bFileHandle\b|\b(Data|String)\(\s*contentsOf"
    r"|(?<![.\w])(fopen|mkstemp|unlink|mkdir|chmod|fchmod|lstat|opendir|realpath)\(",
    "network": r"\bURLSession\b",
    "process": r"\bProcess\(|\bposix_spawn|\bexit\(",
    "print": r"(?<![.\w])(print|debugPrint|fputs)\(",
}


def problems(root=ROOT):
    found = []
    for path in swift_files(root, "Modules"):
        text = code((root / path).read_text())
        for effect, pattern in EFFECTS.items():
            if any(fnmatch(path, glob) and effect in to.split() for glob, to in ALLOWED.items()):
                continue
            for match in re.finditer(pattern, text):
                if effect == "randomness" and "using:" in arguments(text, match.end()):
                    continue
                found.append(
                    f"{path}:{line_of(text, match.start())}: `{match[0].strip('(')}` is an effect"
                    f" ({effect}): take it from the World, or do it in a host.")
    return found


def arguments(text, at):
    """The text up to the parenthesis that closes the one just before this offset."""
    depth, end = 1, at
    while depth and end < len(text):
        depth += (text[end] == "(") - (text[end] == ")")
        end += 1
    return text[at:end] if text[at - 1] == "(" else ""


if __name__ == "__main__":
    sys.exit(finish(problems()))
