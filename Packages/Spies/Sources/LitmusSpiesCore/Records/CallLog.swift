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
    /// Where the call's arguments end in the chunk; they begin where those of the call before end.
    var argumentsEnd: UInt32
    /// The place of the function among the record's functions.
    var function: UInt16
    /// The place of the call site among the record's call sites.
    var callSite: UInt16
  }

  struct Chunk {
    static let capacity = 256

    var entries: ContiguousArray<Entry> = []
    var arguments: ContiguousArray<Any?> = []

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
  /// - Returns: Where the arguments stand in the last chunk.
  mutating func append(
    function: UInt16,
    callSite: UInt16,
    order: UInt64,
    arguments append: (inout ContiguousArray<Any?>) -> Void
  ) -> Range<Int> {
    if lastChunk.entries.count == Chunk.capacity { beginChunk() }
    let start = lastChunk.arguments.count
    append(&lastChunk.arguments)
    let end = lastChunk.arguments.count
    lastChunk.entries.append(
      Entry(
        order: order,
        argumentsEnd: UInt32(end),
        function: function,
        callSite: callSite
      )
    )
    return start..<end
  }

  private mutating func beginChunk() {
    var next = Chunk()
    next.entries.reserveCapacity(Chunk.capacity)
    // Most chunks need as much as the one before: what is reserved is what is used.
    next.arguments.reserveCapacity(lastChunk.arguments.count)
    fullChunks.append(lastChunk)
    lastChunk = next
  }
}
