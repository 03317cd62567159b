#if LITMUS_RUNNER
/// The load of each shard of a run so far: a heap, whose root is the shard with the smallest load.
struct ShardLoads {
  /// A binary min-heap: the children of the element at `i` are at `2 * i + 1` and `2 * i + 2`.
  private var heap: [(load: Double, part: Int)]

  /// Makes shards without any load.
  init(count: Int) {
    heap = (0..<count).map { (0, $0) }
  }

  /// Adds work to the shard with the smallest load; of several, to the first.
  ///
  /// - Parameter seconds: How long the work takes.
  /// - Returns: The shard's index, counted from 0.
  mutating func add(_ seconds: Double) -> Int {
    let part = heap[0].part
    heap[0].load += seconds
    var parent = 0
    while let least = [2 * parent + 1, 2 * parent + 2].filter(heap.indices.contains)
      .min(by: { heap[$0] < heap[$1] }), heap[least] < heap[parent]
    {
      heap.swapAt(least, parent)
      parent = least
    }
    return part
  }
}
#endif
