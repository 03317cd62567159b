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
    let (seconds, attoseconds) = components
    let rounded = attoseconds + 500_000_000_000_000
    let milliseconds = max(0, seconds * 1_000 + rounded / 1_000_000_000_000_000)
    let digits = String(milliseconds % 1_000)
    let fraction = String(repeating: "0", count: 3 - digits.count) + digits
    let unit =
      switch length {
      case .short: "s"
      case .spoken: "seconds"
      }
    return "\(milliseconds / 1_000).\(fraction) \(unit)"
  }
}

/// A number with a noun, as in `1 test` and `2 tests`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
