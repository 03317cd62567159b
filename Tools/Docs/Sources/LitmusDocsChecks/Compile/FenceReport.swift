/// What became of a Swift fence.
package struct FenceReport: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// It is copied from a source that its package compiles.
    case snippet(key: String)
    case compiled
    case skipped(reason: String)
    /// It fails with an error that contains the text, as it should.
    case failsAsExpected(text: String)
    /// It is part of a Package.swift.
    case manifest
    /// It is none of these; there is a finding for it.
    case failed
  }

  package var file: String
  /// The line of the opening fence, from 1.
  package var line: Int
  package var outcome: Outcome
}

extension FenceReport: CustomStringConvertible {
  /// The fence and what became of it, as in `README.md:12: skipped: needs a server`.
  package var description: String {
    let outcome =
      switch outcome {
      case .snippet(let key): "snippet: \(key)"
      case .compiled: "compiled"
      case .skipped(let reason): "skipped: \(reason)"
      case .failsAsExpected(let text): "must fail: \(text)"
      case .manifest: "manifest fragment"
      case .failed: "failed"
      }
    return "\(file):\(line): \(outcome)"
  }
}
