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
  func adding(
    _ stub: RegisteredStub,
    inPlaceOf previous: RegisteredStub?,
    comparing comparisons: inout StubComparisons
  ) -> (StubList, replaced: RegisteredStub?) {
    guard !stub.conditions.isEmpty else {
      return (StubList(conditional: conditional, unconditional: stub), unconditional)
    }
    let index = conditional.firstIndex { $0 === previous || comparisons.isSame($0) }
    var conditional = conditional
    let replaced = index.map { conditional.remove(at: $0) }
    // A stub that only gets one more answer is no later than it was.
    let isContinued = replaced != nil && replaced === previous
    conditional.insert(stub, at: isContinued ? index ?? 0 : 0)
    return (StubList(conditional: conditional, unconditional: unconditional), replaced)
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
