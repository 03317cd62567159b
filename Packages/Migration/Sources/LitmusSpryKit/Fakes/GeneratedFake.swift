#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

/// The arguments of a call; generated code appends to it.
@_documentation(visibility: internal)
public struct Arguments {
  fileprivate(set) var recorded: [Any?] = []
  fileprivate(set) var passed: [Int: Any?] = [:]

  /// Appends an argument.
  public mutating func append(_ argument: consuming Any?) { recorded.append(argument) }

  /// Appends a borrowed argument.
  public mutating func append<Value>(borrowed argument: borrowing Value) { append(copy argument) }

  /// Appends a placeholder for an argument that cannot be copied.
  public mutating func append<Value: ~Copyable>(borrowed argument: borrowing Value) {
    appendSkipped()
  }

  /// Appends ``Argument/closure`` for a closure, which stubs receive nevertheless.
  public mutating func append(closure argument: Any?) {
    passed[recorded.count] = argument
    append(argument == nil ? nil : Argument.closure)
  }

  /// Appends an argument, or ``Argument/closure`` if it is a closure.
  public mutating func append(possibleClosure argument: Any?) {
    if let argument, isClosure(argument) { append(closure: argument) } else { append(argument) }
  }

  /// Appends ``Argument/closure`` for a closure that does not outlive the call.
  public mutating func appendClosure() { append(Argument.closure) }

  /// Appends ``Argument/skipped``, for a parameter without a name.
  public mutating func appendSkipped() { append(Argument.skipped) }
}

/// Records the calls of a generated member.
@_documentation(visibility: internal)
public struct GeneratedSpryFunction<Function: StringRepresentable> {
  let members: SpryMembers<Function>

  /// Records a call; called by generated code.
  public func callAsFunction(
    _ name: String, signature: String, fileID: String, filePath: String, line: Int, column: Int,
    arguments: (inout Arguments) -> Void = { _ in }
  ) -> SpryCall {
    var list = Arguments()
    arguments(&list)
    return members.call(
      name, list.recorded, signature: signature, passing: list.passed,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension SpryDouble {
  /// Used by generated code.
  @_documentation(visibility: internal)
  public nonisolated var spryCall: GeneratedSpryFunction<Function> { .init(members: spryMembers) }
  /// Used by generated code.
  @_documentation(visibility: internal)
  public nonisolated static var spryCall: GeneratedSpryFunction<ClassFunction> {
    .init(members: spryMembers)
  }
}

extension SpryCall {
  /// Ends the call of a member that needs no stub; used by generated code.
  public func finishIfStubbed<Failure: Error>(
    throwing errorType: Failure.Type = Never.self
  ) throws(Failure) {
    try answer(fallback: (), needsStub: false, throwing: errorType)
  }

  /// Returns whether a failable initializer succeeds: unless a stub returns `nil`; used by generated code.
  public func succeedsIfStubbed<Failure: Error>(
    throwing errorType: Failure.Type = Never.self
  ) throws(Failure) -> Bool {
    try answer(as: Any?.self, fallback: .some(()), needsStub: false, throwing: errorType) != nil
  }
}

// MARK: - Changed arguments

/// The `inout` arguments as a stub has changed them; generated code and `updating:` write them back.
public struct SpyUpdates {
  private var written: WrittenArguments?

  /// Makes updates without a change.
  public init() {}

  init(from arguments: [Any?], to updated: [Any?], of name: String, _ stub: NamedStub<OwnedAnswer>)
  {
    written = WrittenArguments(arguments, updated, of: name, stub)
  }

  /// Writes an argument back.
  ///
  /// - Parameters:
  ///   - index: The argument's position, counted from 0.
  ///   - value: The parameter.
  public func write<Value>(_ index: Int, to value: inout Value) {
    guard let written else { return }
    guard let updated = written.take(index) else {
      return written.report("Removed argument \(index + 1)", "a value of type \(Value.self)")
    }
    guard let updated = convert(updated, to: Value.self) else {
      return written.report(
        "Wrote \(typedText(updated)) to argument \(index + 1)", "a value of type \(Value.self)")
    }
    value = updated
  }

  /// Does nothing, because an argument that cannot be copied is not recorded.
  public func write<Value: ~Copyable>(_ index: Int, to value: inout Value) {}
}

/// Reports, when it is released, changes of arguments that nobody has written back.
private final class WrittenArguments {
  private let arguments: [Any?]
  private let updated: [Any?]
  private let name: String
  private let stub: NamedStub<OwnedAnswer>
  private var pending: Set<Int>

  init(
    _ arguments: [Any?], _ updated: [Any?], of name: String, _ stub: NamedStub<OwnedAnswer>
  ) {
    self.arguments = arguments
    self.updated = updated
    self.name = name
    self.stub = stub
    pending = Set(arguments.indices).intersection(updated.indices)
  }

  deinit {
    for index in pending.sorted() where isChanged(index) {
      report(
        "Wrote \(typedText(updated[index])) to argument \(index + 1)",
        "an inout parameter that the fake writes back. "
          + "To fix this, pass updating: to spryify, if the fake is by hand")
    }
  }

  func take(_ index: Int) -> Any?? {
    pending.remove(index)
    return updated.indices.contains(index) ? .some(updated[index]) : .none
  }

  func report(_ update: String, _ expected: String) {
    stub.report("\(update) of \(name), but expected \(expected)")
  }

  private func isChanged(_ index: Int) -> Bool {
    let before = arguments[index]
    let after = updated[index]
    // A change of values that equal nothing, such as closures, cannot be detected.
    return !areArgumentsEqual(after, before) && areArgumentsEqual(before, before)
  }
}
#endif
