#if LITMUS_RUNNER
package import LitmusRunnerCore
internal import Foundation
@_spi(Litmus) @_spi(LitmusHarness) internal import LitmusReporting

/// A translator that reports Swift Testing's events to a group.
///
/// Events come from the tasks of the tests, so several may come at the same time.
package final class SwiftTestingEvents: Sendable {
  private typealias Event = SwiftTestingRecord.Event

  private struct State: Sendable {
    var testCases: ListedTestCases
    var remarks: [HostedName: String] = [:]
    /// Why the other test cases of a function, or the tests of a suite, do not run.
    var reasons: [String: String] = [:]
    var startedFunctions: Set<String> = []
    var hasFailure = false
    /// The functions whose set-up has reported an issue.
    var brokenFunctions: Set<String> = []
    /// The last records of issues that belong to no test.
    var unattributed: [[UInt8]] = []
  }

  private let group: HostedGroup
  private let functions: Set<String>
  private let state: Locked<State>

  /// Makes a translator.
  ///
  /// - Parameters:
  ///   - group: The group that receives the events.
  ///   - testCases: The functions that Swift Testing has listed, each with its test cases in order.
  package init(group: HostedGroup, testCases: [String: [SwiftTestingRecord.Case]]) {
    self.group = group
    functions = Set(testCases.keys)
    state = Locked(State(testCases: ListedTestCases(testCases)))
  }

  /// Whether Swift Testing has reported a failure, of a test or of none.
  package var hasFailure: Bool { state.withLock { $0.hasFailure } }

  /// Handles a line of the event stream.
  package func receive(_ line: SwiftTestingLine) {
    if line.isTest { state.withLock { $0.testCases.add(line) } }
    do {
      guard let event = try line.result.get() else { return }
      if event.testID != nil || isNew(line.bytes) { receive(event) }
    } catch {
      reportToRun("An event of Swift Testing could not be read: \(error)")
    }
  }

  /// Returns whether a record differs from the last ones.
  ///
  /// An issue that belongs to no test comes once for each serialized suite that is running.
  private func isNew(_ record: [UInt8]) -> Bool {
    state.withLock { state in
      guard !state.unattributed.contains(record) else { return false }
      state.unattributed = state.unattributed.suffix(15) + [record]
      return true
    }
  }

  /// Fails the tests that have not begun, and reports what ended the run early.
  ///
  /// Tests of a suite that was cancelled, or whose set-up failed, are skipped.
  ///
  /// - Parameters:
  ///   - functions: The functions that the run had; `nil` for all.
  ///   - error: The error that ended the run.
  package func finish(of functions: Set<String>? = nil, after error: (any Error)? = nil) {
    if let error, !(error is CancellationError) {
      reportToRun("Swift Testing stopped: \(failureText(of: error))")
    }
    guard !group.isCancelled else { return }
    let reasons = state.withLock { $0.reasons }
    for member in group.waiting where functions?.contains(member.name.function) ?? true {
      let suites = reasons.filter { member.name.function.hasPrefix("\($0.key)/") }
      if let suite = suites.max(by: { $0.key.count < $1.key.count }) {
        group.skip(member.name, reason: suite.value)
      } else {
        group.failAsNotRun(member.name, by: "Swift Testing")
      }
    }
  }

  private func reportToRun(_ message: String) {
    group.context.run.reportUnattributed(ReportedFailure(message: message, callSite: .unknown))
  }

  private func receive(_ event: Event) {
    if event.issue?.isFailure == true { state.withLock { $0.hasFailure = true } }
    guard let id = event.testID else {
      if event.kind == "issueRecorded" { issue(event, of: nil) }
      return
    }
    guard functions.contains(id) else { return suite(id, event) }
    switch event.kind {
    case "testStarted":
      state.withLock { _ = $0.startedFunctions.insert(id) }
      if let test = wholeFunction(id) { group.begin(test) }
    case "testCaseStarted":
      if let test = test(of: id, event), group.begin(test) == nil { group.beginUnseen(test) }
    case "issueRecorded": issue(event, of: id)
    case "valueAttached": attach(event, to: id)
    case "testSkipped": for test in group.tests(of: id) { group.skip(test, reason: event.reason) }
    case "testCancelled", "testCaseCancelled": cancelled(event, id)
    case "testCaseEnded":
      // A function that was listed without test cases ends with the last of them.
      if event._testCase != nil, wholeFunction(id) == nil, let test = test(of: id, event) {
        end(test)
      }
    case "testEnded": functionEnded(id)
    default: break
    }
  }
}

// MARK: - Tests and test cases
extension SwiftTestingEvents {
  /// Returns the function itself, if it is not parameterized.
  private func wholeFunction(_ id: String) -> HostedName? {
    let test = HostedName(function: id)
    return group.tests(of: id).first == test ? test : nil
  }

