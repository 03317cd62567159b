import Foundation

/// Finds the packages of this repository that paths in documents lead to.
struct ManifestPaths: Sendable {
  var root: String
  /// The names that clients may have for the folder of the repository.
  var repositoryNames: Set<String>

  /// The folder, from the root, that a path in a document means; nil where there is no package.
  ///
  /// A reader's path begins somewhere else: what counts is the part behind the repository's name,
  /// or behind `…`; else the path starts from the document's folder or from the root.
  func folder(at path: String, in document: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    var candidates: [String] = []
    if let start = parts.lastIndex(where: { isRepository($0) }) {
      candidates.append(parts[(start + 1)...].joined(separator: "/"))
    }
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    candidates += [folder.isEmpty ? path : folder + "/" + path, path]
    let found = candidates.first { candidate in
      FileManager.default.fileExists(atPath: absolutePath(candidate, in: root) + "/Package.swift")
    }
    return found.map { $0.isEmpty ? "." : $0 }
  }

  private func isRepository(_ part: String) -> Bool {
    part == "…" || part == "..." || repositoryNames.contains(part.lowercased())
  }
}
