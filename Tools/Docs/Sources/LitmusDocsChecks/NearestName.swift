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

/// How many characters must be inserted, dropped, replaced or swapped with the next one to get from
/// one text to the other.
private func editDistance(_ left: String, _ right: String) -> Int {
  let (left, right) = (Array(left), Array(right))
  var rows = [Array(0...right.count)]
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let replaced = rows[row][column] + (left[row] == right[column] ? 0 : 1)
      var edits = min(replaced, rows[row][column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        edits = min(edits, rows[row - 1][column - 1] + 1)
      }
      current.append(edits)
    }
    rows.append(current)
  }
  return rows[left.count][right.count]
}
