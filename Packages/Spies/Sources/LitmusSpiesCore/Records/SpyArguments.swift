/// The arguments of calls that are recorded; generated code appends those of one call.
public struct SpyArguments {
  /// Arguments that stubs are given in place of recorded ones, by place.
  typealias Passed = [(index: Int, argument: Any?)]

  /// What is recorded.
  var recorded: ContiguousArray<Any?> = []
  /// What stubs are given in place of recorded arguments of the last call.
  var passed: Passed?

  /// Appends an argument that is recorded and given to stubs.
  public mutating func append(_ argument: consuming Any?) {
    recorded.append(argument)
  }

  /// Appends an argument that is recorded, with what stubs are given in its place.
  public mutating func append(_ argument: consuming Any?, passing passedArgument: Any?) {
    passed = (passed ?? []) + [(recorded.count, passedArgument)]
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
