#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore

/// The host that lets XCTest run its tests in processes of the test executable.
struct XCTestHost: ProcessHost {
  let executable: TestExecutable
  let cases: XCTestCases
  let shares: ProcessShares
  /// The durations of the suites in earlier runs, if they are known.
  let durations: SuiteDurations?

  /// Returns a share by the suites' durations, or else a third of the suites: each share costs the
  /// start of a process.
  func share(with first: AnyTestList, of others: [AnyTestList]) -> Int {
    if executable.isProcessPerSuite { return 0 }
    let count = others.count
    return durations?.share(with: first, of: others) ?? max(count / 3, min(count, 3))
  }

  func processes(of run: HostedRun) -> (ProcessShares.Share) -> Bool {
    // What XCTest has to run for the tests that it did not find by their names.
    var units: [String: XCTestSelection.Unit] = [:]
    return { share in
      let selection = XCTestSelection(
        Set(share.members.map(\.name.function)), of: cases, by: units)
      guard !selection.units.isEmpty else {
        for member in share.members { run.group.failAsNotRun(member.name, by: "XCTest") }
        return false
      }
      guard let isComplete = runOnce(selection, share, run) else { return false }
      if isComplete { enlarge(&units, after: selection, in: run.group) }
      return true
    }
  }

  /// Prepares to select the tests that XCTest did not run together with others.
  ///
  /// Those that did not run although all tests of the executable were to run fail.
  private func enlarge(
    _ units: inout [String: XCTestSelection.Unit], after selection: XCTestSelection,
    in group: HostedGroup
  ) {
    for member in group.waiting {
      guard let unit = selection.units[member.name.function] else { continue }
      if let larger = unit.larger {
        units[member.name.function] = larger
      } else {
        group.failAsNotRun(member.name, by: "XCTest")
      }
    }
  }

  /// Runs one process.
  ///
  /// - Returns: Whether it has run all its tests; `nil` if no other process may follow.
  private func runOnce(
    _ selection: XCTestSelection, _ share: ProcessShares.Share, _ run: HostedRun
  ) -> Bool? {
    let executable = executable.adding(share.variables, to: run.environment)
    var events = XCTestEvents(run: run, selection: selection, cases: cases)
    let end: TestProcess.End
    do {
      end = try run.process.run(
        results: .output, { _ in executable.xctest(selection.argument.map { [$0] } ?? []) },
        output: { events.receive($0) }, isDone: { events.isComplete })
    } catch {
      run.handleStartError(error)
      return nil
    }
    events.finish()
    return run.handle(
      end, isComplete: events.isComplete, hasFailure: events.hasFailure, results: "standard output")
  }
}

extension XCTestCases {
  /// Returns the suites, with an entry for each test.
  ///
  /// - Parameters:
  ///   - host: The host that runs them.
  ///   - declarations: Where the tests are declared.
  ///   - overrides: The settings of single tests.
  func lists(
    host: any GroupHost, declarations: TestDeclarations, overrides: TestOverrides
  ) -> [AnyTestList] {
    classes.map { type in
      func callSite(_ key: String) -> CallSite? {
        declarations.place(of: key, in: type.module).map { place in
          CallSite(
            fileID: "\(type.module)/\(place.path.lastPathPart)", filePath: place.path,
            line: place.line, column: 0)
        }
      }
      let own =
        callSite(type.shortName)
        ?? CallSite(
          fileID: "\(type.module)/\(type.suite)", filePath: "\(type.module)/\(type.suite)", line: 0,
          column: 0)
      return AnyTestList(
        module: type.module, suite: type.suite, callSite: own, host: host,
        entries: type.tests.map { test in
          let id = TestID(module: type.module, suite: type.suite, name: test)
          return AnyTestList.Entry(
            description: TestDescription(
              id: id, callSite: callSite("\(type.shortName).\(test)") ?? own,
              timeLimit: overrides.timeLimit(of: id)),
            isAsync: false,
            hosted: HostedName(function: "\(type.name)/\(test)"),
            runsWithSuite: !XCTestSelection.canName("\(type.name)/\(test)"),
            run: { _ in })
        })
    }
  }
}
#endif
