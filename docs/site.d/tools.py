"""What the parts of docs/site share."""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / ".build-docs"
WEB = pathlib.Path(__file__).resolve().parent / "web"
REPOSITORY = "https://github.com/swift-litmus/swift-litmus"


def run(*command, cwd=None):
    """The output of a program. If it fails, so does the script, with the last lines."""
    result = subprocess.run(
        [str(part) for part in command], cwd=cwd, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode != 0:
        sys.exit(f"{command[0]} failed:\n{result.stdout[-4000:]}")
    return result.stdout


def filled(template, values):
    """A page of web/, with values for the names in double braces."""
    text = (WEB / template).read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: values[found[1]], text)
