import Foundation
import LitmusRunnerTestSupport

/// A run of the sample app, which is located next to the running test binary.
struct SampleApp {
  let output: String
  let errorOutput: String
  let exitStatus: Int32

  /// Runs the app and waits until it ends, without blocking a thread.
  ///
  /// Replaces what differs from run to run: durations are 0, and the app's path is its name.
  ///
  /// - Parameter arguments: The app's arguments.
  init(_ arguments: String...) async throws {
    self = try await ChildPrograms.run { try Self(waitingFor: arguments) }
  }

  private init(waitingFor arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The output is written to files, because a full pipe would block the app.
    let files = try ["out", "err"].map { name in
      let file = folder.appending(path: name)
      try Data().write(to: file)
      return file
    }

    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .filter {
        !["LITMUS_RUN_TESTS", "COLUMNS"].contains($0.key) && !$0.key.hasPrefix("GITHUB_")
      }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    output = Self.normalized(try String(contentsOf: files[0], encoding: .utf8))
    errorOutput = Self.normalized(try String(contentsOf: files[1], encoding: .utf8))
    exitStatus = process.terminationStatus
  }

  /// The lines of the output, including the empty ones.
  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

  private static var program: URL {
    let bundles = Bundle.allBundles + [Bundle.main]
    let folders =
      bundles.map { $0.bundleURL.deletingLastPathComponent() }
      + [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
    let programs = folders.map { $0.appending(path: "litmus-sample") }
    return programs.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? programs[0]
  }

  private static func normalized(_ text: String) -> String {
    text.withoutDurations.replacing(program.path, with: "litmus-sample")
  }
}
