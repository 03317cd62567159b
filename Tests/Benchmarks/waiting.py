"""Measures what waiting costs: expectations, and values that become equal."""

import figures
import packages


def package(work, root):
    """Writes the package of the executable: its sources are Waiting's."""
    return packages.program(work / "waiting", root / "Packages", root / "Tests/Benchmarks/Waiting", {
        "LitmusReporting": "Reporting", "LitmusExpectationsCore": "Expectations",
        "LitmusEventuallyCore": "EventuallyEqual"})


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


def idle(program, runs):
    values = figures.of(program, "idle", runs=runs)
    figures.table("waiting-idle", ["an idle second", "ms of processor time"], {
        "`waitForExpectations`": [values["wait CPU"]], "`Task.sleep`": [values["sleep CPU"]]})
    figures.target("an idle second, ms", values["wait CPU"], 1)


def flip_times(program, runs):
    values = figures.of(program, "flip-times", runs=runs)
    times = sorted({float(name.rpartition(" ")[2]) for name in values})
    figures.table("waiting-flip-times", ["µs, if the value changes after", *(f"{time:,g} ms" for time in times)], {
        title: [values[f"{kind} {time}"] for time in times]
        for kind, title in (("plain", "a plain value"), ("observable", "an `@Observable` value"))})


def measure(program, configuration, runs):
    print(f"waiting ({configuration}), medians of {runs} processes")
    wake_up(program, runs)
    idle(program, runs)
    flip_times(program, runs)
