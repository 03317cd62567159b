#if LITMUS_RUNNER
/// What each part of a run has to do so far: a heap, so that the one with the least is at hand.
struct ShardLoads {
  /// No part before its children, which stand at twice its place and one or two more.
  private var heap: [(load: Double, part: Int)]

  /// Makes parts that have nothing to do.
  init(count: Int) {
    heap = (0..<count).map { (0, $0) }
  }

  /// Gives work to the part that has least to do; of several, to the first.
  ///
  /// - Parameter seconds: How long the work takes.
  /// - Returns: The part's index, counted from 0.
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
