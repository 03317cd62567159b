import Foundation

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
