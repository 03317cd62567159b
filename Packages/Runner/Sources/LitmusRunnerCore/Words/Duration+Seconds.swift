extension Duration {
  /// The duration in seconds with three digits after the decimal point, as in `1.204`.
  package var milliseconds: String {
    let (seconds, attoseconds) = components
    var total = seconds * 1_000 + (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000
    total = max(total, 0)
    let fraction = String(total % 1_000)
    return "\(total / 1_000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }

  /// The duration in seconds with six digits after the decimal point, as in `0.000204`.
  package var microseconds: String {
    let (seconds, attoseconds) = components
    let fraction = String(max(attoseconds / 1_000_000_000_000, 0))
    return "\(seconds).\(String(repeating: "0", count: 6 - fraction.count))\(fraction)"
  }
}
