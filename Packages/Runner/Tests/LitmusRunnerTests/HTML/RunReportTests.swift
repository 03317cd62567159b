import Foundation
import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite struct `The report of a run on an HTML page` {
  @Test
  func `Suites and tests are sorted by outcome, the worst first, and otherwise stay in order`() {
    let run = RecordedRun(
      cartResult("testA", suite: "GoodTests"),
      cartResult("testB", .passed), cartResult("testC", .failed, "no"),
      cartResult("testD", .failedAsExpected), cartResult("testE", .timedOut, "slow"),
      cartResult("testF", .skipped(reason: "no printer")), cartResult("testG", .flaky),
      cartResult("testH", .crashed, "gone"), cartResult("testI", .failed, "no"))
    #expect(
      run.page.testTags.values(of: "data-name") == [
        "testH", "testE", "testC", "testI", "testG", "testD", "testF", "testB", "testA",
      ])
  }

  @Test func `A shard has its number among the shards`() {
    var run = RecordedRun()
    run.start.shard = TestShard(index: 2, count: 3, cut: "")
    #expect(run.page.contains("<dt>Shard</dt><dd>2 of 3</dd>"))
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
    var run = RecordedRun(cartResult("testAdds"))
    run.addLate("Cart was closed", "testAdds")
    let page = run.page
    #expect(page.body.contains(#"data-name="testAdds""#))
    #expect(page.between("<details class=\"test\"", ">")?.values(of: "data-outcome") == ["failed"])
    #expect(
      page.body.texts(of: "pre", " class=\"message\" tabindex=\"0\"") == [
        "\nCart was closed (the test had already ended)"
      ])
  }

  @Test func `Failed attempts are listed with their test, with their late failures`() throws {
    var (first, last) = (
      cartResult("testLoads", .failed, "no"), cartResult("testLoads", .flaky)
    )
    first.output = "loading\n"
    last.attempt = 2
    last.earlierAttempts = [first]
    var run = RecordedRun(last)
    run.events.insert(lateFailure("closed", of: cartID("testLoads")), at: run.events.count - 1)
    let body = run.page.body
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
    var second = cartResult("testAdds")
    second.iteration = 2
    var hook = cartResult("class setUp", .failed, "no")
    hook.isSuiteHook = true
    let page = RecordedRun(cartResult("testAdds"), second, hook, hook).page
    let tests = page.testTags
    #expect(
      tests.values(of: "id") == [
        "App.CartTests/class_setUp~\(cartID("class setUp").stableHashText)",
        "App.CartTests/class_setUp~\(cartID("class setUp").stableHashText)+2",
        "App.CartTests/testAdds", "App.CartTests/testAdds@2",
      ])
    #expect(tests.values(of: "data-repetition") == ["1", "1", "1", "2"])
    #expect(page.contains("<bdi>testAdds</bdi>, repetition 2"))
  }

  @Test func `Each test has a name in the page that an address can hold, the same in each run`() {
    var ids = PageIDs()
    let names = ["testDoubles(3)", "test \"é\"", "test \"è\"", String(repeating: "x", count: 500)]
    let all = names.map { ids.id(of: cartResult($0)) }
    #expect(all[0] == "App.CartTests/testDoubles(3)")
    #expect(all[1].hasPrefix("App.CartTests/test_____~"))
    #expect(all[2].hasPrefix("App.CartTests/test_____~"))
    #expect(Set(all).count == names.count)
    #expect(all.allSatisfy { $0.utf8.count < 150 })
    var again = PageIDs()
    #expect(names.reversed().map { again.id(of: cartResult($0)) } == all.reversed())
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
    var run = RecordedRun()
    run.previous[cartID("testC")] = .passed
    run.add(cartResult("testC", .failed, "no"))
    run.add(cartResult("testD"))
    for name in ["testA", "testB"] {
      run.previous[cartID(name)] = .failed
      for iteration in 1...3 {
        let isFailure = name == "testA" && iteration == 2
        var result = cartResult(name, isFailure ? .failed : .passed)
        result.iteration = iteration
        run.add(result)
      }
    }
    let page = run.page
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
    results[cartID("testA")] = record(.passed)
    var hook = cartResult("class setUp", .failed)
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
    let page = RecordedRun(cartResult("testA")).page
    #expect(page.values(of: "data-changed") == [""])
    #expect(page.contains("No earlier results are known."))
  }

  @Test func `Failures in no known test, and tests that did not run, are reported`() {
    var run = RecordedRun(cartResult("testA"))
    run.addUnattributed("Nobody knows")
    run.summary.notRun = 3
    let page = run.page
    #expect(page.contains("<strong>1 failure in no known test, 3 not run</strong>"))
    #expect(
      page.between("<section id=\"unattributed\">", "</section>")?
        .texts(of: "pre", " class=\"message\" tabindex=\"0\"") == ["\nNobody knows"])
  }

  @Test func `A crash in no known test has its output, such as the backtrace`() throws {
    var run = RecordedRun()
    let failure = cartFailure("Process ended with signal 4 (SIGILL)")
    run.events.append(.unattributed(failure, output: "0 crash() at Cart.swift:3\n"))
    run.summary.unattributed = [failure]
    #expect(
      run.page.between("<section id=\"unattributed\">", "</section>")?
        .texts(of: "pre", " class=\"output\" tabindex=\"0\"") == ["\n0 crash() at Cart.swift:3"])
    #expect(
      try junitText(of: run.events).contains(
        "<system-out>0 crash() at Cart.swift:3&#10;</system-out>"))
    #expect(
      try logText(of: run.events) == """
        ! Outside of a test
            CartTests.swift:3:5: Process ended with signal 4 (SIGILL)
          │ 0 crash() at Cart.swift:3

        """)
  }

  @Test func `An attachment that comes after its test has ended is with the test`() throws {
    let result = cartResult("testA")
    let late = TestEvent.attachment(
      result.test.id, TestAttachment(name: "left running", content: .text("sleep (process 4711)")))
    #expect(
      try junitText(of: result.events + [late]).contains(
        "<system-out>Attachment left running:&#10;sleep (process 4711)</system-out>"))
  }

  @Test func `The command that runs what failed again is one button`() throws {
    let run = RecordedRun(cartResult("testA", .failed, "no"))
    let header = try #require(run.page.between("<header>", "</header>"))
    #expect(header.values(of: "data-copy") == ["app --run-tests --only CartTests/testA"])
    #expect(
      header.texts(of: "pre", " class=\"command\" tabindex=\"0\"")
        == ["app --run-tests --only CartTests/testA"])
  }

  @Test func `Suite hooks and tests that did not run are counted beside tests`() {
    var hook = cartResult("class setUp", .failed, "no")
    hook.isSuiteHook = true
    var run = RecordedRun(
      hook, cartResult("a"), cartResult("b", .crashed), cartResult("c", .failed))
    run.summary.notRun = 2
    let page = run.page
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
    var run = RecordedRun()
    for (index, outcome) in outcomes.enumerated() {
      run.add(cartResult("test\(index)", outcome))
    }
    run.summary.notRun = notRun
    #expect(run.page.texts(of: "strong") == [conclusion])
    let isFailure = notRun > 0 || outcomes.contains(where: \.isFailure)
    #expect(run.page.contains("id=\"conclusion\" class=\"failed\"") == isFailure)
  }

  @Test func `The conclusion says why no test ran, and that the run has not ended`() {
    var (empty, open) = (RecordedRun(), RecordedRun(cartResult("a")))
    empty.start.emptyReason = "No test failed before."
    #expect(empty.page.texts(of: "strong") == ["No test failed before."])
    open.isFinished = false
    #expect(
      open.page.texts(of: "strong")
        == ["1 test passed, the run had not ended when this was written"])
  }

  @Test
  func `In the timeline, tests too short to be seen are joined, with the worst outcome`() throws {
    var run = RecordedRun()
    for number in 0..<1_000 {
      var result = cartResult("test\(number)", number == 3 ? .failed : .passed)
      result.duration = .microseconds(10)
      result.start = .microseconds(10 * number)
      run.add(result)
    }
    var long = cartResult("testLong")
    (long.start, long.duration, long.process) = (.zero, .seconds(1), 2)
    run.add(long)
    let section = try #require(run.page.between("<section id=\"timeline\">", "</section>"))
    #expect(section.contains("2 processes, 1.00 s"))
    #expect(section.texts(of: "title").first == "CartTests/test3, failed, 0.01 ms and 198 others")
    #expect(section.texts(of: "title").last == "CartTests/testLong, passed, 1.00 s")
    #expect(section.texts(of: "title").count == 7)
  }

  @Test func `In the timeline, processes that follow one another share a lane`() throws {
    var run = RecordedRun()
    for number in 0..<30 {
      var result = cartResult("test\(number)")
      (result.process, result.duration) = (number + 1, .seconds(1))
      // Two of them run at any time.
      result.start = .seconds(number / 2)
      run.add(result)
    }
    let section = try #require(run.page.between("<section id=\"timeline\">", "</section>"))
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
    let page = RecordedRun(cartResult("testA", .skipped(reason: reason))).page
    let start = "no" + String(repeating: "x", count: 998)
    let end = String(repeating: "x", count: 993) + "printer"
    #expect(
      page.texts(of: "span", " class=\"note\"") == [
        "\(start) … 998,009 characters left out … \(end)"
      ])
  }
}

extension TestID {
  fileprivate var stableHashText: String { String(stableHash, radix: 16) }
}
