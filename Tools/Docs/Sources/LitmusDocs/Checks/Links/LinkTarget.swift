import Foundation

/// A link's target, split into its path and its fragment.
struct LinkTarget {
  /// The path as written, without the query and the fragment; empty for a link within the document.
  let path: String
  /// The query with its `?`; empty if there is none.
  private let query: String
  /// The text after `#`.
  let fragment: String?

  /// - Parameter target: The address; a combining character may follow any sign in it.
  init(_ target: String) {
    let parts = target.utf8.split(
      separator: .numberSign, maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].prefix { $0 != UInt8(ascii: "?") }
    self.path = String(Substring(path))
    query = String(Substring(parts[0][path.endIndex...]))
    fragment = parts.count > 1 ? String(Substring(parts[1])) : nil
  }

  /// Returns the target with another path or fragment, both encoded, as it can be written.
  func replacing(path: String?, fragment: String?) -> String {
    let fragment = fragment ?? self.fragment.map { Self.escaped($0) }
    return (path ?? Self.escaped(self.path)) + Self.escaped(query)
      + (fragment.map { "#" + $0 } ?? "")
  }

  /// Returns a name or a path as it can be written in a target.
  static func encoded(_ name: String) -> String { escaped(name, also: "%#?&:") }

  /// Returns text with percent escapes for what would end a target in Markdown or in HTML.
  private static func escaped(_ text: String, also others: String = "") -> String {
    var depth = 0
    var isBalanced = true
    for byte in text.utf8 {
      if byte == .leftParenthesis { depth += 1 }
      if byte == .rightParenthesis { depth -= 1 }
      isBalanced = isBalanced && depth >= 0
    }
    let signs = "\"'<>\\`|" + others + (isBalanced && depth == 0 ? "" : "()")
    return text.percentEncoded { $0 > .space && $0 != 0x7F && !signs.utf8.contains($0) }
  }

  /// Returns text with percent escapes decoded, or unchanged if the result is not UTF-8.
  static func percentDecoded(_ text: some StringProtocol) -> String {
    text.utf8.contains(.percentSign) ? text.removingPercentEncoding ?? String(text) : String(text)
  }
}

/// A path relative to the root of the repository, with `.` and `..` resolved.
struct LinkPath {
  /// The folders and the file, relative to the root, or to the folder that `ascent` leads to.
  private(set) var parts: [String] = []
  /// The number of folders above the root at which it begins.
  private(set) var ascent = 0

  /// - Parameters:
  ///   - path: The path of a link; relative to the root if it begins with a slash.
  ///   - document: The path of the document that contains the link.
  init(_ path: String, from document: String) {
    if path.utf8.first != .slash { parts = document.pathParts.dropLast() }
    for part in path.pathParts {
      switch part {
      case ".": break
      case ".." where parts.isEmpty: ascent += 1
      case "..": parts.removeLast()
      default: parts.append(part)
      }
    }
  }

  /// Returns the path relative to the root, or nil if it leaves the repository.
  ///
  /// - Parameter folders: The number of folders of the repository around the root.
  func inside(folders: Int = 0) -> String? {
    guard ascent <= folders else { return nil }
    return (repeatElement("..", count: ascent) + parts).joined(separator: "/")
  }

  /// Returns whether it leads to a page of GitHub, which shows a file two folders below its repository: to one
  /// of the repository, such as `../../issues`, or to another repository.
  func isPageOfGitHub(folders: Int) -> Bool {
    let ascent = ascent - folders
    return ascent > 2 || ascent == 2 && (parts.isEmpty || Self.pages.contains(parts[0]))
  }

  /// Whether it leads to a page of the repository from an issue or a pull request, which are one folder
  /// below it, as in `../blob/main/README.md`.
  var isPageNextToIssues: Bool {
    (1...2).contains(ascent) && parts.first.map(Self.pages.contains) ?? false
  }

  private static let pages: Set<String> = [
    "actions", "activity", "archive", "blame", "blob", "branches", "commit", "commits",
    "community", "compare", "contributors", "deployments", "discussions", "edit", "fork", "forks",
    "graphs", "issues", "labels", "milestone", "milestones", "network", "new", "packages",
    "projects", "pull", "pulls", "pulse", "raw", "releases", "search", "security", "settings",
    "stargazers", "subscription", "tags", "tree", "watchers", "wiki",
  ]

  /// Converts a path relative to the root into one relative to a document.
  static func relative(_ path: String, from document: String) -> String {
    var folders = document.pathParts.dropLast()[...]
    var parts = path.pathParts[...]
    while parts.count > 1, let folder = folders.first, folder == parts.first {
      folders.removeFirst()
      parts.removeFirst()
    }
    return (folders.map { _ in ".." } + parts).joined(separator: "/")
  }
}

extension String {
  /// The folders and the file of a path.
  var pathParts: [String] { utf8.split(separator: .slash).map { String(Substring($0)) } }
}

/// Finds the file or folder that a link was most likely meant to lead to.
struct NearestFile {
  /// The names of the files and folders in each folder.
  private var names: [Substring: Set<Substring>] = [:]
  /// The paths of the files that end with each name, in lowercase.
  private let namesakes: [String: [String]]

  init(_ paths: [String]) {
    namesakes = Dictionary(grouping: paths, by: { Self.split($0[...]).name.lowercased() })
    for path in paths {
      var rest = path[...]
      while !rest.isEmpty {
        let (folder, name) = Self.split(rest)
        guard names[folder, default: []].insert(name).inserted else { break }
        rest = folder
      }
    }
  }

  /// Returns the path with a similar name in the same folder, or else a file with the same name in
  /// another one, or else the path whose parts are all similar.
  func to(_ path: String) -> String? {
    let path = path.pathParts.joined(separator: "/")
    let (folder, name) = Self.split(path[...])
    if let nearest = nearest(to: name, in: folder) { return nearest }
    let others = namesakes[name.lowercased()] ?? []
    return NearestName.of(path, among: others) ?? corrected(path) ?? others.min()
  }

  /// Returns the path with each wrong part replaced by the most similar name in its folder.
  private func corrected(_ path: String) -> String? {
    var found: Substring? = ""
    for part in path.pathParts {
      found = found.flatMap { folder in
        names[folder]?.contains(part[...]) == true
          ? Self.joined(folder, part) : nearest(to: part[...], in: folder)?[...]
      }
    }
    return found.map(String.init)
  }

  private func nearest(to name: Substring, in folder: Substring) -> String? {
    NearestName.of(String(name), among: names[folder, default: []].map(String.init))
      .map { String(Self.joined(folder, $0)) }
  }

  private static func joined(_ folder: Substring, _ name: String) -> Substring {
    folder.isEmpty ? name[...] : "\(folder)/\(name)"
  }

  /// Returns whether a file is certainly meant by the path of a missing one: only the case differs, or no other file has the
  /// name, and not because every folder may have one of that name.
  func isMeant(_ file: String, by path: String) -> Bool {
    let path = path.pathParts.joined(separator: "/")
    let name = Self.split(path[...]).name
    let others = namesakes[name.lowercased()] ?? []
    if others.filter({ $0.lowercased() == path.lowercased() }) == [file] { return true }
    let stem = name.prefix { $0 != "." }.lowercased()
    return Self.split(file[...]).name == name && others.count == 1 && stem != "readme"
      && stem != "index"
  }

  private static func split(_ path: Substring) -> (folder: Substring, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (path[..<slash], path[path.index(after: slash)...])
  }
}
