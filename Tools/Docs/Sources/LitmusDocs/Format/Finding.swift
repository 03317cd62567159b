/// A problem with a document, a source or a configuration, which is also an error of the command.
///
/// A message describes the problem and how to fix it in its first line.
struct Finding: Codable, Error, Hashable {
  /// The kind of problem, which determines the exit code of the tool.
  enum Kind: Int, Codable, Hashable, Sendable, CaseIterable {
    /// A document differs from what `update` would write.
    case stale = 1
    /// The command line or the configuration is wrong.
    case usage = 2
    /// A snippet is missing, defined twice, not closed or not used.
    case snippet = 3
    /// A fence does not compile.
    case compile = 4
    /// A command prints something different from the document.
    case output = 5
    /// A link, an anchor or an image is broken.
    case link = 6
  }

  /// A command that fixes a problem.
  enum Fix: Codable, Hashable, Sendable {
    /// The `update` command.
    case update
    /// The `update` command that reads from the web.
    case fetch
  }

  var kind: Kind
  /// The path relative to the root, or as the user wrote it.
  var file: String
  /// The line, from 1; nil if it concerns the whole file.
  var line: Int?
  var message: String
  /// The command that fixes the problem, if there is one.
  var fix: Fix?
  /// Whether it is only a warning, which does not affect the exit code.
  var isWarning: Bool

  init(
    _ kind: Kind, file: String, line: Int? = nil, message: String, fix: Fix? = nil,
    isWarning: Bool = false
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.message = message
    self.fix = fix
    self.isWarning = isWarning
  }

  /// Returns the message, with the command that fixes the problem at the end of its first line.
  ///
  /// - Parameter updateCommand: The `update` command, as the user must type it.
  func message(updateCommand: String) -> String {
    let command: String
    switch fix {
    case .update: command = updateCommand
    case .fetch: command = updateCommand + " --fetch"
    case nil: return message
    }
    let firstLine = message.prefix { $0 != "\n" }
    return "\(firstLine): run '\(command)'\(message[firstLine.endIndex...])"
  }

  /// Returns findings ordered by file and line; those of one line keep their order.
  static func inOrder(_ findings: [Finding]) -> [Finding] {
    findings.sorted { ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0) }
  }

  /// Returns the status for several findings: the first of 2, 3, 4, 5, 6 and 1 that occurs, or 0.
  static func exitStatus(of findings: some Sequence<Finding>) -> Int {
    let kinds = Set(findings.lazy.filter { !$0.isWarning }.map(\.kind))
    let order: [Kind] = [.usage, .snippet, .compile, .output, .link, .stale]
    return order.first { kinds.contains($0) }?.rawValue ?? 0
  }
}
