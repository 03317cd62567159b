"""Measures what recorded and stubbed calls cost."""

import os

import packages
from waiting import barred, figures

COUNTS = (1_000, 10_000, 100_000, 1_000_000)
# The bars, in times of the floor.
CALL_BARS = {"macro": 2, "macro, two conditions": 4, "typed": 2, "typed, two conditions": 2,
    "by hand": 3, "no record": 6}
NAMES = {
    "floor": "a lock and an array: the floor",
    "macro": "by macro",
    "macro, two conditions": "by macro, stub with two conditions",
    "typed": "by @Fake",
    "typed, two conditions": "by @Fake, stub with conditions",
    "by hand": "by hand, stored record",
    "no record": "by hand, no record",
}
MEMORY_BAR = 64


def package(work, root):
    """Writes the package of the executable: its sources are Spies'."""
    folder = work / "spy-calls"
    path = os.path.relpath(root / "Packages/Spies", folder)
    sources = root / "Tests/Benchmarks/Spies"
    files = {f"Sources/{file.name}": file.read_text() for file in sources.glob("*.swift")}
    for file in sources.glob("CHeap/**/*.[ch]"):
        files[str(file.relative_to(sources))] = file.read_text()
    return packages.write(folder, files | {
        "Package.swift": packages.manifest(
            "litmus-spies",
            f'.package(path: "{path}", traits: [])',
            '.target(name: "CHeap", path: "CHeap"), '
            '.executableTarget(name: "litmus-spies", dependencies: '
            '["CHeap", .product(name: "LitmusSpiesCore", package: "Spies")], path: "Sources")'),
    })


def measure(program, configuration, runs):
    calls = figures(program, "calls", runs=runs)
    header = "".join(f"{count:>18,}" for count in COUNTS)
    print(f"spies ({configuration}), ns a recorded and stubbed call, and times the floor:")
    print(f"    {'':36}{header}")
    for name, title in NAMES.items():
        row = ""
        for count in COUNTS:
            value, floor = calls[f"{name} {count}"], calls[f"floor {count}"]
            row += f"{value:10.0f}" + ("        " if name == "floor" else f"{value / floor:7.2f} ")
        bar = CALL_BARS.get(name)
        worst = max(calls[f"{name} {count}"] / calls[f"floor {count}"] for count in COUNTS)
        print(f"    {title:36}{row}" + (f"  {barred(worst, bar)}" if bar else ""))

    memory = figures(program, "memory", runs=runs)
    print("  bytes of heap a call, besides the arguments")
    for name, title in NAMES.items():
        values = [memory[f"{name} {count}"] for count in COUNTS]
        row = "".join(f"{value:18.1f}" for value in values)
        bar = "" if name == "floor" else f"  {barred(max(values), MEMORY_BAR)}"
        print(f"    {title:36}{row}{bar}")

    verification = figures(program, "verification", runs=runs)
    floor = verification["floor"]
    print(f"  verification with two arguments after 10,000 calls; the floor's scan: {floor:.1f} µs")
    for name in ("one of them", "all of them", "typed, one of them", "typed, all of them"):
        value, bar = verification[name], 10 if name.startswith("typed") else 50
        print(f"    finds {name:30}{value:8.1f} µs {value / floor:7.1f} {barred(value / floor, bar)}")

    threads = figures(program, "threads", runs=runs)
    for name in ("floor, ", ""):
        one, two = threads[f"{name}one thread"], threads[f"{name}two threads"]
        bar = "" if name else f" {barred(two / one, 2.5)}"
        print(f"  {name}ns a call by each of one and two threads: {one:.0f}, {two:.0f}, "
              f"{two / one:.2f} times{bar}")


def stress(program, configuration, sanitizer):
    """Ends the program if a call is lost, or if the sanitizer has something to say."""
    results = figures(program, "stress")
    clean = f", nothing for the {sanitizer} sanitizer" if sanitizer else ""
    for name in ("calls", "typed calls"):
        print(f"spies-stress ({configuration}): {results[name]:,.0f} {name} by 8 threads, "
              f"none lost{clean}")
