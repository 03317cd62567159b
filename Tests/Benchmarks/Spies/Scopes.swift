import Foundation
import LitmusFakes

/// A protocol with a static member, and what `@Fake` writes from it.
protocol StaticService {
  static func fetch(_ number: Int, _ name: String) -> Int
}

final class FakeStaticService: StaticService, GeneratedFake {
  let spyRecord = SpyRecord()

  static var fetches:
    FakeMember<
      FakeStubbing, (number: Int, name: String), (Int, String) -> Int, Int, Never, FakeSync
    >
  { .init("fetch(_:_:)", FakeSource(Self.self)) }

  static func fetch(_ number: Int, _ name: String) -> Int {
    let call: FakeCall<(number: Int, name: String), (Int, String) -> Int, Int> = Self._spyCall(
      "fetch(_:_:)", (number, name), file: "litmus-spies/Scopes.swift", line: 6)
    if let body = call.body { return body(number, name) }
    return call.answer()
  }
}

/// A fake by hand with a static member.
final class StaticFakeByHand: HandwrittenFake {
  enum Function: String { case fetch }
  let spyRecord = SpyRecord()

  static func fetch(_ number: Int, _ name: String) -> Int { spy(.fetch, number, name) }
}

/// A fake that a scope uses while the calls of the others are measured.
private final class OtherFake: HandwrittenFake {
  enum Function: String { case fetch }
  let spyRecord = SpyRecord()
}

/// Measures the nanoseconds of a call of a static member, and those of a scope.
func measureScopes() {
  let makers: [(name: String, fetch: @Sendable (Int) -> Int, stub: @Sendable () -> Void)] = [
    (
      "typed", { FakeStaticService.fetch($0, "name") },
      { FakeStaticService.fetches.again.andReturn(7) }
    ),
    (
      "by hand", { StaticFakeByHand.fetch($0, "name") },
      { StaticFakeByHand.when(.fetch).again.andReturn(7) }
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
              OtherFake.when(.fetch).andReturn(1)
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
    FakeStaticService.resetCallsAndStubs()
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
