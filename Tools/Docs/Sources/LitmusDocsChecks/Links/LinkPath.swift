/// A path from the root of the repository, with `.` and `..` worked out.
struct LinkPath {
  /// The folders and the file, from the root or from where `ascent` leads.
  private(set) var parts: [Substring] = []
  /// How many folders above the root it begins.
  private(set) var ascent = 0

  /// - Parameters:
  ///   - path: The path of a link; from the root if it begins with a slash.
  ///   - document: The path of the document that the link stands in.
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

  /// The path from the root, or nil where it leaves the repository.
  var inside: String? { ascent == 0 ? parts.joined(separator: "/") : nil }

  /// Whether it leads to a page that GitHub has for the repository, such as `../../issues`.
  var isPageOfRepository: Bool {
    guard ascent == 2, let page = parts.first else { return false }
    return Self.pages.contains(page)
  }

  private static let pages: Set<Substring> = [
    "actions", "blob", "commits", "compare", "discussions", "issues", "labels", "milestones",
    "pulls", "releases", "security", "tree", "wiki",
  ]

  /// A path from the root as a document must write it.
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
