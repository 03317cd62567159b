import Foundation
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

  @Test func `In the timeline, processes that follow one another share a lane`() throws {
    var fixture = Fixture()
    for number in 0..<30 {
      var result = Fixture.result("test\(number)")
      (result.process, result.duration) = (number + 1, .seconds(1))
      // Two of them run at any time.
      result.start = .seconds(number / 2)
      fixture.add(result)
    }
    let section = try #require(fixture.page.between("<section id=\"timeline\">", "</section>"))
    #expect(section.contains("30 processes, 15.00 s"))
    #expect(
      section.components(separatedBy: "<text x=\"0\" ").dropFirst()
        .map { $0.between(">", "<") } == [
          "processes 1, 3, 5, 7, 9, 11 and 9 more", "processes 2, 4, 6, 8, 10, 12 and 9 more",
        ])
    // A lane is drawn only where a process ran.
    #expect(section.components(separatedBy: "class=\"lane\"").count == 31)
    #expect(section.contains("<rect class=\"lane\" x=\"6.667%\" y=\"16\" width=\"6.667%\""))
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
