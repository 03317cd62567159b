@_spi(Litmus) internal import LitmusReporting

/// Returns the end of a text that names one of several, as in ` and 2 others`; empty if there are none.
package func andOthers(_ count: Int) -> String {
  count > 0 ? " and \(counted(count, "other"))" : ""
}

/// Returns a number with commas between its thousands, and with a noun, as in `1,204 tests`.
package func grouped(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// Returns a number with commas between its thousands, as in `1,204,000`.
package func grouped(_ number: Int) -> String {
  let digits = String(number)
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3), digit.isNumber, text != "-" {
      text += ","
    }
    text.append(digit)
  }
  return text
}

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
