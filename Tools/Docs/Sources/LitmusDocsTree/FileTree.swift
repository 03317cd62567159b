package import LitmusDocsFormat

/// The files that a walk found, with its findings.
package struct FileTree: Sendable {
  /// The root as an absolute path, without symbolic links and without a final slash.
  package let root: String
  /// All files that are not excluded, ordered by the bytes of their paths.
  package internal(set) var files: [TreeFile] = []
  /// Problems that prevent a run.
  package internal(set) var findings: [Finding] = []
  /// Informational notes about what was skipped, and why.
  package internal(set) var notes: [String] = []
  /// The reasons why symbolic links are broken, by the paths of the links.
  package internal(set) var brokenLinks: [String: String] = [:]

  /// The absolute paths of the folders with files that a run has left behind, or is writing.
  var foldersWithLeftovers: Set<String> = []

  init(root: String) {
    self.root = root
  }

  /// Returns the absolute path of a file.
  package func absolutePath(of path: String) -> String {
    path.hasPrefix("/") ? path : root == "/" ? "/" + path : "\(root)/\(path)"
  }
}
