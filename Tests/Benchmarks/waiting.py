"""Measures what waiting costs: expectations, and values that become equal."""

import os
import re
import sys

import figures
import packages

PRODUCTS = (
    ("LitmusReporting", "Reporting"),
    ("LitmusExpectationsCore", "Expectations"),
    ("LitmusEventuallyCore", "EventuallyEqual"),
)
STRESS_PAIRS = 1_000_000
# How each value is called, and its target in µs.
FLIPS = {
    "observable": ("an observable value, from another thread", 200),
    "view model": ("an `@Observable` value on the main actor", 200),
    "plain": ("a plain value", 1_000),
    "continuation": ("a bare continuation", None),
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


def wake_up(program, runs):
    values = figures.of(program, "wake-up", runs=runs)
    names = {
        "waitForExpectations": "`waitForExpectations`",
        "checked continuation": "a checked continuation",
        "unsafe continuation": "an unsafe continuation",
    }
    figures.table("waiting-wake-up", ["µs from fulfilling to the return", "median", "99th percentile"], {
        title: [values[f"{name} median"], values[f"{name} p99"]] for name, title in names.items()})
    figures.target(
        "waitForExpectations / a checked continuation",
        values["waitForExpectations median"] / values["checked continuation median"], 1.5)


def many(program, runs):
    values = figures.of(program, "many", runs=runs)
    names = {
        "one wait": "in one wait",
        "separate waits": "in as many waits",
        "bare continuations": "as many continuations",
    }
    figures.table("waiting-many", ["10,000 expectations", "ms", "ms of processor time"], {
        title: [values[f"{name} wall"], values[f"{name} CPU"]] for name, title in names.items()})
    for name in ("one wait", "separate waits"):
        figures.target(f"{names[name]}, ms", values[f"{name} wall"], 40)
        figures.target(f"{names[name]}, ms of processor time", values[f"{name} CPU"], 150)


def idle(program, runs):
    values = figures.of(program, "idle", runs=runs)
    figures.table("waiting-idle", ["an idle second", "ms of processor time"], {
        "`waitForExpectations`": [values["wait CPU"]], "`Task.sleep`": [values["sleep CPU"]]})
    figures.target("an idle second, ms", values["wait CPU"], 1)


def growth(program, runs):
    values = figures.of(program, "growth", runs=runs)
    counts = sorted({int(re.search(r" (\d+) ", name).group(1)) for name in values})
    kinds = {
        "one wait": "in one wait",
        "one wait in order": "in one wait, in order",
        "separate waits": "in as many waits",
    }
    rows = {
        f"{title}, {unit}": [values[f"{kind} {count} {name}"] for count in counts]
        for kind, title in kinds.items() for name, unit in (("wall", "µs"), ("CPU", "µs of processor time"))}
    figures.table("waiting-growth", ["each of", *(f"{count:,}" for count in counts)], rows)
    for title, row in rows.items():
        # What is linear stays near 1, but for caches; what is quadratic is at 100.
        figures.target(f"{title}: the last / the first", row[-1] / row[0], 2 if "processor" in title else 3)


def flips(program, runs):
    values = figures.of(program, "flips", runs=runs)
    figures.table("waiting-flips", ["changes after 1 to 21 ms, µs to the return", "median", "99th percentile", "evaluations"], {
        title: [values[f"{name} {figure}"] for figure in ("median", "p99", "evaluations")]
        for name, (title, _) in FLIPS.items()})
    for name, (title, limit) in FLIPS.items():
        if limit:
            figures.target(f"{title}, µs", values[f"{name} median"], limit)


def flip_times(program, runs, seconds):
    values = figures.of(program, "flip-times", seconds, runs=runs)
    times = sorted({float(name.rpartition(" ")[2]) for name in values})
    figures.table("waiting-flip-times", ["µs, if the value changes after", *(f"{time:,g} ms" for time in times)], {
        title: [values[f"{kind} {time}"] for time in times]
        for kind, title in (("plain", "a plain value"), ("observable", "an `@Observable` value"))})


def never_equal(program, runs):
    values = figures.of(program, "never-equal", runs=runs)
    rows = {
        title: [values[f"{kind} CPU"]] for kind, title in (
            ("plain", "a plain value"), ("observable", "an `@Observable` value"),
            ("asynchronous", "an asynchronous closure"))}
    figures.table("waiting-never-equal", ["a second in which a value is wrong", "ms of processor time"], rows)
    for title, row in rows.items():
        figures.target(f"a wrong value for a second, {title}, ms", row[0], 8)


def rows(program, runs):
    values = figures.of(program, "rows", runs=runs)
    figures.table("waiting-rows", ["100,000 rows", "`expectToEventuallyEqual`", "`expectEventually`"], {
        "that become right after 20 ms: ms": [values["rows equal"], values["rows condition"]],
        "that do not within 20 ms: ms": [values["rows failure"], ""],
        "the failure: bytes of text": [values["rows failure bytes"], ""],
    })
    figures.target(
        "expectToEventuallyEqual / expectEventually", values["rows equal"] / values["rows condition"], 2)
    figures.target("the failure, bytes", values["rows failure bytes"], 20_000)


def measure(program, configuration, runs, is_long):
    print(f"waiting ({configuration}), medians of {runs} processes")
    wake_up(program, runs)
    many(program, runs)
    idle(program, runs)
    growth(program, runs)
    flips(program, runs)
    flip_times(program, runs, seconds=10 if is_long else 1)
    never_equal(program, runs)
    rows(program, runs)


def stress(program):
    """A million expectations; ends the program if a wake-up is lost or a wait hangs."""
    values = figures.of(program, "stress", STRESS_PAIRS)
    races = ", ".join(
        f"{value:,.0f} {name.removeprefix('races ')}"
        for name, value in sorted(values.items()) if name.startswith("races"))
    memory = [value for name, value in values.items() if name.startswith("MB after")]
    figures.table("waiting-stress", [
        "", "lost wake-ups", "wrong ends", "seconds", "MB after a tenth", "MB at the end"], {
            f"{STRESS_PAIRS:,} expectations": [
                values["lost wake-ups"], values["wrong endings"], values["seconds"],
                *((memory[0], memory[-1]) if memory else ("", ""))]})
    print(f"  {values['waits']:,.0f} waits returned, {values['failures']:,.0f} failures; races: {races}")
    if memory:
        figures.target("memory at the end / after a tenth", memory[-1] / memory[0], 1.2)
    if values["lost wake-ups"] or values["wrong endings"]:
        sys.exit(1)
