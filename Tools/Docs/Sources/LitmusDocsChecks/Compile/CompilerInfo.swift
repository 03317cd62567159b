import Foundation

/// The target information of a compiler.
struct CompilerInfo: Sendable {
  /// The default target.
  var triple: String
  /// The folder of its resources, such as its own macros.
  var resourcePath: String
  /// The path of Apple's SDK; nil on other platforms.
  var sdk: String?

  /// Reads the information from a compiler; nil if it cannot be run.
  static func read(_ compiler: String) async -> CompilerInfo? {
    let question = BoundedProcess(compiler, ["-print-target-info"], timeLimit: .seconds(60))
    guard let answer = try? await question.run(), answer.isSuccess,
      let printed = try? JSONDecoder().decode(Printed.self, from: Data(answer.output.utf8))
    else { return nil }
    var info = CompilerInfo(
      triple: printed.target.triple, resourcePath: printed.paths.runtimeResourcePath)
    #if os(macOS)
    let xcrun = BoundedProcess("xcrun", ["--sdk", "macosx", "--show-sdk-path"])
    if let sdk = try? await xcrun.run(), sdk.isSuccess { info.sdk = String(sdk.output.trimmed) }
    #endif
    return info
  }

  private struct Printed: Decodable {
    struct Target: Decodable {
      var triple: String
    }

    struct Paths: Decodable {
      var runtimeResourcePath: String
    }

    var target: Target
    var paths: Paths
  }
}

/// The arguments that the compiler driver would derive from the toolchain.
struct Toolchain: Sendable {
  /// The search paths of the toolchain's own macros, and the SDK if there is one.
  var flags: [String]

  init(compiler: String) async {
    var flags: [String] = []
    if let info = await CompilerInfo.read(compiler) {
      let plugins = info.resourcePath + "/host/plugins"
      for path in [plugins, plugins + "/testing"] where FileManager.default.fileExists(atPath: path)
      {
        flags += ["-plugin-path", path]
      }
      if let sdk = info.sdk { flags += ["-sdk", sdk] }
    }
    self.flags = flags
  }
}

/// The target information of the installed compiler, which is read only once.
actor CompilerTarget {
  static let shared = CompilerTarget()

  private var known: Task<CompilerInfo, any Error>?

  func value() async throws -> CompilerInfo {
    if let known { return try await known.value }
    let task = Task {
      guard let info = await CompilerInfo.read("swift") else {
        throw SymbolGraphExtractor.Failure(
          message: "'swift -print-target-info' failed: install a Swift toolchain and put it in PATH"
        )
      }
      return info
    }
    known = task
    return try await task.value
  }
}
