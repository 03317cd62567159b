"""Writes and builds the packages that the benchmarks measure."""

import os
import subprocess
import sys
import time


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


def build(package, configuration, tests=False, options=()):
    """Builds a package and returns how long that took, in seconds; shows the warnings, for which `.ci/full` looks."""
    # Without the last option, files that were moved since the last build are missing.
    command = [
        "swift", "build", "--package-path", str(package), "-c", configuration,
        "--disable-build-manifest-caching", *map(str, options)]
    if tests:
        command.append("--build-tests")
    if configuration == "release" and tests:
        command += ["-Xswiftc", "-enable-testing"]
    start = time.perf_counter()
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        problems = [line for line in result.stdout.splitlines() if "error:" in line]
        sys.exit("\n".join([f"{' '.join(command)} failed:", *problems[:10], result.stderr]))
    for line in result.stdout.splitlines():
        if ": warning: " in line:
            print(line, flush=True)
    return time.perf_counter() - start


def program(folder, packages, sources, products, traits=(), targets="", dependencies=""):
    """Writes the package of an executable, `litmus-` and the folder's name, with some sources.

    It depends on products of the packages in a folder, and needs no swift-syntax.
    """
    name, own = f"litmus-{folder.name}", os.path.relpath(packages, folder)
    files = {f"Sources/{file.name}": file.read_text() for file in sources.glob("*.swift")}
    for stale in folder.glob("Sources/*.swift"):
        if f"Sources/{stale.name}" not in files:
            stale.unlink()
    uses = ", ".join(
        f'.product(name: "{product}", package: "{package}")' for product, package in products.items())
    packages = ", ".join(
        f'.package(path: "{own}/{package}"{dict(traits).get(package, "")})' for package in products.values())
    return write(folder, files | {"Package.swift": manifest(
        name, packages,
        f'{targets}.executableTarget(name: "{name}", dependencies: [{dependencies}{uses}], path: "Sources")')})


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
