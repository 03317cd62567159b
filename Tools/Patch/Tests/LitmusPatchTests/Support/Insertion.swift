/// What one text has more than another.
struct Insertion {
  /// How often each byte was added; nil where a byte of the old text is gone or has moved.
  let added: [UInt8: Int]?

  init(from old: [UInt8], to new: [UInt8]) {
    var rest = old[...]
    var added: [UInt8: Int] = [:]
    // Which of several equal bytes is taken for the old one makes no difference to the numbers.
    for byte in new {
      if rest.first == byte { rest.removeFirst() } else { added[byte, default: 0] += 1 }
    }
    self.added = rest.isEmpty ? added : nil
  }

  /// Whether nothing was added but some texts, and white space and commas around them.
  func isOnly(_ texts: [String]) -> Bool {
    guard var added else { return false }
    for byte in texts.joined().utf8 { added[byte, default: 0] -= 1 }
    return added.allSatisfy { byte, count in
      " \t\r\n,".utf8.contains(byte) ? count >= 0 : count == 0
    }
  }
}
