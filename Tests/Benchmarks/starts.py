"""Measures what litmus-test adds to the tests that it starts."""

import resource
import statistics
import subprocess
import sys
import time

import figures
import packages

CASES = 5_000


def generate(work):
    """Writes the measured packages: 6,000 tests of XCTest, 40, and 1,000 beside a parameterized test."""
    cases = packages.xctest(work / "starts-cases", suites=10, tests=100)
    packages.write(cases, {"Tests/Cases.swift": f"""import Testing

@Suite struct Cases {{
  @Test(arguments: 0..<{CASES}) func doubles(_ number: Int) {{ #expect(number * 2 == number + number) }}
}}
"""})
    return (
        packages.xctest(work / "starts-many", suites=60, tests=100),
        packages.xctest(work / "starts-few", suites=4, tests=10),
        cases)


def times(command, folder):
    """Runs a command; returns the seconds that it took, by the clock and of the processors."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    result = subprocess.run(
        list(map(str, command)), cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True)
    seconds, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{result.stderr}")
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def compared(runs, litmus, reference):
    """Runs both in turns; returns the ratios of the medians, by the clock and of the processors."""
    pairs = [(litmus(), reference()) for _ in range(runs)]
    return [
        statistics.median(pair[0][kind] for pair in pairs)
        / statistics.median(pair[1][kind] for pair in pairs) for kind in (0, 1)]


def measure(tool, folders, work, runs):
    """Shows the ratios. The lists of tests are made before."""
    many, few, cases = folders
    program = few / ".build/debug/xctestPackageTests.xctest"
    reports = [word for kind in ("html", "junit", "json") for word in (f"--{kind}", work / f"starts.{kind}")]

    def litmus(folder, *options):
        return lambda: times([tool, "--skip-build", *options], folder)

    def swift(folder, *options):
        return lambda: times(["swift", "test", "--skip-build", *options], folder)

    def each():
        alone = [
            times([program, f"XCTestEmpty.Suite{suite}Tests/test{test}"], few)
            for suite in range(4) for test in range(10)]
        return [sum(values) for values in zip(*alone)]

    for folder in folders:
        litmus(folder, "--list")()
    one = "Suite7Tests/test42$"
    rows = {
        "one of 6,000 tests of XCTest / `swift test --filter`": (
            litmus(many, "--filter", one), swift(many, "--filter", one)),
        f"the third of {CASES:,} test cases / `--list`": (
            litmus(cases, "--only", "Cases/doubles(_:)(2)"), litmus(cases, "--list")),
        f"the middle one of {CASES:,} test cases / `--list`": (
            litmus(cases, "--only", f"Cases/doubles(_:)({CASES // 2})"), litmus(cases, "--list")),
        "40 tests of XCTest, a process each / 40 starts of the executable": (
            litmus(few, "--process-per-test"), each),
        f"{CASES:,} test cases, 1,000 tests of XCTest, three reports / `swift test`": (
            litmus(cases, *reports), swift(cases)),
    }
    print(f"starts, ratios, median of {runs} runs")
    figures.table(
        "starts", ["litmus-test / reference", "time", "processor time"],
        {title: compared(runs, *both) for title, both in rows.items()})
