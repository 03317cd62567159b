import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting

@Suite struct `The events of Swift Testing` {
  private let notRun =
    "Swift Testing did not run the test, but expected it to run all listed tests"

  @Test func `fail a test that did not run`() async {
    let outcomes = await run(["adds()": [], "sends()": []]) { $0.run("adds()") }
    #expect(outcomes == ["adds() 1 passed", "sends() 1: \(notRun)", "sends() 1 failed"])
  }

  @Test func `fail a test case that did not run`() async {
    let outcomes = await run(["doubles(_:)": ["1", "2"]]) {
      $0.run("doubles(_:)", testCases: ["1"])
    }
    #expect(
      outcomes == [
        "doubles(_:)(1) 1 passed", "doubles(_:)(2) 1: \(notRun)", "doubles(_:)(2) 1 failed",
      ])
  }

  @Test func `skip the test cases of a test whose set-up failed`() async {
    let outcomes = await run(["doubles(_:)": ["1", "2"]]) {
      $0.run("doubles(_:)", message: "no power")
    }
    #expect(
      outcomes == [
        "doubles(_:)(1) 1: no power", "doubles(_:)(1) 1 failed",
        #"doubles(_:)(2) 1 skipped(reason: "The test\'s set-up failed")"#,
      ])
  }

  @Test func `skip the tests of a suite whose set-up failed`() async {
    let outcomes = await run(["adds()": []]) {
      $0.send("issueRecorded", nil, message: "no power")
      $0.send("testEnded", nil)
    }
    #expect(
      outcomes == [
        "suite set-up 1: no power", "suite set-up 1 failed",
        #"adds() 1 skipped(reason: "The suite\'s set-up failed")"#,
      ])
  }

  @Test func `skip the tests of a suite that was cancelled, for the same reason`() async {
    let outcomes = await run(["adds()": [], "doubles(_:)": ["1"]]) {
      $0.send("testCancelled", nil, comment: "no printer")
      $0.send("testEnded", nil)
    }
    #expect(
      outcomes == ["adds()", "doubles(_:)(1)"].map { "\($0) 1 skipped(reason: \"no printer\")" })
  }

  @Test func `belong to the listed test cases in order, if arguments are new in each process`()
    async
  {
    let outcomes = await run(["doubles(_:)": ["1", "new a", "2", "new b"]]) {
      $0.sendTest("doubles(_:)", testCases: ["1", "newer a", "2", "newer b"])
      $0.send("testStarted", "doubles(_:)")
      // In parallel, test cases begin in any order.
      for testCase in ["newer b", "2", "newer a", "1"] {
        $0.send("testCaseStarted", "doubles(_:)", testCase: testCase)
      }
      $0.send("issueRecorded", "doubles(_:)", testCase: "newer b", message: "no power")
      for testCase in ["2", "newer a", "newer b", "1"] {
        $0.send("testCaseEnded", "doubles(_:)", testCase: testCase)
      }
      $0.send("testEnded", "doubles(_:)")
    }
    #expect(
      outcomes == [
        "doubles(_:)(new b) 1: no power", "doubles(_:)(2) 1 passed", "doubles(_:)(new a) 1 passed",
        "doubles(_:)(new b) 1 failed", "doubles(_:)(1) 1 passed",
      ])
  }

  @Test func `belong to the listed test cases of the same arguments, whose addresses are new`()
    async
  {
    func testCase(_ name: String, _ address: String) -> String {
      "M.(unknown context at $\(address)).\(name)"
    }
    let listed = ["Apple", "Pear"].map { testCase($0, "1a") }
    let outcomes = await run(["doubles(_:)": listed]) {
      [listed = ["Pear", "Apple"].map { testCase($0, "2b") }] in
      $0.sendTest("doubles(_:)", testCases: listed)
      $0.run("doubles(_:)", testCases: listed, failing: [listed[0]])
    }
    #expect(
      outcomes == [
        "doubles(_:)(\(listed[1])) 1: no power", "doubles(_:)(\(listed[1])) 1 failed",
        "doubles(_:)(\(listed[0])) 1 passed",
      ])
  }

  @Test
  func `belong to a listed test case that has not begun, if its argument has changed meanwhile`()
    async
  {
    let outcomes = await run(["doubles(_:)": ["1", "2"]]) {
      $0.sendTest("doubles(_:)", testCases: ["1", "2"])
      $0.run("doubles(_:)", testCases: ["1", "changed"])
    }
    #expect(outcomes == ["doubles(_:)(1) 1 passed", "doubles(_:)(2) 1 passed"])
  }

  @Test func `end a test that was listed without test cases with the last of them`() async {
    let outcomes = await run(["doubles(_:)": []]) {
      $0.sendTest("doubles(_:)", testCases: ["1", "2"])
      $0.run("doubles(_:)", testCases: ["1", "2"], failing: ["2"])
    }
    #expect(outcomes == ["doubles(_:) 1: no power", "doubles(_:) 1 failed"])
  }

  @Test func `of no known test are reported once each, however often they come`() async {
    let outcomes = await run(["adds()": []]) {
      $0.run("adds()")
      for message in ["one", "two", "one", "two"] {
        $0.send("issueRecorded", nil, message: message, isKnownTest: false)
      }
    }
    #expect(outcomes == ["adds() 1 passed", "no test 1: one", "no test 1: two"])
  }

  @Test func `report the failure of a test case that was not listed`() async {
    let outcomes = await run(["doubles(_:)": ["1", "2"]], only: ["2"]) {
      $0.sendTest("doubles(_:)", testCases: ["3", "4", "5"])
      $0.run("doubles(_:)", testCases: ["3", "4", "5"], failing: ["3", "4", "5"])
    }
    #expect(
      outcomes == [
        "doubles(_:)(2) 1: no power", "doubles(_:)(2) 1 failed", "no test 1: no power",
      ])
  }

  @Test func `are ignored if their test begins after the last failure that is allowed`() async {
    let options = TestRunOptions { $0.maxFailures = 1 }
    let outcomes = await run(["adds()": [], "sends()": []], options: options) {
      for function in ["adds()", "sends()"] { $0.run(function, message: "no power") }
    }
    #expect(outcomes == ["adds() 1: no power", "adds() 1 failed"])
  }

  @MainActor @Test func `do not make a test count as not run whose retry is stopped`() async {
    let options = TestRunOptions { ($0.maxFailures, $0.retries) = (1, 1) }
    let rounds = Counter()
    let runner = runner(["adds()": [], "sends()": []], options: options) { stream in
      let isFirst = rounds.next() == 1
      for function in ["adds()", "sends()"] {
        stream.send("testStarted", function)
        stream.send("issueRecorded", function, message: "no power")
        if isFirst || function == "sends()" { stream.send("testEnded", function) }
      }
    }
    let summary = await runner.run()
    #expect((summary.failed, summary.notRun) == (2, 0))
  }

  @Test func `blame no test for an issue of no known test, whatever is running`() async {
    let outcomes = await run(["adds()": [], "sends()": []]) {
      $0.run("adds()")
      $0.send("testStarted", "sends()")
      $0.send("issueRecorded", nil, message: "left behind", isKnownTest: false)
      $0.send("testEnded", "sends()")
    }
    #expect(outcomes == ["adds() 1 passed", "no test 1: left behind", "sends() 1 passed"])
  }

  @Test func `belong to one test, however often and in which order they come`() async {
    let outcomes = await run(["doubles(_:)": ["1", "2"], "sends()": []]) {
      $0.send("testStarted", "sends()")
      $0.send("testStarted", "sends()")
      $0.send("testStarted", "doubles(_:)")
      $0.send("testCaseStarted", "doubles(_:)", testCase: "2")
      $0.send("issueRecorded", "doubles(_:)", testCase: "1", message: "too early")
      $0.send("testCaseEnded", "doubles(_:)", testCase: "2")
      $0.send("testCaseEnded", "doubles(_:)", testCase: "2")
      $0.send("testEnded", "sends()")
      $0.send("issueRecorded", "sends()", message: "too late")
      $0.send("testEnded", "sends()")
      $0.send("testEnded", "doubles(_:)")
      $0.send("testEnded", "unlisted()")
    }
    #expect(
      outcomes == [
        "doubles(_:)(1) 1: too early", "doubles(_:)(2) 1 passed", "sends() 1 passed",
        "sends() 1: too late (late)", "doubles(_:)(1) 1 failed",
      ])
  }
}

