"""Runs of `swift test` and `litmus-test` on one package, and their results test by test."""

import collections
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURE = ROOT / "Packages/Runner/Tests/PackageFixture"
Run = collections.namedtuple("Run", "code seconds cpu outcomes problems output")
wrong = []

# A shell's background commands ignore Ctrl-C, and so would all programs that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def tool():
    """Returns the path of litmus-test, which is a script's first argument."""
    if len(sys.argv) < 2:
        sys.exit(sys.modules["__main__"].__doc__)
    return str(pathlib.Path(sys.argv[1]).resolve())


def numbers(count):
    """Returns the numbers of a script's scenes: how many and the first are its other arguments."""
    words = sys.argv[2:]
    first = int(words[1]) if len(words) > 1 else 0
    return range(first, first + (int(words[0]) if words else count))


def expect(found, wanted, what):
    """Notes what is not as expected; of outcomes only those that differ."""
    if found != wanted:
        if isinstance(found, dict) and isinstance(wanted, dict):
            keys = [key for key in {**wanted, **found} if found.get(key) != wanted.get(key)]
            found, wanted = ({key: one.get(key) for key in keys} for one in (dict(found), dict(wanted)))
        wrong.append(f"{what}\n    was {found!r}\n    but expected {wanted!r}")


def finish():
    """Prints what was noted, and ends the script."""
    for line in wrong:
        print(f"  WRONG: {line}")
    print("All as expected." if not wrong else f"{len(wrong)} wrong.")
    sys.exit(1 if wrong else 0)


