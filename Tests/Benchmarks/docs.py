"""Measures litmus-docs on a large tree, against plain reading of all its files."""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

import docs_tree
import figures
import packages

FILES = 10_000
TARGETS = {"`update`, all to write": 1.5, "`check`, nothing changed": 0.3}


def build(root, configuration):
    """Builds litmus-docs and returns the path of the executable."""
    print(
        f"building litmus-docs ({configuration}): with swift-syntax, the first build takes minutes",
        file=sys.stderr)
    packages.build(root / "Tools", configuration, options=["--product", "litmus-docs"])
    return root / "Tools/.build" / configuration / "litmus-docs"


def run(program, arguments, tree, cache):
    """Runs litmus-docs; returns the seconds it took and its peak memory in MB."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    start = time.perf_counter()
    process = subprocess.Popen(
        [program, *arguments, "--root", str(tree)], env=environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    problems = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"litmus-docs {' '.join(arguments)} failed:\n{problems.decode()}")
    unit = 1e6 if sys.platform == "darwin" else 1e3
    return seconds, usage.ru_maxrss / unit


def read_all(tree):
    """Reads every file and returns the seconds it took."""
    start = time.perf_counter()
    for folder, _, names in os.walk(tree):
        for name in names:
            with open(os.path.join(folder, name), "rb", buffering=0) as file:
                file.read()
    return time.perf_counter() - start


def write_all(tree):
    """Replaces every document by itself, each whole, and returns the seconds it took."""
    start = time.perf_counter()
    for path in (tree / "docs").rglob("*.md"):
        temporary = path.with_suffix(".tmp")
        temporary.write_bytes(path.read_bytes())
        os.replace(temporary, path)
    return time.perf_counter() - start


def measure_tree(program, work, files, runs):
    """The seconds of each run of each command on trees of so many documents and sources."""
    times = {}
    peak = 0.0
    trees = [docs_tree.generate(work / f"docs-{files}-0", files)]
    for number in range(1, runs):
        tree = work / f"docs-{files}-{number}"
        shutil.rmtree(tree, ignore_errors=True)
        trees.append(shutil.copytree(trees[0], tree))
    for number, tree in enumerate(trees):
        cache = work / f"docs-cache-{number}"
        shutil.rmtree(cache, ignore_errors=True)
        for name, arguments in (
            ("`update`, all to write", ["update"]),
            ("`update`, nothing to write", ["update", "--no-cache"]),
            ("`check --no-cache`, with links", ["check", "--no-cache"]),
            ("`check`, no cache yet", ["check"]),
            ("`check`, nothing changed", ["check"]),
        ):
            if name == "`check`, no cache yet":
                shutil.rmtree(cache, ignore_errors=True)
            seconds, memory = run(program, arguments, tree, cache)
            times.setdefault(name, []).append(seconds)
            peak = max(peak, memory)
        times.setdefault("reading all files", []).append(read_all(tree))
        times.setdefault("replacing all documents", []).append(write_all(tree))
        shutil.rmtree(cache, ignore_errors=True)
    size = sum(
        entry.stat().st_size for entry in trees[0].rglob("*") if entry.is_file()) / 1e6
    # Only now: some file systems search long for a place near files that were just deleted.
    for tree in trees:
        shutil.rmtree(tree)
    return {name: statistics.median(values) for name, values in times.items()}, peak, size


def measure(root, work, configuration, runs, program=None):
    program = program or build(root, configuration)
    # In memory where that can be had: what is measured is the program, not how a disk is doing.
    memory = pathlib.Path("/dev/shm")
    if memory.is_dir():
        work = memory / "litmus-docs-benchmark"
    whole, peak, size = measure_tree(program, work, FILES, runs)
    tenth, _, _ = measure_tree(program, work, FILES // 10, runs)
    reading = whole.pop("reading all files")
    writing = whole.pop("replacing all documents")
    print(
        f"docs ({configuration}), {FILES:,} documents and {FILES:,} sources with "
        f"{FILES * docs_tree.SNIPPETS_A_SOURCE:,} snippets ({size:.0f} MB), median of {runs}")
    figures.table("docs", ["", "seconds", "times reading all files", "times a tenth of the tree"], {
        "reading all files": [reading, "", ""],
        "replacing all documents": [writing, writing / reading, ""],
    } | {name: [seconds, seconds / reading, seconds / tenth[name]] for name, seconds in whole.items()})
    for name, limit in TARGETS.items():
        figures.target(f"{name}, seconds", whole[name], limit)
    figures.target("peak memory, MB", peak, 300)
