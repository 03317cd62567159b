/// The arguments of one call, as a range of the chunk that stores them.
struct CallArguments {
  private let chunk: CallChunk
  private let range: Range<Int>

  init(chunk: CallChunk, range: Range<Int>) {
    self.chunk = chunk
    self.range = range
  }

  /// Makes the arguments of a call that is not recorded.
  init(_ arguments: [Any?]) {
    chunk = CallChunk(capacity: 0, argumentCapacity: arguments.count)
    chunk.append(arguments: arguments)
    range = 0..<arguments.count
  }

  var count: Int { range.count }
  var all: [Any?] { Array(chunk.arguments(in: range)) }

  /// Whether each argument meets the condition at its position.
  @inline(__always)
  func meet(_ conditions: [ArgumentCondition]) -> Bool {
    conditions.areMet(by: chunk.arguments(in: range))
  }
}
