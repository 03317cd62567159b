/// Finds the name that a mistyped one was most likely meant to be.
struct NearestName: Sendable {
  /// The maximum length of names that are compared: the time grows with its square.
  private static let longest = 200

  private let names: [(text: String, folded: [UInt8])]

  /// - Parameter names: The known names.
  init(among names: some Sequence<String>) {
    self.names = names.sorted().map { ($0, Array($0.lowercased().utf8)) }
  }

  /// Returns the most similar of some names.
  static func of(_ name: String, among names: some Sequence<String>) -> String? {
    NearestName(among: names).of(name)
  }

  /// Returns the end of a message, `: did you mean 'x'?`, or an empty string.
  static func hint(for name: String, among names: some Sequence<String>) -> String {
    of(name, among: names).map { ": did you mean '\($0)'?" } ?? ""
  }

  /// Returns the name with the fewest edits, ignoring case; nil if the number of edits exceeds one
  /// and a third of the length.
  func of(_ name: String) -> String? {
    let wanted = Array(name.lowercased().utf8)
    guard wanted.count <= Self.longest else { return nil }
    var best: String?
    var limit = max(1, wanted.count / 3) + 1
    for known in names where abs(known.folded.count - wanted.count) < limit {
      if let edits = Self.edits(wanted, known.folded, below: limit) {
        best = known.text
        limit = edits
      }
    }
    return best
  }

  /// Returns the number of bytes to insert, remove, replace or swap with the next one; nil if it is
  /// not below the limit.
  private static func edits(_ one: [UInt8], _ other: [UInt8], below limit: Int) -> Int? {
    var before: [Int] = []
    var row = Array(0...other.count)
    for line in one.indices {
      var next = [line + 1]
      next.reserveCapacity(row.count)
      for column in other.indices {
        let isSame = one[line] == other[column]
        var edits = min(row[column] + (isSame ? 0 : 1), next[column] + 1, row[column + 1] + 1)
        if line > 0, column > 0, one[line] == other[column - 1], one[line - 1] == other[column] {
          edits = min(edits, before[column - 1] + 1)
        }
        next.append(edits)
      }
      if next.allSatisfy({ $0 >= limit }) { return nil }
      before = row
      row = next
    }
    return row[other.count] < limit ? row[other.count] : nil
  }
}
