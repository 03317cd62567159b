"""The program that the stress runs: that of the benchmarks, 200 tests of which 20 can crash."""

import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / ".build-benchmarks"

sys.path.insert(0, str(ROOT / "Tests/Benchmarks"))
sys.dont_write_bytecode = True  # The work tree stays as it is.

import crashes  # noqa: E402
import packages  # noqa: E402


def build(configuration):
    """Builds the program and returns its path."""
    package = crashes.package(WORK, ROOT)
    packages.build(package, configuration)
    # The path as in /proc, because SwiftPM's folder is a link.
    return (package / ".build" / configuration / "litmus-crashes").resolve()


def pids(program, folder):
    """The processes that run the program in a folder, each with its parent."""
    found = {}
    for entry in pathlib.Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            places = [os.readlink(entry / name) for name in ("exe", "cwd")]
            if places == [str(program), str(folder)]:
                # The name, in brackets, may contain spaces.
                state, parent = (entry / "stat").read_text().rpartition(")")[2].split()[:2]
                if state != "Z":
                    found[int(entry.name)] = int(parent)
        except (OSError, ValueError):
            pass  # It has ended meanwhile.
    return found


def children(program, folder, parent):
    """The processes that a process has started of the same program."""
    return [pid for pid, other in pids(program, folder).items() if other == parent]
