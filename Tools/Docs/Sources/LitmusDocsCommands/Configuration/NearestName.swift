/// Suggestions for names that were mistyped.
enum NearestName {
  /// The known name with the fewest edits, if it is near enough to be what was meant.
  static func of(_ name: String, among known: some Sequence<String>) -> String? {
    let limit = max(1, name.count / 3)
    return known.map { (name: $0, edits: edits(from: name.lowercased(), to: $0.lowercased())) }
      .filter { $0.edits <= limit }
      .min { ($0.edits, $0.name) < ($1.edits, $1.name) }?.name
  }

  /// `: did you mean 'x'?`, or nothing.
  static func hint(for name: String, among known: some Sequence<String>) -> String {
    of(name, among: known).map { ": did you mean '\($0)'?" } ?? ""
  }

  /// The Levenshtein distance.
  private static func edits(from: String, to: String) -> Int {
    let target = Array(to)
    var row = Array(0...target.count)
    for (index, character) in from.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let substituted = diagonal + (target[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
