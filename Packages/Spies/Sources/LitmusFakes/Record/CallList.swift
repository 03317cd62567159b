#if LITMUS_FAKES
/// The recorded calls of a member, in chunks: a call copies no earlier ones, and a fake with many calls allocates
/// no large block.
@usableFromInline
struct CallList<Arguments>: RandomAccessCollection {
  @usableFromInline typealias Chunk = [LoggedCall<Arguments>]

  @usableFromInline static var chunkSize: Int { 1_024 }

  /// The full chunks.
  @usableFromInline private(set) var full: [Chunk] = []
  /// The calls after them.
  @usableFromInline private(set) var last: Chunk = []

  @usableFromInline
  init() {}

  init(_ calls: some Sequence<LoggedCall<Arguments>>) {
    for call in calls { append(call) }
  }

  @inlinable
  @inline(__always)
  mutating func append(_ call: LoggedCall<Arguments>) {
    if last.count == Self.chunkSize { startChunk() }
    last.append(call)
  }

  @usableFromInline
  mutating func startChunk() {
    full.append(last)
    last = []
    last.reserveCapacity(Self.chunkSize)
  }

  @usableFromInline var startIndex: Int { 0 }

  @inlinable var endIndex: Int { full.count * Self.chunkSize + last.count }

  @inlinable
  subscript(index: Int) -> LoggedCall<Arguments> {
    let (chunk, position) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
    return chunk < full.count ? full[chunk][position] : last[index - full.count * Self.chunkSize]
  }

  /// Returns the indices of the calls, among some of them, whose arguments pass a test; `nil` stands for all calls.
  @inlinable
  @inline(__always)
  func indices(among selected: [Int]?, where isMet: (Arguments) -> Bool) -> [Int]? {
    if let selected { return selected.filter { isMet(self[$0].arguments) } }
    // Most verifications are about one call or about all, so the calls before the first other one are not stored.
    var matches: [Int]?
    var index = 0
    func scan(_ chunk: Chunk) {
      for call in chunk {
        if isMet(call.arguments) {
          matches?.append(index)
        } else if matches == nil {
          matches = Array(0..<index)
        }
        index += 1
      }
    }
    for chunk in full { scan(chunk) }
    scan(last)
    return matches
  }
}
#endif
