"""Measures the peak memory of XCTest methods that each hold 1 MB, with and without @Resettable."""

import os
import pathlib
import statistics
import subprocess
import sys

import figures
import packages

TESTS = 1_000
SUITES = 10

# What each test case declares, and what it inherits from.
VARIANTS = {
    "no subjects": ("XCTestCase", ""),
    "not released": ("XCTestCase", "  var sut: Megabyte! = Megabyte()"),
    "@Resettable": (
        "ResettableTestCase", "  @Resettable var sut: Megabyte! = Megabyte()"),
    "not released, in setUp": (
        "XCTestCase",
        "  var sut: Megabyte!\n  override func setUp() { sut = Megabyte() }"),
    "@Resettable, in setUp": (
        "ResettableTestCase",
        "  @Resettable var sut: Megabyte!\n  override func setUp() { sut = Megabyte() }"),
}

SUBJECT = """
/// 1 MB, each page of it written to, so that it is really there.
final class Megabyte {
  private let bytes = [UInt8](repeating: 1, count: 1_000_000)
}
"""


def generate(folder, root, base, declaration):
    """A test target whose methods each have a test case, and so a subject, of their own."""
    imports = "import LitmusResettable\nimport XCTest\n" + SUBJECT
    suite = f"final class Suite{{n}}Tests: {base}"
    source = packages.suites_source(
        imports, SUITES, TESTS // SUITES, suite, "func test{n}() {{}}")
    for number in range(SUITES):
        head = f"final class Suite{number}Tests: {base} {{\n"
        source = source.replace(head, f"{head}{declaration}\n")
    path = os.path.relpath(root, folder)
    return packages.write(folder, {
        "Package.swift": packages.manifest(
            folder.name, f'.package(path: "{path}/Packages/Resettable")',
            '.testTarget(name: "Subjects", dependencies: '
            '[.product(name: "LitmusResettable", package: "Resettable")], path: "Tests")'),
        "Tests/Suites.swift": source,
    })


def peak(program):
    """Runs the tests and returns their peak memory in MB."""
    process = subprocess.Popen([program], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output = process.stdout.read().decode()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0 or f"Executed {TESTS} tests, with 0 failures" not in output:
        sys.exit(f"{program} failed:\n{output}")
    return usage.ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)


def measure(root, work, configuration, runs):
    work = pathlib.Path(work)
    peaks = {}
    for name, (base, declaration) in VARIANTS.items():
        # One folder for all: what differs between them is one file.
        package = generate(work / "subjects", pathlib.Path(root), base, declaration)
        packages.build(package, configuration, tests=True)
        program = package / ".build" / configuration / f"{package.name}PackageTests.xctest"
        peaks[name] = statistics.median(peak(program) for _ in range(runs))
    print(f"resettable, MB of peak memory, {TESTS:,} XCTest methods that each hold 1 MB, median of {runs}")
    figures.table("resettable", ["build", "no subjects", "not released", "`@Resettable`"], {
        title: [peaks["no subjects"], peaks[f"not released{ending}"], peaks[f"@Resettable{ending}"]]
        for title, ending in ((configuration, ""), (f"{configuration}, set in `setUp()`", ", in setUp"))})
