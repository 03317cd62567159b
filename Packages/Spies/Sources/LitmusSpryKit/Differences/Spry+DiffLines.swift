extension Spry {
  /// Returns the lines of two texts with what was removed and added.
  ///
  /// Each line begins with `+ ` if it was added, with `− ` if it was removed, and otherwise with a figure space
  /// and a space.
  ///
  /// - Parameters:
  ///   - first: The old text.
  ///   - second: The new text.
  /// - Returns: The lines; an empty text if both are equal.
  public static func diffLines(_ first: String, _ second: String) -> String {
    let old = first.split(separator: "\n", omittingEmptySubsequences: false)
    let new = second.split(separator: "\n", omittingEmptySubsequences: false)
    guard old != new else { return "" }
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let added = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append("\u{2212} \(old[oldIndex])")
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append("+ \(new[newIndex])")
        newIndex += 1
      } else {
        lines.append("\u{2007} \(old[oldIndex])")
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension String {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// A namespace of functions about texts.
  public enum spry {
    /// The same as ``Spry/diffLines(_:_:)``.
    public static func diffLines(_ first: String, _ second: String) -> String {
      Spry.diffLines(first, second)
    }
  }

  /// Returns the differences from this text to another; the same as ``Spry/diffLines(_:_:)``.
  ///
  /// - Parameter other: The new text.
  /// - Returns: The lines; an empty text if both are equal.
  public func spryDiffLines(with other: String) -> String {
    Spry.diffLines(self, other)
  }
}
