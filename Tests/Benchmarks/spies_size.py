"""Measures what fakes add to a stripped release program."""

import os
import subprocess

import figures
import packages

# In bytes, in a release build without the trait `Testing`.
LIMIT = 60_000

FAKE = """import LitmusFakes

@Fake(if: nil)
protocol Store {
  func load(id: String) async throws -> String
}
"""


def program(folder, root, with_fakes, traits=""):
    path = os.path.relpath(root / "Packages/Spies", folder)
    dependency = f'.package(path: "{path}", traits: [.defaults{traits}])' if with_fakes else ""
    product = '.product(name: "LitmusFakes", package: "Spies")' if with_fakes else ""
    return packages.write(folder, {
        "Package.swift": packages.manifest(
            folder.name, dependency,
            f'.executableTarget(name: "hello", dependencies: [{product}], path: "Sources")'),
        "Sources/Fake.swift": FAKE if with_fakes else "",
        "Sources/main.swift": 'print("Hello")\n',
    })


def stripped_size(package):
    packages.build(package, "release", options=["--product", "hello"])
    file = package / ".build/release/hello"
    subprocess.run(["strip", "-o", f"{file}-stripped", file], check=True)
    return os.path.getsize(f"{file}-stripped")


def measure(root, work):
    print("spies-size, bytes of a stripped release program")
    alone = stripped_size(program(work / "size-alone", root, False))
    fakes = stripped_size(program(work / "size-fakes", root, True))
    # In the same folder, so that swift-syntax is built once.
    testing = stripped_size(program(work / "size-fakes", root, True, ', "Testing"'))
    figures.table("spies-size", ["a program", "bytes"], {
        "without fakes": [alone], "with `LitmusFakes` and one `@Fake` protocol": [fakes],
        "the same, with the trait `Testing`": [testing]})
    figures.target("added by fakes, bytes", fakes - alone, LIMIT)
