/// The candidate that a name was most likely meant to be.
///
/// - Returns: The candidate with the fewest edits, or nil where all of them need more than a third
///   of the name's length.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, name.count / 3)
  let ranked = candidates.map {
    (name: $0, edits: editDistance(name.lowercased(), $0.lowercased()))
  }
  .sorted { ($0.edits, $0.name) < ($1.edits, $1.name) }
  guard let best = ranked.first, best.edits <= limit else { return nil }
  return best.name
}

/// How many characters must be inserted, dropped or replaced to get from one text to the other.
private func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var previous = Array(0...right.count)
  for (row, character) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      let replaced = previous[column] + (character == other ? 0 : 1)
      current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[right.count]
}
