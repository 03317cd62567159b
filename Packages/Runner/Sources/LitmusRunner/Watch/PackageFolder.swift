#if LITMUS_RUNNER
internal import Foundation

/// Finds the package that a program was built from.
enum PackageFolder {
  /// The nearest folder with a `Package.swift`, from the program upwards, else from a directory.
  ///
  /// - Parameters:
  ///   - program: The program's path, as in `/cart/.build/debug/cart`.
  ///   - directory: Where to look if the program stands in no package: the current directory.
  ///   - hasManifest: Whether a folder has a `Package.swift`.
  /// - Returns: The folder; `nil` if there is none.
  static func find(
    program: String,
    directory: String = FileManager.default.currentDirectoryPath,
    hasManifest: (String) -> Bool = {
      FileManager.default.fileExists(atPath: "\($0)/Package.swift")
    }
  ) -> String? {
    (parents(of: program) + [directory] + parents(of: directory)).first(where: hasManifest)
  }

  /// The command that builds a program anew, in the configuration that its folder is named after.
  static func buildCommand(program: String) -> String {
    program.split(separator: "/").dropLast().last == "release"
      ? "swift build -c release" : "swift build"
  }

  private static func parents(of path: String) -> [String] {
    var parents: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      parents.append(rest.isEmpty ? "/" : String(rest))
    }
    return parents
  }
}
#endif
