"""Runs 200 tests of which 20 end their process, and checks that all are reported right."""

import difflib
import hashlib
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import time

import figures
import packages

SOURCES = pathlib.Path(__file__).resolve().parent / "Crashes"
TESTS = 200
# How much may be cut from a message in the tables: it begins with what matters.
LONGEST = 160


def package(work, root):
    """Writes the package of the executable: its sources are Crashes'."""
    return packages.program(
        work / "crashes", root / "Packages", SOURCES, {"LitmusRunner": "Runner"},
        {"Runner": ', traits: ["Testing"]'})


def command(program, report, *options):
    return [program, "--run-tests", "--json", report, *options]


def environment(has_crashes, **others):
    return {
        **os.environ, "CRASHES": "1" if has_crashes else "0",
        **{name: str(value) for name, value in others.items()}}


def run(program, folder, has_crashes, options=(), **others):
    """Runs the tests once; returns the seconds that it took, and the report's lines."""
    folder.mkdir(parents=True, exist_ok=True)
    report = folder / "report.json"
    start = time.perf_counter()
    result = subprocess.run(
        command(program, report, *options), cwd=folder, capture_output=True, text=True,
        env=environment(has_crashes, **others))
    seconds = time.perf_counter() - start
    if result.returncode != 1:
        sys.exit(f"{program} ended with {result.returncode}:\n{result.stdout}{result.stderr}")
    return seconds, events(report)


def events(report):
    return [json.loads(line) for line in report.read_text().splitlines()]


def name(test):
    return f"{test['suite']}/{test['name']}"


def table(lines):
    """A line for each result and each failure, in the order of the names."""
    rows = []
    for line in lines:
        if line["event"] == "testFinished":
            reason = f": {line['reason']}" if line.get("reason") else ""
            rows.append(f"{name(line['test'])}: {line['outcome']}{reason}{printed(line)}")
        elif line["event"] == "failure":
            test = name(line["test"]) if line.get("test") else "outside of a test"
            place = f"{pathlib.Path(line['file']).name}:{line['line']}"
            expected = ", as expected" if line.get("expected") else ""
            rows.append(f"{test} failure{expected} at {place}: {line['message'][:LONGEST]}")
    return sorted(map(visible, rows))


def visible(text):
    return text.replace("\n", "⏎")


def printed(result):
    """What a test printed, without what Swift adds about a crash."""
    own = re.split(
        r"\S+: (?:Fatal error|Precondition failed): |Backtrace:", result["output"])[0]
    # On a busy machine the runtime gives up on some threads.
    own = re.sub(r"swift-runtime: failed to suspend .*\n", "", own)
    own = re.sub(r"0x[0-9a-f]+", "0x…", own)
    return f", printed {own[:LONGEST]!r}" if own else ""


def digest(lines):
    """What a run came to, in its order, without times, addresses and backtraces."""
    seen = hashlib.sha256()
    for line in lines:
        kept = {key: value for key, value in line.items() if key not in ("date", "duration", "start")}
        if "output" in kept:
            kept["output"] = printed(line)
        seen.update(json.dumps(kept, sort_keys=True).encode())
    return seen.hexdigest()[:16]


def expected(configuration, has_crashes):
    """The table that is right: where tests crash, their lines come from tables of their own."""
    rows = (SOURCES / "expected.txt").read_text().splitlines()
    if has_crashes:
        crashes = (SOURCES / f"expected-crashes-{configuration}.txt").read_text().splitlines()
        crashed = {re.split(r": | failure", row)[0] for row in crashes}
        rows = [row for row in rows if re.split(r": | failure", row)[0] not in crashed] + crashes
    return sorted(rows)


def differences(lines, configuration, has_crashes):
    right = expected(configuration, has_crashes)
    return list(difflib.unified_diff(
        right, table(lines), "expected", "observed", lineterm="", n=0))


def processes(lines):
    """How many child processes had a test."""
    return len({line["process"] for line in lines if line["event"] == "testFinished"})


def measure(program, work, configuration, runs, repetitions):
    """Shows a table; ends the program if a result is wrong or runs differ."""
    folder = work / "crashes-runs"
    times, problems, digests = {False: [], True: []}, [], set()
    children = 0
    for _ in range(runs):
        for has_crashes in times:
            seconds, lines = run(program, folder, has_crashes)
            times[has_crashes].append(seconds)
            problems += differences(lines, configuration, has_crashes)
            if has_crashes:
                children = max(children, processes(lines))
    calm, crashing = (statistics.median(times[key]) for key in (False, True))
    print(f"crashes, s, {TESTS} tests, median of {runs} runs")
    figures.table(
        "crashes", ["build", "no crash", "20 of them crash, hang or close all descriptors", "child processes"],
        {configuration: [calm, crashing, children]})
    figures.target("with / without crashes", crashing / calm, 3)
    figures.target("child processes", children, 22)
    for _ in range(repetitions):
        _, lines = run(program, folder, has_crashes=True)
        problems += differences(lines, configuration, has_crashes=True)
        digests.add(digest(lines))
    if repetitions:
        figures.target(f"different among {repetitions} runs", len(digests) - 1, 0)
    figures.target(
        "wrong lines of results", len({row for row in problems if not row.startswith(("---", "+++", "@@"))}), 0)
    print("\n".join(problems[:40]), end="\n" if problems else "")
    if problems or len(digests) > 1:
        sys.exit(1)
