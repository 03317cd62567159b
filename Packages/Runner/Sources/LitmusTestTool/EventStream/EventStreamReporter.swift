#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
internal import LitmusRunnerReports

/// A reporter that writes Swift Testing's event stream, so that programs which read it can use litmus-test in place
/// of `swift test`.
///
/// Suites and functions begin with the first of their tests, and end with the last. A test that runs again after a
/// failure has known issues for the attempts before.
final class EventStreamReporter: TestReporter, LiveReporter {
  /// A suite or function while the tests run.
  private struct State {
    var item: EventStreamPlan.Item
    /// How many tests are in it.
    var tests = 0
    var ended = 0
    var began: Double?
    var issues = IssueCounts()
    var isSkipped = false
    /// The comments with which it was cancelled.
    var cancelled: [String]?
  }

  private let writer: FileWriter
  private let version: EventStreamVersion
  private let plan: EventStreamPlan
  private var messages: MessageLog
  private var states: [String: State] = [:]
  /// The suites that each function is in, the outermost first.
  private var suites: [String: [String]] = [:]
  /// The start of a test that may turn out to be skipped.
  private var pending: TestID?
  /// The failures of tests that have begun and have no result: another attempt may follow.
  private var kept: [TestID: [TestFailure]] = [:]
  private var began = 0.0
  private var allIssues = IssueCounts()

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - writer: Where the lines go.
  ///   - version: The version of the stream.
  ///   - plan: The tests.
  init(writer: FileWriter, version: EventStreamVersion, plan: EventStreamPlan) {
    self.writer = writer
    self.version = version
    self.plan = plan
    messages = plan.messages
    for item in plan.items { states[item.id] = State(item: item) }
    for name in plan.names.values {
      let function = name.function
      let own = suites[function] ?? EventStreamPlan.suites(of: function)
      suites[function] = own
      for id in own + [function] { states[id]?.tests += 1 }
    }
  }

  func receive(_ event: TestEvent) {
    if case .testFinished(let result) = event {
      messages.read()
      // It did not begin.
      if result.test.id == pending, isSkipped(result) { pending = nil }
    }
    beginPending()
    switch event {
    case .runStarted:
      began = Self.uptime
      for item in plan.items { write("test", payload(of: item)) }
      write(kind: "runStarted", messages: [("default", "Test run started.")])
    case .testStarted(let test, _):
      pending = test.id
      kept[test.id, default: []] += []
    case .failure(let failure):
      if let test = failure.test, kept[test] != nil {
        kept[test]?.append(failure)
      } else {
        issue(failure)
      }
    case .attachment(let test, let attachment): attached(attachment, to: test)
    case .testRetried: break
    case .testFinished(let result):
      releaseFailures(of: result.test.id, before: result.attempt)
      if !result.isSuiteHook { ended(result) }
    case .runFinished:
      // The run was stopped.
      for test in Array(kept.keys) { releaseFailures(of: test, before: 1) }
      runEnded()
    }
    writer.flush()
  }

  func tick() {
    beginPending()
    writer.flush()
  }

  func finish() throws { try writer.finish() }

  // MARK: - Tests

  private func beginPending() {
    guard let test = pending else { return }
    pending = nil
    guard let name = plan.names[test] else { return }
    for id in (suites[name.function] ?? []) + [name.function] where states[id]?.began == nil {
      begin(id)
    }
    guard let testCase = name.testCase, let state = states[name.function] else { return }
    let text = "Test case passing \(test.name) to \(state.item.name) started."
    let key = "\(name.function)\n\(testCase)"
    write(
      kind: "testCaseStarted", of: name.function,
      messages: messages[key] ?? [("default", text)])
  }

  private func begin(_ id: String) {
    guard let item = states[id]?.item else { return }
    states[id]?.began = Self.uptime
    write(kind: "testStarted", of: id, messages: [("default", "\(item.label) started.")])
  }

  private func ended(_ result: TestResult) {
    guard let name = plan.names[result.test.id] else { return }
    if isSkipped(result) {
      skipped(name.function, result.outcome.skipReason ?? "")
    } else {
      let warnings = messages.takeWarnings(of: name.function)
      // Version 0 has no warnings.
      for warning in warnings where version != .zero { warn(warning, of: name.function) }
      cancelled(name, isSkipped: result.outcome.skipReason != nil)
      if name.testCase != nil { write(kind: "testCaseEnded", of: name.function, messages: []) }
    }
    for id in [name.function] + (suites[name.function] ?? []).reversed() {
      states[id]?.ended += 1
      if let state = states[id], state.ended >= state.tests { end(id) }
    }
  }

