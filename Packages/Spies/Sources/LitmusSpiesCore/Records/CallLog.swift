/// All calls that a fake received, in their order.
///
/// Calls are kept in chunks, and their arguments one after another without an array for each call.
/// Nothing is moved when the log grows, and a copy, which a verification takes, costs a later call
/// no more than copying the last chunk.
struct CallLog {
  /// A call without its arguments, in 16 bytes.
  struct Entry {
    /// The call's place among all calls of all fakes.
    var order: UInt64
    /// The number of the place in the fake's code that recorded the call.
    var origin: UInt32
    /// Where the call's arguments end in the chunk; they begin where those of the call before end.
    var argumentsEnd: UInt32
  }

  struct Chunk {
    static let capacity = 256

    var entries: ContiguousArray<Entry> = []
    var arguments = SpyArguments()

    /// Where the arguments of a call stand among those of the chunk.
    func argumentsRange(at index: Int) -> Range<Int> {
      let start = index == 0 ? 0 : Int(entries[index - 1].argumentsEnd)
      return start..<Int(entries[index].argumentsEnd)
    }
  }

  private(set) var fullChunks: ContiguousArray<Chunk> = []
  private(set) var lastChunk = Chunk()

  var count: Int { fullChunks.count * Chunk.capacity + lastChunk.entries.count }
  var chunks: [Chunk] { Array(fullChunks) + [lastChunk] }

  /// Appends a call whose arguments a closure appends.
  ///
  /// - Returns: What stubs are given in place of recorded arguments, by place in the call.
  mutating func append(
    origin: Int,
    order: UInt64,
    arguments append: (inout SpyArguments) -> Void
  ) -> SpyArguments.Passed? {
    if lastChunk.entries.count == Chunk.capacity { beginChunk() }
    let start = lastChunk.arguments.recorded.count
    append(&lastChunk.arguments)
    let end = UInt32(truncatingIfNeeded: lastChunk.arguments.recorded.count)
    lastChunk.entries.append(
      Entry(order: order, origin: UInt32(truncatingIfNeeded: origin), argumentsEnd: end))
    guard let passed = lastChunk.arguments.passed else { return nil }
    lastChunk.arguments.passed = nil
    return passed.map { ($0 - start, $1) }
  }

  /// The arguments of the call that was appended last.
  var lastArguments: [Any?] {
    let range = lastChunk.argumentsRange(at: lastChunk.entries.count - 1)
    return Array(lastChunk.arguments.recorded[range])
  }

  private mutating func beginChunk() {
    var next = Chunk()
    next.entries.reserveCapacity(Chunk.capacity)
    // Most chunks need as much as the one before: what is reserved is what is used.
    next.arguments.recorded.reserveCapacity(lastChunk.arguments.recorded.count)
    fullChunks.append(lastChunk)
    lastChunk = next
  }
}
