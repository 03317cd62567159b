#if os(macOS) || os(Linux)
import Foundation

/// A run of the fixture package's tests with one of the two frameworks.
///
/// The package is built in a folder inside this run's build folder, so only the first run builds
/// all of it. The runs follow each other, because SwiftPM waits while another one uses the folder.
struct FixtureRun {
  var process: EndedProcess
  var failures: [ShownFailure]
  /// The texts of the attachments, by their names.
  var attachments: [String: String] = [:]

  /// The lines of the output, so that a test can compare one of them.
  var lines: [Substring] { process.standardOutput.split(separator: "\n") }

  static let xctest = Task.detached {
    var process = try await test(["--disable-swift-testing"])
    process.standardOutput = withLinesOfStandardErrorLast(process.standardOutput)
    return FixtureRun(process: process, failures: failuresInXCTestOutput(process.standardOutput))
  }

  static let swiftTesting = Task.detached {
    _ = await xctest.result
    return try await swiftTesting(["--skip", "LateSwiftTests"])
  }

  static let lateSwiftTesting = Task.detached {
    _ = await swiftTesting.result
    return try await swiftTesting(["--filter", "LateSwiftTests"])
  }

  /// The fixture package's program that runs tests itself; it is built with the tests.
  static let ownMain = Task.detached {
    _ = await xctest.result
    return scratchFolder.appendingPathComponent("debug/OwnMain")
  }

  private static let scratchFolder = Folders.build
    .appendingPathComponent("litmus-fixtures/reporting", isDirectory: true)

  private static func test(_ arguments: [String]) async throws -> EndedProcess {
    // SwiftPM leaves temporary files behind.
    let temporary = scratchFolder.appendingPathComponent("temporary", isDirectory: true)
    try? FileManager.default.removeItem(at: temporary)
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    return try await EndedProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "TMPDIR=\(temporary.path)", "swift", "test", "--package-path", Folders.failingTests.path,
        "--scratch-path", scratchFolder.path,
        // Otherwise SwiftPM may not notice that a file of this package has been added or removed.
        "--disable-build-manifest-caching",
      ] + arguments
    )
  }

  /// Runs the Swift Testing tests, and reads their failures from the event stream, because the
  /// printed output is incomplete if several threads print at once.
  private static func swiftTesting(_ arguments: [String]) async throws -> FixtureRun {
    let events = scratchFolder.appendingPathComponent("events.jsonl")
    let attachments = scratchFolder.appendingPathComponent("attachments", isDirectory: true)
    try? FileManager.default.removeItem(at: attachments)
    try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    let process = try await test(
      [
        "--disable-xctest", "--event-stream-version", "0",
        "--event-stream-output-path", events.path, "--attachments-path", attachments.path,
      ] + arguments
    )
    let files = try FileManager.default.contentsOfDirectory(
      at: attachments, includingPropertiesForKeys: nil)
    return FixtureRun(
      process: process,
      failures: try failuresInEventStream(at: events),
      attachments: try files.reduce(into: [:]) { texts, file in
        texts[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
      }
    )
  }
}
#endif
