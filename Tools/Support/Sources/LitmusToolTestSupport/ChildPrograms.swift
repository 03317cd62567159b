package import Foundation

/// Programs that tests start: one at a time, whichever of the tests of a process starts them.
///
/// Several at once would take the processors from one another and from all other tests.
package enum ChildPrograms {
  /// What a program printed, and its exit code.
  package struct Outcome: Equatable, Sendable {
    /// The standard output, mixed with the standard error if the two were not separated.
    package var output: String
    /// The standard error, if it was separated.
    package var errors: String
    package var status: Int32

    package init(output: String = "", errors: String = "", status: Int32 = 0) {
      self.output = output
      self.errors = errors
      self.status = status
    }
  }

  private static let turns = Turns()

  /// Runs a program to its end, which the caller awaits without a thread.
  ///
  /// - Parameters:
  ///   - program: The path of a program, or a name that is looked up in `PATH`.
  ///   - folder: The working directory; nil for that of this process.
  ///   - environment: All variables; nil for those of this process.
  ///   - separatesErrors: Whether the standard error is returned separately.
  /// - Returns: What the program printed, and its exit code.
  /// - Throws: An error if the program cannot be started.
  package static func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String]? = nil, separatesErrors: Bool = false
  ) async throws -> Outcome {
    try await alone {
      let process = Process()
      let isPath = program.contains("/")
      process.executableURL = URL(filePath: isPath ? program : "/usr/bin/env")
      process.arguments = isPath ? arguments : [program] + arguments
      if let folder { process.currentDirectoryURL = folder }
      if let environment { process.environment = environment }
      // Files, because a pipe that is not read meanwhile fills up.
      let logs = FileManager.default.temporaryDirectory
        .appending(path: "litmus-tool-logs-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: logs) }
      let files = ["output", "errors"].map { logs.appending(path: $0) }
      for file in files { try Data().write(to: file) }
      let handles = try files.map { try FileHandle(forWritingTo: $0) }
      process.standardOutput = handles[0]
      process.standardError = separatesErrors ? handles[1] : handles[0]
      let status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do {
          try process.run()
        } catch {
          continuation.resume(throwing: error)
        }
      }
      for handle in handles { try handle.close() }
      let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
      return Outcome(output: texts[0], errors: texts[1], status: status)
    }
  }

  /// Returns an executable of this package, which lies beside the test bundle.
  ///
  /// - Parameter name: The name of the executable.
  package static func built(_ name: String) -> URL {
    let bundles = Bundle.allBundles + [Bundle.main]
    let folders =
      bundles.map { $0.bundleURL.deletingLastPathComponent() }
      + [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
    let programs = folders.map { $0.appending(path: name) }
    return programs.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? programs[0]
  }

  /// Runs something that starts programs and awaits them, such as a check.
  ///
  /// Calls must not be nested.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the closure runs.
  ///   - body: What starts the programs.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  package static func alone<Success, Failure>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    await turns.begin()
    let result: Result<Success, Failure>
    do throws(Failure) {
      result = .success(try await body())
    } catch {
      result = .failure(error)
    }
    await turns.end()
    return try result.get()
  }
}

/// Whose turn it is, in the order in which tasks have asked for one.
private actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
  }

  func end() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
