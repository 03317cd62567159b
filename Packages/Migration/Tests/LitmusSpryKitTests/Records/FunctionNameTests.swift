import LitmusReporting
import LitmusSpryKit
import Testing

private final class FakeDesk: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case known = "known()"
  }

  enum Function: String, StringRepresentable {
    case log
    case note = "note(_:)"
    case `subscript` = "subscript(_:)"
  }

  let spyRecord = SpyRecord()

  func log(_ text: String) { spryify(arguments: text) }
  func note(_ text: String) { spryify(arguments: text) }
  subscript(_ index: Int) -> String {
    get { spryify(arguments: index) }
    set { spryify(arguments: index, newValue) }
  }
  func unknown() -> Int { spryify() }
  func unknownThrowing() throws -> Shelf { try spryifyThrows() }
  func unknownFallback() -> Int { spryify(fallbackValue: 7) }
  var unknownProperty: Int { stubbedValue() }
  static func unknown() { spryify() }
}

private final class FakeWithoutNames: Spryable {
  func unknown() { spryify() }
}

@Suite struct `The name of a fake's function` {
  private let fake = FakeDesk()

  @Test func `may leave out a trailing (_:)`() {
    fake.stub(.log).andReturn()
    fake.log("x")
    expectHaveReceived(fake, .log, with: "x")
    fake.stub(.note).andReturn()
    fake.note("y")
    expectHaveReceived(fake, .note, with: "y")
  }

  @Test func `may be a subscript's`() {
    fake.stub(.subscript).with(1).andReturn("a")
    fake.stub(.subscript).with(2, "b").andReturn()
    #expect(fake[1] == "a")
    fake[2] = "b"
    expectHaveReceived(fake, .subscript, with: 1)
    expectHaveReceived(fake, .subscript, with: 2, "b")
  }

  @Test func `is reported where there is no case for it`() {
    let failures = FailureRecorder.record {
      #expect(fake.unknown() == 0)
      #expect(throws: UnstubbedCallError.self) { try fake.unknownThrowing() }
      #expect(fake.unknownFallback() == 7)
      #expect(fake.unknownProperty == 0)
      FakeDesk.unknown()
      FakeWithoutNames().unknown()
    }
    #expect(
      failures.map(\.message) == [
        missing("unknown()", in: "FakeDesk.Function"),
        missing("unknownThrowing()", in: "FakeDesk.Function"),
        missing("unknownFallback()", in: "FakeDesk.Function"),
        missing("unknownProperty", in: "FakeDesk.Function"),
        missing("unknown()", in: "FakeDesk.ClassFunction"),
        missing("unknown()", in: "FakeWithoutNames.NoFunction"),
      ])
    #expect(failures.map(\.callSite.line) == [24, 25, 26, 27, 28, 32])
    #expect(fake.didCall(.log).recordedCallsDescription == "<>")
  }

  private func missing(_ name: String, in functions: String) -> String {
    "Called \(name), but expected a function that \(functions) has a case for. To fix this, add a "
      + "case with the raw value \"\(name)\""
  }
}
