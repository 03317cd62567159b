import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub of a member that only records` {
  @Test func `is reported when the fake goes, at the stub's line`() {
    var line = 0
    let (texts, lines) = FailureRecorder.texts {
      let fake = FakeNotebook()
      line = #line + 1
      fake.stub(.log).andReturn()
      fake.log("a")
      fake.log("b")
    }
    #expect(
      texts == [
        "Stubbed log(_:), whose calls are only recorded, but expected a member that answers. "
          + "To fix this, remove the stub, or use spryify at RecordedOnlyStubTests.swift:"
          + "\(FakeNotebook.logLine)"
      ])
    #expect(lines == [line])
  }

  @Test func `is reported when it is reset, also a setter's, and is asked nothing`() {
    let fake = FakeNotebook()
    let captor = Argument.captor()
    fake.stub(.log).with(captor).andReturn()
    fake.stub(.title).with(
      Argument.pass { _ in
        Issue.record("A stub was asked about a call that needs no answer")
        return true
      }
    ).andReturn()
    fake.log("a")
    fake.title = "y"
    #expect(captor.count == 0)
    #expect(FailureRecorder.record { fake.resetCallsAndStubs() }.count == 2)
  }

  @Test func `is none if the member is not called, or called with other arguments`() {
    let fake = FakeNotebook()
    fake.stub(.log).with("a", "b").andReturn()
    fake.stub(.title).andReturn("x")
    fake.log("a")
  }

  @Test func `is none if the getter, or the member itself, asks for an answer`() {
    let fake = FakeNotebook()
    fake.stub(.title).andReturn("x")
    fake.title = "y"
    #expect(fake.title == "x")
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
