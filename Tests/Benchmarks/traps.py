"""Measures what a caught trap costs, and that none of 10,000 is missed."""

import os
import sys

import packages
import waiting

COUNT = 10_000
WAYS = {
    "thread": ("on a thread of its own", COUNT),
    "asynchronous": ("in an asynchronous closure", COUNT),
    "place": ("in place, on the main actor", COUNT),
    # Each leaves a thread behind.
    "queue": ("inside a dispatch queue", 500),
    "none": ("no trap, on a thread of its own", COUNT),
}


def package(work, root):
    """Writes the package of the executable: its sources are Traps'. It needs no swift-syntax."""
    folder = work / "traps"
    own = os.path.relpath(root / "Packages", folder)
    sources = root / "Tests/Benchmarks/Traps"
    return packages.write(folder, {
        f"Sources/{file.name}": file.read_text() for file in sources.glob("*.swift")
    } | {
        "Package.swift": packages.manifest(
            "litmus-traps",
            f'.package(path: "{own}/Reporting"), .package(path: "{own}/Spies", traits: [])',
            '.executableTarget(name: "litmus-traps", dependencies: ['
            '.product(name: "LitmusReporting", package: "Reporting"), '
            '.product(name: "LitmusTraps", package: "Spies")], path: "Sources")'),
    })


def measure(program, configuration, runs):
    """Prints a table; ends the program if a trap was missed."""
    print(f"traps ({configuration}), {COUNT:,} each, medians of {runs} processes:")
    print(f"  {'':34}   missed  µs a trap  kB a trap")
    missed = 0
    for way, (name, count) in WAYS.items():
        values = waiting.figures(program, way, count, runs=runs)
        missed += values["missed"]
        memory = values.get("kB a trap")
        print(
            f"  {name:34} {values['missed']:8.0f} {values['µs a trap']:10.1f}"
            + (f" {memory:10.2f}" if memory is not None else ""))
    if missed:
        sys.exit(1)
