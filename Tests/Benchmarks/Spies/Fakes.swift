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

/// A fake as `@Spryable` and `@SpryableFunc` generate it, so that nothing here needs swift-syntax.
final class FakeByMacro: Service, Spryable {
  nonisolated let spyRecord = SpyRecord()

  enum Function: String, StringRepresentable {
    case fetchWithNumber_Name = "fetch(_:_:)"

    static var fetch: Self { .fetchWithNumber_Name }
  }

  func fetch(_ number: Int, _ name: String) -> Int {
    return self.spryAnswer(
      "fetch(_:_:)", signature: "fetch(_ number: Int, _ name: String) -> Int",
      fileID: "litmus-spies/Fakes.swift", filePath: "Fakes.swift", line: 44, column: 3
    ) {
      $0.append(number)
      $0.append(name)
    }
  }
}

/// What `@Fake` writes from the protocol, so that nothing here needs swift-syntax.
nonisolated struct ServiceFakeMembers<_Fake: Service, _Role> {
  let _source: FakeSource
  init(_ source: FakeSource) { _source = source }
  final class _fetchCalls:
    FakeCall<_Role, FakeSync, (number: Int, name: String), (Int, String) -> Int, Int, Swift.Never>
  {
    func callAsFunction(_ number: ArgumentMatch<Int>, _ name: ArgumentMatch<String>) -> Self {
      matching([number.condition, name.condition])
    }
  }
  var fetch: _fetchCalls {
    _fetchCalls("fetch(_:_:)", of: _source) {
      try (number: $0.argument(0), name: $0.argument(1))
    }
  }
}

extension Service where Self: GeneratedFake {
  func fetch(_ number: Int, _ name: String) -> Int {
    let _call: FakeReceivedCall<(Int, String) -> Int, Int> = self.spyCall(
      "fetch(_:_:)", fileID: "litmus-spies/Fakes.swift", filePath: "Fakes.swift", line: 5, column: 8
    ) {
      $0.append(number)
      $0.append(name)
    }
    if let _body = _call.body { return _body(number, name) }
    if let _real = _call.real(as: (any Service).self) { return _real.fetch(number, name) }
    return _call.answer()
  }
}

nonisolated final class FakeService: Service, nonisolated InitializableFake, Sendable {
  nonisolated let spyRecord = SpyRecord()
  nonisolated init() {}
  nonisolated init(_spyFake void: Void) {}
  nonisolated var when: ServiceFakeMembers<FakeService, FakeStubbing> {
    ServiceFakeMembers<FakeService, FakeStubbing>(FakeSource(self))
  }
  nonisolated var calls: ServiceFakeMembers<FakeService, FakeVerifying> {
    ServiceFakeMembers<FakeService, FakeVerifying>(FakeSource(self))
  }
}

/// A fake by hand that stores its record.
final class FakeByHand: Service, Spryable {
  enum Function: String, StringRepresentable {
    case fetch = "fetch(_:_:)"
  }

  let spyRecord = SpyRecord()

  func fetch(_ number: Int, _ name: String) -> Int { spryify(arguments: number, name) }
}

/// A fake by hand as in SpryKit's documentation, without a record.
final class FakeWithoutRecord: Service, Spryable {
  enum Function: String, StringRepresentable {
    case fetch = "fetch(_:_:)"
  }

  func fetch(_ number: Int, _ name: String) -> Int { spryify(arguments: number, name) }
}

extension FakeByMacro {
  /// Makes a fake with a stub for these arguments, or for all calls if there are none.
  static func stubbed(with arguments: (Any?, Any?)? = nil) -> FakeByMacro {
    let fake = FakeByMacro()
    if let arguments {
      fake.stub(.fetch).with(arguments.0, arguments.1).andReturn(7)
    } else {
      fake.stub(.fetch).andReturn(7)
    }
    return fake
  }
}
