/// A version such as `1.2.3` or `1.2.3-beta.1`.
struct SemanticVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  private var numbers: [Int]
  private var isPrerelease: Bool
  private(set) var description: String

  /// Returns nil if the text is not a version; a leading `v` is ignored.
  init?(_ text: some StringProtocol) {
    let text = String(text.first == "v" ? Substring(text.dropFirst()) : Substring(text))
    let core = text.prefix { $0 != "-" && $0 != "+" }
    let numbers = core.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, !numbers.contains(nil) else { return nil }
    self.numbers = numbers.compactMap(\.self)
    isPrerelease = text.dropFirst(core.count).first == "-"
    description = text
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.numbers != right.numbers {
      return left.numbers.lexicographicallyPrecedes(right.numbers)
    }
    return left.isPrerelease && !right.isPrerelease
  }
}
