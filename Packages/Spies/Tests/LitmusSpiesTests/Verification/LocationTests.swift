import LitmusReporting
import LitmusSpies
import Testing

@Suite(.spyScope) struct `The location that a helper passes on` {
  @Test func `is that of each failure`() {
    let fake = FakeArchive()
    fake.open()
    let log = FakeLog()
    log.write("a")
    let checks: [(String, (StaticString, UInt) -> Void)] = [
      ("received", { expectReceived(fake.calls.load, file: $0, line: $1) }),
      ("static", { expectReceived(FakeArchive.calls.make, file: $0, line: $1) }),
      ("not received", { expectNotReceived(fake.calls.open, file: $0, line: $1) }),
      ("order", { expectReceivedInOrder(fake.calls.load, file: $0, line: $1) }),
      ("no other", { expectNoOtherCalls(fake, file: $0, line: $1) }),
      ("by hand", { expectReceived(log.calls(.write, "b"), file: $0, line: $1) }),
      ("second stub", { fake.when.count.andReturn(2, file: $0, line: $1) }),
      ("trap", { expectThrowsAssertion(file: $0, line: $1) {} }),
    ]
    fake.when.count.andReturn(1)
    for (name, check) in checks {
      let failures = FailureRecorder.record { check("/a/Library/Helper.swift", 42) }
      #expect(failures.map(\.callSite.line) == [42], "\(name)")
      #expect(failures.map(\.callSite.filePath) == ["/a/Library/Helper.swift"], "\(name)")
    }
  }

  @Test func `is that of each asynchronous failure`() async {
    let fake = FakeArchive()
    let checks: [(String, (StaticString, UInt) async throws -> Void)] = [
      (
        "received",
        { try await expectEventuallyReceived(fake.calls.open, timeout: 0, file: $0, line: $1) }
      ),
      (
        "required",
        { try await requireEventuallyReceived(fake.calls.open, timeout: 0, file: $0, line: $1) }
      ),
      ("trap", { await expectThrowsAssertion(file: $0, line: $1) { await Task.yield() } }),
    ]
    for (name, check) in checks {
      let failures = await FailureRecorder.record {
        try? await check("/a/Library/Helper.swift", 42)
      }
      #expect(failures.map(\.callSite.line) == [42], "\(name)")
    }
  }

  @Test func `precedes that of withCallSite`() {
    let fake = FakeArchive()
    let failures = withCallSite(CallSite(file: "Other.swift", line: 7)) {
      FailureRecorder.record { expectReceived(fake.calls.open) }
    }
    #expect(failures.map(\.callSite.line) == [7])
  }
}
