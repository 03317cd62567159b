internal import Foundation
internal import LitmusDocsChecks
internal import LitmusDocsFormat
internal import LitmusDocsTree

/// The files that links may lead to.
struct LinkedFiles {
  private let root: String
  private let files: Set<String>
  private let folders: Set<String>

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

  func findings(for documents: [DocumentLinks]) -> [Finding] {
    let check = LinkCheck(
      paths: files.sorted(),
      lineCount: { bytes(of: $0).map { TextLines($0).count } },
      links: { path in
        bytes(of: path).map { LinkCollector.collect(path: path, bytes: $0) }
      })
    return check.findings(for: documents, exists: kind)
  }

  private func kind(of path: String) -> LitmusDocsChecks.FileKind? {
    if files.contains(path) { return .file }
    if folders.contains(path) { return .folder }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder) else {
      return nil
    }
    return isFolder.boolValue ? .folder : .file
  }

  private func bytes(of path: String) -> [UInt8]? {
    try? FileContent.bytes(of: "\(root)/\(path)")
  }
}
