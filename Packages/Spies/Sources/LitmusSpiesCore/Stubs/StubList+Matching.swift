internal import LitmusReporting

extension StubList {
  /// The stub whose conditions a call meets: the latest one, or the one without conditions.
  ///
  /// Its captors get the arguments, and it notes the call. A stub for another number of arguments is reported.
  func stub(for arguments: CallArguments, from origin: CallOrigin) -> RegisteredStub? {
    for stub in conditional {
      if arguments.meet(stub.conditions) {
        stub.capture(arguments)
        stub.noteCall()
        return stub
      }
      if stub.conditions.count != arguments.count {
        stub.reportCount(of: arguments, from: origin)
      }
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
      "Stubbed \(function) with \(plural(conditions.count, "argument")), "
        + "but expected \(arguments.count), as in the call \(origin.description(with: arguments))")
  }
}

extension CallOrigin {
  /// A call from here as failures show it.
  func description(with arguments: CallArguments) -> String {
    callText(name ?? call.name, arguments.all)
  }
}

extension String {
  /// Whether it is what `#function` gives in a property.
  var isPropertyName: Bool { !utf8.contains(UInt8(ascii: "(")) }

  /// Whether it is what `#function` gives in a property or a subscript.
  var isOfPropertyOrSubscript: Bool { isPropertyName || hasPrefix("subscript(") }
}
