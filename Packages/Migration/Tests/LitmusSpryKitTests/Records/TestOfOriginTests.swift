import Dispatch
import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `The test that made a fake` {
  @Test func `gets the failure of a call from a queue`() async {
    let failures = await FailureRecorder.record {
      let fake = FakeLibrary()
      await onQueue { _ = fake.load("x") }
    }
    #expect(failures.map(\.callSite.fileID) == ["LitmusSpryKitTests/FakeLibrary.swift"])
  }

  @Test func `gets the failures of stubs that cannot answer there`() async {
    let line = #line + 3
    let failures = await FailureRecorder.record {
      let fake = FakeLibrary()
      fake.stub(.load).andReturn("seven")
      fake.stub(.move).with("x").andReturn("y")
      await onQueue {
        _ = fake.load("x")
        _ = fake.move("x", to: 1)
      }
    }
    #expect(failures.count == 3)
    #expect(failures.contains { $0.callSite.line == line + 1 })
  }

  @Test func `gets the failure of a fake that stores no record`() async {
    let failures = await FailureRecorder.record {
      let fake = FakeShelf()
      fake.put(1)
      await onQueue { _ = fake.count() }
    }
    #expect(failures.count == 1)
  }

  @Test func `is not asked where a reporter is in force`() {
    let fake = FakeLibrary()
    let failures = FailureRecorder.record { fake.load("x") }
    #expect(failures.count == 1)
    let outer = FailureRecorder.record {
      let inner = FailureRecorder.record { FakeLibrary().load("x") }
      #expect(inner.count == 1)
    }
    #expect(outer.isEmpty)
  }

  @Test func `is the one that made the stub, for static members`() async {
    let failures = await FailureRecorder.record {
      FakeShelf.stub(.size).andReturn("seven")
      await onQueue { _ = FakeShelf.size() }
      FakeShelf.resetCallsAndStubs()
    }
    #expect(failures.count == 1)
  }

  private func onQueue(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        body()
        continuation.resume()
      }
    }
  }
}

// MARK: - Fixtures

private final class FakeShelf: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case put = "put(_:)"
    case count = "count()"
  }

  enum ClassFunction: String, StringRepresentable { case size = "size()" }

  func put(_ number: Int) { recordCall(arguments: number) }
  func count() -> Int { spryify() }
  static func size() -> Int { spryify() }
}
