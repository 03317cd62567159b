"""The documented modules: their groups and order, their sources, and what they re-export."""

import functools
import json
import re
import subprocess
import sys

from tools import ROOT, WORK

# In the order in which users meet them.
GROUPS = {
    "Everything for a test target": ["Litmus"],
    "Fakes and traps": ["LitmusFakes", "LitmusSpies", "LitmusTraps"],
    "Waiting": ["LitmusEventually", "LitmusExpectations"],
    "Leaks and differences": ["LitmusResettable", "LitmusDifferences"],
    "Tests inside a program or an app": [
        "LitmusRunner", "LitmusRunnerUI", "LitmusRunnerModels", "LitmusRunnerXCTest"],
    "Engines, without XCTest and Swift Testing": [
        "LitmusEventuallyCore", "LitmusExpectationsCore", "LitmusResettableCore"],
    "Parts of the runner": [
        "LitmusRunnerCore", "LitmusRunnerReports", "LitmusRunnerCommandLine",
        "LitmusRunnerHosting", "LitmusRunnerProcesses", "LitmusRunnerStorage"],
    "Where failures go": ["LitmusReporting", "LitmusHarness"],
    "Migration": [
        "LitmusAsyncTesting", "LitmusExpectToEventuallyEqual", "LitmusFailKit",
        "LitmusPlaygroundTester", "LitmusSpryKit", "LitmusTestResettable"],
}
MODULES = [module for group in GROUPS.values() for module in group]
MIGRATION = GROUPS["Migration"]
# A module whose code another one has in other builds, and re-exports in this one.
DOCUMENTED_AS = {"LitmusFakesReporting": "LitmusReporting"}
# The guides are its pages, so it comes after all modules to which they may link.
GUIDES = "Litmus"

EXPORT = re.compile(
    r"^@_exported public import (?:(?:class|struct|enum|protocol|func) )?(\w+)(?:\.(\w+))?$",
    re.MULTILINE)


@functools.cache
def targets():
    """The targets of the manifest, by name."""
    package = json.loads(subprocess.run(
        ["swift", "package", "--scratch-path", WORK / "package", "dump-package"],
        cwd=ROOT, check=True, capture_output=True, text=True).stdout)
    return {target["name"]: target for target in package["targets"]}


def source(module):
    """The folder with a module's sources."""
    return ROOT / (targets()[module].get("path") or f"Sources/{module}")


def in_order_of_dependency():
    """The modules, each after those that it depends on."""
    order = []

    def visit(module):
        if module in order or module not in MODULES:
            return
        for dependency in targets()[module]["dependencies"]:
            name = next(iter(dependency.values()))[0]
            if DOCUMENTED_AS.get(name) != module:
                visit(DOCUMENTED_AS.get(name, name))
        order.append(module)

    for module in sorted(MODULES):
        if module != GUIDES:
            visit(module)
    return [module for module in order if module != GUIDES] + [GUIDES]


@functools.cache
def exports(module):
    """What a module re-exports, in the order of the modules: names, each with a symbol or None for all.

    >>> exports("LitmusEventually")
    {"LitmusEventuallyCore": None, "LitmusReporting": None, "LitmusHarness": None}
    """
    found = {}
    for file in sorted(source(module).rglob("*.swift")):
        for other, symbol in EXPORT.findall(file.read_text(encoding="utf-8")):
            other = DOCUMENTED_AS.get(other, other)
            if other == module:
                continue
            if symbol:
                found.setdefault(other, [])
                if found[other] is not None:
                    found[other].append(symbol)
            else:
                found[other] = None
                for name, part in exports(other).items():
                    if part is None or name not in found:
                        found[name] = part
    return {name: found[name] for name in MODULES if name in found}


def importers(module):
    """The modules that re-export all of a module, without those for migration."""
    return [name for name in MODULES if name not in MIGRATION and exports(name).get(module, ()) is None]


def check_package_index():
    """Fails if the Swift Package Index would show other modules, or in another order."""
    text = (ROOT / ".spi.yml").read_text(encoding="utf-8")
    listed = re.findall(r"^ +- (Litmus\w*)$", text, re.MULTILINE)
    if listed != MODULES:
        sys.exit(".spi.yml lists other modules than docs/site.d/modules.py, or in another order:\n"
                 + "\n".join(f"        - {module}" for module in MODULES))
