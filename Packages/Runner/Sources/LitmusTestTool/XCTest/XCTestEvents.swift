#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerHosting

/// A translator that reports the lines of XCTest to a group; it is used by one thread.
struct XCTestEvents {
  private let run: HostedRun
  private var group: HostedGroup { run.group }
  private let selection: XCTestSelection
  /// The classes that run, in their order.
  private let classes: [XCTestCases.Class]
  private var lines = XCTestLines()
  /// The test that is running, or ended last.
  private var last: HostedName?
  private var isRunning = false
  /// The tests that have begun, by the names that XCTest writes.
  private var begun: [String: HostedName] = [:]
  /// The name of the test that is running, or ended last, if it was not listed.
  private var unlisted: String?
  private var skipReason: String?
  /// Whether a failure of the running test was read.
  private var hasReadFailure = false
  /// The suite whose class set-up or tear-down may be running.
  private var hook: XCTestCases.Class?
  private var nextClass = 0
  /// The suite whose tests are running.
  private var current: XCTestCases.Class?
  /// The names of its tests.
  private var currentTests: Set<String> = []
  /// How many of them have not begun.
  private var left = 0
  /// Whether XCTest has ended by itself.
  private(set) var isComplete = false
  /// Whether XCTest has counted a failure.
  private(set) var hasFailure = false
  /// The suite of all tests that run, which begins first.
  private var root: String?

  /// Makes a translator.
  ///
  /// - Parameters:
  ///   - run: The run whose group receives the events.
  ///   - selection: The tests that run.
  ///   - cases: All tests of the executable.
  init(run: HostedRun, selection: XCTestSelection, cases: XCTestCases) {
    self.run = run
    self.selection = selection
    classes =
      selection.argument == nil
      ? cases.classes : cases.classes.filter { $0.names.contains { selection.units[$0] != nil } }
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
    case .output(let bytes): bytes.withUnsafeBytes(run.write)
    case .suiteStarted(let name): suiteStarted(name)
    case .suiteEnded(let name):
      endHook()
      current = nil
      if name == root { isComplete = true }
    case .testStarted(let name):
      endHook()
      last = test(named: name)
      begun[name] = last
      unlisted = last == nil ? name : nil
      isRunning = true
      left -= 1
      skipReason = nil
      hasReadFailure = false
      if let last, isSelected(last) {
        group.begin(last)
      } else if let last {
        group.beginUnseen(last)
      }
    case .testContinues(let name):
      // The test itself has written that another had begun.
      if isRunning, let last {
        group.abandon(last)
        group.endUnseen(last)
      }
      last = begun[name]
      unlisted = last == nil ? name : nil
      isRunning = true
      if let last, isSelected(last), group.test(last) == nil { group.begin(last) }
    case .failure(let file, let line, let message): failed(message, at: file, line)
    case .skipped(let reason): skipReason = reason
    case .testEnded(_, let isSkipped, let hasFailed): ended(isSkipped, hasFailed)
    }
  }

  private func isSelected(_ test: HostedName) -> Bool { selection.units[test.function] != nil }

  /// Returns the test that begins; `nil` if it is not listed.
  ///
  /// Classes of two modules may have one name, and tests of one name are one test, which begins more than once. If a
  /// main program of the package or the class itself names tests, XCTest lists only what follows the last dot of a name.
  private func test(named name: String) -> HostedName? {
    // The line that says which class is running may have been lost.
    for type in current.map({ [$0] }) ?? classes {
      let prefix = "\(type.shortName)."
      let isOfClass = name.hasPrefix(prefix)
      guard isOfClass || current != nil else { continue }
      let full = name.dropFirst(isOfClass ? prefix.count : 0)
      for test in [full, full.split(separator: ".").last ?? full].map(String.init)
      where type.name == current?.name ? currentTests.contains(test) : type.tests.contains(test) {
        return HostedName(function: "\(type.name)/\(test)")
      }
    }
    return nil
  }

  /// Reports a failure of the running test, or of the last one if the test itself has written that it had ended.
  private mutating func failed(
    _ message: String, at file: String = "", _ line: Int = 0
  ) {
    hasReadFailure = true
    if let unlisted {
      _ = group.context.run.reportUnattributed(
        ReportedFailure(
          message: "\(unlisted), which was not listed: \(message)",
          callSite: CallSite.unknown.at(file, line)))
    }
    guard let last, isSelected(last), let test = group.test(last) else { return }
    _ = test.report(
      ReportedFailure(message: message, callSite: test.description.callSite.at(file, line)))
  }

  private mutating func ended(_ isSkipped: Bool, _ hasFailed: Bool) {
    if hasFailed { hasFailure = true }
    // The line with the failure was lost, for example because another thread wrote into it.
    if hasFailed, !hasReadFailure { failed("XCTest counted a failure that could not be read") }
    if let last {
      if isRunning { group.endUnseen(last) }
      if isSkipped, isSelected(last) { group.test(last)?.skip(skipReason ?? XCTestLines.noReason) }
      if isSelected(last) { group.end(last) }
    }
    isRunning = false
    if left == 0 { beginHook("class tearDown") }
  }
}

// MARK: - Suites
extension XCTestEvents {
  private mutating func suiteStarted(_ name: String) {
    endHook()
    root = root ?? name
    guard let index = classes[nextClass...].firstIndex(where: { $0.shortName == name }) else {
      return
    }
    nextClass = index + 1
    let type = classes[index]
    current = type
    currentTests = Set(type.tests)
    let chosen = type.names.filter { selection.units[$0] != nil }
    let isWhole = selection.argument == nil || chosen.contains { selection.units[$0] == .suite }
    left = isWhole ? type.tests.count : chosen.count
    beginHook(TestID.classSetUp)
  }

  /// Begins the set-up or tear-down of the suite whose tests run, if any of them was selected.
  private mutating func beginHook(_ name: String) {
    guard let type = current, let test = type.names.first(where: { selection.units[$0] != nil })
    else { return }
    let place = group.description(of: HostedName(function: test))?.callSite
    let description = TestDescription(
      id: TestID(module: type.module, suite: type.suite, name: name),
      callSite: place
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
      fileID: "\(module)/\(file.lastPathPart)", filePath: file, line: line, column: 0)
  }
}
#endif
