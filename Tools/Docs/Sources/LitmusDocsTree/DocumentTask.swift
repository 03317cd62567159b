internal import LitmusDocsFormat

/// A source document and the path of the document that is written from it.
struct DocumentTask: Hashable, Sendable {
  var source: TreeFile
  /// The path of the written document, relative to the root.
  var target: String

  /// Returns the documents of a tree, and findings for those that would overwrite one another.
  static func all(
    in tree: FileTree, convention: DocumentConvention
  ) -> (tasks: [DocumentTask], findings: [Finding]) {
    let documents = FileIndex.withoutAliases(tree.files.filter { $0.uses.contains(.document) })
    var tasks: [DocumentTask] = []
    var findings: [Finding] = []
    var sources: [String: String] = [:]
    for source in documents {
      let target =
        convention == .inPlaceOverwrite ? source.path : transformed(source.path)
      if let other = sources[target] {
        findings.append(
          Finding(
            .usage, file: source.path,
            message: "\(target) would be written from \(other) too: rename one of them"))
        continue
      }
      sources[target] = source.path
      tasks.append(DocumentTask(source: source, target: target))
    }
    return (tasks, findings)
  }

  /// Returns the path that a source is written to: without folders named `mdsource`, and without `.source`.
  static func transformed(_ path: String) -> String {
    var parts = path.split(separator: "/").filter { $0.lowercased() != "mdsource" }
    guard let name = parts.popLast() else { return path }
    let lowercased = name.lowercased()
    let ending = lowercased.hasSuffix(".source.mdx") ? ".source.mdx" : ".source.md"
    let stem = name.dropLast(ending.count)
    let final = name.dropFirst(stem.count + ".source".count)
    return (parts + [stem + final]).joined(separator: "/")
  }
}
