#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

/// The test modules that changed files affect.
///
/// A module is affected if a file of its target, or of a target that it depends on, has changed. A file of no target
/// affects those with sources that a plug-in writes, because it may read the file, and a header those of C. A changed
/// manifest, or a changed `Package.resolved`, affects all of them, and so does a deleted source of no target: SwiftPM
/// does not describe a target without sources, nor who depends on it.
struct AffectedTests: Equatable {
  /// The modules whose tests do not run, by name.
  private(set) var unaffected: Set<String> = []
  /// The file because of which all modules are affected; `nil` if some may not be.
  private(set) var reason: String?
  /// The changed files that affect no module, because they belong to no target.
  private(set) var others: [String] = []

  /// Whether no module is affected.
  private(set) var isEmpty = false

  /// Finds the modules.
  ///
  /// - Parameters:
  ///   - files: The changed files, as absolute paths.
  ///   - deleted: Those that are no longer there.
  ///   - graph: The package.
  init(_ files: [String], deleted: Set<String> = [], in graph: PackageGraph) {
    func owners(of file: String) -> Set<String> {
      Set(graph.targets.filter { $0.value.paths.contains { Self.contains($0, file) } }.keys)
    }
    reason = files.first { file in
      let name = file.lastPathPart
      let isManifest =
        name == "Package.resolved" || name.hasPrefix("Package") && name.hasSuffix(".swift")
      if isManifest, graph.folders.contains(where: { "\($0)/\(name)" == file }) { return true }
      return deleted.contains(file) && Self.isSource(file) && owners(of: file).isEmpty
    }
    guard reason == nil else { return }
    var changed: Set<String> = []
    for file in files {
      let owners = owners(of: file)
      changed.formUnion(owners)
      guard owners.isEmpty else { continue }
      let readers = graph.targets.filter {
        $0.value.writesSources || $0.value.isClang && Self.isIncludable(file)
      }
      if readers.isEmpty { others.append(file) }
      changed.formUnion(readers.keys)
    }
    let affected = graph.targets.keys.filter { name in
      !graph.dependencies(of: name).isDisjoint(with: changed)
    }
    let modules = Set(affected.compactMap { graph.targets[$0]?.module })
    isEmpty = affected.isEmpty
    unaffected = Set(graph.targets.values.map(\.module)).subtracting(modules)
  }

  /// Returns whether a target's path contains a file, or lies in it: a changed submodule or symbolic
  /// link is one file.
  private static func contains(_ path: String, _ file: String) -> Bool {
    path == file || file.hasPrefix("\(path)/") || path.hasPrefix("\(file)/")
  }

  /// Returns whether SwiftPM compiles a file, as far as its name says.
  private static func isSource(_ file: String) -> Bool {
    ["s", "swift"].contains(URL(filePath: file).pathExtension.lowercased()) || isIncludable(file)
  }

  /// Returns whether a source of C may include a file, as far as its name says.
  private static func isIncludable(_ file: String) -> Bool {
    let ends = [
      "c", "cc", "cpp", "cxx", "def", "h", "hh", "hpp", "hxx", "inc", "inl", "ipp", "m", "mm",
      "modulemap", "pch", "tpp",
    ]
    return ends.contains(URL(filePath: file).pathExtension.lowercased())
  }

  /// Returns what is said before the run.
  ///
  /// - Parameters:
  ///   - modules: All modules with tests.
  ///   - origin: Since when files have changed, as in "since main".
  ///   - folder: The package's folder.
  func lines(_ modules: [String], origin: String, folder: String) -> [String] {
    func relative(_ path: String) -> String {
      visible(path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path)
    }
    if let reason { return ["All test modules are run: \(relative(reason)) has changed."] }
    var lines: [String] = []
    let left = modules.filter(unaffected.contains)
    if !left.isEmpty {
      lines.append(
        "Left out: \(left.joined(separator: ", ")). No file of \(left.count == 1 ? "it" : "them") "
          + "or of the targets that \(left.count == 1 ? "it depends" : "they depend") on has changed "
          + "\(origin).")
    }
    if !others.isEmpty {
      let shown = others.prefix(3).map(relative).joined(separator: ", ")
      let more = others.count > 3 ? " and \(others.count - 3) more" : ""
      lines.append(
        "Changed, but in no target, so that no test is run because of it: \(shown)\(more).")
    }
    return lines
  }
}
#endif
