package import LitmusDocsFormat
package import LitmusToolSupport

/// What a run works on, and how.
package struct SyncOptions: Sendable {
  /// The root, as the user wrote it.
  package var root: String
  /// How documents are written; the run itself finds the line ending.
  package var format: FormatOptions
  package var rules: WalkRules
  /// Whether nobody may write to written documents by hand.
  ///
  /// Only for `mdsnippets`.
  package var readOnly = false
  /// What becomes of a snippet that no document shows; only under Litmus's own rules.
  package var unused = UnusedSnippets.error
  /// Addresses of files whose snippets are used too; read only where there is a fetcher.
  package var urlsAsSnippets: [String] = []
  /// Gets what an address holds; nil where nobody asked for it.
  package var fetch: WebFetcher?
  /// The folder in which keys that are relative paths are looked up last; absolute.
  package var workingFolder: String
  /// Where `check` remembers that all is in sync; nil to read everything, and remember nothing.
  package var cacheFolder: String?
  /// Whatever else the answer depends on: the tool's version, and what is checked besides.
  package var fingerprint = ""
  /// Absolute paths of further files the answer depends on, such as the configuration.
  package var inputs: [String] = []
  package var operations = FileOperations()

  package init(root: String, format: FormatOptions, workingFolder: String) {
    self.root = root
    self.format = format
    self.workingFolder = workingFolder
    rules = WalkRules(format.compatibility, convention: format.convention)
  }

  /// What a cache must have been made with to be of use.
  func cacheKey(root: String) -> String {
    [
      root, workingFolder, fingerprint, String(describing: format), String(describing: rules),
      String(describing: urlsAsSnippets), "\(readOnly) \(unused)",
    ].joined(separator: "\u{0}")
  }
}

/// What becomes of a snippet that no document shows.
package enum UnusedSnippets: String, CaseIterable, Hashable, Sendable {
  /// It is a finding of `check`, and a warning of `update`.
  case error
  case warning
  case ignore
}

/// What a run is for.
package enum SyncMode: Sendable {
  /// Write what has changed.
  case update
  /// Say what would be written.
  case check
}

/// A document that has more to be filled in than snippets.
package struct Amendment: Sendable {
  /// The path from the root.
  package var path: String
  package var bytes: [UInt8]
  /// What is wrong with what was to be filled in.
  package var findings: [Finding] = []
}

/// Who wants to hear of a run while it goes on; all of it is called on several threads.
package struct SyncObserver: Sendable {
  /// How many documents are done, of how many.
  package var progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  /// Sees each document as it is to be, and says what is wrong with it.
  package var document: @Sendable (_ path: String, _ bytes: [UInt8]) -> [Finding] = { _, _ in [] }
  /// Whether a document has more to be filled in, which `amend` does.
  package var needsAmendment: @Sendable (_ path: String, _ bytes: [UInt8]) -> Bool = { _, _ in
    false
  }
  /// Fills in the rest of the documents that need it, all at once; called on the run's own thread.
  package var amend: @Sendable ([Amendment]) -> [Amendment] = { $0 }
  /// Sees the snippets of all sources, and may change where they are linked to; called once.
  package var snippets: @Sendable ([Snippet]) -> [Snippet] = { $0 }
  /// Whether the user has asked to stop.
  package var shouldStop: @Sendable () -> Bool = { false }

  package init() {}
}
