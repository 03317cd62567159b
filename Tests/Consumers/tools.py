"""Checks a client by version that uses the tools, and one that does not."""

import os
import signal
import subprocess
import time

from client import Miss, try_to_run

# What each client fetches, apart from this repository.
ALWAYS = {"swift-argument-parser", "swift-custom-dump", "xctest-dynamic-overlay"}
MACROS = {"swift-syntax"}
# The objects of the programs that start the tools.
PROGRAMS = ("LitmusToolLauncher", "litmus_docs", "litmus_fakes", "litmus_patch")

GREETING = """\
// begin-snippet: greeting
/// What to say to somebody.
public func greeting(for name: String) -> String { "Hello, \\(name)" }
// end-snippet
"""

README = """\
# Client

<!-- snippet: greeting -->
<!-- endSnippet -->

```swift
import Client

print(greeting(for: "Ada"))
```

<!-- api: Client -->
<!-- endApi -->
"""

STORE = """\
public protocol Store {
  func save(_ text: String)
}
"""


def check_unused_tools(build):
    """A client that uses no tool builds nothing for it, and fetches none of its packages."""
    expect_fetched(build)
    objects = [
        path.relative_to(build.scratch)
        for name in PROGRAMS
        for path in build.scratch.glob(f"**/{name}*.build/**/*.o")
    ]
    if objects:
        raise Miss(f"the tools' programs were built: {', '.join(map(str, objects))}")


def check_tools(build):
    """Each tool is built when it is first used, by `swift run` or by a plug-in, and once for both."""
    check_unused_tools(build)
    (build.source / "Sources/Greeting.swift").write_text(GREETING)
    (build.source / "Sources/Store.swift").write_text(STORE)
    readme = build.source / "README.md"
    readme.write_text(README)

    first_build = f"swift-build .*{build.scratch}.*litmus-tools"
    interrupt(swift_run_words(build, "litmus-docs", "check"), first_build)
    if is_running(first_build):
        raise Miss("the first build of litmus-docs is running after an interrupt")
    output = plug_in(build, "litmus-docs", "update")
    expect_line(output, "Building litmus-docs, which has not been built yet: it includes")
    expect_line(output, "Building the package, which has not been built yet: ")
    expect_line(readme.read_text(), "public func greeting(for name: String)")
    expect_line(readme.read_text(), "| `greeting(for:)` | What to say to somebody. |")

    output = plug_in(build, "litmus-docs", "check")
    output += swift_run(build, "litmus-docs", "check", "--root", build.source)
    if "has not been built yet: it includes swift-syntax" in output:
        raise Miss(f"litmus-docs was built again:\n{output}")
    readme.write_text(readme.read_text().replace("What to say", "What to sing"))
    output = plug_in(build, "litmus-docs", "check", status=1)
    expect_line(output, "README.md:")
    readme.write_text(readme.read_text().replace("(for: ", "(four: "))
    swift_run(build, "litmus-docs", "check", "--root", build.source, status=4)

    # No other process sleeps for as many seconds.
    sleep = f"sleep {100_000 + os.getpid()}"
    slow = build.source / "Slow.md"
    slow.write_text(f"<!-- output: {sleep} -->\n<!-- endOutput -->\n")
    interrupt(plug_in_words(build, "litmus-docs", "update", "--run", "Slow.md"), f"^{sleep}$")
    # SwiftPM does not wait for a plug-in that it has interrupted.
    wait_until(lambda: not is_running(sleep), f"{sleep!r} is running after an interrupt")
    slow.unlink()

    output = swift_run(build, "litmus-docs", "init", "--root", build.source, "--no-compile")
    expect_line(output, "wrote litmus-docs.json: {}")
    expect_line(output, "wrote litmus-docs-baseline.json: 1 problem")
    plug_in(build, "litmus-docs", "check", "--no-compile")
    expect_line(swift_run(build, "litmus-docs", "chek", status=2), "Did you mean 'check'?")

    fakes = ["Sources/Store.swift", "--output", "Sources/Fakes.swift"]
    plug_in(build, "litmus-fakes", *fakes)
    swift_run(build, "litmus-fakes", "--root", build.source, "--check")
    expect_fetched(build)


def plug_in(build, verb, *arguments, status=0):
    """What a plug-in command printed."""
    return command(plug_in_words(build, verb, *arguments), status)


def plug_in_words(build, verb, *arguments):
    """The words of a plug-in command."""
    permission = ["--allow-writing-to-package-directory"]
    return ["swift", "package", *without_configuration(build), *permission, verb, *arguments]


def interrupt(words, pattern):
    """Starts a command, and interrupts it, as control-C does, when a process that matches a pattern is running."""
    process = subprocess.Popen(
        words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_until(lambda: is_running(pattern), f"{pattern!r} did not start")
    # Whatever has started it has to listen for the signal first.
    time.sleep(2)
    process.send_signal(signal.SIGINT)
    process.wait()


def is_running(pattern):
    return subprocess.run(["pgrep", "-f", pattern], stdout=subprocess.DEVNULL).returncode == 0


def wait_until(condition, otherwise):
    deadline = time.monotonic() + 300
    while not condition():
        if time.monotonic() > deadline:
            raise Miss(otherwise)
        time.sleep(0.5)


def swift_run(build, program, *arguments, status=0):
    """What a program printed that `swift run` starts."""
    return command(swift_run_words(build, program, *arguments), status)


def swift_run_words(build, program, *arguments):
    """The words of a command that starts a program by `swift run`."""
    options = [*without_configuration(build), "--configuration", build.client.configuration]
    return ["swift", "run", *options, program, *arguments]


def without_configuration(build):
    """The client's options without the configuration, which plug-ins do not have."""
    position = build.options.index("--configuration")
    return build.options[:position]


def command(words, status):
    """Everything that a command printed, which must end with a status."""
    observed, output = try_to_run(words)
    if observed != status:
        text = " ".join(map(str, words))
        raise Miss(f"{text} ended with {observed}, but expected {status}:\n{output}")
    return output


def expect_line(text, part):
    if part not in text:
        raise Miss(f"expected {part!r} in:\n{text}")


def expect_fetched(build):
    """Checks which packages were fetched: those of the tools are none of the client's."""
    expected = {"swift-litmus", *ALWAYS, *(MACROS if build.client.traits is None else ())}
    fetched = {path.name for path in (build.scratch / "checkouts").iterdir()}
    if fetched != expected:
        raise Miss(f"fetched {sorted(fetched)}, but expected {sorted(expected)}")
