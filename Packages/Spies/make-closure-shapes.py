#!/usr/bin/env python3
"""Writes FakeClosure+Shapes.swift: what `FakeClosure` has for each kind of closure, and initializers for each number of parameters.

Swift 6.3 cannot store a closure whose parameters are a pack, and a generic type cannot be extended for all closures at once.
The closures of stubs throw any error, and each initializer makes three closures, one of which the fake takes: what Swift 6.3
compiles crashes if a type of errors is passed as a generic type, or stands for `any Error` or for none.
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
  public convenience init<{types}Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == {attributes}({list}) {wait}throws(Failure) -> Value {{
    self.init(
      "\\(name)({labels})", file, line, Failure.self,
      {{ (site: PlainSite<{plain}>) in
        {{ {parameters}{await_}site.{answer}({tuple}) {{ {await_}$0({names}) }} }}
      }},
      {{ (site: ThrowingSite<{throwing}>) in
        {{ {parameters}try {await_}site.{answer}({tuple}) {{ try {await_}$0({names}) }} }}
      }},
      {{ site in
        {{ {names_or_none} {wait}throws(Failure) in try {await_}site.{answer}({tuple}) {{ try {await_}$0({names}) }} }}
      }})
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

def shape(attributes, is_async, count):
    types = PARAMETERS[:count]
    names = types.lower()
    wait = "async " if is_async else ""
    kind = " ".join(filter(None, [
        f"`{attributes.strip()}`" if attributes else "", wait.strip(),
        "closure with", ["no parameter", "one parameter"][count] if count < 2 else f"{count} parameters"]))
    on_caller = "nonsending" in attributes or "Actor" in attributes
    answer = ("Async" if on_caller else "Concurrent") if is_async else ""
    list_, joined = ", ".join(types), ", ".join(names)
    return {
        "kind": f"{'an' if kind.startswith('async') else 'a'} {kind}",
        "attributes": attributes,
        "types": "".join(f"{name}, " for name in types),
        "list": list_,
        "wait": wait,
        "await_": "await " if is_async else "",
        # The types of a stub's closure.
        "plain": f"{attributes}({list_}) {wait}-> Value",
        "throwing": f"{attributes}({list_}) {wait}throws -> Value",
        "parameters": f"{joined} in " if names else "",
        "names_or_none": joined or "()",
        # Swift has no tuple of one element.
        "tuple": f"({joined}{', ()' if count == 1 else ''})",
        "names": joined,
        "labels": "_:" * count,
        "answer": f"{answer.lower()}Answer" if answer else "answer",
    }


def members(attributes, is_async, throws):
    wait = "async " if is_async else ""
    kind = " ".join(filter(None, [f"`{attributes.strip()}`" if attributes else "", wait.strip(), "closure"]))
    return {
        "kind": f"{'an' if kind.startswith('async') else 'a'} {kind}{' that throws' if throws else ''}",
        "attributes": attributes,
        "wait": wait,
        "throws": "throws(Failure) " if throws else "",
        # The type of a stub's closure, which throws any error.
        "stub": f"{attributes}(repeat each Parameter) {wait}throws -> Value" if throws else "Signature",
        "failure": ", Failure: Error" if throws else "",
        "error": "Failure" if throws else "Never",
        "timing": "FakeAsync" if is_async else "FakeSync",
    }


def main():
    counts = range(len(PARAMETERS) + 1)
    initializers = [
        INITIALIZER.format(**shape(*kind, count)) for kind in KINDS for count in counts]
    roles = [MEMBERS.format(**members(*kind, throws)) for kind in KINDS for throws in (False, True)]
    joined = "\n"
    text = (
        "// Written by Packages/Spies/make-closure-shapes.py.\n\n#if LITMUS_FAKES\n"
        f"extension FakeClosure {{\n{joined.join(roles + initializers)}}}\n#endif\n")
    file = pathlib.Path(__file__).parent / "Sources/LitmusFakes/Closures/FakeClosure+Shapes.swift"
    file.write_text(text)
    subprocess.run(["swift", "format", "--in-place", str(file)], check=True)


main()