  /// Returns whether a test did not run; for the runner's events, so is one that was cancelled.
  private func isSkipped(_ result: TestResult) -> Bool {
    guard result.outcome.skipReason != nil, let name = plan.names[result.test.id] else {
      return false
    }
    return messages.kept(name.testCase ?? "testCancelled", of: name.function) == nil
  }

  /// Writes that a test was cancelled, if it was; it may have failed before.
  private func cancelled(_ name: HostedName, isSkipped: Bool) {
    if name.testCase == nil {
      guard let comments = messages.kept("testCancelled", of: name.function) else { return }
      if isSkipped { states[name.function]?.cancelled = comments.map(\.text) }
      write(kind: "testCancelled", of: name.function, messages: [])
    } else if !isSkipped {
      return
    }
    write(kind: "testCaseCancelled", of: name.function, messages: [])
  }

  /// Writes that a function is skipped, and so are the suites that it is in, if they are.
  private func skipped(_ function: String, _ reason: String) {
    for id in (suites[function] ?? []) + [function] where states[id]?.isSkipped == false {
      guard let item = states[id]?.item else { continue }
      var own = messages.kept("testSkipped", of: id)
      // Tests of XCTest have no messages, and no columns.
      if own == nil, id == function, item.callSite.column == 0 {
        own = [("skip", "\(item.label) skipped: \"\(reason)\"")]
      }
      guard let own else { continue }
      states[id]?.isSkipped = true
      write(kind: "testSkipped", of: id, messages: own)
    }
  }

  /// Writes the end of a suite or function that has begun, and makes it ready for the next repetition.
  private func end(_ id: String) {
    guard let state = states[id] else { return }
    defer {
      states[id] = State(item: state.item, tests: state.tests)
    }
    guard let began = state.began else { return }
    let cases = state.item.isParameterized ? " with \(counted(state.tests, "test case"))" : ""
    var end = state.issues.end(after: Self.uptime - began)
    if let comments = state.cancelled {
      let reason = comments.isEmpty ? "." : comments.map { ": \"\($0)\"" }.joined()
      end = ("skip", "was cancelled after \(Self.seconds(Self.uptime - began))\(reason)")
    }
    write(
      kind: "testEnded", of: id, messages: [(end.symbol, "\(state.item.label)\(cases) \(end.text)")]
    )
  }

  private func runEnded() {
    // Tests that did not run leave their functions and suites open, the inner ones last.
    for item in plan.items.reversed() where states[item.id]?.began != nil { end(item.id) }
    let functions = plan.items.count { !$0.isSuite }
    let suites = plan.items.count - functions
    let end = allIssues.end(after: Self.uptime - began)
    write(
      kind: "runEnded",
      messages: [
        (
          end.symbol,
          "Test run with \(counted(functions, "test")) in \(counted(suites, "suite")) \(end.text)"
        )
      ])
  }

  // MARK: - Issues and attachments

  /// Writes the failures of a test; those of the attempts before one are known issues.
  private func releaseFailures(of test: TestID, before attempt: Int) {
    for failure in kept.removeValue(forKey: test) ?? [] {
      var failure = failure
      failure.isExpected = failure.isExpected || failure.attempt < attempt
      issue(failure)
    }
  }

  private func issue(_ failure: TestFailure) {
    let owner = failure.test.flatMap { id(of: $0) }
    let reported = failure.failure
    let symbol = failure.isExpected ? "passWithKnownIssue" : "fail"
    var texts: [(symbol: String, text: String)] = []
    if let own = messages[reported.message] {
      // Those of an attempt that is followed by another were those of a failure.
      texts = own.map { ($0.symbol == "fail" ? symbol : $0.symbol, $0.text) }
    } else {
      texts = [(symbol, reported.message)]
      if let difference = reported.difference { texts.append(("difference", difference)) }
    }
    issue(
      failure.isExpected ? \.known : \.failures, of: owner, at: reported.callSite, messages: texts)
  }

  private func warn(_ warning: SwiftTestingMessages, of function: String) {
    issue(
      \.warnings, of: function, at: warning.callSite,
      messages: warning.messages.map { ($0.symbol, $0.text) })
  }

  private func issue(
    _ kind: WritableKeyPath<IssueCounts, Int>, of owner: String?, at callSite: CallSite?,
    messages: [(symbol: String, text: String)]
  ) {
    // That of a suite may come before its tests.
    if let owner, states[owner]?.item.isSuite == true {
      for item in plan.items where "\(owner)/".hasPrefix("\(item.id)/") {
        if states[item.id]?.began == nil { begin(item.id) }
      }
    }
    allIssues[keyPath: kind] += 1
    for id in owner.map({ [$0] + (suites[$0] ?? []) }) ?? [] {
      states[id]?.issues[keyPath: kind] += 1
    }
    var issue: [String: Any] = ["isKnown": kind == \.known]
    if version != .zero {
      issue["isFailure"] = kind == \.failures
      issue["severity"] = kind == \.warnings ? "warning" : "error"
    }
    if let callSite, callSite.line > 0 { issue["sourceLocation"] = location(callSite) }
    write(kind: "issueRecorded", of: owner, messages: messages, ["issue": issue])
  }

