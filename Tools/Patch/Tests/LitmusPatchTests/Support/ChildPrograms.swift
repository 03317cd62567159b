import Foundation

/// Programs that tests start: one at a time, whichever of the tests starts them.
///
/// Several at once would take the processors from one another and from all other tests.
enum ChildPrograms {
  /// What a program printed, and the status it ended with.
  struct Outcome: Equatable {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  private static let turns = Turns()

  /// Runs a program to its end, which the caller awaits without a thread.
  static func run(_ program: URL, _ arguments: [String], in folder: URL) async throws -> Outcome {
    await turns.begin()
    let result: Result<Outcome, any Error>
    do {
      result = .success(try await runAtOnce(program, arguments, in: folder))
    } catch {
      result = .failure(error)
    }
    await turns.end()
    return try result.get()
  }

  private static func runAtOnce(
    _ program: URL, _ arguments: [String], in folder: URL
  ) async throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files, because a pipe that is not read meanwhile fills up.
    let logs = FileManager.default.temporaryDirectory
      .appending(path: "litmus-patch-logs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: logs) }
    let files = ["output", "errors"].map { logs.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
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
