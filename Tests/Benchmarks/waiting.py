"""Measures what waiting costs: expectations, and values that become equal."""

import os
import re
import statistics
import subprocess
import sys

import packages

PRODUCTS = (
    ("LitmusReporting", "Reporting"),
    ("LitmusExpectationsCore", "Expectations"),
    ("LitmusEventuallyCore", "EventuallyEqual"),
)
STRESS_PAIRS = 1_000_000
# What is linear stays near 1, but for caches; what is quadratic is at 100. The wall is noisier.
GROWTH_BARS = {"wall": 3, "CPU": 2}
# The bars, in µs.
FLIPS = {"observable": 200, "view model": 200, "plain": 1_000, "continuation": None}
FLIP_NAMES = {
    "observable": "observable, flipped by a thread",
    "view model": "@Observable on the main actor",
    "plain": "polled",
    "continuation": "bare continuation: the floor",
}


def package(work, root):
    """Writes the package of the executable: its sources are Waiting's."""
    folder = work / "waiting"
    own = os.path.relpath(root / "Packages", folder)
    sources = root / "Tests/Benchmarks/Waiting"
    target = ", ".join(
        f'.product(name: "{name}", package: "{package}")' for name, package in PRODUCTS)
    files = {f"Sources/{file.name}": file.read_text() for file in sources.glob("*.swift")}
    for stale in folder.glob("Sources/*.swift"):
        if f"Sources/{stale.name}" not in files:
            stale.unlink()
    return packages.write(folder, files | {
        "Package.swift": packages.manifest(
            "litmus-waiting",
            ", ".join(f'.package(path: "{own}/{package}")' for _, package in PRODUCTS),
            f'.executableTarget(name: "litmus-waiting", dependencies: [{target}], '
            'path: "Sources")'),
    })


