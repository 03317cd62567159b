/// One of the shards that the tests are divided into, so that several machines run them.
public struct TestShard: Sendable, Hashable, Codable {
  /// Which shard it is, counted from 1.
  public var index: Int
  /// How many shards there are.
  public var count: Int
  /// The identifier of the division: shards belong together only if theirs are equal.
  ///
  /// It depends on how the tests were divided, into how many shards, by which durations file, and
  /// on the names of all the tests that were divided.
  public var cut: String

  /// Makes the description of a shard.
  public init(index: Int, count: Int, cut: String) {
    self.index = index
    self.count = count
    self.cut = cut
  }
}
