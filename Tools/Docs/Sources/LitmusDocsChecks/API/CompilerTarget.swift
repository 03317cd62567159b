import Foundation

/// What the installed compiler compiles for.
actor CompilerTarget {
  struct Value: Sendable {
    var triple: String
    /// The folder of Apple's headers and modules; nil elsewhere.
    var sdk: String?
  }

  static let shared = CompilerTarget()

  private var known: Task<Value, any Error>?

  /// The target that the compiler builds for by default; asked for once.
  func value() async throws -> Value {
    if let known { return try await known.value }
    let task = Task { try await Self.askForTarget() }
    known = task
    return try await task.value
  }

  private static func askForTarget() async throws -> Value {
    let printed = try await printed("swift", ["-print-target-info"])
    let info = try JSONDecoder().decode(Info.self, from: Data(printed))
    #if os(macOS)
    let sdk = try await Self.printed("xcrun", ["--show-sdk-path"])
    let path = String(decoding: sdk, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return Value(triple: info.target.triple, sdk: path)
    #else
    return Value(triple: info.target.triple, sdk: nil)
    #endif
  }

  private static func printed(_ program: String, _ arguments: [String]) async throws -> [UInt8] {
    let result = await ChildProcess.run(program, arguments, in: "/", timeLimit: .seconds(60))
    guard result.end == .exited(0) else {
      let command = ([program] + arguments).joined(separator: " ")
      throw SymbolGraphExtractor.Failure(
        message: "'\(command)' failed: install a Swift toolchain and put it in PATH")
    }
    return result.output
  }

  private struct Info: Decodable {
    struct Target: Decodable {
      var triple: String
    }

    var target: Target
  }
}
