import Foundation

/// Finds the packages of this repository that paths in documents refer to.
struct ManifestPaths: Sendable {
  var root: String
  /// The names that clients may use for the folder of the repository.
  var repositoryNames: Set<String>

  /// Returns the folder, relative to the root, that a path in a document refers to; nil without a package.
  ///
  /// A path in a client's project starts elsewhere: only the part after the repository's name, or
  /// after `…`, is used; otherwise the path is relative to the document's folder or to the root.
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
