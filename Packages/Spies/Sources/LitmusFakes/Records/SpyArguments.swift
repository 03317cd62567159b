/// The arguments of a call that is being recorded; generated code appends them.
@_documentation(visibility: internal)
public struct SpyArguments {
  private var chunk: CallChunk
  /// The chunk that had no room for all arguments of the call.
  private var fullChunk: CallChunk?
  private var passed: PassedArguments?
  private var start: Int

  init(appendingTo chunk: CallChunk) {
    self.chunk = chunk
    start = chunk.argumentCount
  }

  /// Ends the call, and returns the chunk that has its arguments.
  ///
  /// - Returns: The chunk; the one that had no room for them; and the arguments that stubs receive instead.
  @inline(__always)
  consuming func finish() -> (chunk: CallChunk, full: CallChunk?, passed: PassedArguments?) {
    (chunk, fullChunk, passed)
  }

  /// Appends an argument that is recorded and passed to stubs.
  public mutating func append(_ argument: consuming Any?) {
    if !chunk.hasRoomForArgument { moveToLargerChunk(for: 1) }
    chunk.append(argument: argument)
  }

  /// Appends an argument that is recorded, and another one that stubs receive instead.
  public mutating func append(_ argument: consuming Any?, passing passedArgument: Any?) {
    let others = passed?.arguments ?? []
    passed = PassedArguments(others + [(chunk.argumentCount - start, passedArgument)])
    append(argument)
  }

  /// Appends a copy of a borrowed argument.
  public mutating func append<Value>(borrowed argument: borrowing Value) {
    append(copy argument)
  }

  /// Appends ``SpyArgument/skipped`` for an argument that cannot be copied.
  public mutating func append<Value: ~Copyable>(borrowed argument: borrowing Value) {
    append(SpyArgument.skipped)
  }

  /// Appends arguments that are recorded and passed to stubs.
  mutating func append(contentsOf arguments: UnsafeBufferPointer<Any?>) {
    if chunk.argumentCapacity < chunk.argumentCount + arguments.count {
      moveToLargerChunk(for: arguments.count)
    }
    chunk.append(arguments: arguments)
  }

  /// Moves the call's arguments to a new chunk, because the arguments of a call must be in one chunk.
  ///
  /// - Parameter newCount: The number of additional arguments that the new chunk must have room for.
  private mutating func moveToLargerChunk(for newCount: Int) {
    let count = chunk.argumentCount - start
    let next = CallChunk(
      capacity: max(4, chunk.count),
      argumentCapacity: max(8, chunk.argumentCapacity, (count + newCount) * 2)
    )
    chunk.moveArguments(from: start, to: next)
    fullChunk = fullChunk ?? chunk
    chunk = next
    start = 0
  }
}

/// Arguments that stubs receive instead of recorded ones, by position in the call.
final class PassedArguments {
  let arguments: [(index: Int, argument: Any?)]

  init(_ arguments: [(index: Int, argument: Any?)]) {
    self.arguments = arguments
  }
}

extension SpyArguments {
  /// Appends ``SpyArgument/closure`` instead of a closure, which only a stub's closure receives.
  ///
  /// - Parameter argument: The closure.
  public mutating func append(closure argument: Any?) {
    append(argument == nil ? nil : SpyArgument.closure, passing: argument)
  }

  /// Appends an argument of a named type, or ``SpyArgument/closure`` instead if it is a closure.
  ///
  /// - Parameter argument: The argument.
  public mutating func append(possibleClosure argument: Any?) {
    // The kind is read in 15 ns; reflection would take 1,800 ns.
    if let argument, MetadataKind.function.isKind(of: type(of: argument)) {
      append(closure: argument)
    } else {
      append(argument)
    }
  }

  /// Appends ``SpyArgument/closure`` for a closure that not even a stub receives.
  public mutating func appendClosure() { append(SpyArgument.closure) }

  /// Appends an argument of a named type.
  ///
  /// - Parameter argument: The argument.
  public mutating func append<Value>(value argument: Value) { append(argument) }

  /// Appends ``SpyArgument/closure`` for a closure of a named type, which may not outlive the call.
  ///
  /// - Parameter closure: The closure.
  public mutating func append<each Parameter, Result>(
    value closure: (repeat each Parameter) throws -> Result
  ) {
    appendClosure()
  }

  /// Appends ``SpyArgument/closure`` for an async closure of a named type, which may not outlive the call.
  ///
  /// - Parameter closure: The closure.
  public mutating func append<each Parameter, Result>(
    value closure: (repeat each Parameter) async throws -> Result
  ) {
    appendClosure()
  }

  /// Appends ``SpyArgument/skipped`` for an argument that has no name in the function.
  public mutating func appendSkipped() { append(SpyArgument.skipped) }
}