  /// Returns the function of a test, or the suite of its set-up.
  private func id(of test: TestID) -> String? {
    if let name = plan.names[test] { return name.function }
    let suite = "\(test.module).\(test.suite)"
    return plan.items.first { $0.isSuite && $0.dottedID == suite }?.id
  }

  private func attached(_ attachment: TestAttachment, to test: TestID) {
    guard let id = id(of: test), let item = states[id]?.item else { return }
    let text = "Attached '\(attachment.name)' to \(item.quotedName)."
    write(
      kind: "valueAttached", of: id, messages: [("_attachment", text)],
      ["attachment": [String: Any]()])
  }

  // MARK: - Lines

  private func payload(of item: EventStreamPlan.Item) -> [String: Any] {
    var payload: [String: Any] = [
      "id": item.id, "kind": item.isSuite ? "suite" : "function", "name": item.name,
      "sourceLocation": location(item.callSite),
    ]
    if !item.isSuite { payload["isParameterized"] = item.isParameterized }
    if let displayName = item.displayName { payload["displayName"] = displayName }
    if version == .zero, !item.tags.isEmpty { payload["_tags"] = item.tags }
    return payload
  }

  private func location(_ callSite: CallSite) -> [String: Any] {
    // The format requires a line and a column.
    var location: [String: Any] = [
      "fileID": callSite.fileID, "_filePath": callSite.filePath, "line": max(callSite.line, 1),
      "column": max(callSite.column, 1),
    ]
    if version != .zero { location["filePath"] = callSite.filePath }
    return location
  }

  private func write(
    kind: String, of id: String? = nil, messages: [(symbol: String, text: String)],
    _ others: [String: Any] = [:]
  ) {
    var payload = others
    payload["kind"] = kind
    payload["instant"] = ["absolute": Self.uptime, "since1970": Date().timeIntervalSince1970]
    payload["messages"] = messages.map { ["symbol": $0.symbol, "text": $0.text] }
    if let id { payload["testID"] = id }
    write("event", payload)
  }

  private func write(_ kind: String, _ payload: [String: Any]) {
    let record: [String: Any] = [
      "kind": kind, "payload": payload,
      "version": version == .zero ? 0 : "\(version.rawValue).0" as Any,
    ]
    guard
      let line = try? JSONSerialization.data(
        withJSONObject: record, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return }
    writer.write(String(decoding: line, as: UTF8.self) + "\n")
  }

  private static var uptime: Double { ProcessInfo.processInfo.systemUptime }

  /// Returns a time as Swift Testing's messages have it.
  fileprivate static func seconds(_ seconds: Double) -> String {
    let number = seconds.formatted(
      .number.precision(.fractionLength(3)).grouping(.never).locale(Locale(identifier: "en_US")))
    return "\(number) seconds"
  }
}

/// How many issues of each kind there are in something that runs.
private struct IssueCounts {
  var failures = 0
  var warnings = 0
  var known = 0

  /// Returns how it ended, as in `failed after 0.023 seconds with 2 issues`.
  func end(after seconds: Double) -> (symbol: String, text: String) {
    let others = [
      warnings > 0 ? counted(warnings, "warning") : nil,
      known > 0 ? counted(known, "known issue") : nil,
    ].compactMap(\.self).joined(separator: " and ")
    let time = "after \(EventStreamReporter.seconds(seconds))"
    if failures > 0 {
      let including = others.isEmpty ? "" : " (including \(others))"
      let all = counted(failures + warnings + known, "issue")
      return ("fail", "failed \(time) with \(all)\(including).")
    }
    return (
      known > 0 ? "passWithKnownIssue" : "pass",
      "passed \(time)\(others.isEmpty ? "" : " with \(others)")."
    )
  }
}

extension EventStreamPlan.Item {
  /// The name as messages have it: a display name in quotation marks.
  fileprivate var quotedName: String { displayName.map { "\"\($0)\"" } ?? name }
  /// The identifier as the runner has it: with dots between types, and without backticks.
  fileprivate var dottedID: String { id.replacing("/", with: ".").filter { $0 != "`" } }
  fileprivate var label: String { "\(isSuite ? "Suite" : "Test") \(quotedName)" }
}
#endif
