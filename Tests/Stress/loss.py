"""Checks that no result is lost when a run with kills has ended."""

import collections
import json
import time
import xml.etree.ElementTree

import program
from program import crashes

# How the failure of a killed test begins.
KILLED = "Process ended with signal 9 (SIGKILL)"


class Loss(Exception):
    """A run did not end as it should."""


def check_end(killing):
    lines = crashes.events(killing.report)
    xml.etree.ElementTree.parse(killing.folder / "report.xml")
    results = collections.defaultdict(list)
    for line in lines:
        if line["event"] == "testFinished":
            results[crashes.name(line["test"])].append(line)
    check_counts(killing, results, lines)
    check_early(killing, results)
    killed = killed_tests(killing, results, lines)
    check_table(killing, lines, killed)
    check_log(killing)
    check_remains(killing)
    killing.counts["tests killed"] += len(killed)


def check_given_up(killing):
    """Checks a run that reported that it runs no more tests: the results until then are unchanged."""
    results = collections.defaultdict(list)
    for line in crashes.events(killing.report):
        if line["event"] == "testFinished":
            results[crashes.name(line["test"])].append(line)
    check_early(killing, results)
    # A kill may come between a test's end and its result.
    words = [line.split(" ", 2) for line in log_lines(killing)]
    ended = {name for _, event, name in words if event == "ended"}
    if len(results) < len(ended) - len(killing.victims):
        raise Loss(f"{len(ended)} tests have ended, but only {len(results)} have a result")
    check_remains(killing)
    killing.counts["runs given up"] += 1


def log_lines(killing):
    return killing.log.read_text().splitlines() if killing.log.exists() else []


def check_counts(killing, results, lines):
    doubles = [name for name, found in results.items() if len(found) > 1]
    if len(results) != crashes.TESTS or doubles:
        raise Loss(
            f"{len(results)} tests have a result, but expected {crashes.TESTS}; "
            f"more than one: {doubles}")
    if lines[-1]["event"] != "runFinished" or lines[-1]["notRun"] != 0:
        raise Loss(f"The report ends with {lines[-1]}")


def check_early(killing, results):
    for name, line in killing.early.items():
        if results[name] != [line]:
            raise Loss(
                f"{name} had a result before a kill: {line}, but in the end {results[name]}")
    killing.counts["results seen before a kill"] += len(killing.early)


def killed_tests(killing, results, lines):
    """The tests that are reported as crashed by a kill, at most one for each."""
    killed = {
        crashes.name(line["test"]) for line in lines
        if line["event"] == "failure" and line["test"] and KILLED in line["message"]
    }
    if killing.has_crashes:
        killed.discard("ExitTests/testKilled")  # It kills its process itself.
    if killing.way == "in process":
        # It is unknown how the process ended.
        killed |= {name for name, (line,) in results.items() if line["outcome"] == "crashed"}
    if len(killed) > len(killing.victims):
        raise Loss(f"{len(killing.victims)} processes were killed, but crashed: {killed}")
    return killed


def check_table(killing, lines, killed):
    stray = tuple(
        f"{crashes.visible(name)}{mark}" for name in killed for mark in (":", " failure"))
    # A process that was killed before its first test is reported too.
    stray += ("outside of a test failure",) if killing.victims else ()
    # A thread of libdispatch may trap before the runner has put the descriptors back.
    stray += ("StrayTests/testClosesDescriptors",)
    right, observed = (
        [row for row in rows if not row.startswith(stray)] for rows in (
            crashes.expected(killing.configuration, killing.has_crashes), crashes.table(lines)))
    if killing.way == "parallel":
        # Parallel tests print to one file.
        observed, right = (sorted(row.split(", printed ")[0] for row in rows)
                           for rows in (observed, right))
    if observed != right:
        difference = sorted(set(observed) ^ set(right))
        raise Loss("\n".join(["The results differ:", *difference[:10]]))


def check_log(killing):
    """Checks that no test ran again that had ended, or after its process had begun another one."""
    last, ended, runs = {}, set(), collections.defaultdict(list)
    for line in log_lines(killing):
        pid, event, name = line.split(" ", 2)
        if event == "began":
            runs[name].append(pid)
            last[pid] = name
        else:
            ended.add((pid, name))
    if killing.way == "parallel":
        return  # What ran beside a crash runs again, alone.
    unrecorded = 0
    for name, pids in runs.items():
        for pid in pids[:-1]:
            if last[pid] == name and int(pid) in killing.victims:
                continue
            if last[pid] != name or (pid, name) in ended:
                raise Loss(f"{name} ran {len(pids)} times, in {pids}")
            unrecorded += 1  # The test ended its process itself.
    # Each parent may be killed after its children have ended and before it has recorded that.
    if unrecorded > killing.counts["parent"] * (2 if killing.way == "two processes" else 1):
        raise Loss(
            f"{unrecorded} tests ended their processes and ran again, "
            f"but only {killing.counts['parent']} parents were killed")


def check_remains(killing):
    deadline = time.monotonic() + 60
    while remains := program.pids(killing.executable, killing.folder):
        if time.monotonic() > deadline:
            raise Loss(f"Processes remain: {remains}")
        time.sleep(0.05)
    # A kill while a folder is created or removed may leave a hidden one.
    if runs := list(killing.folder.glob(".litmus/*/runs/[!.]*")):
        raise Loss(f"Folders remain: {runs}")
    for path in killing.folder.glob(".litmus/*/*.json"):
        json.loads(path.read_text())
