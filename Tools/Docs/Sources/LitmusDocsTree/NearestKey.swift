/// Finds the known key that is most like a mistyped one.
struct NearestKey: Sendable {
  private let keys: [(text: String, folded: [UInt8])]

  init(among keys: some Sequence<String>) {
    self.keys = keys.sorted().map { ($0, Array($0.lowercased().utf8)) }
  }

  /// The key that takes the fewest edits, if they are fewer than a third of its length.
  func nearest(to key: String) -> String? {
    let wanted = Array(key.lowercased().utf8)
    var best: String?
    var limit = max(2, wanted.count / 3) + 1
    for known in keys where abs(known.folded.count - wanted.count) < limit {
      if let distance = Self.distance(wanted, known.folded, below: limit) {
        best = known.text
        limit = distance
      }
    }
    return best
  }

  /// How many bytes must be put in, taken out or replaced; nil if not below the limit.
  private static func distance(_ one: [UInt8], _ other: [UInt8], below limit: Int) -> Int? {
    var row = Array(0...other.count)
    for (index, byte) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      var least = row[0]
      for column in other.indices {
        let replaced = diagonal + (byte == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
        least = min(least, row[column + 1])
      }
      if least >= limit { return nil }
    }
    return row[other.count] < limit ? row[other.count] : nil
  }
}
