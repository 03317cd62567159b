#if LITMUS_RUNNER
/// A regular expression, as short as possible, that matches only the chosen names of a set.
///
/// It follows the names character by character and ends as soon as all names with the same prefix
/// are chosen. A suite whose tests are all chosen needs only its name. A choice of thousands is
/// matched within microseconds, because names share prefixes.
package struct PrefixPattern {
  private struct Name {
    var characters: [Character]
    var isChosen: Bool
  }

  /// The pattern; `nil` if all names are chosen.
  package let text: String?

  /// Makes a pattern.
  ///
  /// - Parameters:
  ///   - names: All names, each once.
  ///   - isChosen: Whether a name is to match.
  package init(_ names: [String], isChosen: (String) -> Bool) {
    let names = names.map { Name(characters: Array($0), isChosen: isChosen($0)) }
      .sorted { $0.characters.lexicographicallyPrecedes($1.characters) }
    let rest = Self.pattern(names[...], from: 0)
    text = rest.isEmpty ? nil : "^" + rest
  }

  /// Returns the pattern that matches only the chosen names, all of which are equal up to `start`.
  private static func pattern(_ names: ArraySlice<Name>, from start: Int) -> String {
    if names.allSatisfy(\.isChosen) { return "" }
    guard let first = names.first, let last = names.last else { return "" }
    // The names are sorted: all share the prefix that the first and the last share.
    var position = start
    while position < first.characters.count, position < last.characters.count,
      first.characters[position] == last.characters[position]
    {
      position += 1
    }
    let shared = first.characters[start..<position].map(escaped).joined()
    var branches: [String] = []
    var rest = names
    while let next = rest.first {
      let character = next.characters.count > position ? next.characters[position] : nil
      let count =
        rest.firstIndex {
          ($0.characters.count > position ? $0.characters[position] : nil) != character
        } ?? rest.endIndex
      let group = rest[rest.startIndex..<count]
      rest = rest[count...]
      guard group.contains(where: \.isChosen) else { continue }
      branches.append(character.map { escaped($0) + pattern(group, from: position + 1) } ?? "$")
    }
    let choice = branches.count == 1 ? branches[0] : "(?:\(branches.joined(separator: "|")))"
    return shared + choice
  }

  private static func escaped(_ character: Character) -> String {
    let isPlain = !character.isASCII || character.isLetter || character.isNumber
    return isPlain || character == "_" ? "\(character)" : "\\\(character)"
  }
}
#endif
