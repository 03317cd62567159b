@_spi(Litmus) internal import LitmusReporting

/// The stubs of one function; a list is immutable, so that a call can use it without the lock.
final class StubList: @unchecked Sendable {
  // Safe to share: only flags in it change, under a lock. The test is responsible for a stubbed value
  // that several threads use, as it is for a value that a fake stores itself.
  static let none = StubList(conditional: [], unconditional: nil)

  /// The stubs that have conditions, the latest first.
  let conditional: [RegisteredStub]
  /// The stub without conditions; it answers calls that no other stub answers.
  let unconditional: RegisteredStub?
  /// Whether every call returns the same value, so that the call need not be inspected.
  let isConstant: Bool
  /// All stubs, in the order in which they are tried.
  let all: [RegisteredStub]

  private init(conditional: [RegisteredStub], unconditional: RegisteredStub?) {
    self.conditional = conditional
    self.unconditional = unconditional
    let latest = conditional.first ?? unconditional
    isConstant =
      latest?.isConstant == true && (conditional.isEmpty || latest?.answersAllCalls == true)
    all = conditional + [unconditional].compactMap(\.self)
  }

  /// Returns the constant of the stub for a call, if the bytes of its arguments tell which stub that is.
  ///
  /// It calls no code of the test, so that it may be called under the record's lock, and it must be.
  @inline(__always)
  func constant(of type: ObjectIdentifier, for arguments: UnsafeBufferPointer<Any?>) -> Constant? {
    for stub in all {
      guard let isMatch = stub.isMatch(arguments) else { return nil }
      if isMatch { return stub.constant(of: type) }
    }
    return nil
  }

  /// Returns the list with one more stub, and the stub with the same conditions that it replaces.
  ///
  /// If the list has an earlier version of the stub, the new answers are appended to that version's answers.
  func adding(
    _ stub: RegisteredStub,
    comparing comparisons: inout StubComparisons
  ) -> (StubList, replaced: RegisteredStub?) {
    if let continued = all.first(where: { $0.isSameStub(as: stub) }) {
      return (replacing(continued, by: continued.then(stub.answers)), continued)
    }
    guard !stub.pattern.conditions.isEmpty || stub.pattern.memberType != nil else {
      return (StubList(conditional: conditional, unconditional: stub), unconditional)
    }
    let index = conditional.firstIndex { comparisons.isSame($0) }
    var conditional = conditional
    let replaced = index.map { conditional.remove(at: $0) }
    conditional.insert(stub, at: 0)
    return (StubList(conditional: conditional, unconditional: unconditional), replaced)
  }

  /// Returns the list with a stub in place of another: a stub that only gets more answers keeps its position.
  private func replacing(_ stub: RegisteredStub, by other: RegisteredStub) -> StubList {
    StubList(
      conditional: conditional.map { $0 === stub ? other : $0 },
      unconditional: unconditional === stub ? other : unconditional)
  }
}

/// The comparisons of a new stub's conditions with those of other stubs, each compared once.
struct StubComparisons {
  private let stub: RegisteredStub
  /// The results, with the stubs, so that no other stub can reuse the address of one.
  private var results: [ObjectIdentifier: (stub: RegisteredStub, isSame: Bool)] = [:]

  init(to stub: RegisteredStub) {
    self.stub = stub
  }

  mutating func isSame(_ other: RegisteredStub) -> Bool {
    if let result = results[ObjectIdentifier(other)] { return result.isSame }
    let isSame = other.pattern.isSame(as: stub.pattern)
    results[ObjectIdentifier(other)] = (other, isSame)
    return isSame
  }
}

extension StubList {
  /// Returns the stub whose conditions a call meets: the latest one, or the one without conditions.
  ///
  /// The stub's captors receive the arguments, and it records the call. A stub for another number of arguments
  /// is reported.
  func stub(for arguments: CallArguments, from location: CallLocation) -> RegisteredStub? {
    for stub in conditional where stub.isOfMember(at: location) {
      let pattern = stub.pattern
      if arguments.meet(pattern.conditions) {
        stub.capture(arguments)
        stub.countCall()
        return stub
      }
      if pattern.conditions.count != arguments.count {
        stub.reportCount(of: arguments, from: location)
      }
    }
    unconditional?.countCall()
    return unconditional
  }

  /// Returns the stub that a call would use if it had not found an earlier one; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - location: The location of the call.
  ///   - stub: The stub that the call has found.
  func stub(
    for arguments: CallArguments, from location: CallLocation, after stub: RegisteredStub
  ) -> RegisteredStub? {
    guard let index = conditional.firstIndex(where: { $0 === stub }) else { return nil }
    for stub in conditional[(index + 1)...]
    where stub.isOfMember(at: location) && arguments.meet(stub.pattern.conditions) {
      stub.capture(arguments)
      stub.countCall()
      return stub
    }
    unconditional?.countCall()
    return unconditional
  }
}

extension RegisteredStub {
  /// Returns whether the stub is for the types that a generic member is called with at a location.
  fileprivate func isOfMember(at location: CallLocation) -> Bool {
    pattern.memberType == nil || pattern.memberType == location.memberType
  }

  fileprivate func reportCount(of arguments: CallArguments, from location: CallLocation) {
    // Properties and subscripts are set with one more argument than they are read with.
    guard !location.call.name.isOfPropertyOrSubscript, shouldReportCount() else { return }
    origin.report(
      "Stubbed \(pattern.function) with \(counted(pattern.conditions.count, "argument")), "
        + "but expected \(arguments.count), as in the call "
        + location.description(with: arguments))
  }
}

extension CallLocation {
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
