import Foundation
import LitmusToolSupport

extension DocsRun {
  /// The version of the tool, which is part of the cache key.
  static let version = LitmusVersion.current

  /// Returns the files and folders that git ignores, or none if documents are named.
  func pathsIgnoredByGit() async -> Set<String> {
    guard settings.format.compatibility == .litmus, options.paths.isEmpty,
      settings.documents.isEmpty
    else { return [] }
    let options = ["--others", "--ignored", "--exclude-standard", "--directory"]
    let paths = await BoundedProcess.git(["ls-files", "-z"] + options, in: settings.root) ?? ""
    return Set(
      paths.split(separator: "\0").map { $0.hasSuffix("/") ? $0.dropLast() : $0 }.map(String.init))
  }

  /// Returns patterns for the documents and folders that the command line names.
  func pathPatterns() throws(Finding) -> [String] {
    var patterns: [String] = []
    for path in options.paths { patterns.append(try pathPattern(path)) }
    return patterns
  }

  /// Converts a path of the command line, which must exist, into a pattern for it and everything below it.
  private func pathPattern(_ path: String) throws(Finding) -> String {
    let here = FileManager.default.currentDirectoryPath
    let folders = path.hasPrefix("/") ? [""] : [here, settings.root]
    for folder in folders {
      let absolute = normalizedPath("\(folder)/\(path)")
      guard FileManager.default.fileExists(atPath: absolute) else { continue }
      if canonicalPath(absolute) == settings.root { return "**" }
      // The root has no links. What is named may be one itself.
      let name = absolute.lastIndex(of: "/").map { absolute[$0...] } ?? ""
      let place = canonicalPath(String(absolute.dropLast(name.count))) + name
      let relative = relativePath(place, to: settings.root)
      if relative != place { return PathGlob.literal(relative) }
    }
    throw Finding(
      .usage, file: path,
      message: "no such file or folder below \(settings.root)" + hint(for: path, in: folders))
  }

  /// Returns the end of a message, with the path that a missing one was most likely meant to be.
  private func hint(for path: String, in folders: [String]) -> String {
    let parent = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let siblings = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(parent)")) ?? []
    }
    return NearestName.hint(for: path, among: siblings.map { "\(parent)\($0)" })
  }

  /// The time limit of a build, a compiler or a command.
  var timeLimit: Duration { .seconds(settings.timeLimit) }

  /// Whether fences may be parts of code that their pages do not show, so that they have no findings.
  ///
  /// Until a repository is set up for the tool, its pages need not show all that their fences use.
  var allowsFragments: Bool {
    settings.configurationFile == nil && !FileManager.default.fileExists(atPath: baselinePath)
  }
}
