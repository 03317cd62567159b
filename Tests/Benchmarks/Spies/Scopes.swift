import Foundation
import LitmusFakes

/// A fake whose static member is as `@Spryable` and `@SpryableFunc` generate it.
final class StaticFakeByMacro: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case fetch = "fetch(_:_:)"
  }

  static func fetch(_ number: Int, _ name: String) -> Int {
    Self.spryAnswer(
      "fetch(_:_:)", signature: "fetch(_ number: Int, _ name: String) -> Int",
      fileID: "litmus-spies/Scopes.swift", filePath: "Scopes.swift", line: 10, column: 3
    ) {
      $0.append(number)
      $0.append(name)
    }
  }
}

/// A fake by hand with a static member.
final class StaticFakeByHand: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case fetch = "fetch(_:_:)"
  }

  static func fetch(_ number: Int, _ name: String) -> Int { spryify(arguments: number, name) }
}

/// A fake that a scope uses while the calls of the others are measured.
private final class OtherFake: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case fetch = "fetch()"
  }
}

/// Measures the nanoseconds of a call of a static member, and those of a scope.
func measureScopes() {
  let makers: [(name: String, fetch: @Sendable (Int) -> Int, stub: @Sendable () -> Void)] = [
    (
      "macro", { StaticFakeByMacro.fetch($0, "name") },
      { StaticFakeByMacro.stubAgain(.fetch).andReturn(7) }
    ),
    (
      "by hand", { StaticFakeByHand.fetch($0, "name") },
      { StaticFakeByHand.stubAgain(.fetch).andReturn(7) }
    ),
  ]
  let figures = medians(
    of: makers.flatMap { name, fetch, stub in
      [
        ("\(name) none", { timedCalls(stub, fetch) }),
        ("\(name) in", { SpyScope.run { timedCalls(stub, fetch) } }),
        (
          "\(name) unused",
          {
            SpyScope.run {
              OtherFake.stub(.fetch).andReturn(1)
              return onThread { timedCalls(stub, fetch) }
            }
          }
        ),
        (
          "\(name) used",
          {
            SpyScope.run {
              stub()
              return onThread { timedCalls({}, fetch) }
            }
          }
        ),
      ]
    } + [("scope", { nanoseconds(a: 100_000) { for _ in 0..<100_000 { SpyScope.run {} } } })])
  for (name, value) in figures.sorted(by: { $0.key < $1.key }) { show(name, value) }
}

/// The nanoseconds of a call, after a stub for all calls has been made.
private func timedCalls(_ stub: () -> Void, _ fetch: (Int) -> Int) -> Double {
  let count = 10_000
  stub()
  defer {
    StaticFakeByMacro.resetCallsAndStubs()
    StaticFakeByHand.resetCallsAndStubs()
  }
  var sum = 0
  let time = nanoseconds(a: count) {
    for number in 0..<count { sum &+= fetch(number) }
  }
  precondition(sum == 7 * count)
  return time
}

/// Runs a closure on a thread of its own, outside of all scopes.
private func onThread(_ body: @escaping @Sendable () -> Double) -> Double {
  nonisolated(unsafe) var result = 0.0
  let isDone = DispatchSemaphore(value: 0)
  Thread {
    result = body()
    isDone.signal()
  }.start()
  isDone.wait()
  return result
}
