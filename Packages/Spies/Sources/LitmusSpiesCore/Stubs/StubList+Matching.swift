internal import LitmusReporting

extension StubList {
  /// Returns the stub whose conditions a call meets: the latest one, or the one without conditions.
  ///
  /// The stub's captors receive the arguments, and it records the call. A stub for another number of arguments
  /// is reported.
  func stub(for arguments: CallArguments, from origin: CallOrigin) -> RegisteredStub? {
    for stub in conditional {
      let pattern = stub.pattern
      guard pattern.memberType == nil || pattern.memberType == origin.memberType else { continue }
      if arguments.meet(pattern.conditions) {
        stub.capture(arguments)
        stub.noteCall()
        return stub
      }
      if pattern.conditions.count != arguments.count {
        stub.reportCount(of: arguments, from: origin)
      }
    }
    unconditional?.noteCall()
    return unconditional
  }

  /// Returns the stub that a call would use if it had not found an earlier one; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - stub: The stub that the call has found.
  func stub(for arguments: CallArguments, after stub: RegisteredStub) -> RegisteredStub? {
    guard let index = conditional.firstIndex(where: { $0 === stub }) else { return nil }
    for stub in conditional[(index + 1)...] where arguments.meet(stub.pattern.conditions) {
      stub.capture(arguments)
      stub.noteCall()
      return stub
    }
    unconditional?.noteCall()
    return unconditional
  }
}

extension RegisteredStub {
  fileprivate func reportCount(of arguments: CallArguments, from origin: CallOrigin) {
    // Properties and subscripts are set with one more argument than they are read with.
    guard !origin.call.name.isOfPropertyOrSubscript, shouldReportCount() else { return }
    self.origin.report(
      "Stubbed \(pattern.function) with \(plural(pattern.conditions.count, "argument")), "
        + "but expected \(arguments.count), as in the call \(origin.description(with: arguments))")
  }
}

extension CallOrigin {
  /// Returns a call from this location as failures show it.
  func description(with arguments: CallArguments) -> String {
    callText(name ?? call.name, arguments.all)
  }
}

extension String {
  /// Whether the text is the value of `#function` in a property.
  var isPropertyName: Bool { !utf8.contains(UInt8(ascii: "(")) }

  /// Whether the text is the value of `#function` in a property or a subscript.
  var isOfPropertyOrSubscript: Bool { isPropertyName || hasPrefix("subscript(") }
}
