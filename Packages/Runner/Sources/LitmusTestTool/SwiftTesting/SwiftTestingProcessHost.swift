#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
@_spi(Litmus) internal import LitmusReporting

/// The host that lets Swift Testing run its tests in processes of the test executable.
struct SwiftTestingProcessHost: ProcessHost {
  let executable: TestExecutable
  /// The identifiers of all test functions, each with those of its test cases in order.
  let functions: [String: [SwiftTestingRecord.Case]]
  let shares: ProcessShares

  /// How long test cases may run that were not selected, after all that were.
  ///
  /// Swift Testing cannot select test cases. A few do not keep a suite from its tear-down, and thousands do not keep a
  /// person waiting.
  private static let patience = Duration.milliseconds(100)

  /// Swift Testing itself runs tests in parallel, so that a second process would only compete.
  var runsInOneProcess: Bool { !executable.isProcessPerSuite }

  /// Returns all suites.
  func share(with first: AnyTestList, of others: [AnyTestList]) -> Int {
    executable.isProcessPerSuite ? 0 : others.count
  }

  var runsInParallel: Bool { true }

  var setUpName: String { TestID.suiteSetUp }

  func processes(of run: HostedRun) -> (ProcessShares.Share) -> Bool { { runOnce($0, run) } }

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
    let isComplete = isOver.withLock { $0 }
    // It may also have ended by itself, after its events.
    if end != .unreadable || !isComplete {
      let isDone = run.handle(
        end, isComplete: isComplete, hasFailure: events.hasFailure, mayBeCut: mayBeCut,
        results: "the descriptor of Swift Testing's events")
      guard isDone == true else { return isDone != nil }
    }
    events.finish(of: chosen)
    return true
  }
}
#endif
