extension FakeCall where Role == FakeStubbing {
  /// Unavailable, because the member returns a value.
  @available(*, unavailable, message: "the member returns a value, which the stub needs too")
  @_disfavoredOverload
  @discardableResult
  public func andReturn() -> Self { self }
}

extension FakeCall where Role == FakeVerifying, Value: ~Copyable {
  /// Unavailable, because `calls` are verified.
  @available(*, unavailable, message: "'calls' verifies: to stub the member, write 'when'")
  @discardableResult
  public func andReturn(_ value: Any...) -> Self { self }

  /// Unavailable, because `calls` are verified.
  @available(*, unavailable, message: "'calls' verifies: to stub the member, write 'when'")
  @discardableResult
  public func andThrow(_ error: any Error) -> Self { self }

  /// Unavailable, because `calls` are verified.
  @available(*, unavailable, message: "'calls' verifies: to stub the member, write 'when'")
  @discardableResult
  public func andDo(_ closure: Closure) -> Self { self }
}
