import Foundation

/// The arguments for which the compiler's driver would look into the toolchain.
struct Toolchain: Sendable {
  /// Where the toolchain keeps its own macros, and the SDK where there is one.
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
