package import Foundation

/// Programs that tests start: one at a time, whichever of the tests of a process starts them.
///
/// Several at once would take the processors from one another and from all other tests.
package enum ChildPrograms {
  /// What a program printed, to both of its outputs in order, and the status it ended with.
  package struct Outcome: Equatable, Sendable {
    package var output: String
    package var status: Int32

    package init(output: String, status: Int32) {
      self.output = output
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
  /// - Throws: An error if the program cannot be started.
  package static func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String]? = nil
  ) async throws -> Outcome {
    try await alone {
      let process = Process()
      let isPath = program.contains("/")
      process.executableURL = URL(filePath: isPath ? program : "/usr/bin/env")
      process.arguments = isPath ? arguments : [program] + arguments
      if let folder { process.currentDirectoryURL = folder }
      if let environment { process.environment = environment }
      // A file, because a pipe that is not read meanwhile fills up.
      let log = FileManager.default.temporaryDirectory
        .appending(path: "litmus-docs-log-\(UUID().uuidString)")
      try Data().write(to: log)
      defer { try? FileManager.default.removeItem(at: log) }
      let handle = try FileHandle(forWritingTo: log)
      process.standardOutput = handle
      process.standardError = handle
      let status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do {
          try process.run()
        } catch {
          continuation.resume(throwing: error)
        }
      }
      try handle.close()
      return Outcome(output: try String(contentsOf: log, encoding: .utf8), status: status)
    }
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
