"""Reads the tests of a run from its JSON report, in a form in which they can be compared with the page."""

import dataclasses
import pathlib

OUTCOMES = ["crashed", "timedOut", "failed", "flaky", "failedAsExpected", "skipped", "passed"]
"""All outcomes, the worst first."""
FAILING = OUTCOMES[:3]
LATE = " (the test had already ended)"


@dataclasses.dataclass
class Failure:
    """One failure: its message with the difference, and its location."""

    text: str
    place: str


@dataclasses.dataclass
class Result:
    """How one test ended in one repetition."""

    outcome: str
    microseconds: int
    failures: list[Failure] = dataclasses.field(default_factory=list)
    expected: list[Failure] = dataclasses.field(default_factory=list)
    earlier: list[list[Failure]] = dataclasses.field(default_factory=list)
    """The failures of each attempt before the last."""
    tags: list[str] = dataclasses.field(default_factory=list)
    output: str = ""
    reason: str | None = None
    is_hook: bool = False


def counted(results):
    """How many tests and suite hooks there are, as in human-readable reports."""
    hooks = sum(result.is_hook for result in results.values())
    tests = f"{len(results) - hooks} tests"
    return f"{tests} and {hooks} suite hook{'s' * (hooks > 1)}" if hooks else tests


def key(test, repetition):
    return test["module"], test["suite"], test["name"], repetition


def from_json(events):
    """The results in their order, and the failures of no test, by the lines of JSON."""
    reader = JSONReader()
    for event in events:
        reader.read(event)
    return reader.results, reader.unattributed


class JSONReader:
    """Follows the events of a run."""

    def __init__(self):
        self.results, self.unattributed = {}, []
        self.tags, self.pending, self.attempts = {}, {}, {}

    def read(self, event):
        kind = event["event"]
        if kind == "testStarted":
            self.tags[key(event["test"], event["repetition"])] = event["tags"]
        elif kind == "failure":
            self.read_failure(event)
        elif kind == "testRetried":
            test = key(event["test"], event["repetition"])
            self.attempts.setdefault(test, []).append(self.pending.pop(test, ([], []))[0])
        elif kind == "testFinished":
            self.read_result(event)

    def read_failure(self, event):
        text = event["message"] + ("\n" + event["difference"] if event["difference"] else "")
        column = f":{event['column']}" if event["column"] else ""
        failure = Failure(text, f"{shown_file(event)}:{event['line']}{column}")
        if event["test"] is None:
            self.unattributed.append(failure)
            return
        test = key(event["test"], event["repetition"])
        result = self.results.get(test)
        if not event["late"] or result is None:
            self.pending.setdefault(test, ([], []))[event["expected"]].append(failure)
            return
        failure.text = event["message"] + LATE + failure.text[len(event["message"]):]
        if event["attempt"] <= len(result.earlier):
            result.earlier[event["attempt"] - 1].append(failure)
            return
        if event["expected"]:
            result.expected.append(failure)
            return
        result.failures.append(failure)
        if result.outcome not in FAILING:
            result.outcome = "failed"

    def read_result(self, event):
        test = key(event["test"], event["repetition"])
        failures, expected = self.pending.pop(test, ([], []))
        self.results[test] = Result(
            event["outcome"], round(event["duration"] * 1e6), failures, expected,
            self.attempts.pop(test, []), self.tags.get(test, []), event["output"],
            event["reason"], event["hook"])


def shown_file(event):
    """A failure's file as reports show it: by its path from the package's root, or by its name."""
    path = pathlib.PurePath(event["file"])
    if "/" in event["fileID"] and event["file"] not in ("", event["fileID"]):
        if not path.is_absolute():
            return event["file"]
        for folder in path.parents:
            if (pathlib.Path(folder) / "Package.swift").exists():
                return str(path.relative_to(folder))
    return event["fileID"].rsplit("/", 1)[-1]
