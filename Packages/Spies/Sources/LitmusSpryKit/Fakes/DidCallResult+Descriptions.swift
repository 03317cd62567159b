public import LitmusFakes

extension DidCallResult: SpryFriendlyStringConvertible, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The same as `DidCallResult.success`.
  public var isSuccess: Bool { success }

  /// The same as `DidCallResult.recordedCallsDescription`.
  public var friendlyDescription: String { recordedCallsDescription }

  /// All recorded calls, in order, as in `[RecordedCall(function: <load(id:)>, arguments: <<1>>)]`.
  public var description: String {
    let calls = recordedCalls.map { call in
      let arguments = call.arguments.map { "<\($0 as Any)>" }.joined(separator: ", ")
      return "RecordedCall(function: <\(call.function)>, arguments: <\(arguments)>)"
    }
    return "[\(calls.joined(separator: ", "))]"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
