#if LITMUS_RUNNER
internal import Foundation

/// The search for the package that a program was built from.
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

  /// Returns the folders of the packages that a package depends on by path, directly or indirectly.
  ///
  /// SwiftPM lists them in the build folder when it resolves the dependencies.
  ///
  /// - Parameter buildFolder: The build folder, as in `/cart/.build`.
  /// - Returns: The folders, sorted; none before the first build.
  package static func pathDependencies(buildFolder: String) -> [String] {
    let file = "\(buildFolder)/workspace-state.json"
    guard let data = FileManager.default.contents(atPath: file),
      let state = try? JSONDecoder().decode(WorkspaceState.self, from: data)
    else { return [] }
    return Set(state.object.dependencies.compactMap(\.state.path)).sorted()
  }

  /// Returns the build folder that a program is in: the nearest with a list of dependencies, from the
  /// program upwards.
  package static func buildFolder(program: String) -> String? {
    parents(of: program).first {
      FileManager.default.fileExists(atPath: "\($0)/workspace-state.json")
    }
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

/// The part of SwiftPM's `workspace-state.json` that tells where path dependencies are.
private struct WorkspaceState: Decodable {
  struct Object: Decodable { var dependencies: [Dependency] }
  struct Dependency: Decodable { var state: State }
  /// The path is missing for a dependency by version.
  struct State: Decodable { var path: String? }

  var object: Object
}
#endif
