"""Measures what a caught trap costs, and that none of 10,000 is missed."""

import sys

import figures
import packages

COUNT = 10_000
WAYS = {
    "thread": ("on a separate thread", COUNT),
    "asynchronous": ("in an asynchronous closure", COUNT),
    "place": ("in place, on the main actor", COUNT),
    # Each leaves a thread behind.
    "queue": ("inside a dispatch queue (500 of them)", 500),
    "none": ("no trap, on a separate thread", COUNT),
}


def package(work, root):
    """Writes the package of the executable: its sources are Traps'."""
    return packages.program(
        work / "traps", root / "Packages", root / "Tests/Benchmarks/Traps",
        {"LitmusReporting": "Reporting", "LitmusTraps": "Spies"}, {"Spies": ", traits: []"})


def measure(program, configuration, runs):
    """Shows a table; ends the program if a trap was missed."""
    print(f"traps ({configuration}), {COUNT:,} each, medians of {runs} processes")
    rows, missed = {}, 0
    for way, (title, count) in WAYS.items():
        values = figures.of(program, way, count, runs=runs)
        missed += values["missed"]
        rows[title] = [values["µs a trap"], values.get("kB a trap", "")]
    figures.table("traps", ["", "µs per trap", "kB of memory that a trap leaks"], rows)
    if missed:
        sys.exit(f"{missed:,.0f} traps were not caught")
