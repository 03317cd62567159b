internal import LitmusRunnerCore

/// The form of a line of text: for display or for VoiceOver.
package enum WordLength: Sendable {
  /// As displayed, as in `failed · 0.012 s`.
  case short
  /// As spoken, as in `failed, 0.012 seconds`.
  case spoken

  var separator: String {
    switch self {
    case .short: " · "
    case .spoken: ", "
    }
  }
}

extension Duration {
  /// Returns the duration in seconds with three decimal places, as in `0.012 s`.
  package func words(_ length: WordLength) -> String {
    switch length {
    case .short: "\(milliseconds) s"
    case .spoken: "\(milliseconds) seconds"
    }
  }
}
