internal import LitmusRunner

/// For whom a line of words is: for the eye, or for the ear.
package enum WordLength: Sendable {
  /// As a line shows it, as in `failed · 0.012 s`.
  case short
  /// As it is said, as in `failed, 0.012 seconds`.
  case spoken

  var separator: String {
    switch self {
    case .short: " · "
    case .spoken: ", "
    }
  }
}

extension Duration {
  /// The duration in seconds with three digits behind the point, as in `0.012 s`.
  package func words(_ length: WordLength) -> String {
    switch length {
    case .short: "\(milliseconds) s"
    case .spoken: "\(milliseconds) seconds"
    }
  }
}
