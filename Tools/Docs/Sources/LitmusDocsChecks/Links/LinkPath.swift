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
