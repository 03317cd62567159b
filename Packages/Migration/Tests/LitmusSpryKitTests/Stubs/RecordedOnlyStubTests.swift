import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub of a member that only records` {
  @Test func `is reported when the fake goes, at the stub's line`() {
    var line = 0
    let failures = FailureRecorder.record {
      let fake = FakeNotebook()
      line = #line + 1
      fake.stub(.log).andReturn()
      fake.log("a")
      fake.log("b")
    }
    #expect(
      failures.map(\.message) == [
        "Stubbed log(_:), whose calls are only recorded, but expected a member that answers. "
          + "To fix this, remove the stub, or use spryify at RecordedOnlyStubTests.swift:"
          + "\(FakeNotebook.logLine)"
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `is reported when it is reset`() {
    let fake = FakeNotebook()
    fake.stub(.log).with(Argument.captor()).andReturn()
    fake.log("a")
    let failures = FailureRecorder.record { fake.resetCallsAndStubs() }
    #expect(failures.count == 1)
  }

  @Test func `is none if the member is not called, or called with other arguments`() {
    let fake = FakeNotebook()
    fake.stub(.log).with("a", "b").andReturn()
    fake.stub(.title).andReturn("x")
    fake.log("a")
    fake.title = "y"
  }

  @Test func `may stub a getter beside a setter that only records`() {
    let fake = FakeNotebook()
    fake.stub(.title).andReturn("x")
    fake.title = "y"
    #expect(fake.title == "x")
  }

  @Test func `is reported for a setter's captor`() {
    let failures = FailureRecorder.record {
      let fake = FakeNotebook()
      fake.stub(.title).with(Argument.captor()).andReturn()
      fake.title = "y"
    }
    #expect(failures.count == 1)
  }

  @Test func `answers where the member asks for an answer later`() {
    let fake = FakeNotebook()
    fake.stub(.read).andReturn("x")
    #expect(fake.read(1) == "x")
  }
}

// MARK: - Fixtures

private final class FakeNotebook: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case log = "log(_:)"
    case title
    case read = "read(_:)"
  }

  static let logLine = #line + 4

  let spyRecord = SpyRecord()

  func log(_ text: String) { recordCall(arguments: text) }

  var title: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func read(_ page: Int) -> String {
    recordCall(arguments: page)
    return stubbedValue(arguments: page)
  }
}
