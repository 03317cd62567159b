"""The pages of modules and guides, by docc: symbol graphs, catalogs, archives, and all merged."""

import functools
import json
import pathlib
import re
import shutil
import subprocess
import sys

import guides
import modules
from tools import ROOT, WORK, run


def convert_all(base_path):
    """Has docc write the pages of each module. A warning fails: an ambiguous link, an unreadable page."""
    problems, archives = check_tutorials(), []
    order = modules.in_order_of_dependency()
    for module in order:
        symbols = extract_symbols(module)
        catalog = copy_catalog(module, order[:order.index(module)])
        archive = archive_of(module)
        problems += convert(module, catalog, symbols, archive, archives, base_path)
        if archive.exists():
            archives.append(archive)
    if problems:
        print("\n".join(problems))
        sys.exit(f"docc reported {len(problems)} problems")


def merge(output):
    """Has docc write the pages of all modules into one folder, which it replaces."""
    if output.exists() and any(output.iterdir()) and not (output / "documentation").exists():
        sys.exit(f"{output} has other files, and would be removed: name a folder for the site alone")
    shutil.rmtree(output, ignore_errors=True)
    run("docc", "merge", *map(archive_of, modules.MODULES),
        "--synthesized-landing-page-name", "Litmus", "--synthesized-landing-page-topics-style", "list",
        "--output-path", output)


def archive_of(module):
    return WORK / "archives" / f"{module}.doccarchive"


@functools.cache
def target():
    """The triple of the machine, for which the package is built."""
    return json.loads(run("swiftc", "-print-target-info"))["target"]["unversionedTriple"]


def built():
    """The folder of the package's build."""
    return ROOT / ".build" / target() / "debug"


def search_options():
    """The options with which the compiler finds the modules."""
    module_map = built() / "CLitmusTraps.build" / "module.modulemap"
    return ["-I", built() / "Modules", "-Xcc", f"-fmodule-map-file={module_map}", "-target", target()]


def check_tutorials():
    """Type-checks the code of each step of the tutorials, and returns the errors."""
    plugins = pathlib.Path(shutil.which("swiftc")).resolve().parents[1] / "lib/swift/host/plugins/testing"
    options = ["-swift-version", "6", "-parse-as-library", "-D", "DEBUG", "-D", "TESTING_ENABLED",
               "-plugin-path", plugins, *search_options()]
    for macros in ("LitmusSpiesMacros", "LitmusRunnerMacros"):
        options += ["-load-plugin-executable", built() / f"{macros}-tool#{macros}"]
    problems = []
    for tutorial in [path for module in modules.MODULES
                     for path in modules.source(module).glob("*.docc/**/*.tutorial")]:
        files = {}
        for name, file in re.findall(r'@Code\(name: "([^"]+)", file: "([^"]+)"\)', tutorial.read_text()):
            if file.endswith(".swift") and name != "Package.swift":
                files[name] = tutorial.parents[1] / "Resources" / file
                command = ["swiftc", "-typecheck", *options, *files.values()]
                result = subprocess.run([str(part) for part in command], text=True, capture_output=True)
                problems += [line for line in result.stderr.splitlines() if " error: " in line]
    return problems


def extract_symbols(module):
    """The folder with the symbol graph of a module, without what it re-exports."""
    folder = WORK / "symbols" / module
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run("swift", "symbolgraph-extract", "-module-name", module, *search_options(),
        "-minimum-access-level", "public", "-skip-inherited-docs",
        "-emit-extension-block-symbols", "-output-dir", folder,
        *(f"-experimental-allowed-reexported-modules={name}"
          for name, documented in modules.DOCUMENTED_AS.items() if documented == module))
    for graph in folder.glob("*.symbols.json"):
        if not re.match(rf"{module}(@.*)?\.symbols\.json", graph.name):
            graph.unlink()
    return folder


def copy_catalog(module, earlier):
    """A copy of the module's catalog, with links, what it re-exports, and the guides in the last one."""
    catalog = WORK / "catalogs" / f"{module}.docc"
    shutil.rmtree(catalog, ignore_errors=True)
    original = modules.source(module) / f"{module}.docc"
    if not original.exists():
        sys.exit(f"{module} has no page: write {original.relative_to(ROOT)}/{module}.md")
    shutil.copytree(original, catalog)
    landing = catalog / f"{module}.md"
    text = with_links(landing.read_text(encoding="utf-8"), earlier)
    if "\n## Topics" not in text:
        text += "\n## Topics\n"
    if module == modules.GUIDES:
        text += guides.topics()
        for name, article in guides.articles().items():
            (catalog / name).write_text(article, encoding="utf-8")
        for picture in (ROOT / "docs/pictures").glob("*.*"):
            if picture.suffix in (".png", ".svg"):
                shutil.copy(picture, catalog)
    text += exported_topics(module)
    landing.write_text(text if "\n###" in text else text.replace("\n## Topics\n", ""), encoding="utf-8")
    return catalog


def with_links(text, earlier):
    """A landing page whose names of modules link to them, as far as they are converted before it."""
    parts = guides.CODE.split(text)
    for index in range(0, len(parts), 2):
        parts[index] = re.sub(
            r"(?<!`)`(Litmus\w+)`(?!`)",
            lambda found: f"``/{found[1]}``" if found[1] in earlier else found[0], parts[index])
    return "".join(parts)


def exported_topics(module):
    """A group of topics for each module that a module re-exports: its users look there for its symbols."""
    text = ""
    for other, symbols in modules.exports(module).items():
        paths = [f"{other}/{symbol}" for symbol in symbols or []] or topics_of(other)
        if paths:
            text += f"\n### From {other}\n\n" + "".join(f"- ``/{path}``\n" for path in paths)
    return text


@functools.cache
def topics_of(module):
    """The symbols on a module's page, in its order, as docc has written it."""
    page = archive_of(module) / "data/documentation" / f"{module.lower()}.json"
    sections = json.loads(page.read_text(encoding="utf-8")).get("topicSections", [])
    prefix = f"doc://{module}/documentation/"
    return [identifier.removeprefix(prefix)
            for section in sections if section["title"] != "Extended Modules"
            for identifier in section["identifiers"] if identifier.startswith(f"{prefix}{module}/")]


def convert(module, catalog, symbols, archive, dependencies, base_path):
    """Has docc convert a module, and returns its complaints."""
    shutil.rmtree(archive, ignore_errors=True)
    archive.parent.mkdir(parents=True, exist_ok=True)
    command = [
        "docc", "convert", catalog, "--additional-symbol-graph-dir", symbols,
        "--fallback-display-name", module, "--fallback-bundle-identifier", module,
        "--fallback-default-module-kind", "Module",
        "--enable-experimental-external-link-support", "--ide-console-output",
        "--output-path", archive]
    for dependency in dependencies:
        command += ["--dependency", dependency]
    if base_path:
        command += ["--hosting-base-path", base_path]
    result = subprocess.run(
        [str(part) for part in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    lines = result.stdout.splitlines()
    problems = [f"{module}: {line}" for line in lines if re.search(r"(warning|error):", line)]
    if result.returncode != 0 and not problems:
        problems = [f"{module}: docc failed", *lines[-10:]]
    return problems
