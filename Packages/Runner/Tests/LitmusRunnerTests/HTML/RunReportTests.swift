import Foundation
import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite struct `The report of a run on an HTML page` {
  private typealias Fixture = HTMLFixture

  @Test
  func `Suites and tests are sorted by outcome, the worst first, and otherwise stay in order`() {
    let page = Fixture.page(
      of: Fixture.result("testA", suite: "GoodTests"),
      Fixture.result("testB", .passed), Fixture.result("testC", .failed, "no"),
      Fixture.result("testD", .failedAsExpected), Fixture.result("testE", .timedOut, "slow"),
      Fixture.result("testF", .skipped(reason: "no printer")), Fixture.result("testG", .flaky),
      Fixture.result("testH", .crashed, "gone"), Fixture.result("testI", .failed, "no"))
    let tests = page.testTags
    #expect(
      tests.values(of: "data-name") == [
        "testH", "testE", "testC", "testI", "testG", "testD", "testF", "testB", "testA",
      ])
  }

  @Test func `A shard has its number among the shards`() {
    var fixture = Fixture()
    fixture.start.shard = TestShard(index: 2, count: 3, cut: "")
    #expect(fixture.page.contains("<dt>Shard</dt><dd>2 of 3</dd>"))
  }

  @Test func `The numbers of a file's lines have commas between their thousands`() {
    let counts = Dictionary(uniqueKeysWithValues: (1...1_200).map { ($0, 1) })
    let coverage = CoverageReport(files: [.init(path: "/a.swift", name: "a.swift", counts: counts)])
    let report = RunReport(
      environment: RunEnvironment(program: "app"), previous: nil, rerun: nil,
      coverage: { coverage })
    #expect(report.html().contains("1,200 of 1,200 lines</span>"))
  }

  @Test func `A late failure makes its test a failed one, as in JUnit`() {
    var fixture = Fixture()
    fixture.add(Fixture.result("testAdds"))
    fixture.events.append(lateFailure("Cart was closed", of: Fixture.id("testAdds")))
    let page = fixture.page
    #expect(page.body.contains(#"data-name="testAdds""#))
    #expect(page.between("<details class=\"test\"", ">")?.values(of: "data-outcome") == ["failed"])
    #expect(
      page.body.texts(of: "pre", " class=\"message\" tabindex=\"0\"") == [
        "\nCart was closed (the test had already ended)"
      ])
  }

  @Test func `Failed attempts are listed with their test, with their late failures`() throws {
    var (first, last) = (
      Fixture.result("testLoads", .failed, "no"), Fixture.result("testLoads", .flaky)
    )
    first.output = "loading\n"
    last.attempt = 2
    last.earlierAttempts = [first]
    var fixture = Fixture()
    fixture.events.append(.testRetried(first))
    fixture.events.append(lateFailure("closed", of: Fixture.id("testLoads")))
    fixture.add(last)
    let body = fixture.page.body
    let attempt = try #require(body.between("<section class=\"attempt\"", "</section>"))
    #expect(attempt.values(of: "data-attempt") == ["1"])
    #expect(attempt.values(of: "data-outcome") == ["failed"])
    #expect(attempt.contains("<pre class=\"output\" tabindex=\"0\">\nloading</pre>"))
    #expect(
      attempt.texts(of: "pre", " class=\"message\" tabindex=\"0\"") == [
        "\nno", "\nclosed (the test had already ended)",
      ])
    #expect(body.values(of: "data-attempts") == ["2"])
    #expect(body.components(separatedBy: "class=\"failure\"").count == 3)
  }

  @Test
  func `Each repetition is a test of its own, and so is a set-up that failed in two processes`() {
    var second = Fixture.result("testAdds")
    second.iteration = 2
    var hook = Fixture.result("class setUp", .failed, "no")
    hook.isSuiteHook = true
    let page = Fixture.page(of: Fixture.result("testAdds"), second, hook, hook)
    let tests = page.testTags
    #expect(
      tests.values(of: "id") == [
        "App.CartTests/class_setUp~\(Fixture.id("class setUp").stableHashText)",
        "App.CartTests/class_setUp~\(Fixture.id("class setUp").stableHashText)+2",
        "App.CartTests/testAdds", "App.CartTests/testAdds@2",
      ])
    #expect(tests.values(of: "data-repetition") == ["1", "1", "1", "2"])
    #expect(page.contains("<bdi>testAdds</bdi>, repetition 2"))
  }

  @Test func `Each test has a name in the page that an address can hold, the same in each run`() {
    var ids = PageIDs()
    let names = ["testDoubles(3)", "test \"é\"", "test \"è\"", String(repeating: "x", count: 500)]
    let all = names.map { ids.id(of: Fixture.result($0)) }
    #expect(all[0] == "App.CartTests/testDoubles(3)")
    #expect(all[1].hasPrefix("App.CartTests/test_____~"))
    #expect(all[2].hasPrefix("App.CartTests/test_____~"))
    #expect(Set(all).count == names.count)
    #expect(all.allSatisfy { $0.utf8.count < 150 })
    var again = PageIDs()
    #expect(names.reversed().map { again.id(of: Fixture.result($0)) } == all.reversed())
  }

  @Test(
    arguments: [
      (.failed, false, true, .newFailure), (.failed, nil, true, .newFailure),
      (.crashed, true, true, .stillFailing), (.passed, true, true, .fixed),
      (.passed, nil, true, .newTest), (.passed, false, true, nil), (.flaky, true, true, nil),
      (.failedAsExpected, true, true, nil), (.skipped, true, true, nil),
      (.failed, nil, false, nil), (.passed, nil, false, nil), (.failed, false, false, .newFailure),
    ] as [(OutcomeKind, Bool?, Bool, ResultChange?)])
  func `A result is compared with the last one`(
    outcome: OutcomeKind, hadFailed: Bool?, knowsAllTests: Bool, change: ResultChange?
  ) {
    #expect(
      ResultChange(
        isFailure: outcome.isFailure, isPassed: outcome == .passed, hadFailed: hadFailed,
        knowsAllTests: knowsAllTests) == change)
  }

  @Test func `The changes are listed with links, one for each test, that of its worst repetition`()
    throws
  {
    var fixture = Fixture()
    fixture.previous[Fixture.id("testC")] = .passed
    fixture.add(Fixture.result("testC", .failed, "no"))
    fixture.add(Fixture.result("testD"))
    for name in ["testA", "testB"] {
      fixture.previous[Fixture.id(name)] = .failed
      for iteration in 1...3 {
        let isFailure = name == "testA" && iteration == 2
        var result = Fixture.result(name, isFailure ? .failed : .passed)
        result.iteration = iteration
        fixture.add(result)
      }
    }
    let page = fixture.page
    let section = try #require(page.between("<section id=\"changes\">", "</section>"))
    #expect(
      section.texts(of: "h3").map { $0.components(separatedBy: " <")[0] }
        == ["New failures", "Fixed", "Still failing", "New tests"])
    #expect(
      section.values(of: "href") == ["C", "B", "A@2", "D"].map { "#App.CartTests/test\($0)" })
    #expect(
      page.values(of: "data-changed")
        == ["newFailure", "stillFailing", "newTest", "", "", "fixed", "", ""])
  }

  @Test func `A set-up is not new, and fails anew if its suite had run`() {
    var results = TestResults()
    results[Fixture.id("testA")] = record(.passed)
    var hook = Fixture.result("class setUp", .failed)
    hook.isSuiteHook = true
    var comparison = RunComparison(previous: results)
    comparison.apply(hook)
    #expect(comparison.change(of: hook.test.id) == .newFailure)
    hook.outcome = .failedAsExpected
    results.hasAllTests = true
    comparison = RunComparison(previous: results)
    comparison.apply(hook)
    #expect(comparison.change(of: hook.test.id) == nil)
  }

  @Test func `Without earlier results nothing is new`() {
    let page = Fixture.page(of: Fixture.result("testA"))
    #expect(page.values(of: "data-changed") == [""])
    #expect(page.contains("No earlier results are known."))
  }

  @Test func `Failures in no known test, and tests that did not run, are reported`() {
    var fixture = Fixture()
    fixture.add(Fixture.result("testA"))
    fixture.addUnattributed("Nobody knows")
    fixture.summary.notRun = 3
    let page = fixture.page
    #expect(page.contains("<strong>1 failure in no known test, 3 not run</strong>"))
    #expect(
      page.between("<section id=\"unattributed\">", "</section>")?
        .texts(of: "pre", " class=\"message\" tabindex=\"0\"") == ["\nNobody knows"])
  }

  @Test func `A crash in no known test has its output, such as the backtrace`() throws {
    var fixture = Fixture()
    let failure = Fixture.failure("Process ended with signal 4 (SIGILL)")
    fixture.events.append(.unattributed(failure, output: "0 crash() at Cart.swift:3\n"))
    fixture.summary.unattributed = [failure]
    #expect(
      fixture.page.between("<section id=\"unattributed\">", "</section>")?
        .texts(of: "pre", " class=\"output\" tabindex=\"0\"") == ["\n0 crash() at Cart.swift:3"])
    #expect(
      try junitText(of: fixture.events).contains(
        "<system-out>0 crash() at Cart.swift:3&#10;</system-out>"))
    #expect(
      try logText(of: fixture.events) == """
        ! Outside of a test
            CartTests.swift:3:5: Process ended with signal 4 (SIGILL)
          │ 0 crash() at Cart.swift:3

        """)
  }

  @Test func `An attachment that comes after its test has ended is with the test`() throws {
    let result = Fixture.result("testA")
    let late = TestEvent.attachment(
      result.test.id, TestAttachment(name: "left running", content: .text("sleep (process 4711)")))
    #expect(
      try junitText(of: result.events + [late]).contains(
        "<system-out>Attachment left running:&#10;sleep (process 4711)</system-out>"))
  }

  @Test func `The command that runs what failed again is one button`() throws {
    var fixture = Fixture()
    fixture.add(Fixture.result("testA", .failed, "no"))
    let header = try #require(fixture.page.between("<header>", "</header>"))
    #expect(header.values(of: "data-copy") == ["app --run-tests --only CartTests/testA"])
    #expect(
      header.texts(of: "pre", " class=\"command\" tabindex=\"0\"")
        == ["app --run-tests --only CartTests/testA"])
  }

  @Test func `Suite hooks and tests that did not run are counted beside tests`() {
    var fixture = Fixture()
    var hook = Fixture.result("class setUp", .failed, "no")
    hook.isSuiteHook = true
    fixture.add(hook)
    for (name, outcome) in [("a", TestOutcome.passed), ("b", .crashed), ("c", .failed)] {
      fixture.add(Fixture.result(name, outcome))
    }
    fixture.summary.notRun = 2
    let page = fixture.page
    #expect(
      page.texts(of: "strong") == ["1 crashed, 2 failed of 5 tests and 1 suite hook, 2 not run"])
    #expect(page.values(of: "data-all") == ["3 tests and 1 suite hook"])
  }

  @Test(
    arguments: [
      ([], 0, "No test ran"), ([.passed], 0, "1 test passed"),
      ([.passed, .passed], 0, "All 2 tests passed"),
      ([.passed], 3, "No test failed: 1 of 4 tests passed, 3 not run"),
      ([.failed], 0, "1 of 1 test failed"), ([.timedOut], 0, "1 of 1 test timed out"),
      ([.passed, .flaky], 0, "No test failed: 1 of 2 tests passed"),
      ([.skipped(reason: "no")], 0, "No test failed, and none passed"),
    ] as [([TestOutcome], Int, String)])
  func `The conclusion counts the tests that failed, or all`(
    outcomes: [TestOutcome], notRun: Int, conclusion: String
  ) {
    var fixture = Fixture()
    for (index, outcome) in outcomes.enumerated() {
      fixture.add(Fixture.result("test\(index)", outcome))
    }
    fixture.summary.notRun = notRun
    #expect(fixture.page.texts(of: "strong") == [conclusion])
    let isFailure = notRun > 0 || outcomes.contains(where: \.isFailure)
    #expect(fixture.page.contains("id=\"conclusion\" class=\"failed\"") == isFailure)
  }

  @Test func `The conclusion says why no test ran, and that the run has not ended`() {
    var (empty, open) = (Fixture(), Fixture())
    empty.start.emptyReason = "No test failed before."
    #expect(empty.page.texts(of: "strong") == ["No test failed before."])
    open.add(Fixture.result("a"))
    open.isFinished = false
    #expect(
      open.page.texts(of: "strong")
        == ["1 test passed, the run had not ended when this was written"])
  }
}

extension TestID {
  fileprivate var stableHashText: String { String(stableHash, radix: 16) }
}
