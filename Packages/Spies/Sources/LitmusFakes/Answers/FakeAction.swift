#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// A closure that runs in addition to the answer of a call.
@usableFromInline
struct FakeAction<Arguments> {
  /// The conditions of the calls; `nil` for all.
  private let test: CallTest<Arguments>?
  private let captures: [(Arguments) -> Void]
  private let action: (Arguments) -> Void

  init(_ conditions: [FakeCondition<Arguments>], _ action: @escaping (Arguments) -> Void) {
    test = CallTest(of: conditions)
    captures = conditions.compactMap(\.capture)
    self.action = action
  }

  /// Runs the closure, if the call meets the conditions.
  @usableFromInline
  func run(_ arguments: Arguments) {
    guard test?.isMet(arguments) ?? true else { return }
    for capture in captures { capture(arguments) }
    action(arguments)
  }
}

extension FakeMember where Use == FakeStubbing, Value: ~Copyable {
  /// Runs a closure with the arguments of each call before the call is answered, as it would be without the closure.
  ///
  /// ```swift
  /// fake.when.save.perform { saved.append($0.text) }
  /// ```
  ///
  /// It stubs nothing. The closures of all conditions that a call meets run, in the order in which they were added, where
  /// the fake is called. Resetting the stubs removes them.
  ///
  /// - Parameters:
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  ///   - action: The closure.
  @discardableResult
  public func perform(
    file: StaticString = #filePath, line: UInt = #line, _ action: @escaping (Arguments) -> Void
  ) -> Self {
    let record = source.record(isUse: true)
    record.problem?.report(at: .current(file, line))
    access.add(FakeAction(conditions, action), to: name, in: record)
    return self
  }
}
#endif
