#if os(macOS) || os(Linux)
import Foundation

/// The exit code and the output of a program that has ended.
struct EndedProcess {
  var exitStatus: Int32
  var standardOutput: String
  var standardError: String

  /// Runs a program until it ends.
  ///
  /// Both outputs are written to files, because a full pipe would stop the program.
  static func run(_ program: URL, _ arguments: [String] = []) async throws -> EndedProcess {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("litmus-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("output.txt")
    let error = folder.appendingPathComponent("error.txt")

    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try newFile(at: output)
    process.standardError = try newFile(at: error)
    let exitStatus = try await exitStatus(of: process)
    return EndedProcess(
      exitStatus: exitStatus,
      standardOutput: try String(contentsOf: output, encoding: .utf8),
      standardError: try String(contentsOf: error, encoding: .utf8)
    )
  }

  /// This process's environment without the variables of this test run.
  private static let environment = ProcessInfo.processInfo.environment.filter { variable, _ in
    !["DYLD_", "LLVM_PROFILE_FILE", "SWIFTPM_", "SWIFT_TESTING_", "SWT_", "XCTest"]
      .contains { variable.hasPrefix($0) }
  }

  private static func newFile(at url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  private static func exitStatus(of process: Process) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }
}
#endif
