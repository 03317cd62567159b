"""Measures what the spies add to a client's debug build, with and without macros."""

import os
import statistics
import subprocess
import sys

import figures
import packages

RUNS = 3
FAKES = 50
CUSTOM_DUMP = '.package(url: "https://github.com/pointfreeco/swift-custom-dump.git", from: "1.3.3")'

SPY = "expectNoOtherCalls(Fake())"

# The most that a client's build may take, in times of that with swift-custom-dump alone.
LIMITS = {"LitmusFakes": 0.8, "LitmusSpies": 1.5, "LitmusRunner": 2.0, "LitmusRunnerUI": 1.3}

# What each client depends on: the module, the package's name, its path here and a statement.
CLIENTS = {
    "swift-custom-dump": ("CustomDump", "swift-custom-dump", None, "expectNoDifference(1, 1)"),
    "LitmusFakes": ("LitmusFakes", "Spies", "Packages/Spies", SPY),
    "LitmusSpies": ("LitmusSpies", "Spies", "Packages/Spies", SPY),
    "LitmusRunner": ("LitmusRunner", "Runner", "Packages/Runner", "_ = TestRunOptions()"),
    "LitmusRunnerUI": ("LitmusRunnerUI", "Runner", "Packages/Runner", "_ = TestRunOptions()"),
}

FAKE_BY_HAND = """
final class Fake: HandwrittenFake {
  enum Function: String { case load }

  let spyRecord = SpyRecord()

  func load(_ number: Int) -> String { spy(.load, number) }
}
"""

# Ten functions, of the shapes that protocols have most.
FUNCTIONS = (
    "func load(id: Int) -> String",
    "func save(_ text: String, at index: Int) throws",
    "func fetch(from address: String, limit: Int) async throws -> [String]",
    "func remove(_ id: Int) -> Bool",
    "func count() -> Int",
    "func update(name: String, age: Int, isActive: Bool)",
    "func find(where isWanted: @escaping @Sendable (Int) -> Bool) -> Int?",
    "func refresh() async",
    "func value<T: Sendable>(for key: String, as type: T.Type) throws -> T?",
    "func log(_ message: String?)",
)


def client(folder, root, module, package, path, statement):
    """A test target with one test, that depends on one product."""
    dependency = (
        f'.package(path: "{os.path.relpath(root / path, folder)}", traits: [])'
        if path else CUSTOM_DUMP)
    fake = FAKE_BY_HAND if package == "Spies" else ""
    return packages.write(folder, {
        "Package.swift": test_manifest(folder.name, dependency, module, package),
        "Tests/Tests.swift": f"import {module}\nimport Testing\n{fake}\n"
                             f"@Test func isThere() {{ {statement} }}\n",
    })


def test_manifest(name, dependency, module, package):
    return packages.manifest(
        name, dependency,
        '.testTarget(name: "ClientTests", dependencies: '
        f'[.product(name: "{module}", package: "{package}")], path: "Tests")')


def fakes(folder, root, count, fake):
    """A test target with fakes that a function writes, each in a file of its own."""
    path = os.path.relpath(root / "Packages/Spies", folder)
    for number in range(count, FAKES):
        (folder / f"Tests/Fake{number}.swift").unlink(missing_ok=True)
    return packages.write(folder, {
        f"Tests/Fake{number}.swift": fake(number) for number in range(count)
    } | {
        "Package.swift": test_manifest(
            folder.name, f'.package(path: "{path}")', "LitmusSpies", "Spies"),
        "Tests/Tests.swift": "import Testing\n\n@Test func isThere() {}\n",
    })


def fake_by_protocol(number):
    requirements = "".join(f"  {function}\n" for function in FUNCTIONS)
    return (
        "import LitmusSpies\n\n@Fake(if: nil)\n"
        f"protocol Service{number}: Sendable {{\n{requirements}}}\n")


def clean(package):
    """Removes what was built, not what was fetched."""
    command = ["swift", "package", "--package-path", str(package), "clean"]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{result.stderr}")


def measure_clients(root, work):
    times = {name: [] for name in CLIENTS}
    clients = {
        name: client(work / f"client-{what[0].lower()}", root, *what)
        for name, what in CLIENTS.items()}
    for package in clients.values():
        # Fetches what the package depends on, and warms what the system caches.
        packages.build(package, "debug", tests=True)
    for _ in range(RUNS):
        for name, package in clients.items():
            clean(package)
            times[name].append(packages.build(package, "debug", tests=True))
    medians = {name: statistics.median(values) for name, values in times.items()}
    figures.table("spies-build", ["depends on", "seconds"], {
        f"`{name}`, without macros" if name.startswith("Litmus") else f"{name} alone": [value]
        for name, value in medians.items()})
    for name, limit in LIMITS.items():
        figures.target(f"{name} / swift-custom-dump", medians[name] / medians["swift-custom-dump"], limit)


def measure_fakes(root, work):
    folder = work / "fakes-by-fake"
    times = {1: [], FAKES: []}
    packages.build(fakes(folder, root, FAKES, fake_by_protocol), "debug", tests=True)
    for _ in range(RUNS):
        for count in times:
            # Two files are compiled in any case: the only fake's and the test's.
            package = fakes(folder, root, count, fake_by_protocol)
            for file in (folder / "Tests").glob("*.swift"):
                file.touch()
            times[count].append(packages.build(package, "debug", tests=True))
    one, all_of_them = (statistics.median(values) for values in times.values())
    figures.table("spies-build-fakes", [f"{FAKES} fakes of {len(FUNCTIONS)} functions by", "seconds more"], {
        "`@Fake`": [all_of_them - one]})
    figures.target(f"{FAKES} fakes by @Fake, seconds", all_of_them - one, 7)


def measure(root, work):
    print(f"spies-build (debug), medians of {RUNS}")
    measure_clients(root, work)
    measure_fakes(root, work)