def figures(program, *arguments, runs=1):
    """Runs the program several times; returns the median of each figure that it shows."""
    values = {}
    for _ in range(runs):
        result = subprocess.run(
            [program, *map(str, arguments)], capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit(f"{result.stdout}{result.stderr}")
        for line in result.stdout.splitlines():
            name, value = line.split("\t")
            values.setdefault(name, []).append(float(value))
    return {name: statistics.median(all_values) for name, all_values in values.items()}


def barred(value, bar, unit=""):
    """Whether a figure is within its bar, as it is printed beside it."""
    return f"(the bar: {bar:g}{unit}, {'met' if value <= bar else 'missed'})"


def wake_up(program, runs):
    values = figures(program, "wake-up", runs=runs)
    names = ["waitForExpectations", "checked continuation", "unsafe continuation"]
    print("  wake-up, µs from fulfill to return      median      p99")
    for name in names:
        print(f"    {name:34}  {values[name + ' median']:8.2f} {values[name + ' p99']:8.1f}")
    ratio = values[f"{names[0]} median"] / values[f"{names[1]} median"]
    print(f"    waitForExpectations / checked: {ratio:.2f} {barred(ratio, 1.5)}")


def many(program, runs):
    values = figures(program, "many", runs=runs)
    print("  10,000 expectations                    ms wall   ms CPU")
    for name in ("one wait", "separate waits", "bare continuations"):
        wall, cpu = values[f"{name} wall"], values[f"{name} CPU"]
        bars = (
            "" if name.startswith("bare")
            else f"  {barred(wall, 40, ' wall')} {barred(cpu, 150, ' CPU')}")
        print(f"    {name:34}  {wall:8.1f} {cpu:8.1f}{bars}")


def idle(program, runs):
    values = figures(program, "idle", runs=runs)
    print("  an idle second                          ms CPU")
    print(f"    {'waitForExpectations':34}  {values['wait CPU']:8.2f}"
          f"  {barred(values['wait CPU'], 1)}")
    print(f"    {'Task.sleep: the floor':34}  {values['sleep CPU']:8.2f}")


def growth(program, runs):
    values = figures(program, "growth", runs=runs)
    counts = sorted({int(re.search(r" (\d+) ", name).group(1)) for name in values})
    print("  growth, µs an expectation            " + "".join(f"{count:10,}" for count in counts)
          + "  / 1,000")
    for kind in ("one wait", "one wait in order", "separate waits"):
        for unit, bar in GROWTH_BARS.items():
            row = [values[f"{kind} {count} {unit}"] for count in counts]
            print(f"    {kind + ', ' + unit:34} " + "".join(f"{value:10.2f}" for value in row)
                  + f"  {row[-1] / row[0]:7.2f} {barred(row[-1] / row[0], bar)}")


def flips(program, runs):
    values = figures(program, "flips", runs=runs)
    print("  flips after 1 to 21 ms, µs to return    median      p99  evaluations")
    for name, bar in FLIPS.items():
        median = values[f"{name} median"]
        print(
            f"    {FLIP_NAMES[name]:34}  {median:8.1f} {values[f'{name} p99']:8.1f}"
            f"  {values[f'{name} evaluations']:11.1f}"
            + (f"  {barred(median, bar)}" if bar else ""))


def flip_times(program, runs, seconds):
    values = figures(program, "flip-times", seconds, runs=runs)
    times = sorted({float(name.rpartition(" ")[2]) for name in values})
    print("  flips after ms, µs to return         " + "".join(f"{time:10,g}" for time in times))
    for kind, name in (("plain", "polled"), ("observable", "observable, flipped by a thread")):
        row = [values[f"{kind} {time}"] for time in times]
        print(f"    {name:34} " + "".join(f"{value:10.1f}" for value in row))


def never_equal(program, runs):
    values = figures(program, "never-equal", runs=runs)
    print("  a second of not being equal             ms CPU")
    for kind, name in (
        ("plain", "polled"), ("observable", "observable"),
        ("asynchronous", "polled, asynchronous closure"),
    ):
        value = values[f"{kind} CPU"]
        print(f"    {name:34}  {value:8.2f}  {barred(value, 8)}")


def rows(program, runs):
    values = figures(program, "rows", runs=runs)
    ratio = values["rows equal"] / values["rows condition"]
    print("  100,000 rows, right after 20 ms              ms")
    print(f"    {'expectToEventuallyEqual':34}  {values['rows equal']:8.1f}")
    print(f"    {'expectEventually':34}  {values['rows condition']:8.1f}")
    print(f"    the first / the second: {ratio:.2f} {barred(ratio, 2)}")
    print(f"    {'a failure after 20 ms, ms':34}  {values['rows failure']:8.1f}")
    size = values["rows failure bytes"]
    print(f"    {'its text, bytes':34}  {size:8,.0f}  {barred(size, 20_000)}")


def measure(program, configuration, runs, is_long):
    print(f"waiting ({configuration}), medians of {runs} processes:")
    wake_up(program, runs)
    many(program, runs)
    idle(program, runs)
    growth(program, runs)
    flips(program, runs)
    flip_times(program, runs, seconds=10 if is_long else 1)
    never_equal(program, runs)
    rows(program, runs)


def stress(program, configuration):
    """A million expectations; ends the program if a wake-up is lost or a wait hangs."""
    values = figures(program, "stress", STRESS_PAIRS)
    races = ", ".join(
        f"{value:,.0f} {name.removeprefix('races ')}"
        for name, value in sorted(values.items()) if name.startswith("races"))
    print(
        f"waiting-stress ({configuration}), {STRESS_PAIRS:,} expectations from random threads: "
        f"{values['seconds']:.0f} s ({values['CPU seconds']:.0f} s CPU)")
    print(f"  waits that returned  {values['waits']:,.0f}")
    print(f"  failures reported    {values['failures']:,.0f}")
    print(f"  races, how they ended: {races}")
    for name in ("lost wake-ups", "wrong endings"):
        print(f"  {name:20} {values[name]:.0f} {barred(values[name], 0)}")
    memory = [value for name, value in values.items() if name.startswith("MB after")]
    if memory:
        growth = memory[-1] / memory[0]
        print(
            "  memory after 10, 50 and 100 %, MB: " + ", ".join(f"{value:.1f}" for value in memory)
            + f"; last / first: {growth:.2f} {barred(growth, 1.2)}")
    if values["lost wake-ups"] or values["wrong endings"]:
        sys.exit(1)
