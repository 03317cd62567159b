#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// The sources whose coverage people read: those of the package and of the packages that it depends on by
/// path, without tests.
struct CoverageSources: Codable, Equatable {
  /// The package's folder.
  let folder: String
  /// The folders and files of the targets.
  private let paths: [String]
  /// The folders and files of the tests, some of which may lie in others.
  private let tests: [String]

  /// Finds the sources of a package.
  ///
  /// - Throws: A ``RunError`` if SwiftPM does not describe it.
  init(of package: TestPackage) throws {
    folder = package.folder
    let graph = try PackageGraph(of: package.folder, describe: package.description)
    paths = graph.targets.values.filter { !$0.isTest }.flatMap(\.paths)
    tests = graph.targets.values.filter(\.isTest).flatMap(\.paths)
  }

  /// Returns the name of a file from the package's folder; `nil` if it is none of the sources.
  func name(of path: String) -> String? {
    guard Self.contains(paths, path), !Self.contains(tests, path) else { return nil }
    return path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  private static func contains(_ paths: [String], _ file: String) -> Bool {
    paths.contains { $0 == file || file.hasPrefix("\($0)/") }
  }
}

extension TestPackage {
  /// Returns the numbers of the lines that have changed since a commit, in the working tree too.
  ///
  /// - Returns: The numbers, by the file's absolute path.
  /// - Throws: A ``RunError`` if git does not know the commit.
  func changedLines() throws -> (lines: [String: Set<Int>], origin: String) {
    let revision = options.changed ?? "HEAD"
    var changed: [String: Set<Int>] = [:]
    let folders = try PackageGraph(of: folder, describe: description).folders
    let files = try changedFiles(since: revision, in: folders)
    let added = try addedLines(since: revision, in: folders)
    for file in files {
      if let lines = added[file] {
        changed[file] = lines
      } else if let text = try? String(contentsOfFile: file, encoding: .utf8) {
        // git does not know the file, so all of its lines are new.
        changed[file] = Set(1...text.utf8.count { $0 == 0x0a } + 1)
      }
    }
    return (changed, "since \(visible(revision))")
  }
}

/// The lines that a difference, as `git diff --unified=0` writes it, adds to each file.
struct DifferenceLines {
  /// The numbers of the lines, by the path as git names it.
  private(set) var lines: [String: Set<Int>] = [:]

  /// Reads a difference.
  init(_ text: String) {
    var path: String?
    // A line break of Windows is one character.
    for line in text.utf8.split(separator: 0x0a).map(Substring.init) {
      if line.hasPrefix("+++ ") {
        let name = line.dropFirst(4)
        path = name.hasPrefix("b/") ? String(name.dropFirst(2).prefix { $0 != "\t" }) : nil
        if let path { lines[path] = [] }
      } else if let path, let range = line.firstMatch(of: /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/),
        let first = Int(range.1)
      {
        let count = range.2.flatMap { Int($0) } ?? 1
        if count > 0 { lines[path, default: []].formUnion(first..<first + count) }
      }
    }
  }
}
#endif
