"""A client of Litmus, and the folder in which clients are built."""

import dataclasses
import os
import pathlib
import re
import subprocess
import time
from collections.abc import Callable

VERSION = "0.1.0"
TIME_LIMIT = 3600

MANIFEST = """\
// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Client",
  platforms: [.macOS(.v14)],
  dependencies: [
    {packages}
  ],
  targets: [
    {targets}
  ],
  swiftLanguageModes: [.v6]
)
"""

TARGET = """\
.{kind}(
      name: "{name}",
      dependencies: [
        {dependencies}
      ],
      path: "{path}",
      swiftSettings: [
        .swiftLanguageMode(.{mode}),
        .define("TESTING_ENABLED", .when(configuration: .debug)),
      ]
    )"""

STAND_INS = """\
// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Originals",
  products: [{products}],
  targets: [{targets}]
)
"""


SWIFTUI = "SwiftUINames"
SWIFTUI_STUB = pathlib.Path(__file__).resolve().parent.parent / "AppleStubs/Modules/SwiftUI"


def swiftui_types():
    """The names of the types of SwiftUI that the stub declares."""
    types = re.compile(
        r"^(?:@\S+ )*public (?:final )?(?:struct|class|enum|protocol|typealias) (\w+)", re.MULTILINE
    )
    return sorted(
        {name for file in SWIFTUI_STUB.glob("*.swift") for name in types.findall(file.read_text())}
    )


class Miss(Exception):
    """A client did not do what it should."""


@dataclasses.dataclass(frozen=True)
class Client:
    """One way to use Litmus."""

    folder: str
    check: Callable[["Build"], None]
    products: list[str]
    path: str | None = None
    """The sub-package, if the client depends on one by path."""
    traits: str | None = None
    """The list of traits, in Swift; the default ones if not given."""
    configuration: str = "debug"
    kind: str = "testTarget"
    """The kind of its target, as in a manifest."""
    is_short: bool = False
    allowed_warnings: tuple[str, ...] = ()
    """The warning that the compiler may print about the client's sources."""
    passes: bool = False
    """Whether all its tests pass; most clients show failures as well."""
    language_modes: tuple[str, ...] = ("v6",)
    """The modes that the same sources are compiled in, each in a target of its own."""
    old_names: tuple[tuple[str, str], ...] = ()
    """Targets of one line, each with the module that it re-exports under a name of its own."""
    stand_ins: tuple[str, ...] = ()
    """The modules of a package that stands in for those that Litmus grew from."""
    others: tuple[tuple[str, str, str], ...] = ()
    """Other products that the client depends on: the package's address, its version, the product."""

    @property
    def how(self):
        return f"Packages/{self.path} by path" if self.path else "by version"

    @property
    def title(self):
        traits = self.traits or "default"
        return f"{self.folder}, {self.how}, {self.configuration}, traits {traits}"

    @property
    def is_test(self):
        return self.kind == "testTarget"

    @property
    def is_active(self):
        """Whether the in-app runner is there: in debug, and with the trait Testing."""
        return self.configuration == "debug" or "Testing" in (self.traits or "")

    def manifest(self, url):
        if self.path:
            requirement = f'path: "../swift-litmus/Packages/{self.path}"'
        else:
            requirement = f'url: "{url}", from: "{VERSION}"'
        if self.traits:
            requirement += f", traits: {self.traits}"
        package = self.path or "swift-litmus"
        products = [f'.product(name: "{product}", package: "{package}")' for product in self.products]
        packages = [f".package({requirement})"]
        for address, version, _ in self.others:
            packages.append(f'.package(url: "{address}", from: "{version}")')
        if self.stand_ins:
            packages.append('.package(path: "Originals")')
        targets = [
            TARGET.format(
                kind="target", name=name, dependencies=", ".join(products), path=name, mode="v5"
            )
            for name, _ in self.old_names
        ]
        dependencies = [
            *products,
            *(f'"{name}"' for name, _ in self.old_names),
            *(f'.product(name: "{name}", package: "Originals")' for name in self.stand_ins),
            *(
                f'.product(name: "{product}", package: "{pathlib.PurePath(address).stem}")'
                for address, _, product in self.others
            ),
        ]
        for mode, folder in self.folders.items():
            names = {"testTarget": "ClientTests", "executableTarget": "client", "target": "Client"}
            targets.append(
                TARGET.format(
                    kind=self.kind,
                    name=names[self.kind] + folder.removeprefix("Sources"),
                    dependencies=",\n        ".join(dependencies),
                    path=folder,
                    mode=mode,
                )
            )
        return MANIFEST.format(
            packages=",\n    ".join(packages), targets=",\n    ".join(targets)
        )

    @property
    def folders(self):
        """The folder of the sources for each language mode."""
        return {
            mode: f"Sources{mode.upper() if number else ''}"
            for number, mode in enumerate(self.language_modes)
        }