  /// Returns the function or test case that an event is about; `nil` if the event names none.
  private func test(of id: String, _ event: Event) -> HostedName? {
    if let test = wholeFunction(id) { return test }
    guard let testCase = event._testCase else { return nil }
    return state.withLock { state in
      state.testCases.name(of: HostedName(function: id, testCase: testCase.id)) {
        group.tests(of: id).first { group.test($0) == nil }
      }
    }
  }

  private func end(_ test: HostedName) {
    let remarks = state.withLock { $0.remarks.removeValue(forKey: test) }
    group.end(test, remarks: remarks ?? "")
    group.endUnseen(test)
  }

  private func functionEnded(_ id: String) {
    let reason = state.withLock {
      $0.reasons[id] ?? ($0.brokenFunctions.contains(id) ? "The test's set-up failed" : nil)
    }
    for test in group.tests(of: id) {
      if group.test(test) != nil {
        end(test)
      } else if !group.isCancelled {
        if let reason {
          group.skip(test, reason: reason)
        } else {
          group.failAsNotRun(test, by: "Swift Testing")
        }
      }
    }
  }

  private func cancelled(_ event: Event, _ id: String) {
    // When the group is cancelled, Swift Testing also reports tests as cancelled that have not
    // begun.
    let isOne = event._testCase != nil || wholeFunction(id) != nil
    if isOne {
      if let test = test(of: id, event).flatMap(group.test) { test.skip(event.reason) }
    } else {
      state.withLock { $0.reasons[id] = event.reason }
      for test in group.tests(of: id) { group.test(test)?.skip(event.reason) }
    }
  }
}

// MARK: - Issues and attachments
extension SwiftTestingEvents {
  private func issue(_ event: Event, of id: String?) {
    guard let issue = event.issue else { return }
    let text = SwiftTestingIssueText(event.messages)
    if group.isCancelled && text.isAboutCancelling { return }
    guard let id else {
      let location = issue.callSite ?? .unknown
      if issue.isFailure {
        // A thread that an earlier test has left behind may have recorded it, whatever runs now.
        group.context.run.reportUnattributed(text.failure(at: location))
      }
      return
    }
    let name = test(of: id, event) ?? group.tests(of: id).first
    guard let name else { return }
    guard let test = group.test(name) ?? group.begin(name) else {
      // More test cases run than were listed.
      if issue.isFailure, name.testCase != nil, !state.withLock({ $0.testCases.contains(name) }) {
        let location = issue.callSite ?? .unknown
        _ = group.context.run.reportUnattributed(text.failure(at: location))
      }
      return
    }
    let failure = text.failure(at: issue.callSite ?? test.description.callSite)
    if issue.isKnown || issue.isFailure {
      if event._testCase == nil { state.withLock { _ = $0.brokenFunctions.insert(id) } }
      if text.isAboutTimeLimit { test.markExpired() }
      _ = test.report(failure, isExpected: issue.isKnown)
    } else {
      let remark = "\(failure.callSite): \(issue.severity ?? "issue"): \(failure.text)\n"
      state.withLock { $0.remarks[name, default: ""] += remark }
    }
    // The test's arguments could not be evaluated: such a test never starts.
    if !state.withLock({ $0.startedFunctions.contains(id) }) { functionEnded(id) }
  }

  private func attach(_ event: Event, to id: String) {
    guard let attachment = event.attachment, let name = test(of: id, event) else { return }
    guard let test = group.test(name), let content = attachment.content else { return }
    test.attach(TestAttachment(name: attachment.name, content: content))
  }

  /// Handles an event of a suite, whose traits may fail before and after its tests.
  private func suite(_ id: String, _ event: Event) {
    let name = SwiftTestingName(id)
    let suite = name.suite(ofFunction: false)
    switch event.kind {
    case "issueRecorded":
      guard let issue = event.issue, issue.isFailure || issue.isKnown else { return }
      let location = issue.callSite ?? .unknown
      let description = TestDescription(
        id: TestID(module: name.module, suite: suite, name: TestID.suiteSetUp), callSite: location)
      _ = group.hook(description)?.report(
        SwiftTestingIssueText(event.messages).failure(at: location), isExpected: issue.isKnown)
      // Its tests may follow, and must not be taken for a part of it.
      group.endHooks(module: name.module, suite: suite)
      state.withLock { $0.reasons[id] = $0.reasons[id] ?? "The suite's set-up failed" }
    case "testSkipped", "testCancelled": state.withLock { $0.reasons[id] = event.reason }
    case "testEnded": group.endHooks(module: name.module, suite: suite)
    default: break
    }
  }
}
#endif
