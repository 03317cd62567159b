@_spi(Litmus) internal import LitmusReporting

extension Spyable {
  /// Returns the arguments of each call of a function or property so far, in the order of the calls.
  ///
  /// - Parameter function: The function or property.
  /// - Returns: An array for each call.
  public func recordedArguments(of function: Function) -> [[Any?]] {
    spyRecord.calls.arguments(of: function.rawValue)
  }

  /// Returns the arguments of each call of a function or property so far, as values of the given types.
  ///
  /// ```swift
  /// fakeStore.save("x", overwrite: true)
  /// assert(fakeStore.recordedArguments(of: .save, as: String.self, Bool.self)[0] == ("x", true))
  /// ```
  ///
  /// A call with arguments of other types, or a different number of them, is a reported failure and omitted.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - type: The type of the first argument.
  ///   - otherTypes: The types of the other arguments.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The argument of each call, or a tuple of its arguments.
  public func recordedArguments<First, each Other>(
    of function: Function,
    as type: First.Type,
    _ otherTypes: repeat (each Other).Type,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> [(First, repeat each Other)] {
    typed(
      recordedArguments(of: function), of: function.rawValue,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns the arguments of each call of a static or class function or property so far.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: An array for each call.
  public static func recordedArguments(
    of function: ClassFunction,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> [[Any?]] {
    let calls = classSpyRecordIfUsed.calls
    report(
      calls.problem,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    return calls.arguments(of: function.rawValue)
  }

  /// Returns the arguments of each call of a static or class function or property so far, as values of the
  /// given types.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - type: The type of the first argument.
  ///   - otherTypes: The types of the other arguments.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The argument of each call, or a tuple of its arguments.
  public static func recordedArguments<First, each Other>(
    of function: ClassFunction,
    as type: First.Type,
    _ otherTypes: repeat (each Other).Type,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> [(First, repeat each Other)] {
    let arguments = recordedArguments(
      of: function, fileID: fileID, filePath: filePath, line: line, column: column)
    return typed(
      arguments, of: function.rawValue,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension RecordedCalls {
  fileprivate func arguments(of function: String) -> [[Any?]] {
    var all: [[Any?]] = []
    forEachCall(of: function) { chunk, index in
      all.append(chunk.arguments(at: index))
      return true
    }
    return all
  }
}

/// Returns the arguments of calls as tuples, and reports those that do not have the expected types.
private func typed<First, each Other>(
  _ calls: [[Any?]],
  of function: String,
  at callSite: CallSite
) -> [(First, repeat each Other)] {
  calls.compactMap { arguments in
    do {
      var rest = try ForwardedArguments(
        arguments, count: 1 + parameterCount(repeat (each Other).self))
      return (try rest.next(First.self), repeat try rest.next((each Other).self))
    } catch {
      var types = "\(First.self)"
      for type in repeat (each Other).self { types += ", \(type)" }
      report(
        "Recorded \(callText(function, arguments)), but expected arguments of types \(types)",
        at: callSite)
      return nil
    }
  }
}
