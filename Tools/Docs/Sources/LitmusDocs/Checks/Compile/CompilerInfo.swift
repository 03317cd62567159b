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
    let answer = await question.result()
    guard answer.isSuccess,
      let printed = try? JSONDecoder().decode(Printed.self, from: Data(answer.bytes))
    else { return nil }
    var info = CompilerInfo(
      triple: printed.target.triple, resourcePath: printed.paths.runtimeResourcePath)
    #if os(macOS)
    let xcrun = BoundedProcess("xcrun", ["--sdk", "macosx", "--show-sdk-path"])
    let sdk = await xcrun.result()
    if sdk.isSuccess { info.sdk = String(sdk.output.trimmed) }
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

  /// The arguments that the compiler driver would derive: the search paths of the toolchain's own
  /// macros, and the SDK.
  var flags: [String] {
    let plugins = resourcePath + "/host/plugins"
    let folders = [plugins, plugins + "/testing"].filter(FileManager.default.fileExists(atPath:))
    return folders.flatMap { ["-plugin-path", $0] } + sdkFlags
  }

  /// The argument that names the SDK, if there is one.
  var sdkFlags: [String] { sdk.map { ["-sdk", $0] } ?? [] }
}
