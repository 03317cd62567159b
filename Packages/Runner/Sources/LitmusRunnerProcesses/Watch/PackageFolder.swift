#if LITMUS_RUNNER
internal import Foundation

/// Finds the package that a program was built from.
package enum PackageFolder {
  /// Returns the nearest folder with a `Package.swift`, from the program upwards, otherwise from a
  /// directory upwards.
  ///
  /// - Parameters:
  ///   - program: The program's path, as in `/cart/.build/debug/cart`.
  ///   - directory: Where to search if the program is not in a package; the current directory by
  ///     default.
  ///   - hasManifest: Returns whether a folder has a `Package.swift`.
  /// - Returns: The folder; `nil` if there is none.
  package static func find(
    program: String,
    directory: String = FileManager.default.currentDirectoryPath,
    hasManifest: (String) -> Bool = {
      FileManager.default.fileExists(atPath: "\($0)/Package.swift")
    }
  ) -> String? {
    (parents(of: program) + [directory] + parents(of: directory)).first(where: hasManifest)
  }

  /// Returns the command that rebuilds a program, in the configuration that its folder is named
  /// after.
  package static func buildCommand(program: String) -> String {
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
