"""Checks a client that is a test target."""

import difflib
import pathlib
import re

from client import Miss, try_to_run

CLIENTS = pathlib.Path(__file__).resolve().parent / "Clients"

# What XCTest and Swift Testing print for a test that passed and for a failure.
RESULTS = [
    re.compile(r"^(Test Case '.*' passed)"),
    re.compile(r"^.*/([^/]+\.swift:\d+: error: .*)$"),
    re.compile(r"^[✔━] (Test \S+\(\) passed)"),
    re.compile(r"^✘ (Test \S+\(\) recorded an issue at .*)$"),
]
# What Swift Testing prints under a failure: the text that came with it.
COMMENT = re.compile(r"^↳ (.*)$")


def check_tests(build):
    """Each client has tests of each framework that pass and, mostly, some that fail, as in expected.txt."""
    options = build.options
    if build.client.configuration == "release":
        # `swift build` has built it so; otherwise all is compiled again, swift-syntax included.
        options = [*options, "--disable-testable-imports"]
    status, output = try_to_run(["swift", "test", *options])
    expected = (CLIENTS / build.client.folder / "expected.txt").read_text().splitlines()
    # The same tests run once for each language mode.
    expected *= len(build.client.language_modes)
    observed = sorted(results(output))
    if status != (0 if build.client.passes else 1) or observed != sorted(expected):
        difference = difflib.unified_diff(
            sorted(expected), observed, "expected.txt", "observed", lineterm=""
        )
        raise Miss("\n".join([f"swift test ended with {status}", *difference, "", output]))


def results(output):
    """The lines with results, without paths and times and as Linux prints them."""
    found = []
    is_failure = False
    for line in output.splitlines():
        # Where there is Objective-C, XCTest writes -[Module.Class method] for Class.method.
        line = re.sub(r"-\[\w+\.(\w+) (\w+)\]", r"\1.\2", line)
        if is_failure and (comment := COMMENT.search(line)):
            found[-1] += f": {comment[1]}"
            continue
        match = next(filter(None, (pattern.search(line) for pattern in RESULTS)), None)
        is_failure = match is not None and line.startswith("✘")
        if match:
            found.append(match[1].rstrip())
    return found
