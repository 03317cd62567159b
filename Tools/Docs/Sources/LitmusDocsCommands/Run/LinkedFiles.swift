internal import Foundation
internal import LitmusDocsChecks
internal import LitmusDocsFormat
internal import LitmusDocsTree
internal import LitmusToolSupport

/// The files that links may lead to, in the tree and outside of it.
final class LinkedFiles {
  private let root: String
  private let files: Set<String>
  private let folders: Set<String>
  private var lineCounts: [String: Int?] = [:]
  private var others: Set<String> = []

  /// - Parameter tree: The files of the walk; others are looked up when a link leads to them.
  init(_ tree: FileTree) {
    root = tree.root
    files = Set(tree.files.map(\.path))
    var folders: Set<String> = [""]
    for file in tree.files {
      var folder = file.path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if !folders.insert(String(folder)).inserted { break }
      }
    }
    self.folders = folders
  }

  /// The absolute paths of link destinations outside the walk, whether they exist or not.
  var lookedUp: [String] { others.map { "\(root)/\($0)" } }

  /// - Parameter host: The host that shows the documents.
  func findings(for documents: [DocumentLinks], host: LinkFormat) -> [Finding] {
    let check = LinkCheck(
      paths: files.sorted(), host: host,
      lineCount: { self.lineCount(of: $0) },
      links: { path in
        self.bytes(of: path).map { LinkCollector.collect(path: path, bytes: $0) }
      })
    return check.findings(for: documents, exists: kind)
  }

  private func kind(of path: String) -> LinkedFileKind? {
    if files.contains(path) { return .file }
    if folders.contains(path) { return .folder }
    others.insert(path)
    guard let stamp = FileStamp(path: "\(root)/\(path)") else { return nil }
    return stamp.isFolder ? .folder : .file
  }

  /// Returns the cached line count, because many links may lead into one file.
  private func lineCount(of path: String) -> Int? {
    if let known = lineCounts[path] { return known }
    let count = bytes(of: path).map { TextLines($0).count }
    lineCounts[path] = .some(count)
    return count
  }

  private func bytes(of path: String) -> [UInt8]? {
    try? FileContent.bytes(of: "\(root)/\(path)")
  }
}
