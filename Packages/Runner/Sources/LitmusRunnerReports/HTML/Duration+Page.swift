#if LITMUS_RUNNER
internal import LitmusRunnerCore

extension Duration {
  /// The duration in milliseconds for a script, as in `204` or `0.25`.
  var pageMilliseconds: String {
    let (whole, rest) = wholeMicroseconds.quotientAndRemainder(dividingBy: 1_000)
    guard rest > 0 else { return "\(whole)" }
    var digits = String(rest + 1_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }

  /// The duration for a person, as in `0.03 ms`, `2.4 ms`, `204 ms`, `1.20 s` or `2 min 05 s`.
  var pageText: String {
    let count = wholeMicroseconds
    switch count {
    case 0: return "0 ms"
    case ..<995: return fixedPoint(max(count + 5, 10) / 10, digits: 2) + " ms"
    case ..<9_950: return fixedPoint((count + 50) / 100, digits: 1) + " ms"
    case ..<999_500: return "\((count + 500) / 1_000) ms"
    case ..<59_995_000: return fixedPoint((count + 5_000) / 10_000, digits: 2) + " s"
    default:
      let seconds = (count + 500_000) / 1_000_000
      if seconds < 3_600 { return "\(seconds / 60) min \(Self.two(seconds % 60)) s" }
      return "\(seconds / 3_600) h \(Self.two(seconds / 60 % 60)) min"
    }
  }

  private static func two(_ number: Int64) -> String { "\(number)".padded(to: 2, with: "0") }
}
#endif
