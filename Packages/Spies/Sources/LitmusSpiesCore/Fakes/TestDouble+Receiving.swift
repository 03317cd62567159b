internal import LitmusReporting

extension TestDouble {
  /// Records a call; the code that macros generate begins with it.
  ///
  /// A function that no case of `Function` stands for is a reported failure, and not recorded.
  ///
  /// - Parameters:
  ///   - name: The function's name, as `#function` gives it.
  ///   - signature: The name with types, which tells overloads apart.
  ///   - fileID: The module and file of the function.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - arguments: Appends the arguments; it must do nothing else.
  /// - Returns: The call, to be answered.
  public func spryReceived(
    _ name: String,
    signature: String,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int,
    arguments: (inout SpyArguments) -> Void = { _ in }
  ) -> ReceivedCall {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return spyRecord.receive(
      SpyCall(name, signature: signature, callSite: callSite), among: Function.self, of: Self.self,
      arguments: arguments)
  }

  /// Records a call of a static or class function; the code that macros generate begins with it.
  ///
  /// A function that no case of `ClassFunction` stands for is a reported failure, and not recorded.
  ///
  /// - Parameters:
  ///   - name: The function's name, as `#function` gives it.
  ///   - signature: The name with types, which tells overloads apart.
  ///   - fileID: The module and file of the function.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - arguments: Appends the arguments; it must do nothing else.
  /// - Returns: The call, to be answered.
  public static func spryReceived(
    _ name: String,
    signature: String,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int,
    arguments: (inout SpyArguments) -> Void = { _ in }
  ) -> ReceivedCall {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return classSpyRecord.receive(
      SpyCall(name, signature: signature, callSite: callSite), among: ClassFunction.self,
      of: Self.self, arguments: arguments)
  }
}

extension SpyRecord {
  /// Records a call of one of a fake's functions, or reports that it has no such function.
  func receive<Function: StringRepresentable>(
    _ call: SpyCall,
    among functions: Function.Type,
    of fake: Any.Type,
    arguments: (inout SpyArguments) -> Void
  ) -> ReceivedCall {
    let received = receive(
      call,
      resolve: { Function(functionName: $0.name, signature: $0.signature)?.rawValue },
      arguments: arguments)
    return received ?? .unknown(call, among: functions, of: fake)
  }

  /// Finds the stubs of one of a fake's functions without recording a call, or reports that it has no
  /// such function.
  func answers<Function: StringRepresentable>(
    to call: SpyCall,
    arguments: [Any?],
    among functions: Function.Type,
    of fake: Any.Type
  ) -> ReceivedCall {
    let received = answers(to: call, arguments: arguments) {
      Function(functionName: $0.name)?.rawValue
    }
    return received ?? .unknown(call, among: functions, of: fake)
  }
}

extension ReceivedCall {
  /// A call of a function that the fake has no case for, which is reported.
  fileprivate static func unknown(
    _ call: SpyCall,
    among functions: Any.Type,
    of fake: Any.Type
  ) -> ReceivedCall {
    let message =
      "Called \(call.name), but expected a function that \(fake).\(functions) has a case for. "
      + "To fix this, add a case with the raw value \(failureText(of: call.name))"
    reportFailure(ReportedFailure(message: message, callSite: call.callSite))
    return ReceivedCall(call: call, function: nil, record: nil, stubs: .none)
  }
}
