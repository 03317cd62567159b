@_spi(Litmus) import LitmusReporting
import LitmusRunnerCore
import LitmusRunnerReports
import Testing

@testable import LitmusTestTool

@Suite struct `The durations of suites` {
  private func lists(_ names: String) -> [AnyTestList] {
    let site = CallSite(fileID: "M/F.swift", filePath: "/M/F.swift", line: 1, column: 1)
    return names.map { name in
      AnyTestList(module: "M", suite: "\(name)", callSite: site, host: NoHost(), entries: [])
    }
  }

  /// Returns the durations of suites with one letter, each with two tests that take half as long.
  private func durations(_ seconds: [String: Double], processes: Int = 2) throws -> SuiteDurations {
    var results = TestResults()
    for (suite, seconds) in seconds {
      for test in ["testA", "testB"] {
        results[TestID(module: "M", suite: suite, name: test)] = TestRecord(
          outcome: .passed, seconds: seconds / 2, date: 0, since: 0)
      }
    }
    return try #require(SuiteDurations(results, processes: processes))
  }

  @Test func `There are none if no test has run`() {
    #expect(SuiteDurations(TestResults(), processes: 2) == nil)
  }

  @Test func `The longest suite comes first, and one that has not run is in the middle`() throws {
    let durations = try durations(["A": 1, "B": 6, "C": 2])
    #expect(durations.sorted(lists("ABCD")).map(\.suite) == ["B", "D", "C", "A"])
  }

  @Test("A share is what one of twice as many processes would run, but not too short")
  func share() throws {
    let durations = try durations(["A": 4, "B": 2, "C": 1, "D": 1, "E": 0.2, "F": 0.2, "G": 0.2])
    func share(_ names: String) -> Int {
      let lists = lists(names)
      return durations.share(with: lists[0], of: Array(lists.dropFirst()))
    }
    // 8.6 seconds are left: a share has 2.15, and A has more already.
    #expect(share("ABCDEFG") == 0)
    #expect(share("BCDEFG") == 0)
    // 0.65 seconds are less than C takes; the last three take as long as a share must.
    #expect(share("CDEFG") == 0)
    #expect(share("EFG") == 1)
    #expect(share("G") == 0)
  }
}
