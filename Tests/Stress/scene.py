"""The parts of a scene of bad input: the runs, the causes of their errors, and the expected results."""

import contextlib
import os
import subprocess
import time

from program import crashes

# The beginnings of the lines with results.
MARKS = set("✔✘↷≈☠⧖↻")


class Miss(Exception):
    """A run did not do what it should."""


class Skip(Exception):
    """The scene is not possible on this machine."""


class Runs:
    """Runs of the program in one folder."""

    def __init__(self, executable, configuration, folder):
        self.executable = executable
        self.configuration = configuration
        self.folder = folder

    def start(self, *options, work=1, as_user={}, **settings):
        environment = crashes.environment(False, CRASHES_WORK_MS=work)
        return subprocess.Popen(
            [self.executable, "--run-tests", *map(str, options)], cwd=self.folder,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=environment | {name: str(value) for name, value in settings.items()}, **as_user)

    def run(self, *options, **settings):
        """Runs to the end, and returns the status, the output and the lines of problems."""
        return self.end(self.start(*options, **settings))

    def end(self, process):
        output, errors = process.communicate(timeout=1200)
        problems = [
            line for line in errors.splitlines() if line.startswith(("error: ", "warning: "))]
        if others := [line for line in errors.splitlines() if line not in problems]:
            raise Miss(f"Standard error has more than problems: {others[:5]}")
        return process.returncode, output, problems

    def expect(self, observed, status, problems, has_all=True):
        """Checks that the run ended correctly, with that many lines of problems, and reported all tests."""
        code, output, lines = observed
        if code != status:
            raise Miss(f"The run ended with {code}, but expected {status}: {lines}\n{output[-500:]}")
        if len(lines) != problems:
            raise Miss(f"There were {len(lines)} lines, but expected {problems}: {lines}")
        shown = {line for line in output.splitlines() if line[:1] in MARKS}
        if has_all and len(shown) < crashes.TESTS:
            raise Miss(f"{len(shown)} tests were shown, but expected {crashes.TESTS}:\n{output[-500:]}")
        for line in lines:
            print(f"    {line}")

    def expect_report(self, path):
        difference = crashes.differences(crashes.events(path), self.configuration, False)
        if difference:
            raise Miss("\n".join(["The report differs:", *difference[:10]]))


def wait_for(condition, seconds=300):
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise Miss("What was waited for did not come")
        time.sleep(0.01)


@contextlib.contextmanager
def small_disk(folder):
    """A disk of 64 kB."""
    folder.mkdir()
    mount = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], capture_output=True, text=True)
    if mount.returncode != 0:
        raise Skip(f"no disk can be mounted: {mount.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


@contextlib.contextmanager
def a_user(runs):
    """A user who is not root."""
    options = {"user": "nobody", "extra_groups": []} if os.getuid() == 0 else {}
    runs.folder.chmod(0o777)

    def run(*arguments):
        return runs.end(runs.start(*arguments, as_user=options))

    yield run
