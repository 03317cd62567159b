"""Builds the program of Scenes/ and has it write the reports that the tests open."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

import hostile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FAILED = 1
"""The exit code of a run with failures, which each scene has."""

# The variables of continuous integration; the page shows the commit.
REVISION = {"GITHUB_ACTIONS": "true", "GITHUB_SHA": "0123456789abcdef0123456789abcdef01234567"}
HOSTILE_REVISION = {**REVISION, "GITHUB_SHA": hostile.PAYLOADS["script"]}
SECRET = {"SCENE_SECRET": "open sesame"}
"""A value that no page may contain."""


def build(scratch):
    """Builds the program and returns where it is."""
    options = ["--package-path", str(HERE / "Scenes"), "--scratch-path", str(scratch)]
    # Otherwise SwiftPM uses the plan of another package that was built in this folder before.
    command = ["swift", "build", *options, "--disable-build-manifest-caching", "--disable-index-store"]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{result.stdout[-4000:]}")
    print(result.stdout, end="", flush=True)
    place = subprocess.run(
        ["swift", "build", *options, "--show-bin-path"], capture_output=True, text=True, check=True)
    return pathlib.Path(place.stdout.strip()) / "Shop"


def command(program, name, folder, *options):
    """The command line that runs a scene and writes its reports."""
    reports = [f"--html={folder / name}.html", f"--json={folder / name}.jsonl"]
    return [str(program), "--run-tests", *reports, *options]


def environment(scene, folder, **more):
    """The environment of a scene; its results are kept in the folder."""
    quiet = {"SCENE": scene, "LITMUS_FOLDER": str(folder / "litmus"), "SWIFT_BACKTRACE": ""}
    kept = {
        key: value for key, value in os.environ.items()
        if not key.startswith(("GITHUB_", "LITMUS_", "SWIFT_BACKTRACE", "CI"))}
    return {**kept, **quiet, **SECRET, **more}


def run(program, scene, folder, *options, name=None, expected=FAILED, **more):
    """Runs a scene, which must end with the expected exit code."""
    result = subprocess.run(
        command(program, name or scene, folder, *options), cwd=folder, text=True,
        env=environment(scene, folder, **more), stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=3600, errors="replace")
    if result.returncode != expected:
        sys.exit(
            f"The scene '{scene}' ended with {result.returncode}, but expected {expected}:\n"
            f"{result.stdout[-4000:]}")


def run_all(program, folder):
    """Writes the reports of all scenes but the crowd, in place of those that are there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shop = ("--retries=2", "--processes=2", "--", "--greeting", "good morning")
    run(program, "before", folder, *shop, **REVISION)
    run(program, "outcomes", folder, *shop, **REVISION)
    run(program, "repeated", folder, "--retries=3", "--repeat=3", "--shuffle=7")
    run(program, "outcomes", folder, "--only=CartTests/testAdds", name="calm", expected=0)
    run_hostile(program, folder)


def run_hostile(program, folder):
    """Runs the hostile scene, as a program with a hostile name and hostile arguments."""
    payloads = folder / "payloads.json"
    hostile.write(payloads)
    renamed = folder / "<img src=x onerror=pwned=1>\"'&amp;"
    renamed.symlink_to(program)
    run(
        renamed, "hostile", folder, "--", *(
            text for text in hostile.PAYLOADS.values() if "\0" not in text),
        PAYLOADS=str(payloads), CANARY=hostile.CANARY, **HOSTILE_REVISION)


def run_crowd(program, folder):
    """Writes the reports of ten thousand tests."""
    folder.mkdir(parents=True, exist_ok=True)
    run(program, "many", folder)


def load(path):
    """The events of a JSON report."""
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]
