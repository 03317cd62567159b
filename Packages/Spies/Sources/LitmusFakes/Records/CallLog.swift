/// All calls that a fake received, in order.
///
/// Calls are stored in chunks, and their arguments one after another without an array for each call.
/// Nothing is copied when the log grows, or when more calls are recorded after a verification took a snapshot.
struct CallLog {
  /// The maximum number of calls in a chunk; the first chunks are smaller, because most fakes receive few calls.
  private static let chunkCapacity = 64

  private var fullChunks: ContiguousArray<(chunk: CallChunk, count: Int)> = []
  private var lastChunk: CallChunk?

  /// The chunks, each with its number of calls at this moment.
  var chunks: [(chunk: CallChunk, count: Int)] {
    Array(fullChunks) + (lastChunk.map { [($0, $0.count)] } ?? [])
  }

  /// Appends a call whose arguments a closure appends.
  ///
  /// - Returns: The arguments that stubs receive instead of recorded ones, by position in the call.
  mutating func append(
    location: Int,
    order: UInt64,
    arguments append: (inout SpyArguments) -> Void
  ) -> PassedArguments? {
    var arguments = SpyArguments(appendingTo: takeChunkWithRoom())
    append(&arguments)
    let (chunk, full, passed) = arguments.finish()
    chunk.append(location: location, order: order)
    if let full { fullChunks.append((full, full.count)) }
    lastChunk = chunk
    return passed
  }

  /// Returns the result of a closure with the arguments of the call that was appended last.
  @inline(__always)
  func withLastArguments<Result>(_ body: (UnsafeBufferPointer<Any?>) -> Result?) -> Result? {
    guard let lastChunk, lastChunk.count > 0 else { return nil }
    return body(lastChunk.arguments(in: lastChunk.argumentsRange(at: lastChunk.count - 1)))
  }

  /// The arguments of the call that was appended last.
  var lastArguments: CallArguments {
    guard let lastChunk, lastChunk.count > 0 else { return CallArguments([]) }
    return CallArguments(chunk: lastChunk, range: lastChunk.argumentsRange(at: lastChunk.count - 1))
  }

  /// Moves the last chunk out of the log, which takes no retain; if it has no room for a call, returns a new one.
  @inline(__always)
  private mutating func takeChunkWithRoom() -> CallChunk {
    guard let chunk = lastChunk.take() else { return CallChunk(capacity: 4, argumentCapacity: 8) }
    return chunk.isFull ? close(chunk) : chunk
  }

  /// Adds a chunk to the full ones, and returns a new one.
  private mutating func close(_ chunk: CallChunk) -> CallChunk {
    fullChunks.append((chunk, chunk.count))
    // Most calls have as many arguments as the previous ones, so all allocated space is used.
    let capacity = min(chunk.count * 4, Self.chunkCapacity)
    return CallChunk(
      capacity: capacity,
      argumentCapacity: max(4, chunk.argumentCount * capacity / chunk.count)
    )
  }
}
