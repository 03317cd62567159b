internal import LitmusReporting

/// What a stub wrote to a call's inout parameters; generated code makes it.
public struct SpyUpdates {
  private var written: (arguments: [Any?], call: ReceivedCall)?

  /// Makes it without updates.
  public init() {}

  /// Keeps what a stub made of a call's arguments.
  mutating func set(_ arguments: [Any?], of call: ReceivedCall) {
    written = (arguments, call)
  }

  /// Writes the stub's value of an argument back, if the stub has one.
  ///
  /// A value of another type, or an argument that the stub removed, is a reported failure of the call and
  /// leaves the parameter as it is.
  ///
  /// - Parameters:
  ///   - index: The parameter's place, counted from 0.
  ///   - value: The parameter.
  public func write<Value>(_ index: Int, to value: inout Value) {
    guard let (arguments, call) = written else { return }
    guard arguments.indices.contains(index) else {
      return call.reportUpdate("Removed argument \(index + 1)", expected: Value.self)
    }
    guard let updated = convert(arguments[index], to: Value.self) else {
      return call.reportUpdate(
        "Wrote \(typedText(arguments[index])) to argument \(index + 1)", expected: Value.self)
    }
    value = updated
  }
}

extension ReceivedCall {
  /// Reports what a stub did to an argument that cannot be written back.
  fileprivate func reportUpdate(_ update: String, expected type: Any.Type) {
    let message =
      "\(update) of \(origin.name ?? origin.call.name), but expected a value of type \(type)"
    reportFailure(ReportedFailure(message: message, callSite: origin.call.callSite))
  }
}
