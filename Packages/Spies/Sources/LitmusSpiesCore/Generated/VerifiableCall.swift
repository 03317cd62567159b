/// Calls that an assertion can verify: typed ones of a generated fake, as in `fake.calls.load(id: "1")`, or
/// those that `received` returns.
public protocol VerifiableCall {
  /// Returns the calls without their types.
  ///
  /// - Parameter isWaiting: Whether the assertion waits for calls, which it may do before the first call.
  func expectation(isWaiting: Bool) -> ExpectedCall
}

extension ExpectedCall: VerifiableCall {
  /// Returns the same calls.
  public func expectation(isWaiting: Bool) -> ExpectedCall { self }
}

extension FakeCall: VerifiableCall where Role == FakeVerifying, Value: ~Copyable {}

extension ExpectedCall {
  /// Passes the arguments of the calls that were found to the captors among the conditions.
  func capture(from calls: RecordedCalls) {
    let captors = pattern.conditions.map(\.capturing)
    // An untyped captor captures only in stubs.
    guard captors.contains(where: { $0 != nil && !($0 is ArgumentCaptor) }) else { return }
    calls.forEachMatch(of: pattern) { chunk, index in
      for (captor, argument) in zip(captors, chunk.arguments(at: index))
      where !(captor is ArgumentCaptor) {
        captor?.capture(argument)
      }
      return true
    }
  }
}
