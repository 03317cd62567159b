#!/usr/bin/env python3
"""Writes FakeClosure+Shapes.swift: an initializer of `FakeClosure` for each number of parameters and each kind of closure.

Swift 6.3 cannot store a closure whose parameters are a pack or whose type of errors is generic.
"""

import pathlib
import subprocess

PARAMETERS = "ABC"
# Each kind of closure: its attributes, and whether it is async.
KINDS = [
    ("", False), ("@Sendable ", False), ("@MainActor ", False),
    ("", True), ("@Sendable ", True), ("@MainActor ", True),
    ("nonisolated(nonsending) ", True), ("nonisolated(nonsending) @Sendable ", True),
]

INITIALIZER = """\
  /// Makes a fake of {kind}; failures show its name.
  @inlinable
  public convenience init<{types}Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == {attributes}({list}) {wait}{throws}-> Value {{
    self.init("\\(name)({labels})", file, line) {{ site in
      {{ {closure}{try_}{await_}site.{answer}({tuple}) {{ {try_}{await_}$0({names}) }} }}
    }}
  }}
"""


def shape(attributes, is_async, count, is_throwing=False):
    types = PARAMETERS[:count]
    names = types.lower()
    wait = "async " if is_async else ""
    kind = " ".join(filter(None, [
        f"`{attributes.strip()}`" if attributes else "", wait.strip(),
        "closure with", ["no parameter", "one parameter"][count] if count < 2 else f"{count} parameters"]))
    on_caller = "nonsending" in attributes or "Actor" in attributes
    answer = ("asyncAnswer" if on_caller else "concurrentAnswer") if is_async else "answer"
    return {
        "kind": f"{'an' if kind.startswith('async') else 'a'} {kind}",
        "attributes": attributes,
        "types": "".join(f"{name}, " for name in types),
        "list": ", ".join(types),
        "wait": wait,
        "await_": "await " if is_async else "",
        "throws": "throws " if is_throwing else "",
        "try_": "try " if is_throwing else "",
        "closure": f"{', '.join(names)} in " if names else "",
        # Swift has no tuple of one element.
        "tuple": f"({', '.join(names)}{', ()' if count == 1 else ''})",
        "names": ", ".join(names),
        "labels": "_:" * count,
        "answer": answer,
    }


def main():
    counts = range(len(PARAMETERS) + 1)
    initializers = [
        INITIALIZER.format(**shape(*kind, count, is_throwing))
        for kind in KINDS for count in counts for is_throwing in (False, True)]
    joined = "\n"
    text = (
        "// Written by Packages/Spies/make-closure-shapes.py.\n\n#if LITMUS_FAKES\n"
        f"extension FakeClosure {{\n{joined.join(initializers)}}}\n#endif\n")
    file = pathlib.Path(__file__).parent / "Sources/LitmusFakes/Closures/FakeClosure+Shapes.swift"
    file.write_text(text)
    subprocess.run(["swift", "format", "--in-place", str(file)], check=True)


main()
