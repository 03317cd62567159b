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
    path.split(separator: "/").filter { $0.lowercased() != "mdsource" }.joined(separator: "/")
      .replacing(/\.source(\.mdx?)$/.ignoresCase()) { String($0.1) }
  }
}

/// The documents that a run writes, whose new content is unknown during the run.
struct WrittenDocuments: Sendable {
  private let tasks: [String: DocumentTask]
  /// Whether a document that is updated in place has anything to fill.
  private let isFilledIn: @Sendable (DocumentTask) -> Bool

  init(_ tasks: [DocumentTask], isFilledIn: @escaping @Sendable (DocumentTask) -> Bool) {
    self.tasks = Dictionary(tasks.map { ($0.target, $0) }) { first, _ in first }
    self.isFilledIn = isFilledIn
  }

  /// Returns whether a path is that of a written document, which may not exist yet.
  func contains(_ path: String) -> Bool { tasks[path] != nil }

  /// Returns the files of a tree and the documents that do not exist yet, ordered by path.
  func added(to files: [TreeFile]) -> [TreeFile] {
    let known = Set(files.map(\.path))
    let new = tasks.values.filter { !known.contains($0.target) }.map { task in
      TreeFile(path: task.target, stamp: task.source.stamp, uses: .markdown, isLink: false)
    }
    return new.isEmpty
      ? files : (files + new).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Throws an error if other documents must not show a file.
  func refuse(_ path: String) throws(Problem) {
    guard let task = tasks[path], task.source.path != path || isFilledIn(task) else { return }
    throw Problem(
      "\(path) is a document that is filled in itself: move what both show to an include, a file "
        + "called NAME.include.md")
  }
}