// MARK: - Fixtures

/// Runs a suite as ``runner(_:only:options:_:)``, and returns the outcomes.
@MainActor private func run(
  _ functions: KeyValuePairs<String, [String]>, only testCases: [String]? = nil,
  options: TestRunOptions = TestRunOptions(),
  _ send: @escaping @Sendable (Stream) -> Void
) async -> [String] {
  await lines(of: runner(functions, only: testCases, options: options, send))
    .dropLast().filter { !$0.hasSuffix(" starts") }
}

/// Returns a runner of a suite named `Suite` whose tests another process runs.
///
/// - Parameters:
///   - functions: The functions, each with its test cases.
///   - testCases: The test cases that were chosen; `nil` if all tests were.
///   - options: The options of the run.
///   - send: Sends the events.
@MainActor private func runner(
  _ functions: KeyValuePairs<String, [String]>, only testCases: [String]? = nil,
  options: TestRunOptions = TestRunOptions(),
  _ send: @escaping @Sendable (Stream) -> Void
) -> TestRunner {
  let listed = Dictionary(
    functions.map { (Stream.id($0.key), $0.value.map(testCase)) }, uniquingKeysWith: { $1 })
  let entries = functions.flatMap { function, cases in
    cases.isEmpty
      ? [entry(function, testCase: nil)] : cases.map { entry(function, testCase: $0) }
  }
  let list = AnyTestList(
    module: "M", suite: "Suite", callSite: CallSite(), host: Host(testCases: listed, send: send),
    entries: entries)
  return TestRunner(lists: [list], options: options) { id in
    testCases.map { $0.contains { id.name.hasSuffix("(\($0))") } } ?? true
  }
}

