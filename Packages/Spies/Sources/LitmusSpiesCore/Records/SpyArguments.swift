/// The arguments of a call that is being recorded; generated code appends them.
public struct SpyArguments {
  private(set) var chunk: CallChunk
  private(set) var passed: PassedArguments?
  private var start: Int

  init(appendingTo chunk: CallChunk) {
    self.chunk = chunk
    start = chunk.argumentCount
  }

  /// Appends an argument that is recorded and given to stubs.
  public mutating func append(_ argument: consuming Any?) {
    if !chunk.hasRoomForArgument { moveToLargerChunk(for: 1) }
    chunk.append(argument: argument)
  }

  /// Appends an argument that is recorded, with what stubs are given in its place.
  public mutating func append(_ argument: consuming Any?, passing passedArgument: Any?) {
    let others = passed?.arguments ?? []
    passed = PassedArguments(others + [(chunk.argumentCount - start, passedArgument)])
    append(argument)
  }

  /// Appends a copy of a borrowed argument.
  public mutating func append<Value>(borrowed argument: borrowing Value) {
    append(copy argument)
  }

  /// Appends ``Argument/skipped`` for an argument that cannot be copied.
  public mutating func append<Value: ~Copyable>(borrowed argument: borrowing Value) {
    append(Argument.skipped)
  }

  /// Appends arguments that are recorded and given to stubs.
  mutating func append(contentsOf arguments: [Any?]) {
    if chunk.argumentCapacity < chunk.argumentCount + arguments.count {
      moveToLargerChunk(for: arguments.count)
    }
    chunk.append(arguments: arguments)
  }

  /// The arguments of a call stand in one chunk, so those that there are move to the next one.
  ///
  /// - Parameter newCount: How many more arguments it has to have room for.
  private mutating func moveToLargerChunk(for newCount: Int) {
    let count = chunk.argumentCount - start
    let next = CallChunk(
      capacity: max(4, chunk.count),
      argumentCapacity: max(8, chunk.argumentCapacity, (count + newCount) * 2)
    )
    chunk.moveArguments(from: start, to: next)
    chunk = next
    start = 0
  }
}

/// Arguments that stubs are given in place of recorded ones, by place in the call.
final class PassedArguments {
  let arguments: [(index: Int, argument: Any?)]

  init(_ arguments: [(index: Int, argument: Any?)]) {
    self.arguments = arguments
  }
}
