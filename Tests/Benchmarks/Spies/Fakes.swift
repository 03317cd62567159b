import Foundation
import LitmusFakes

protocol Service: AnyObject, Sendable {
  func fetch(_ number: Int, _ name: String) -> Int
}

/// The reference: a lock and an array, written by hand.
final class Floor: Service, @unchecked Sendable {
  private let lock = NSLock()
  private var calls: [(number: Int, name: String)] = []
  private let result: Int

  init(returning result: Int) { self.result = result }

  func fetch(_ number: Int, _ name: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    calls.append((number, name))
    return result
  }

  func count(_ number: Int, _ name: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    return calls.count { $0.number == number && $0.name == name }
  }
}

/// What `@Fake` writes from the protocol, so that nothing here needs swift-syntax.
protocol ServiceFakeMembers: FakeMembers where _Fake: Service {}

extension ServiceFakeMembers where _Level == FakeInstance {
  var fetch:
    FakeMember<_Use, (number: Int, name: String), (Int, String) -> Int, Int, Never, FakeSync>
  {
    .init("fetch(_:_:)", _source)
  }
  func fetch(
    _ number: Match<Int>, _ name: Match<String>
  ) -> FakeMember<_Use, (number: Int, name: String), (Int, String) -> Int, Int, Never, FakeSync> {
    .init("fetch(_:_:)", _source, number.at { $0.number }, name.at { $0.name })
  }
}

extension Service where Self: GeneratedFake {
  func fetch(_ number: Int, _ name: String) -> Int {
    let _call: FakeCall<(number: Int, name: String), (Int, String) -> Int, Int> = self._spyCall(
      "fetch(_:_:)", (number, name), file: "litmus-spies/Fakes.swift", line: 5)
    if let _body = _call.body { return _body(number, name) }
    if let _real = _call.real(as: (any Service).self) { return _real.fetch(number, name) }
    return _call.answer()
  }
}

final class FakeService: Service, GeneratedFake, Sendable {
  struct _Members<_Use, _Level>: ServiceFakeMembers {
    typealias _Fake = FakeService
    let _source: FakeSource
  }
  let spyRecord: SpyRecord
  init(file: StaticString = #filePath, line: UInt = #line) {
    spyRecord = SpyRecord(file: file, line: line)
  }
  var when: _Members<FakeStubbing, FakeInstance> { _Members(_source: FakeSource(self)) }
  var calls: _Members<FakeVerifying, FakeInstance> { _Members(_source: FakeSource(self)) }
}

/// A fake of a closure.
final class ClosureService: Service, @unchecked Sendable {
  let fetching = FakeClosure<(Int, String) -> Int>()
  private let closure: (Int, String) -> Int

  init() { closure = fetching.closure }

  func fetch(_ number: Int, _ name: String) -> Int { closure(number, name) }
}

/// A fake by hand.
final class FakeByHand: Service, HandwrittenFake {
  enum Function: String { case fetch }

  let spyRecord = SpyRecord()

  func fetch(_ number: Int, _ name: String) -> Int { spy(.fetch, number, name) }
}
