#if LITMUS_FAKES
internal import LitmusFakesReporting

extension FakeMember where Use == FakeStubbing, Closure == HandwrittenAnswer, Value == Any? {
  /// Answers the calls with the value or error of a closure, which receives the arguments.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  ///   - closure: The closure.
  @discardableResult
  public func andDo(
    file: StaticString = #filePath, line: UInt = #line, _ closure: @escaping ([Any?]) throws -> Any?
  ) -> Self {
    andDo(file: file, line: line, .sync { arguments in try closure(arguments) })
  }

  /// Answers the calls of an async member with the value or error of a closure, which receives the arguments.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  ///   - closure: The closure.
  @discardableResult
  public func andDo(
    file: StaticString = #filePath, line: UInt = #line,
    _ closure: @escaping HandwrittenAnswer.Waiting
  ) -> Self {
    andDo(file: file, line: line, .async(closure))
  }

  /// Answers the calls, as a real object that returns nothing.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  @discardableResult
  public func andReturn(file: StaticString = #filePath, line: UInt = #line) -> Self {
    andReturn(() as Any?, file: file, line: line)
  }
}
#endif
