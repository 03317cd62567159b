import Foundation
import LitmusToolTestSupport
import Testing

@Suite struct `litmus-fakes` {
  @Test func `writes a file, finds drift, and writes it again`() async throws {
    let folder = try TemporaryFolder([
      "Sources/Store.swift": "protocol Store { func load() -> Int }\n"
    ])
    let path = "Tests/Fakes.swift"
    #expect(
      try await folder.run("Sources/Store.swift", "--output", path)
        == .init(output: "\(path): written\n"))
    #expect(try await folder.run() == .init(output: "\(path): up to date\n"))
    #expect(try await folder.run("--check") == .init())
    try folder.write("protocol Store { func load() -> String }\n", to: "Sources/Store.swift")
    let before = try folder.text(of: path)
    let drift = try await folder.run("--check")
    #expect(drift.status == 1)
    #expect(
      drift.output.hasPrefix(
        "\(path):10: error: differs from what its protocols generate, in Sources/Store.swift\n"))
    #expect(drift.output.contains("\n-func load() -> Int {\n"))
    #expect(drift.output.contains("\n+func load() -> String {\n"))
    #expect(drift.output.hasSuffix("\nTo fix this, run: \(folder.program)\n"))
    let plugin = try await folder.run(
      "--check", "--root", ".",
      environment: ["LITMUS_TOOL_PLUGIN": "swift\npackage\nlitmus-fakes\n\n--check"])
    #expect(plugin.output.hasSuffix("\nTo fix this, run: swift package litmus-fakes\n"))
    #expect(try folder.text(of: path) == before)
    #expect(try await folder.run() == .init(output: "\(path): written\n"))
    #expect(try await folder.run("--check") == .init())
  }

  @Test func `reads files whose lines end with CRLF`() async throws {
    let folder = try TemporaryFolder(["Store.swift": "protocol Store {\r\n  func load()\r\n}\r\n"])
    #expect(
      try await folder.run("Store.swift", "--output", "Fakes.swift")
        == .init(output: "Fakes.swift: written\n"))
    let text = try folder.text(of: "Fakes.swift")
    #expect(!text.utf8.contains(UInt8(ascii: "\r")))
    try folder.write(text.replacing("\n", with: "\r\n"), to: "Fakes.swift")
    #expect(try await folder.run("--check") == .init())
    #expect(try await folder.run() == .init(output: "Fakes.swift: up to date\n"))
    try folder.write("protocol Store {}\r\n", to: "Store.swift")
    #expect(try await folder.run("--check").status == 1)
  }

  @Test func `stores paths that are relative to the root`() async throws {
    let folder = try TemporaryFolder(["Sources/Store.swift": "protocol Store {}\n"])
    let path = folder.url.path(percentEncoded: false) + "/Sources/Store.swift"
    #expect(
      try await folder.run(path, "--output", "Sources/../Fakes.swift")
        == .init(output: "Fakes.swift: written\n"))
    #expect(
      try await folder.run("./Sources/Store.swift", "--output", "Fakes.swift")
        == .init(output: "Fakes.swift: up to date\n"))
    #expect(try folder.text(of: "Fakes.swift").contains(#""inputs":["Sources/Store.swift"]"#))
  }

  @Test func `ends with 2 if an input is missing, or has no protocol`() async throws {
    let folder = try TemporaryFolder(["Store.swift": "struct Store {}\n"])
    let outcome = try await folder.run("a.swift", "--output", "b.swift")
    #expect(outcome.status == 2 && outcome.output.hasPrefix("a.swift: error: cannot be read: "))
    #expect(
      try await folder.run("Store.swift", "--output", "Fakes.swift")
        == .init(
          output: """
            error: found no protocol without '@Fake' in Store.swift
            Fakes.swift: not written

            """, status: 2))
  }

  @Test func `writes the other fakes, and ends with 2, if a protocol cannot be faked`() async throws
  {
    let folder = try TemporaryFolder([
      "a.swift": "protocol A {}\n@objc protocol B {}\nprotocol C {}\n"
    ])
    let problem =
      "a.swift:2: error: '@Fake' cannot fake an '@objc' protocol, because members of an extension do "
      + "not implement its requirements: write the fake by hand\n"
    #expect(
      try await folder.run("a.swift", "--output", "Fakes.swift")
        == .init(output: "\(problem)Fakes.swift: written\n", status: 2))
    #expect(try folder.text(of: "Fakes.swift").ranges(of: "final class Fake").count == 2)
    #expect(try await folder.run("--check") == .init(output: problem, status: 2))
    try folder.write("@objc protocol B {}\n", to: "a.swift")
    #expect(
      try await folder.run()
        == .init(
          output: problem.replacing(":2:", with: ":1:") + "Fakes.swift: not written\n", status: 2))
    #expect(try folder.text(of: "Fakes.swift").contains("final class FakeA"))
  }

  @Test func `writes nothing if two protocols have one name`() async throws {
    let folder = try TemporaryFolder(["a.swift": "protocol A {}\n", "b.swift": "protocol A {}\n"])
    #expect(
      try await folder.run("a.swift", "b.swift", "--output", "Fakes.swift")
        == .init(
          output: """
            b.swift:1: error: 'A' is also in a.swift:1, and one file cannot have two types 'FakeA': \
            fake one of them in a file of another target
            Fakes.swift: not written

            """, status: 2))
    #expect(try folder.paths() == ["a.swift", "b.swift"])
  }

  @Test func `replaces no file that it has not written`() async throws {
    let folder = try TemporaryFolder(["Store.swift": "protocol Store {}\n"])
    #expect(
      try await folder.run("Store.swift", "--output", "Store.swift")
        == .init(
          output: """
            Store.swift: error: was not generated by litmus-fakes, and would be lost: name another \
            file, or remove it
            Store.swift: not written

            """, status: 2))
    #expect(try folder.text(of: "Store.swift") == "protocol Store {}\n")
  }

  @Test func `replaces nothing that it cannot read`() async throws {
    let folder = try TemporaryFolder(["Store.swift": "protocol Store {}\n"])
    try folder.write([0xE9], to: "Latin.swift")
    #expect(
      try await folder.run("Store.swift", "--output", "Latin.swift")
        == .init(
          output: "Latin.swift: error: cannot be read: it is not UTF-8\nLatin.swift: not written\n",
          status: 2))
    #expect(try folder.bytes(of: "Latin.swift") == [0xE9])
    #expect(
      try await folder.run("Store.swift", "--output", ".")
        == .init(output: ".: error: cannot be read: is a directory\n.: not written\n", status: 2))
    #expect(
      try await folder.run(".", "--output", "Fakes.swift")
        == .init(
          output: ".: error: cannot be read: is a directory\nFakes.swift: not written\n", status: 2)
    )
  }

  @Test func `keeps links and permissions`() async throws {
    let folder = try TemporaryFolder(["Store.swift": "protocol Store {}\n", "Real.swift": ""])
    try folder.link("Fakes.swift", to: "Real.swift")
    try folder.setPermissions("Real.swift", 0o640)
    #expect(
      try await folder.run("Store.swift", "--output", "Fakes.swift")
        == .init(output: "Fakes.swift: written\n"))
    #expect(try folder.text(of: "Real.swift").contains("final class FakeStore"))
    #expect(folder.permissions("Real.swift") == 0o640)
  }

  @Test func `writes no fakes of files that it has written`() async throws {
    let folder = try TemporaryFolder(["Store.swift": "protocol Store {}\n"])
    for inputs in [["Store.swift"], ["Fakes.swift", "Store.swift", "Store.swift"]] {
      _ = try await folder.run(inputs + ["--output", "Fakes.swift"])
      let text = try folder.text(of: "Fakes.swift")
      #expect(text.ranges(of: "final class Fake").count == 1)
      #expect(!text.contains("FakeStoreFakeMembers"))
    }
  }

  @Test func `checks all files, also after a problem`() async throws {
    let folder = try TemporaryFolder([
      "A.swift": "protocol A {}\n", "B.swift": "protocol B {}\n",
    ])
    for name in ["A", "B"] {
      _ = try await folder.run("\(name).swift", "--output", "Fake\(name).swift")
    }
    try folder.remove("A.swift")
    #expect(
      try await folder.run()
        == .init(
          output: """
            A.swift: error: cannot be read: no such file or directory
            FakeA.swift: not written
            FakeB.swift: up to date

            """, status: 2))
  }

  @Test func `ends with 2 if there is no file to check`() async throws {
    let folder = try TemporaryFolder(["Store.swift": "protocol Store {}\n"])
    #expect(
      try await folder.run("--check")
        == .init(
          output: "error: found no file of litmus-fakes below .: name inputs and '--output'\n",
          status: 2))
  }

  @Test(arguments: [
    ("a.swift", "There are inputs, but expected '--output' with the file to write"),
    ("--public", "There are options of a file, but expected its inputs and '--output', too"),
  ])
  func `ends with 64 for wrong usage`(argument: String, message: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = try await folder.run(argument)
    #expect(outcome.status == 64)
    #expect(outcome.output.hasPrefix("Error: \(message)\n"))
  }
}

extension TemporaryFolder {
  fileprivate var program: String { ChildPrograms.built("litmus-fakes").path }

  fileprivate func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> ChildPrograms.Outcome {
    try await run(arguments, environment: environment)
  }

  fileprivate func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> ChildPrograms.Outcome {
    try await ChildPrograms.run(
      program, arguments, in: url,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
  }
}
