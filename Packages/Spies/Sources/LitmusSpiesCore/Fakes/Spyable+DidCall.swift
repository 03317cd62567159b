extension Spyable {
  /// Whether a function was called, or a property read or set.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: What the arguments of a call must be for it to count; none means any arguments.
  ///   - countSpecifier: How many such calls are expected; at least one by default.
  ///   - times: Another name for it, as SpryKit has it; if both are given, both must be met.
  /// - Returns: Whether that is so, and the calls that there were.
  public func didCall(
    _ function: Function,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier? = nil,
    times: CountSpecifier? = nil
  ) -> DidCallResult {
    DidCallResult(
      spyRecord.calls, function: function.rawValue, arguments: arguments,
      counts: countSpecifier, times)
  }

  /// Whether a function was called with arguments, or a property set to a value.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - argument: What the first argument of a call must be for it to count.
  ///   - otherArguments: What its other arguments must be.
  ///   - countSpecifier: How many such calls are expected; at least one by default.
  ///   - times: Another name for it, as SpryKit has it; if both are given, both must be met.
  /// - Returns: Whether that is so, and the calls that there were.
  public func didCall(
    _ function: Function,
    with argument: Any?,
    _ otherArguments: Any?...,
    countSpecifier: CountSpecifier? = nil,
    times: CountSpecifier? = nil
  ) -> DidCallResult {
    didCall(
      function, withArguments: [argument] + otherArguments, countSpecifier: countSpecifier,
      times: times)
  }

  /// Whether a static or class function was called, or such a property read or set.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: What the arguments of a call must be for it to count; none means any arguments.
  ///   - countSpecifier: How many such calls are expected; at least one by default.
  ///   - times: Another name for it, as SpryKit has it; if both are given, both must be met.
  /// - Returns: Whether that is so, and the calls that there were.
  public static func didCall(
    _ function: ClassFunction,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier? = nil,
    times: CountSpecifier? = nil
  ) -> DidCallResult {
    DidCallResult(
      classSpyRecord.calls, function: function.rawValue, arguments: arguments,
      counts: countSpecifier, times)
  }

  /// Whether a static or class function was called with arguments, or such a property set to a value.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - argument: What the first argument of a call must be for it to count.
  ///   - otherArguments: What its other arguments must be.
  ///   - countSpecifier: How many such calls are expected; at least one by default.
  ///   - times: Another name for it, as SpryKit has it; if both are given, both must be met.
  /// - Returns: Whether that is so, and the calls that there were.
  public static func didCall(
    _ function: ClassFunction,
    with argument: Any?,
    _ otherArguments: Any?...,
    countSpecifier: CountSpecifier? = nil,
    times: CountSpecifier? = nil
  ) -> DidCallResult {
    didCall(
      function, withArguments: [argument] + otherArguments, countSpecifier: countSpecifier,
      times: times)
  }
}
