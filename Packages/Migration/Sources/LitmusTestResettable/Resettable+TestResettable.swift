public import LitmusResettableCore

extension Resettable {
  /// A method of the subject that resets it, as in `Cart.close`.
  public typealias ResetMethodReference = (Value) -> () -> Void

  /// Makes a subject that is reset, if there is a method for it, and then released after the test.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial subject, made when it is first needed; none by default.
  ///   - onReset: The method, as in `Cart.close`; `nil` for none.
  ///   - fileID: The module and file of failures; the property's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  @_disfavoredOverload
  public init(
    wrappedValue: @autoclosure @escaping () -> Value? = nil,
    onReset: ResetMethodReference?,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    guard let onReset else {
      self.init(
        wrappedValue: wrappedValue(), fileID: fileID, filePath: filePath, line: line, column: column
      )
      return
    }
    self.init(
      wrappedValue: wrappedValue(), onReset: { onReset($0)() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
