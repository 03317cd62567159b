import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunner

@Suite("A journal gives back what was recorded")
struct JournalRoundTripTests {
  private let fixture: JournalFixture

  init() throws { fixture = try JournalFixture() }

  @Test("A test that passes takes two short lines")
  func passed() throws {
    let writer = try fixture.writer()
    fixture.pass(fixture.test("testAdds"), to: writer)
    fixture.pass(fixture.test("testAdds"), iteration: 2, to: writer)
    writer.end()
    #expect(
      fixture.read().map(described) == [
        "process", "began Suite/testAdds 1 attempt 1", "testStarted Suite/testAdds",
        "testFinished Suite/testAdds passed", "began Suite/testAdds 2 attempt 1",
        "testStarted Suite/testAdds", "testFinished Suite/testAdds passed", "ended",
      ])
  }
}
