"""Measures what recorded and stubbed calls cost."""

import figures
import packages

COUNTS = (1_000, 10_000, 100_000, 1_000_000)
# Each kind of fake: what the tables call it, and its target in times of a lock and an array.
KINDS = {
    "floor": ("a lock and an array", None),
    "typed": ("`@Fake`", 3),
    "typed, two conditions": ("`@Fake`, conditions", 4),
    "closure": ("`FakeClosure`", 4),
    "by hand": ("by hand", 20),
}
FOUND = {
    "typed, one of them": ("one, with two arguments", 12),
    "typed, all of them": ("all, with two arguments", 12),
}


def package(work, root):
    """Writes the package of the executable: its sources are Spies'."""
    sources = root / "Tests/Benchmarks/Spies"
    package = packages.program(
        work / "spy-calls", root / "Packages", sources, {"LitmusFakes": "Spies"},
        {"Spies": ', traits: ["Testing"]'}, '.target(name: "CHeap", path: "CHeap"), ', '"CHeap", ')
    return packages.write(package, {
        str(file.relative_to(sources)): file.read_text() for file in sources.glob("CHeap/**/*.[ch]")})


def measure(program, configuration, runs):
    print(f"spies ({configuration}), medians of {runs} processes")
    measure_calls(program, runs)
    measure_memory(program, runs)
    measure_verification(program, runs)
    measure_threads(program, runs)


def measure_calls(program, runs):
    calls = figures.of(program, "calls", runs=runs)
    figures.table("spies", ["ns per call, of", *(f"{count:,} calls" for count in COUNTS)], {
        title: [calls[f"{name} {count}"] for count in COUNTS] for name, (title, _) in KINDS.items()})
    for name, (title, limit) in KINDS.items():
        if limit:
            worst = max(calls[f"{name} {count}"] / calls[f"floor {count}"] for count in COUNTS)
            figures.target(f"{title} / a lock and an array", worst, limit)


def measure_memory(program, runs):
    memory = figures.of(program, "memory", runs=runs)
    most = {
        title: max(memory[f"{name} {count}"] for count in COUNTS) for name, (title, _) in KINDS.items()}
    figures.table("spies-memory", ["bytes of heap per call, besides the arguments", "at most"], {
        title: [value] for title, value in most.items()})
    figures.target("bytes of heap per call", max(most.values()), 64)


def measure_verification(program, runs):
    values = figures.of(program, "verification", runs=runs)
    scan = values["floor"]
    figures.table("spies-verification", ["of 10,000 calls, finds", "µs", "times a scan"], {
        "a scan of the array": [scan, 1]
    } | {title: [values[name], values[name] / scan] for name, (title, _) in FOUND.items()})
    for name, (title, limit) in FOUND.items():
        figures.target(f"{title} / a scan", values[name] / scan, limit)


def measure_threads(program, runs):
    values = figures.of(program, "threads", runs=runs)
    kinds = {"a lock and an array": "floor, ", "`@Fake`": ""}
    figures.table("spies-threads", ["ns per call of each", "one thread", "two threads"], {
        title: [values[f"{name}one thread"], values[f"{name}two threads"]] for title, name in kinds.items()})
    figures.target("two threads / one thread", values["two threads"] / values["one thread"], 2.5)


def stress(program, configuration, sanitizer):
    """Ends the program if a call is lost, or if the sanitizer has something to say."""
    results = figures.of(program, "stress")
    clean = f", nothing for the {sanitizer} sanitizer" if sanitizer else ""
    print(f"spies-stress ({configuration}): {results['calls']:,.0f} calls by 8 threads, none lost{clean}")
