#if os(macOS) || os(Linux)
import Foundation
import Testing

@Suite struct `An executable that uses LitmusReporting alone` {
  private let program = Folders.build.appendingPathComponent("litmus-core-only")

  @Test func `writes a failure to standard error in one line, and continues`() async throws {
    let process = try await EndedProcess.run(program)
    #expect(process.exitStatus == 0)
    #expect(process.standardOutput == "recorded 1\n")
    #expect(
      process.standardError
        == "litmus: main.swift:6: failure outside of any test: outside | of any test\n"
    )
  }

  #if os(Linux)
  @Test func `links neither XCTest nor Testing`() async throws {
    let ldd = URL(fileURLWithPath: "/usr/bin/ldd")
    let process = try await EndedProcess.run(ldd, [program.path])
    try #require(process.exitStatus == 0)
    let libraries = process.standardOutput
      .split(separator: "\n")
      .compactMap { $0.split(whereSeparator: \.isWhitespace).first }
    // Makes sure that the output is a list of libraries.
    #expect(libraries.contains { $0.hasPrefix("libswiftCore.") })
    #expect(libraries.filter { $0.contains("XCTest") || $0.contains("Testing") } == [])
  }
  #endif
}
#endif
