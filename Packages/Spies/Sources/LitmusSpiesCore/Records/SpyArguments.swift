/// The arguments of a call that is being recorded; generated code appends them.
public struct SpyArguments {
  /// What is recorded.
  var recorded: ContiguousArray<Any?>
  /// What stubs are given in place of a recorded argument, with its place.
  var passed: [(index: Int, argument: Any?)] = []

  init(appendingTo recorded: consuming ContiguousArray<Any?>) {
    self.recorded = recorded
  }

  /// Appends an argument that is recorded and given to stubs.
  public mutating func append(_ argument: Any?) {
    recorded.append(argument)
  }

  /// Appends an argument that stubs get, with what is recorded in its place.
  public mutating func append(_ argument: Any?, passing passedArgument: Any?) {
    passed.append((recorded.count, passedArgument))
    recorded.append(argument)
  }

  /// Appends arguments that are recorded and given to stubs.
  mutating func append(contentsOf arguments: [Any?]) {
    recorded.append(contentsOf: arguments)
  }

  /// Appends a copy of a borrowed argument.
  public mutating func append<Value>(borrowed argument: borrowing Value) {
    recorded.append(copy argument)
  }

  /// Appends ``Argument/skipped`` for an argument that cannot be copied.
  public mutating func append<Value: ~Copyable>(borrowed argument: borrowing Value) {
    recorded.append(Argument.skipped)
  }
}