private func testCase(_ id: String) -> SwiftTestingRecord.Case {
  SwiftTestingRecord.Case(id: id, displayName: id)
}

private func entry(_ function: String, testCase: String?) -> AnyTestList.Entry {
  let name = function + (testCase.map { "(\($0))" } ?? "")
  return AnyTestList.Entry(
    description: TestDescription(
      id: TestID(module: "M", suite: "Suite", name: name), callSite: CallSite()),
    isAsync: true, hosted: HostedName(function: Stream.id(function), testCase: testCase),
    parameterizedFunction: testCase.map { _ in function }, run: { _ in })
}

private struct Host: GroupHost {
  let testCases: [String: [SwiftTestingRecord.Case]]
  let send: @Sendable (Stream) -> Void

  func run(_ group: HostedGroup) async {
    let events = SwiftTestingEvents(group: group, testCases: testCases)
    send(Stream(events: events))
    events.finish()
  }
}

private struct Stream {
  let events: SwiftTestingEvents

  static func id(_ function: String) -> String { "M.Suite/\(function)/Tests.swift:1:1" }

  /// Sends the record of a function.
  func sendTest(_ function: String, testCases: [String]) {
    send(
      kind: "test",
      [
        "kind": "function", "id": Self.id(function), "name": function,
        "sourceLocation": ["fileID": "M/Tests.swift", "line": 1, "column": 1],
        "_testCases": testCases.map { ["id": $0, "displayName": $0] },
      ])
  }

  /// Sends the events of a function that runs, with a failure of its own or of some test cases.
  func run(
    _ function: String, testCases: [String] = [], failing: [String] = [], message: String? = nil
  ) {
    send("testStarted", function)
    if let message { send("issueRecorded", function, message: message) }
    for testCase in testCases {
      send("testCaseStarted", function, testCase: testCase)
      if failing.contains(testCase) {
        send("issueRecorded", function, testCase: testCase, message: "no power")
      }
      send("testCaseEnded", function, testCase: testCase)
    }
    send("testEnded", function)
  }

  /// Sends an event about a function or one of its test cases, or about the suite.
  func send(
    _ kind: String, _ function: String?, testCase: String? = nil, message: String? = nil,
    comment: String? = nil, isKnownTest: Bool = true
  ) {
    var payload: [String: Any] = [
      "kind": kind, "messages": message.map { [["symbol": "fail", "text": $0]] } ?? [],
    ]
    if isKnownTest { payload["testID"] = function.map(Self.id) ?? "M.Suite" }
    if let testCase { payload["_testCase"] = ["id": testCase, "displayName": testCase] }
    if let comment { payload["_comments"] = [comment] }
    if message != nil { payload["issue"] = ["isKnown": false] }
    send(kind: "event", payload)
  }

  private func send(kind: String, _ payload: [String: Any]) {
    let record: [String: Any] = ["kind": kind, "payload": payload]
    // Sorted, because equal events have equal bytes.
    guard let data = try? JSONSerialization.data(withJSONObject: record, options: .sortedKeys)
    else { return }
    data.withUnsafeBytes { events.receive(SwiftTestingLine($0)) }
  }
}
