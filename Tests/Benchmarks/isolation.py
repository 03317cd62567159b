"""Measures what running tests in a child process costs."""

import os
import resource
import statistics
import subprocess
import sys
import time

import figures
import packages

SUITES, TESTS = 20, 500


def package(work, root):
    """Writes a package with empty tests that are listed at run time."""
    folder = work / "isolation"
    path = os.path.relpath(root / "Packages/Runner", folder)
    suites = "\n".join(
        f"""
final class Suite{number}Tests: TestCase, ListedSuite {{
  static var tests: TestList<Suite{number}Tests> {{
    var list = TestList(make: Suite{number}Tests.init)
    for number in 0..<{TESTS} {{ list.add("test\\(number)") {{ _ in }} }}
    return list
  }}
}}""" for number in range(SUITES))
    return packages.write(folder, {
        "Package.swift": packages.manifest(
            "litmus-isolation",
            f'.package(path: "{path}", traits: ["Testing"])',
            '.executableTarget(name: "litmus-isolation", dependencies: ['
            '.product(name: "LitmusRunner", package: "Runner")], path: "Sources")'),
        "Sources/Main.swift": packages.MAIN,
        "Sources/Suites.swift": f"import LitmusRunner\n{suites}\n",
    })


def measure(program, work, configuration, runs):
    """Shows what 10,000 empty tests take, isolated and not, in turns."""
    times = {"--no-isolated": [], "--isolated": []}
    for _ in range(runs):
        for option, seen in times.items():
            start = time.perf_counter()
            result = subprocess.run(
                [program, "--run-tests", option], cwd=work, stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE, text=True)
            seen.append(time.perf_counter() - start)
            if result.returncode != 0:
                sys.exit(f"{program} {option} ended with {result.returncode}:\n{result.stderr}")
    here, isolated = (statistics.median(seen) * 1e3 for seen in times.values())
    more = isolated - here
    print(f"isolation, ms, 10,000 empty tests, median of {runs} runs")
    figures.table(
        "isolation", ["build", "in a child process", "in the program's own process", "difference"],
        {configuration: [isolated, here, more]})
    figures.target("the difference, ms", more, 150)
    measure_processes(program, work, configuration, runs)


def processor_seconds(command, work, runs):
    """Returns the median of the processor time that a command and its children take."""
    times = []
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, cwd=work, stdout=subprocess.DEVNULL, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return statistics.median(times)


def measure_processes(program, work, configuration, runs):
    """Shows the processor time that a test in a process of its own takes."""
    def tests(pattern):
        options = ["--run-tests", "--process-per-test", "--filter", pattern]
        return processor_seconds([program, *options], work, runs)

    bare = processor_seconds([program], work, 5 * runs) * 1e3
    each = (tests("Suite7Tests/test1[0-9]{2}$") - tests("Suite7Tests/test100$")) / 99 * 1e3
    figures.table(
        "isolation-processes", ["build", "a test in a process of its own", "the program without tests"],
        {configuration: [each, bare]})
    figures.target("a test / the program", each / bare, 1.5)
