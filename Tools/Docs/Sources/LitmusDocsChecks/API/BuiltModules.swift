import Foundation

/// The modules that the build of a package has produced.
struct BuiltModules: Hashable, Sendable {
  /// The folder of the build products, such as `.build/debug`.
  var buildFolder: String

  /// The folder in which the compiler finds the modules.
  var searchPath: String {
    let modules = "\(buildFolder)/Modules"
    return FileManager.default.fileExists(atPath: modules) ? modules : buildFolder
  }

  var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: searchPath)) ?? []
    return files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }.sorted()
  }

  /// The module maps of C targets, which the modules may import.
  var moduleMaps: [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: buildFolder)) ?? []
    // The targets that macros need are also built a second time, for the host.
    return folders.filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .map { "\(buildFolder)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }
}
