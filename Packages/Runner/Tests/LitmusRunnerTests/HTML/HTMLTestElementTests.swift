import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerCommandLine

@Suite struct `A test on an HTML page` {
  private typealias Fixture = HTMLFixture

  @Test
  func `In the timeline, tests too short to be seen are joined, with the worst outcome`() throws {
    var fixture = Fixture()
    for number in 0..<1_000 {
      var result = Fixture.result("test\(number)", number == 3 ? .failed : .passed)
      result.duration = .microseconds(10)
      result.start = .microseconds(10 * number)
      fixture.add(result)
    }
    var long = Fixture.result("testLong")
    (long.start, long.duration, long.process) = (.zero, .seconds(1), 2)
    fixture.add(long)
    let section = try #require(fixture.page.between("<section id=\"timeline\">", "</section>"))
    #expect(section.contains("2 processes, 1.00 s"))
    #expect(section.texts(of: "title").first == "CartTests/test3, failed, 0.01 ms and 198 others")
    #expect(section.texts(of: "title").last == "CartTests/testLong, passed, 1.00 s")
    #expect(section.texts(of: "title").count == 7)
  }

  @Test func `The reason of a skipped test is shortened in the middle if it is very long`() {
    let reason = "no" + String(repeating: "x", count: 1_000_000) + "printer"
    let page = HTMLFixture.page(
      of: HTMLFixture.result("testA", .skipped(reason: reason)))
    let start = "no" + String(repeating: "x", count: 998)
    let end = String(repeating: "x", count: 993) + "printer"
    #expect(
      page.texts(of: "span", " class=\"note\"") == [
        "\(start) … 998,009 characters left out … \(end)"
      ])
  }
}
