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
      "--check", "--root", ".", environment: ["LITMUS_TOOL_PLUGIN": "litmus-fakes\n--check"])
    #expect(
      plugin.output.hasSuffix(
        "\nTo fix this, run: swift package --allow-writing-to-package-directory litmus-fakes\n"))
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

  @Test func `ends with 2 if an input is missing`() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await folder.run("a.swift", "--output", "b.swift")
    #expect(outcome.status == 2 && outcome.output.hasPrefix("a.swift: error: cannot be read: "))
  }

  @Test func `ends with 64 for wrong usage`() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await folder.run("a.swift")
    #expect(outcome.status == 64)
    #expect(
      outcome.output.hasPrefix(
        "Error: There are inputs, but expected '--output' with the file to write\n"))
  }
}

extension TemporaryFolder {
  fileprivate var program: String { ChildPrograms.built("litmus-fakes").path }

  fileprivate func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> ChildPrograms.Outcome {
    try await ChildPrograms.run(
      program, arguments, in: url,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
  }
}
