import Foundation
import LitmusToolTestSupport
import Testing

/// A repository on which the program is run.
extension TemporaryFolder {
  /// Runs `litmus-docs` in the root, with a cache of its own.
  func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> ChildPrograms.Outcome {
    try await run(arguments, environment: environment)
  }

  /// Runs `litmus-docs` in the root, and compares what it prints and its status.
  func expect(
    _ arguments: String..., prints output: String, status: Int32 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let outcome = try await run(arguments)
    #expect(outcome == .init(output: output, status: status), sourceLocation: sourceLocation)
  }

  /// - Parameters:
  ///   - program: The program's path from the working directory, or its name in `PATH`.
  ///   - folder: The working directory, from the root.
  func run(
    _ arguments: [String], program: String = "litmus-docs", in folder: String = "",
    environment: [String: String] = [:]
  ) async throws -> ChildPrograms.Outcome {
    var variables = ProcessInfo.processInfo.environment
    for name in ["CI", "GITHUB_ACTIONS", "GITHUB_WORKSPACE"] { variables[name] = nil }
    variables["XDG_CACHE_HOME"] = url.deletingLastPathComponent().appending(path: "cache").path
    let programs = ChildPrograms.built("litmus-docs").deletingLastPathComponent().path
    variables["PATH"] = "\(programs):\(variables["PATH"] ?? "")"
    // `env` passes the name as it is.
    var outcome = try await ChildPrograms.run(
      "/usr/bin/env", [program] + arguments,
      in: url.appending(path: folder),
      environment: variables.merging(environment) { $1 })
    outcome.output = outcome.output.replacing(path, with: "ROOT")
    return outcome
  }
}
