#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusReporting
internal import LitmusRunnerCore

/// A translator that reports the lines of XCTest to a group; it is used by one thread.
struct XCTestEvents {
  private let group: HostedGroup
  private let classes: [XCTestCases.Class]
  private var lines = XCTestLines()
  /// The tests of each name that have not begun; classes of two modules may have one name.
  private var waiting: [String: [String]]
  /// The last test of each name that has begun.
  private var begun: [String: String] = [:]
  private var running: String?
  private var skipReason: String?
  /// Whether a failure of the running test was read.
  private var hasReadFailure = false
  /// The suite whose class set-up may be running.
  private var hook: XCTestCases.Class?
  private var nextClass = 0
  /// The suite whose tests are running.
  private var current: XCTestCases.Class?
  /// Whether XCTest has ended by itself.
  private(set) var isComplete = false
  /// Whether XCTest has counted a failure.
  private(set) var hasFailure = false
  private var depth = 0

  /// Makes a translator.
  ///
  /// - Parameters:
  ///   - group: The group that receives the events.
  ///   - selection: The tests that run.
  ///   - cases: All tests of the executable.
  init(group: HostedGroup, selection: XCTestSelection, cases: XCTestCases) {
    self.group = group
    classes = cases.classes.filter { type in
      type.tests.contains { selection.tests.contains("\(type.name)/\($0)") }
    }
    waiting = [:]
    for type in classes {
      for test in type.tests where selection.tests.contains("\(type.name)/\(test)") {
        waiting["\(type.shortName).\(test)", default: []].append("\(type.name)/\(test)")
      }
    }
  }

  /// Handles a piece of the executable's output.
  mutating func receive(_ bytes: UnsafeRawBufferPointer) {
    var events: [XCTestLines.Event] = []
    lines.read(bytes) { events.append($0) }
    for event in events { handle(event) }
  }

  /// Handles what is left when the process has ended.
  mutating func finish() {
    var events: [XCTestLines.Event] = []
    lines.finish { events.append($0) }
    for event in events { handle(event) }
  }

  private mutating func handle(_ event: XCTestLines.Event) {
    switch event {
    case .output(let bytes): bytes.withUnsafeBytes { _ = writeAll($0, to: STDOUT_FILENO) }
    case .suiteStarted(let name): suiteStarted(name)
    case .suiteEnded:
      endHook()
      current = nil
      depth -= 1
      if depth == 0 { isComplete = true }
    case .testStarted(let name):
      endHook()
      running = test(named: name)
      skipReason = nil
      hasReadFailure = false
      if let running { group.begin(HostedName(function: running)) }
    case .failure(let file, let line, let message): failed(file, line, message)
    case .skipped(let reason): skipReason = reason
    case .testEnded(_, let isSkipped, let hasFailed): ended(isSkipped, hasFailed)
    }
  }

  /// Returns the test that begins; `nil` if it was not selected.
  ///
  /// Tests of one name are one test, which begins more than once. If a main program of the package names
  /// tests, XCTest lists only what follows the last dot of a name. So a test that begins under a name
  /// that is not listed is the next one, because XCTest runs the tests of a class in their order.
  private mutating func test(named name: String) -> String? {
    if waiting[name]?.isEmpty == false, let test = waiting[name]?.removeFirst() {
      begun[name] = test
      return test
    }
    if let test = begun[name] { return test }
    guard let type = current else { return nil }
    let listed = type.tests.map { (name: "\(type.shortName).\($0)", test: "\(type.name)/\($0)") }
    guard !listed.contains(where: { $0.name == name }),
      let next = listed.first(where: { waiting[$0.name]?.contains($0.test) ?? false })
    else { return nil }
    waiting[next.name]?.removeAll { $0 == next.test }
    begun[name] = next.test
    return next.test
  }

  private mutating func failed(_ file: String, _ line: Int, _ message: String) {
    guard let running, let test = group.test(HostedName(function: running)) else { return }
    hasReadFailure = true
    _ = test.report(
      ReportedFailure(message: message, callSite: test.description.callSite.at(file, line)))
  }

  private mutating func ended(_ isSkipped: Bool, _ hasFailed: Bool) {
    if hasFailed { hasFailure = true }
    guard let name = running, let test = group.test(HostedName(function: name)) else { return }
    running = nil
    if isSkipped { test.skip(skipReason ?? XCTestLines.noReason) }
    if hasFailed, !hasReadFailure {
      // The line with the failure was lost, for example because another thread wrote into it.
      _ = test.report(
        ReportedFailure(
          message: "XCTest counted a failure that could not be read",
          callSite: test.description.callSite))
    }
    group.end(HostedName(function: name))
  }
}

// MARK: - Suites
extension XCTestEvents {
  private mutating func suiteStarted(_ name: String) {
    endHook()
    depth += 1
    guard let index = classes[nextClass...].firstIndex(where: { $0.shortName == name }) else {
      return
    }
    nextClass = index + 1
    let type = classes[index]
    current = type
    let names = type.tests.map { HostedName(function: "\(type.name)/\($0)") }
    let first = names.compactMap(group.description).first
    let description = TestDescription(
      id: TestID(module: type.module, suite: type.suite, name: "class setUp"),
      callSite: first?.callSite
        ?? CallSite(fileID: type.name, filePath: type.name, line: 0, column: 0))
    if group.hook(description) != nil { hook = type }
  }

  private mutating func endHook() {
    if let hook { group.endHooks(module: hook.module, suite: hook.suite) }
    hook = nil
  }
}

extension CallSite {
  /// Returns the call site at a line that XCTest names; this one if it names none.
  fileprivate func at(_ file: String, _ line: Int) -> CallSite {
    guard line > 0, !file.hasPrefix("<") else { return self }
    let module = fileID.split(separator: "/").first.map(String.init) ?? ""
    return CallSite(
      fileID: "\(module)/\(file.lastPathPart)", filePath: file, line: line, column: 1)
  }
}
#endif
