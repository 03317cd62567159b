"""Writes the packages that the benchmarks measure."""

import os


def write(folder, files):
    """Writes files whose text has changed, so that a second build has nothing to do."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
    return folder


def manifest(name, dependencies, target):
    return f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "{name}",
  platforms: [.macOS(.v14)],
  dependencies: [{dependencies}],
  targets: [{target}]
)
"""


def suites_source(imports, suites, tests, suite, test):
    """The source of some suites, each with some tests."""
    text = imports + "\n"
    for number in range(suites):
        body = "\n".join("  " + test.format(n=n) for n in range(tests))
        text += f"\n{suite.format(n=number)} {{\n{body}\n}}\n"
    return text


def show_warnings(output):
    """Prints what the compiler warned of in a build, for which `.ci/full` looks."""
    for line in output.splitlines():
        if ": warning: " in line:
            print(line, flush=True)


def litmus_manifest(name, root, traits):
    path = os.path.relpath(root, root / ".build-benchmarks" / name)
    return manifest(
        name,
        f'.package(name: "swift-litmus", path: "{path}", traits: [{traits}])',
        f'.executableTarget(name: "{name}", dependencies: '
        '[.product(name: "LitmusRunner", package: "swift-litmus")], path: "Sources")')


MAIN = """import LitmusRunner

@main enum Main {
  static func main() { TestRunner.runIfRequested() }
}
"""


def listed(folder, root, suites, tests):
    """An executable with empty tests that are listed by hand.

    The lists are what `@TestSuite` writes. Without it a release build needs no swift-syntax, which
    alone takes minutes to optimize. The trait Testing keeps the runner active there.
    """
    text = "import LitmusRunner\n"
    for suite in range(suites):
        name = f"Suite{suite}Tests"
        methods = "\n".join(f"  func test{test}() {{}}" for test in range(tests))
        entries = "\n".join(
            f'    list.add("test{test}") {{ $0.test{test}() }}' for test in range(tests))
        text += f"""
final class {name}: TestCase, ListedSuite {{
{methods}

  static var tests: TestList<{name}> {{
    var list = TestList(make: {name}.init)
{entries}
    return list
  }}
}}
"""
    return write(folder, {
        "Package.swift": litmus_manifest("litmus-listed", root, '"Testing"'),
        "Sources/Main.swift": MAIN,
        "Sources/Suites.swift": text,
    })


def macros(folder, root, suites, tests):
    """An executable with empty tests by `@TestSuite`."""
    return write(folder, {
        "Package.swift": litmus_manifest("litmus-macros", root, '"Macros"'),
        "Sources/Main.swift": MAIN,
        "Sources/Suites.swift": suites_source(
            "import LitmusRunner", suites, tests,
            "@TestSuite final class Suite{n}Tests: TestCase", "func test{n}() {{}}"),
    })


def startup(folder, root, suites, tests):
    """An executable whose tests are listed at run time, and which leaves at the first one."""
    classes = "\n".join(
        f"""
final class Suite{number}Tests: TestCase, ListedSuite {{
  static var tests: TestList<Suite{number}Tests> {{
    var list = TestList(make: Suite{number}Tests.init)
    for number in 0..<{tests} {{ list.add("test\\(number)") {{ _ in leave() }} }}
    return list
  }}
}}""" for number in range(suites))
    return write(folder, {
        "Package.swift": litmus_manifest("litmus-startup", root, '"Testing"'),
        "Sources/Main.swift": f"""import Foundation
import LitmusRunner

let start = ContinuousClock.now

func leave() {{
  let elapsed = (ContinuousClock.now - start) / .milliseconds(1)
  FileHandle.standardError.write(Data("started \\(elapsed)\\n".utf8))
  exit(0)
}}

@main enum Main {{
  static func main() {{
    _ = start
    TestRunner.runIfRequested()
  }}
}}
{classes}
""",
    })


def xctest(folder, suites, tests):
    """A test target with empty XCTest methods."""
    return write(folder, {
        "Package.swift": manifest("xctest", "", '.testTarget(name: "XCTestEmpty", path: "Tests")'),
        "Tests/Suites.swift": suites_source(
            "import XCTest", suites, tests,
            "final class Suite{n}Tests: XCTestCase", "func test{n}() {{}}"),
    })


def swift_testing(folder, suites, tests):
    """A test target with empty `@Test` functions."""
    return write(folder, {
        "Package.swift": manifest(
            "swift-testing", "", '.testTarget(name: "SwiftTestingEmpty", path: "Tests")'),
        "Tests/Suites.swift": suites_source(
            "import Testing", suites, tests, "struct Suite{n}Tests", "@Test func test{n}() {{}}"),
    })
