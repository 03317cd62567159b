#if os(macOS) || os(Linux)
import Foundation

/// A run of the fixture package's program, which runs tests itself and needs no argument for that.
struct OwnMainRun {
  /// No argument, and the one with which `swift test` selects Swift Testing.
  static let ways: [[String]] = [[], ["--testing-library", "swift-testing"]]

  var process: EndedProcess
  /// The failures in Swift Testing's event stream; `nil` if it wrote none.
  var failuresInEventStream: [ShownFailure]?

  /// The failures that XCTest printed.
  var failuresOfXCTest: [ShownFailure] {
    FixtureRun.failuresInXCTestOutput(process.standardOutput)
  }

  /// The lines on standard error that are reported failures; Swift Testing writes there too.
  var linesOnStandardError: [Substring] {
    process.standardError.split(separator: "\n").filter { $0.hasPrefix("litmus: ") }
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - steps: The steps of the program, separated by spaces.
  ///   - arguments: Further arguments, for the frameworks.
  static func run(_ steps: String, _ arguments: [String] = []) async throws -> OwnMainRun {
    let events = FileManager.default.temporaryDirectory
      .appendingPathComponent("litmus-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    let process = try await EndedProcess.run(
      FixtureRun.ownMain.value,
      [steps, "--event-stream-version", "0", "--event-stream-output-path", events.path] + arguments
    )
    return OwnMainRun(
      process: process,
      failuresInEventStream: FileManager.default.fileExists(atPath: events.path)
        ? try FixtureRun.failuresInEventStream(at: events) : nil
    )
  }

  /// The failure that a call of `reportFailure` in the program should show.
  static func failure(
    _ text: String,
    in test: String?,
    file: String = "OwnTests.swift"
  ) throws -> ShownFailure {
    try ShownFailure(text, in: test, file: file, folder: "Sources/OwnMain")
  }

  /// The line on standard error that a failure should be if no framework receives it.
  static func line(_ text: String, file: String = "OwnMain.swift") throws -> String {
    let place = try failure(text, in: nil, file: file)
    return
      "litmus: \(file):\(place.line): failure outside of any test: \(text)"
  }
}
#endif
