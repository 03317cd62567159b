internal import LitmusDocsFormat

/// The documents that a run writes: what they are going to be is not known while it goes on.
struct WrittenDocuments: Sendable {
  private let tasks: [String: DocumentTask]
  /// Whether a document that is read and written in its own place has anything to fill in.
  private let isFilledIn: @Sendable (DocumentTask) -> Bool

  init(_ tasks: [DocumentTask], isFilledIn: @escaping @Sendable (DocumentTask) -> Bool) {
    self.tasks = Dictionary(tasks.map { ($0.target, $0) }) { first, _ in first }
    self.isFilledIn = isFilledIn
  }

  /// Whether a path is that of a document that is written, which need not exist yet.
  func contains(_ path: String) -> Bool { tasks[path] != nil }

  /// The files of a tree and the documents that do not exist yet, ordered by their paths.
  func added(to files: [TreeFile]) -> [TreeFile] {
    let known = Set(files.map(\.path))
    let new = tasks.values.filter { !known.contains($0.target) }.map { task in
      TreeFile(path: task.target, stamp: task.source.stamp, uses: .markdown, isLink: false)
    }
    return new.isEmpty
      ? files : (files + new).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Throws where another document must not show a file.
  func refuse(_ path: String) throws(LookupError) {
    guard let task = tasks[path], task.source.path != path || isFilledIn(task) else { return }
    throw LookupError(
      "\(path) is a document that is filled in itself: move what both show to an include, a file "
        + "called NAME.include.md")
  }
}