@dataclasses.dataclass(frozen=True)
class Build:
    """A client that has been built."""

    client: Client
    source: pathlib.Path
    scratch: pathlib.Path
    options: list[str]
    seconds: float

    @property
    def program(self):
        return self.scratch / self.client.configuration / "client"


class Workshop:
    """The folder in which clients are built, next to a clone of this repository with a version tag."""

    def __init__(self, folder, sources):
        self.folder = folder
        self.sources = sources
        self.snapshot = folder / "swift-litmus"

    def take_snapshot(self, repository):
        """Makes a repository with one commit, this one's HEAD: its history may be cut off."""
        self.snapshot.mkdir()
        archive = subprocess.run(
            ["git", "-C", repository, "archive", "HEAD"], check=True, stdout=subprocess.PIPE
        )
        subprocess.run(["tar", "-x", "-C", self.snapshot], check=True, input=archive.stdout)
        identity = ["-c", "user.name=Consumers", "-c", "user.email=consumers@example.com"]
        for command in (
            ["init", "--quiet"],
            ["add", "--all", "--force"],
            ["commit", "--quiet", "--no-gpg-sign", "--message", "Release"],
            ["tag", "--no-sign", VERSION],
        ):
            subprocess.run(["git", "-C", self.snapshot, *identity, *command], check=True)

    def scratch(self, client, source):
        """The folder of a client's build: one for all tests, so that what they share is built once, and for all
        that could need swift-syntax, by version; one of its own where a check looks at what has been built.

        If a product lacks a module that another client has built, its test compiles, but is not linked."""
        if client.is_test or not (client.path or client.traits):
            return self.folder / f"by-{'path' if client.path else 'version'}-{client.configuration}"
        return source / ".build"

    def build(self, client):
        """Writes a client, resolves its packages and builds it."""
        number = sum(1 for _ in self.folder.iterdir())
        source = self.folder / f"client-{number}"
        for folder in client.folders.values():
            (source / folder).mkdir(parents=True)
            for file in (self.sources / client.folder).glob("*.swift"):
                (source / folder / file.name).write_text(file.read_text())
        for name, module in client.old_names:
            (source / name).mkdir()
            (source / name / "Exports.swift").write_text(f"@_exported import {module}\n")
        if client.stand_ins:
            write_stand_ins(source / "Originals", client.stand_ins)
        (source / "Package.swift").write_text(client.manifest(self.snapshot.as_uri()))

        scratch = self.scratch(client, source)
        # Caches of their own, so that no version of an earlier run is used.
        options = [
            "--package-path", source,
            "--scratch-path", scratch,
            "--cache-path", self.folder / ".cache",
            "--security-path", self.folder / ".security",
            # Without it, SwiftPM uses the plan of the client that was built there before.
            "--disable-build-manifest-caching",
        ]
        run(["swift", "package", "resolve", *options], "resolving")
        options += ["--configuration", client.configuration]
        if client.configuration == "release" and client.is_active:
            options += ["-Xswiftc", "-DTESTING_ENABLED"]
        start = time.monotonic()
        output = run(
            ["swift", "build", *options] + (["--build-tests"] if client.is_test else []), "building"
        )
        build = Build(client, source, scratch, options, time.monotonic() - start)
        check_warnings(build, output)
        return build


def write_stand_ins(folder, names):
    """Writes a package with a library for each of the names, whose module says what it is.

    That of SwiftUI has all types of the stub in Tests/AppleStubs.
    """
    for name in names:
        (folder / "Sources" / name).mkdir(parents=True)
        source = f'public enum {name}Original {{\n  public static let name = "{name}"\n}}\n'
        if name == SWIFTUI:
            source = "".join(f"public enum {type} {{}}\n" for type in swiftui_types())
        (folder / "Sources" / name / f"{name}.swift").write_text(source)
    (folder / "Package.swift").write_text(
        STAND_INS.format(
            products=", ".join(f'.library(name: "{name}", targets: ["{name}"])' for name in names),
            targets=", ".join(f'.target(name: "{name}")' for name in names),
        )
    )


def check_warnings(build, output):
    """Fails if there is a warning about a client's sources that is not expected."""
    folder = f"{build.source}/"
    warnings = {
        line.removeprefix(folder)
        for line in output.splitlines()
        if line.startswith(folder + "Sources") and ": warning: " in line
    }
    others = [
        line
        for line in sorted(warnings)
        if not any(line.endswith(allowed) for allowed in build.client.allowed_warnings)
    ]
    if others:
        raise Miss("\n".join(["the compiler warns:", *others]))


def run(command, activity):
    """Runs a command that must succeed, and returns everything that it printed."""
    status, output = try_to_run(command)
    if status != 0:
        raise Miss(f"{activity} ended with {status}:\n{output}")
    return output


def try_to_run(command, **environment):
    """Runs a command and returns its exit status and everything that it printed.

    A program's tests have nothing to tell GitHub about the tests that start it.
    """
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith("GITHUB_")
    }
    process = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=TIME_LIMIT,
        env={**inherited, **environment},
    )
    return process.returncode, process.stdout
