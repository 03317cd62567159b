#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
@_spi(Litmus) internal import LitmusReporting

/// The host that lets Swift Testing run its tests in processes of the test executable.
struct SwiftTestingProcessHost: GroupHost {
  let executable: TestExecutable
  /// The identifiers of all test functions, each with those of its test cases.
  let functions: [String: Set<String>]
  let shares: ProcessShares
  private var overrides: TestOverrides { shares.overrides }

  /// How long test cases may run that were not selected, after all that were.
  ///
  /// Swift Testing cannot select test cases. A few do not keep a suite from its tear-down, and thousands do not keep a
  /// person waiting.
  private static let patience = Duration.milliseconds(100)

  init(executable: TestExecutable, functions: [String: Set<String>], shares: ProcessShares) {
    self.executable = executable
    self.functions = functions
    self.shares = shares
  }

  /// Swift Testing itself runs tests in parallel, so that a second process would only compete.
  var runsInOneProcess: Bool { !executable.isProcessPerSuite }

  /// Returns all suites.
  func share(with first: AnyTestList, of others: [AnyTestList]) -> Int {
    executable.isProcessPerSuite ? 0 : others.count
  }

  var runsInThisProcess: Bool { false }

  var setUpName: String { TestID.suiteSetUp }

  func retries(of test: TestID) -> Int? { overrides.retries(of: test) }

  func run(_ group: HostedGroup) async {
    await HostedRun(group: group).run { runAll($0) }
  }

  /// Runs processes until no test is left that can run.
  private func runAll(_ run: HostedRun) {
    let group = run.group
    while !run.process.isStopped {
      let waiting = group.waiting
      guard !waiting.isEmpty else { return }
      var share = shares.next(of: waiting)
      if run.skipsWithoutScripts(&share, of: shares) { continue }
      run.waitForRetry(of: share, by: shares.overrides)
      let mayContinue = shares.locked(
        share, isParallel: group.context.isParallel && share.width != 1, run.wait
      ) { runOnce(share, run) }
      if mayContinue != true { return }
    }
  }

  /// Runs one process.
  ///
  /// - Returns: Whether another may follow.
  private func runOnce(_ share: ProcessShares.Share, _ run: HostedRun) -> Bool {
    let group = run.group
    let chosen = Set(share.members.map(\.name.function))
    let executable = executable.adding(share.variables, to: run.environment)
    let pattern = PrefixPattern(Array(functions.keys), isChosen: chosen.contains)
    let events = SwiftTestingEvents(group: group, testCases: functions)
    let isOver = Locked(false)
    // Without the end of the process, code coverage and the event stream would not be complete.
    let mayBeCut = executable.coverage == nil && executable.messageLog == nil
    var selectedEnd: ContinuousClock.Instant?
    let end: TestProcess.End
    do {
      var configuration = SwiftTestingConfiguration(
        parallel: group.context.isParallel && chosen.count > 1 && share.width != 1,
        filter: pattern.text.map { [$0] })
      configuration.experimentalMaximumParallelizationWidth = share.width
      // What it writes about its events marks their places in the output.
      configuration.verbosity = 0
      end = try run.process.run(
        results: .events, { try executable.swiftTesting(configuration, pipes: $0) },
        output: run.writeShared,
        record: { line in
          if let log = executable.messageLog { MessageLog.append(line, to: log) }
          events.receive(line)
          if line.event?.kind == "runEnded" { isOver.withLock { $0 = true } }
        }, isDone: { isOver.withLock { $0 } },
        isEnough: {
          guard mayBeCut, group.hasEnded else { return false }
          let now = ContinuousClock.now
          let end = selectedEnd ?? now
          selectedEnd = end
          return group.runsUnseen && now - end > Self.patience
        })
    } catch {
      run.handleStartError(error)
      return false
    }
    switch end {
    case .stopped:
      run.handleStop()
      return false
    case .unreadable:
      // It may also have ended by itself, after its events.
      guard !isOver.withLock({ $0 }) else {
        events.finish(of: chosen)
        return true
      }
      run.handleClosedPipe("the descriptor of Swift Testing's events")
      return true
    case .lingering:
      run.handleLingering()
      events.finish(of: chosen)
      return true
    case .superfluous:
      group.endUnseen()
      return true
    case .ended(let end):
      guard isOver.withLock({ $0 }), group.running.isEmpty else {
        run.endEarly(end)
        return false
      }
      run.checkExit(end, hasFailure: events.hasFailure)
      events.finish(of: chosen)
      return true
    }
  }
}
#endif
