internal import LitmusDocsFormat

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
  func refuse(_ path: String) throws(LookupError) {
    guard let task = tasks[path], task.source.path != path || isFilledIn(task) else { return }
    throw LookupError(
      "\(path) is a document that is filled in itself: move what both show to an include, a file "
        + "called NAME.include.md")
  }
}
