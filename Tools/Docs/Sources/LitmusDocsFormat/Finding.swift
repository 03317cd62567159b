/// One thing that is wrong with a document, a source or a configuration.
///
/// A message names what is wrong and how to mend it, in one line.
package struct Finding: Hashable, Sendable {
  /// What went wrong, and with it the status that the tool exits with.
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// A document is not what `update` would write.
    case stale = 1
    /// The command line or the configuration is wrong.
    case usage = 2
    /// A snippet is missing, defined twice, not closed or not used.
    case snippet = 3
    /// A fence does not compile.
    case compile = 4
    /// A command prints something else than the document says.
    case output = 5
    /// A link, an anchor or an image leads nowhere.
    case link = 6
  }

  package var kind: Kind
  /// The path from the root, or as the user wrote it.
  package var file: String
  /// The line, from 1; nil where it is about the whole file.
  package var line: Int?
  package var message: String
  /// Whether it is only said, and does not count for the exit status.
  package var isWarning: Bool

  package init(
    _ kind: Kind, file: String, line: Int? = nil, message: String, isWarning: Bool = false
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.message = message
    self.isWarning = isWarning
  }

  /// The status for several findings: the first of 2, 3, 4, 5, 6 and 1 that is among them, or 0.
  package static func exitStatus(of findings: some Sequence<Finding>) -> Int {
    let kinds = Set(findings.lazy.filter { !$0.isWarning }.map(\.kind))
    let order: [Kind] = [.usage, .snippet, .compile, .output, .link, .stale]
    return order.first { kinds.contains($0) }?.rawValue ?? 0
  }
}
