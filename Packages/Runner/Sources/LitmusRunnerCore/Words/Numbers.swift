/// Returns a number with a noun, as in `1 test` and `2 tests`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
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
