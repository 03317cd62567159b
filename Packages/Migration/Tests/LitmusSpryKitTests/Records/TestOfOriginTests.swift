import Dispatch
import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `The test that made a fake` {
  @Test func `gets the failures of its calls and stubs from a queue`() async {
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
    #expect(
      Set(failures.map(\.callSite.fileID)) == [#fileID, "LitmusSpryKitTests/FakeLibrary.swift"])
    #expect(failures.map(\.callSite.line).prefix(2) == [line, line + 1])
    #expect(failures.count == 3)
  }

  @Test func `gets the failure of a fake that stores no record`() async {
    let failures = await FailureRecorder.record {
      let fake = FakeShelf()
      fake.put(1)
      await onQueue { _ = fake.count() }
    }
    #expect(failures.count == 1)
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
