/// The name that somebody may have meant.
enum SimilarName {
  /// The longest name that is compared: the time grows with the square of it.
  private static let longest = 200

  /// The most similar of some names, or nil where none is similar; the first in order of several.
  static func of(_ name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    guard wanted.count <= longest else { return nil }
    let limit = max(1, wanted.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in names {
      let bytes = Array(candidate.lowercased().utf8)
      guard abs(bytes.count - wanted.count) <= limit else { continue }
      let distance = distance(from: wanted, to: bytes)
      guard distance <= limit else { continue }
      if let best, (best.distance, best.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// The number of bytes to insert, delete or replace.
  private static func distance(from first: [UInt8], to second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (index, byte) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let cost = diagonal + (byte == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(cost, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
