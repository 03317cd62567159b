/// The imports with which earlier checks compiled fences that lack them.
struct KnownImports: Codable, Equatable, Sendable {
  /// The modules by the path of a document, and by the hash of a fence's code.
  private var modules: [String: [UInt64: [String]]] = [:]

  func modules(for hash: UInt64, in document: String) -> [String]? { modules[document]?[hash] }

  /// Replaces what is known about the documents of a report; a fence that failed keeps what it had.
  mutating func update(with fences: [FenceReport]) {
    let old = modules
    for fence in fences { modules[fence.file] = nil }
    for fence in fences {
      let known = fence.outcome == .failed ? old[fence.file]?[fence.codeHash] : nil
      guard let added = fence.addedImports.isEmpty ? known : fence.addedImports else { continue }
      modules[fence.file, default: [:]][fence.codeHash] = added
    }
  }
}
