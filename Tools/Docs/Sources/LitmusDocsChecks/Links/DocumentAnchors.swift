/// The anchors of the documents that links lead to, computed once for each.
struct DocumentAnchors {
  private let documents: [String: DocumentLinks]
  private let read: (String) -> DocumentLinks?
  private var known: [String: Set<String>?] = [:]

  init(_ documents: [DocumentLinks], reading read: @escaping (String) -> DocumentLinks?) {
    self.documents = Dictionary(
      documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.read = read
  }

  /// Returns the anchors of a document, or nil if it cannot be read.
  mutating func of(_ path: String) -> Set<String>? {
    if let anchors = known[path] { return anchors }
    let anchors = (documents[path] ?? read(path))?.anchors
    known[path] = .some(anchors)
    return anchors
  }
}
