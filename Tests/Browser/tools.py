"""Installs what the tests need: Chromium, and Python's packages in an environment of their own."""

import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
REQUIREMENTS = HERE / "requirements.txt"


def install(work):
    """Installs what is missing, and returns Python and the browser as programs."""
    work.mkdir(exist_ok=True)
    chromium = find_browser() or install_browser()
    environment = work / "venv"
    python = environment / "bin" / "python"
    stamp = environment / "requirements.txt"
    if not stamp.exists() or stamp.read_text() != REQUIREMENTS.read_text():
        subprocess.run([sys.executable, "-m", "venv", "--clear", environment], check=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
             "--requirement", REQUIREMENTS], check=True)
        shutil.copy(REQUIREMENTS, stamp)
    return python, chromium


def find_browser():
    return next((path for path in map(shutil.which, BROWSERS) if path), None)


def install_browser():
    if not shutil.which("apt-get"):
        sys.exit("There is no Chromium, and no apt-get to install it.")
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    subprocess.run(
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], check=True,
        stdout=subprocess.DEVNULL)
    return find_browser() or sys.exit("Chromium was installed, but is not to be found.")


def pytest(chromium, *options):
    """The arguments for Python that run tests, which the options name with what they are about."""
    return [
        "-B", "-m", "pytest", "-p", "no:cacheprovider", "--quiet", "--tb=short", "--timeout=900",
        "--numprocesses=2", "--dist=loadfile", f"--rootdir={HERE}", f"--chromium={chromium}", *options]
