/// The arguments of one call, where they are recorded.
struct CallArguments {
  private let chunk: CallChunk
  private let range: Range<Int>

  init(chunk: CallChunk, range: Range<Int>) {
    self.chunk = chunk
    self.range = range
  }

  /// Arguments of a call that is not recorded.
  init(_ arguments: [Any?]) {
    chunk = CallChunk(capacity: 0, argumentCapacity: arguments.count)
    chunk.append(arguments: arguments)
    range = 0..<arguments.count
  }

  var count: Int { range.count }
  var all: [Any?] { Array(chunk.arguments(in: range)) }

  /// Whether they meet conditions, each in its place.
  @inline(__always)
  func meet(_ conditions: [ArgumentCondition]) -> Bool {
    conditions.areMet(by: chunk.arguments(in: range))
  }
}
