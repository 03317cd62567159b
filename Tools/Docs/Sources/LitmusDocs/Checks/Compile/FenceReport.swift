/// The report on how a Swift fence was checked.
struct FenceReport: Codable, Hashable, Sendable {
  enum Outcome: Codable, Hashable, Sendable {
    /// It is copied from a source that is compiled by its package.
    case snippet(key: String)
    case compiled
    /// It was compiled, and ran to its end.
    case ran
    case skipped(reason: String)
    /// It fails as expected, with an error that contains the text.
    case failsAsExpected(text: String)
    /// It is part of a `Package.swift`.
    case manifest
    /// It is a part of code that its page does not show, and was not checked.
    case fragment
    /// The check failed; there is a finding for it.
    case failed
  }

  var file: String
  /// The line of the opening fence, from 1.
  var line: Int
  var outcome: Outcome
  /// The modules that were imported for a fence that imports none of its package.
  var addedImports: [String] = []
  /// Whether an earlier check had to add the same imports.
  var areImportsKnown = false
  /// Whether it could be checked: otherwise, its package is not built.
  var isChecked = true
  /// The hash of the code, with its hidden lines.
  var codeHash: UInt64 = 0
}

extension FenceReport: CustomStringConvertible {
  /// The fence and its outcome, as in `README.md:12: skipped: needs a server`.
  var description: String {
    let outcome =
      switch outcome {
      case .snippet(let key): "snippet: \(key)"
      case .compiled where !addedImports.isEmpty:
        "compiled with \(addedImports.joined(separator: ", "))"
      case .compiled: "compiled"
      case .ran: "compiled and run"
      case .skipped(let reason): "skipped: \(reason)"
      case .failsAsExpected(let text): "must fail: \(text)"
      case .manifest: "manifest fragment"
      case .fragment: "fragment"
      case .failed: "failed"
      }
    return "\(file):\(line): \(outcome)"
  }
}
