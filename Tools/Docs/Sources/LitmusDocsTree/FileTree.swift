package import LitmusDocsFormat

/// The files that a walk found.
package struct FileTree: Sendable {
  /// The root as an absolute path, without symbolic links and without a final slash.
  package let root: String
  /// All files that are not left out, ordered by the bytes of their paths.
  package internal(set) var files: [TreeFile] = []
  /// What makes the tree unfit for a run.
  package internal(set) var findings: [Finding] = []
  /// What was passed over, and why, for those who want to know.
  package internal(set) var notes: [String] = []
  /// Symbolic links that lead nowhere, with the reason, by their paths.
  package internal(set) var brokenLinks: [String: String] = [:]

  init(root: String) {
    self.root = root
  }

  /// The absolute path of a file.
  package func absolutePath(of path: String) -> String {
    path.hasPrefix("/") ? path : root == "/" ? "/" + path : "\(root)/\(path)"
  }
}
