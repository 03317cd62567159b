import Foundation
import LitmusDocsFormat

/// A link's target, split into its path and its fragment.
struct LinkTarget {
  /// The path as written, without the query and the fragment; empty for a link within the document.
  private(set) var path: Substring
  /// The text after `#`.
  private(set) var fragment: Substring?

  init(_ target: String) {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    path = parts[0].prefix { $0 != "?" }
    fragment = parts.count > 1 ? parts[1] : nil
  }

  /// Returns text with percent escapes decoded, or unchanged if the result is not UTF-8.
  static func percentDecoded(_ text: Substring) -> String {
    text.removingPercentEncoding ?? String(text)
  }
}

/// A path relative to the root of the repository, with `.` and `..` resolved.
struct LinkPath {
  /// The folders and the file, relative to the root, or to the folder that `ascent` leads to.
  private(set) var parts: [Substring] = []
  /// The number of folders above the root at which it begins.
  private(set) var ascent = 0

  /// - Parameters:
  ///   - path: The path of a link; relative to the root if it begins with a slash.
  ///   - document: The path of the document that contains the link.
  init(_ path: String, from document: String) {
    if !path.hasPrefix("/") {
      parts = document.split(separator: "/").dropLast()
    }
    for part in path.split(separator: "/") {
      switch part {
      case ".": break
      case ".." where parts.isEmpty: ascent += 1
      case "..": parts.removeLast()
      default: parts.append(part)
      }
    }
  }

  /// The path relative to the root, or nil if it leaves the repository.
  var inside: String? { ascent == 0 ? parts.joined(separator: "/") : nil }

  /// Whether it leads to one of GitHub's pages of the repository, such as `../../issues`.
  var isPageOfRepository: Bool {
    guard ascent == 2, let page = parts.first else { return false }
    return Self.pages.contains(page)
  }

  private static let pages: Set<Substring> = [
    "actions", "blob", "commits", "compare", "discussions", "issues", "labels", "milestones",
    "pulls", "releases", "security", "tree", "wiki",
  ]

  /// Converts a path relative to the root into one relative to a document.
  static func relative(_ path: String, from document: String) -> String {
    var folders = document.split(separator: "/").dropLast()
    var parts = path.split(separator: "/")[...]
    while parts.count > 1, let folder = folders.first, folder == parts.first {
      folders.removeFirst()
      parts.removeFirst()
    }
    return (folders.map { _ in ".." } + parts).joined(separator: "/")
  }
}

/// Finds the file that a link was most likely meant to lead to.
struct NearestFile {
  /// The names in each folder.
  private let names: [Substring: [String]]
  /// The paths that end with each name, in lowercase.
  private let namesakes: [String: [String]]

  init(_ paths: [String]) {
    names = Dictionary(grouping: paths, by: { Self.split($0).folder })
      .mapValues { paths in paths.map { String(Self.split($0).name) } }
    namesakes = Dictionary(grouping: paths, by: { Self.split($0).name.lowercased() })
  }

  /// Returns a file with a similar name in the same folder, or else one with the same name in
  /// another folder.
  func to(_ path: String) -> String? {
    let (folder, name) = Self.split(path)
    if let nearest = NearestName.of(String(name), among: names[folder] ?? []) {
      return folder.isEmpty ? nearest : "\(folder)/\(nearest)"
    }
    let others = namesakes[name.lowercased()] ?? []
    return NearestName.of(path, among: others) ?? others.min()
  }

  private static func split(_ path: String) -> (folder: Substring, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path[...]) }
    return (path[..<slash], path[path.index(after: slash)...])
  }
}