def build(folder, *options):
    """Builds the tests of a package, and returns its folder."""
    subprocess.run(
        ["swift", "build", "--build-tests", *options], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder


def fixture():
    """Builds the package whose tests have each outcome, and returns the options that name its build folder."""
    scratch = ["--scratch-path", str(ROOT / ".build-package-fixture")]
    build(FIXTURE, *scratch)
    return scratch


def listed(tool, options):
    """Returns how many tests --list shows of the package whose tests have each outcome."""
    with tempfile.TemporaryDirectory() as temporary:
        text = subprocess.run(
            [tool, *options, "--skip-build", "--list"], cwd=FIXTURE, env={**os.environ, "LITMUS_FOLDER": temporary},
            check=True, stdout=subprocess.PIPE, text=True).stdout
    return len(text.splitlines())


def descendants(process):
    """Returns the living processes that a process has started, directly or not."""
    children = collections.defaultdict(list)
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                fields = open(f"/proc/{entry}/stat").read().rpartition(")")[2].split()
            except OSError:
                continue
            if fields[0] != "Z":
                children[int(fields[1])].append(int(entry))
    found, rest = [], [process]
    while rest:
        rest = [child for parent in rest for child in children[parent]]
        found += rest
    return found


def processor_time():
    """Returns the seconds that processors have spent on child processes that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def timed(command, folder, environment):
    start, before = time.monotonic(), processor_time()
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=1200,
    )
    seconds, cpu = time.monotonic() - start, processor_time() - before
    return done.returncode, seconds, cpu, done.stdout.decode(errors="replace")


def litmus(tool, folder, options=(), environment={}):
    """Runs litmus-test; the outcomes are listed by module, suite and name."""
    with tempfile.TemporaryDirectory() as temporary:
        report = f"{temporary}/report.json"
        variables = {"LITMUS_FOLDER": f"{temporary}/litmus", **environment}
        command = [tool, "--skip-build", "--json", report, *options]
        code, seconds, cpu, output = timed(command, folder, variables)
        outcomes, problems = read(report)
    return Run(code, seconds, cpu, outcomes, problems, output)


def read(report):
    """Returns the outcomes and the failures of no test in a report of --json."""
    outcomes, problems = collections.defaultdict(list), []
    try:
        lines = open(report, encoding="utf-8").read().splitlines()
    except FileNotFoundError:
        lines = []
    for line in lines:
        event = json.loads(line)
        if event["event"] == "testFinished" and not event.get("hook"):
            test = event["test"]
            key = (test["module"], test["suite"], test["name"])
            outcomes[key].append(event["outcome"])
        elif event["event"] == "failure" and not event.get("test"):
            problems.append(event.get("message", ""))
    return outcomes, problems


def swift(folder, options=(), environment={}):
    """Runs `swift test`; the outcomes of XCTest are by class and test, as its lines have no module,
    those of Swift Testing by module, suite and function."""
    with tempfile.TemporaryDirectory() as temporary:
        stream = f"{temporary}/events.jsonl"
        variables = {"SWT_EXPERIMENTAL_EVENT_STREAM_FIELDS_ENABLED": "1", **environment}
        command = ["swift", "test", "--skip-build", "--event-stream-output-path", stream]
        command += ["--event-stream-version", "6.3", *options]
        code, seconds, cpu, output = timed(command, folder, variables)
        outcomes = xctest(output)
        for key, value in swift_testing(stream).items():
            outcomes[key] = value
    return Run(code, seconds, cpu, outcomes, [], output)


def xctest(output):
    outcomes = collections.defaultdict(list)
    pattern = r"Test Case '([^']+)' (passed|failed|skipped) \([0-9.e+-]+ seconds\)$"
    for name, outcome in re.findall(pattern, output, re.MULTILINE):
        suite, _, test = name.rpartition(".")
        outcomes[("XCTest", suite, test)].append(outcome)
    return outcomes


def parts(identifier):
    """Splits an identifier of Swift Testing; a dot or slash within backticks belongs to a name."""
    names, quoted = [""], False
    for character in identifier:
        if character == "`":
            quoted = not quoted
        elif not quoted and character == ("." if len(names) == 1 else "/"):
            names.append("")
        else:
            names[-1] += character
    return names


def swift_testing(stream):
    functions, cases, state = {}, collections.Counter(), collections.defaultdict(set)
    try:
        lines = open(stream, encoding="utf-8").read().splitlines()
    except FileNotFoundError:
        return {}
    for line in lines:
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] == "test":
            if payload["kind"] == "function":
                functions[payload["id"]] = payload
            continue
        test = payload.get("testID")
        kind = payload["kind"]
        if kind == "testCaseStarted" and functions[test].get("isParameterized"):
            cases[test] += 1
        elif kind in ("testSkipped", "testCancelled", "testCaseCancelled"):
            state[test].add("skipped")
        elif kind == "issueRecorded":
            issue = payload["issue"]
            if issue["isKnown"]:
                state[test].add("known")
            elif issue.get("severity", "error") != "warning":
                state[test].add("failed")
    outcomes, numbers = {}, collections.Counter()
    for test, record in sorted(functions.items(), key=lambda item: place(item[1])):
        names = parts(test)
        suite = ".".join(names[1:-2]) or record["sourceLocation"]["fileID"].split("/")[-1]
        said = state[test]
        worst = next((word for word in ("failed", "skipped", "known") if word in said), "passed")
        # Functions that differ only in the types of their parameters are numbered.
        name = (names[0], suite, names[-2])
        numbers[name] += 1
        number = "" if numbers[name] == 1 else f" #{numbers[name]}"
        outcomes[(names[0], suite, names[-2] + number, cases[test])] = [worst]
    return outcomes


def place(record):
    location = record["sourceLocation"]
    return location["fileID"], location["line"], location["column"]


def ended_early(run):
    """Returns whether a signal has ended `swift test`, so that tests have no results."""
    return "exited with unexpected signal code" in run.output


def differences(expected, found):
    """Returns a line for each difference between a run of `swift test` and one of litmus-test."""
    lines = []
    # A main program of the package that starts neither framework has only its exit code.
    left = {
        key: list(values) for key, values in found.outcomes.items()
        if key[1:] not in (("LinuxMain", "main"), ("XCTMain", "main"))
    }
    words = {"flaky": "passed", "failedAsExpected": "known", "crashed": "failed"}

    def word(outcome):
        name = outcome if isinstance(outcome, str) else next(iter(outcome))
        return words.get(name, name)

    for key, outcomes in expected.outcomes.items():
        if key[0] == "XCTest":
            taken = [k for k in left if k[1].split(".")[-1] == key[1] and k[2] == key[2]]
            got = sorted(word(o) for k in taken for o in left[k])
            want = sorted(outcomes)
            count = len(outcomes)
        else:
            module, suite, function, cases = key
            taken = [
                k for k in left
                if k[:2] == (module, suite)
                and (k[2] == function or cases > 0 and k[2].startswith(f"{function}("))
            ]
            got = sorted({word(o) for k in taken for o in left[k]})
            if cases > 1 and len(got) > 1:
                # The worst of its cases is the outcome of a function.
                got = [next(w for w in ("failed", "skipped", "known", "passed") if w in got)]
            want, count = outcomes, max(cases, 1)
        if got != want:
            lines.append(f"{'/'.join(map(str, key))}: {want} in swift test, {got} in litmus-test")
        if len(taken) != count and key[0] != "XCTest":
            lines.append(f"{'/'.join(map(str, key))}: {count} results expected, {len(taken)} found")
        for k in taken:
            del left[k]
    if not ended_early(expected):
        lines += [f"{'/'.join(key)}: {left[key]} only in litmus-test" for key in left]
    lines += [f"litmus-test reported: {problem}" for problem in found.problems]
    if (expected.code == 0) != (found.code == 0):
        lines.append(f"exit codes {expected.code} and {found.code}")
    return lines
