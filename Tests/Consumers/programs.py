"""Checks a client that is a program that contains its tests."""

from client import Miss, try_to_run

# Strings in a program whose tests can run: names of a test and a variable, a failure's text. They
# have at least 16 bytes, because the compiler puts shorter ones into the code.
TRACES = [b"testCountsApples", b"LITMUS_RUN_TESTS", b"Value was false, but expected true"]


def check_program(build):
    """The program runs its tests where the runner is active, and has no trace of them elsewhere."""
    if build.client.traits and "Macros" not in build.client.traits:
        check_no_swift_syntax(build)
    expect(build, [], status=0, is_open=True)
    if build.client.is_active:
        expect(build, ["--run-tests"], status=0, is_open=False)
        expect(build, ["--run-tests"], status=1, is_open=False, CART_IS_BROKEN="1")
    else:
        expect(build, ["--run-tests"], status=2, is_open=False)
    check_traces(build)


def expect(build, arguments, status, is_open, **environment):
    """Checks that the program ends as expected, and opens the shop only when it runs no tests."""
    observed, output = try_to_run([build.program, *arguments], **environment)
    if (observed, "The shop is open" in output) != (status, is_open):
        given = " ".join([*(f"{key}={value}" for key, value in environment.items()), *arguments])
        verb = "opened" if "The shop is open" in output else "did not open"
        raise Miss(f"client {given} ended with {observed} and {verb} the shop:\n{output}")


def check_traces(build):
    """Checks that a program has all strings of the runner, or none if it is without the runner."""
    program = build.program.read_bytes()
    for trace in TRACES:
        if (trace in program) != build.client.is_active:
            there = "has" if trace in program else "lacks"
            raise Miss(f"the program {there} the text {trace.decode()!r}")


def check_no_swift_syntax(build):
    """Checks that a client without macros neither fetches nor builds swift-syntax."""
    found = [
        path.relative_to(build.scratch)
        for pattern in ("checkouts/swift-syntax*", "repositories/swift-syntax*", "**/SwiftSyntax*.build")
        for path in build.scratch.glob(pattern)
    ]
    if found:
        raise Miss(f"swift-syntax was fetched or built: {', '.join(map(str, found))}")
    print(f"swift-syntax was neither fetched nor built; a clean build took {build.seconds:.0f} s")
