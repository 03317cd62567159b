/// The stubs of one function; a list never changes, so that a call can use it without the lock.
final class StubList: @unchecked Sendable {
  // Safe to share: nothing in it changes. That a stubbed value is used by several threads is up to the
  // test, as it is with a value that a fake keeps itself.
  static let none = StubList(conditional: [], unconditional: nil)

  /// The stubs that have conditions, the latest first.
  let conditional: [RegisteredStub]
  /// The stub that has none; it answers what no other does.
  let unconditional: RegisteredStub?
  /// Whether every call gets the same value, which can be said without looking at the call.
  let isConstant: Bool

  private init(conditional: [RegisteredStub], unconditional: RegisteredStub?) {
    self.conditional = conditional
    self.unconditional = unconditional
    isConstant = conditional.isEmpty && unconditional?.isConstant == true
  }

  var all: [RegisteredStub] { conditional + (unconditional.map { [$0] } ?? []) }

  /// The list with one more stub, and the stub with the same conditions that it takes the place of.
  ///
  /// If an earlier state of the stub is there, that one gets the new answers after its own.
  func adding(
    _ stub: RegisteredStub,
    comparing comparisons: inout StubComparisons
  ) -> (StubList, replaced: RegisteredStub?) {
    if let continued = all.first(where: { $0.isSameStub(as: stub) }) {
      return (replacing(continued, by: continued.then(stub.answers)), continued)
    }
    guard !stub.conditions.isEmpty else {
      return (StubList(conditional: conditional, unconditional: stub), unconditional)
    }
    let index = conditional.firstIndex { comparisons.isSame($0) }
    var conditional = conditional
    let replaced = index.map { conditional.remove(at: $0) }
    conditional.insert(stub, at: 0)
    return (StubList(conditional: conditional, unconditional: unconditional), replaced)
  }

  /// The list with a stub in the place of another: one that only gets answers is no later than it was.
  private func replacing(_ stub: RegisteredStub, by other: RegisteredStub) -> StubList {
    StubList(
      conditional: conditional.map { $0 === stub ? other : $0 },
      unconditional: unconditional === stub ? other : unconditional)
  }
}

/// Which stubs have the same conditions as a new one, each compared once.
struct StubComparisons {
  private let stub: RegisteredStub
  private var results: [(stub: RegisteredStub, isSame: Bool)] = []

  init(to stub: RegisteredStub) {
    self.stub = stub
  }

  mutating func isSame(_ other: RegisteredStub) -> Bool {
    if let result = results.first(where: { $0.stub === other }) { return result.isSame }
    let isSame = other.conditions.areSame(as: stub.conditions)
    results.append((other, isSame))
    return isSame
  }
}

extension [ArgumentCondition] {
  fileprivate func areSame(as others: [ArgumentCondition]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isSame(as: $1) }
  }
}
