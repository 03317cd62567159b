/// One of the parts that a suite was cut into, so that several machines run it.
public struct TestShard: Sendable, Hashable, Codable {
  /// Which part it is, counted from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int
  /// What names the cut: parts belong together only if theirs are equal.
  ///
  /// It follows from how the tests were cut, into how many parts, by which file of durations, and
  /// from the names of all the tests that there were to cut.
  public var cut: String

  /// Makes the description of a part.
  public init(index: Int, count: Int, cut: String) {
    self.index = index
    self.count = count
    self.cut = cut
  }
}
