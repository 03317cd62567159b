#!/usr/bin/env python3
"""Writes FakeClosure+Shapes.swift: what `FakeClosure` has for each kind of closure, and initializers for each number of parameters.

Swift 6.3 cannot store a closure whose parameters are a pack, and a generic type cannot be extended for all closures at once.
The closures of stubs throw any error, and closures that throw any error have initializers of their own: what Swift 6.3 compiles
crashes if a type of errors is passed as a generic type, or stands for `any Error`.
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
  public convenience init<{types}Value{failure}>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == {attributes}({list}) {wait}{throws}-> Value {{
    self.init("\\(name)({labels})", file, line) {{ (site: ClosureSite<{stub}>) in
      {{ {closure}{try_}{await_}site.{answer}({tuple}{errors}) {{ {try_}{await_}$0({names}) }} }}
    }}
  }}
"""

MEMBERS = """\
  /// The stubs or the calls of {kind}.
  public subscript<Use, each Parameter, Value{failure}>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), {stub}, Value, {error}, {timing}
  > where Signature == {attributes}(repeat each Parameter) {wait}{throws}-> Value {{
    .init(name: closureName, source: FakeSource(self))
  }}
"""

# The errors that a closure throws: none, any, or those of one type.
NONE, ANY, TYPED = "", "throws ", "throws(Failure) "


def shape(attributes, is_async, count, throws):
    types = PARAMETERS[:count]
    names = types.lower()
    wait = "async " if is_async else ""
    kind = " ".join(filter(None, [
        f"`{attributes.strip()}`" if attributes else "", wait.strip(),
        "closure with", ["no parameter", "one parameter"][count] if count < 2 else f"{count} parameters"]))
    on_caller = "nonsending" in attributes or "Actor" in attributes
    answer = "".join(["Throwing" if throws else "", ("Async" if on_caller else "Concurrent") if is_async else "", "Answer"])
    effects = f"{wait}throws(Failure) " if throws == TYPED else ""
    return {
        "kind": f"{'an' if kind.startswith('async') else 'a'} {kind}",
        "attributes": attributes,
        "types": "".join(f"{name}, " for name in types),
        "failure": ", Failure: Error" if throws == TYPED else "",
        "list": ", ".join(types),
        "wait": wait,
        "await_": "await " if is_async else "",
        "throws": throws,
        "try_": "try " if throws else "",
        # The type of a stub's closure.
        "stub": f"{attributes}({', '.join(types)}) {wait}{ANY if throws else NONE}-> Value",
        "closure": f"{', '.join(names) or '()'} {effects}in " if names or effects else "",
        "errors": {NONE: "", ANY: ", (any Error).self", TYPED: ", Failure.self"}[throws],
        # Swift has no tuple of one element.
        "tuple": f"({', '.join(names)}{', ()' if count == 1 else ''})",
        "names": ", ".join(names),
        "labels": "_:" * count,
        "answer": answer[0].lower() + answer[1:],
    }


def members(attributes, is_async, throws):
    wait = "async " if is_async else ""
    kind = " ".join(filter(None, [f"`{attributes.strip()}`" if attributes else "", wait.strip(), "closure"]))
    return {
        "kind": f"{'an' if kind.startswith('async') else 'a'} {kind}{' that throws' if throws else ''}",
        "attributes": attributes,
        "wait": wait,
        "throws": throws,
        "stub": f"{attributes}(repeat each Parameter) {wait}{ANY if throws else NONE}-> Value",
        "failure": ", Failure: Error" if throws else "",
        "error": "Failure" if throws else "Never",
        "timing": "FakeAsync" if is_async else "FakeSync",
    }


def main():
    counts = range(len(PARAMETERS) + 1)
    initializers = [
        INITIALIZER.format(**shape(*kind, count, throws))
        for kind in KINDS for count in counts for throws in (NONE, ANY, TYPED)]
    roles = [MEMBERS.format(**members(*kind, throws)) for kind in KINDS for throws in (NONE, TYPED)]
    joined = "\n"
    text = (
        "// Written by Packages/Spies/make-closure-shapes.py.\n\n#if LITMUS_FAKES\n"
        f"extension FakeClosure {{\n{joined.join(roles + initializers)}}}\n#endif\n")
    file = pathlib.Path(__file__).parent / "Sources/LitmusFakes/Closures/FakeClosure+Shapes.swift"
    file.write_text(text)
    subprocess.run(["swift", "format", "--in-place", str(file)], check=True)


main()
