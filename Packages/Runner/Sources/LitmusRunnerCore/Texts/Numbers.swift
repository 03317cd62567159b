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

/// Returns the name, or else the name with the lowest number that makes it unique.
///
/// - Parameters:
///   - name: The name.
///   - separator: The text between the name and the number.
///   - take: Returns whether a name was unused.
package func unusedName(
  _ name: String, _ separator: String = " #", take: (String) -> Bool
) -> String {
  if take(name) { return name }
  var number = 2
  while !take("\(name)\(separator)\(number)") { number += 1 }
  return "\(name)\(separator)\(number)"
}

/// Returns a decimal fraction, as in `1.204`.
///
/// - Parameters:
///   - count: How many tenths, hundredths or other parts it has: 1,204 thousandths.
///   - digits: How many digits follow the decimal point.
package func fixedPoint(_ count: Int64, digits: Int) -> String {
  let text = String(count).padded(to: digits + 1, with: "0")
  return "\(text.dropLast(digits)).\(text.suffix(digits))"
}

extension String {
  /// Returns the text after as many spaces, or other characters, as it is shorter than a length.
  package func padded(to length: Int, with character: Character = " ") -> String {
    String(repeating: character, count: max(0, length - count)) + self
  }
}

extension Duration {
  /// The duration in seconds with three digits after the decimal point, as in `1.204`.
  package var milliseconds: String {
    let (seconds, attoseconds) = components
    let total = seconds * 1_000 + (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000
    return fixedPoint(max(total, 0), digits: 3)
  }

  /// The duration in seconds with six digits after the decimal point, as in `0.000204`.
  package var microseconds: String { fixedPoint(wholeMicroseconds, digits: 6) }

  /// The duration in whole microseconds, not less than 0.
  package var wholeMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    return max(0, seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
  }
}
