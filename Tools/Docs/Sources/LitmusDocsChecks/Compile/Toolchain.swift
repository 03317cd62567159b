import Foundation

/// The arguments for which the compiler's driver would look into the toolchain.
struct Toolchain: Sendable {
  /// Where the toolchain keeps its own macros, and the SDK where there is one.
  var flags: [String]

  init(compiler: String) async {
    var flags: [String] = []
    let arguments = ["-print-target-info"]
    if let result = try? await BoundedProcess(compiler, arguments, timeLimit: .seconds(60)).run(),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(result.output.utf8))
    {
      let plugins = info.paths.runtimeResourcePath + "/host/plugins"
      for path in [plugins, plugins + "/testing"] where FileManager.default.fileExists(atPath: path)
      {
        flags += ["-plugin-path", path]
      }
    }
    #if os(macOS)
    let xcrun = BoundedProcess("xcrun", ["--sdk", "macosx", "--show-sdk-path"])
    if let sdk = try? await xcrun.run(), sdk.isSuccess {
      flags += ["-sdk", String(sdk.output.trimmed)]
    }
    #endif
    self.flags = flags
  }
}

/// What the compiler says about itself.
private struct TargetInfo: Decodable {
  struct Paths: Decodable {
    var runtimeResourcePath: String
  }

  var paths: Paths
}
