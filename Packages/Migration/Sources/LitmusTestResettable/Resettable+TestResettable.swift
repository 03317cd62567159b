public import LitmusResettableCore

extension Resettable {
  /// A method of the subject that resets it, as in `Cart.close`.
  public typealias ResetMethodReference = (Value) -> () -> Void

  // Not disfavored: `{ sut in { sut.reset() } }` would be a closure that returns nothing, and the method unused.
  /// Makes a subject that is reset, if there is a method for it, and then released after the test.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial subject, made when it is first needed; none by default.
  ///   - onReset: The method, as in `Cart.close`; `nil` for none.
  ///   - file: The path of the file of failures; the property's by default.
  ///   - line: The line in it.
  public init(
    wrappedValue: @autoclosure @escaping () -> Value? = nil,
    onReset: ResetMethodReference?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard let onReset else {
      self.init(wrappedValue: wrappedValue(), file: file, line: line)
      return
    }
    self.init(
      wrappedValue: wrappedValue(), onReset: { onReset($0)() },
      file: file, line: line)
  }
}
