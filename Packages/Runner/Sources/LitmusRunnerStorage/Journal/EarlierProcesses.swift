#if LITMUS_RUNNER
package import LitmusRunnerCore
internal import LitmusReporting

/// The events of a run's ended processes, read from the run's journals.
package struct EarlierProcesses {
  /// A test that has begun and has no recorded end.
  fileprivate struct OpenTest {
    var result: TestResult
    var isStarted: Bool
  }

  private struct Attempt: Hashable {
    var key: RunHistory.Key
    var attempt: Int
  }

  /// The events of the tests, in order.
  package private(set) var events: [TestEvent] = []
  /// The history of the run.
  package private(set) var history = RunHistory()
  /// How long the run had taken at its last record.
  package private(set) var elapsed = Duration.zero
  private var open: [OpenTest] = []
  private var over: Set<Attempt> = []
  /// The processes that have done all their work.
  package private(set) var ended: Set<Int> = []
  /// The processes whose journals say that a test ended them.
  private var crashed: Set<Int> = []

  /// Reads all journals of a run.
  package init(of folder: RunFolder) {
    for process in folder.processes() {
      var reader = JournalReader(path: folder.journal(of: process))
      for record in reader.read() { apply(record, process: process) }
    }
    open.removeAll { folder.isChild($0.result.process) }
    // A result from the parent is in a journal that is read before the test's journal.
    open.removeAll { over.contains(Attempt(key: $0.result.key, attempt: $0.result.attempt)) }
  }

  /// Records for each test that was still running the result that it ended its process.
  ///
  /// A test of a child process that ended with its parent is not to blame, and has no result. A
  /// process without a parent records in its journal if a test ends it, except by SIGKILL or
  /// `_exit`.
  ///
  /// - Parameter blamesAll: Whether tests are also blamed if their process's journal does not say
  ///   what ended it: otherwise a run that is resumed automatically would never end if a test always
  ///   ends its process in such a way.
  /// - Returns: The events with these results, which are also appended to ``events``.
  package mutating func recordCrashes(blamingAll blamesAll: Bool = true) -> [TestEvent] {
    let blamed = open.filter { blamesAll || crashed.contains($0.result.process) }
    let results = blamed.flatMap { $0.events(others: blamed.count - 1) }
    open = []
    for event in results { history.apply(event) }
    events += results
    return results
  }
}

// MARK: - One record
extension EarlierProcesses {
  private mutating func apply(_ record: JournalRecord, process: Int) {
    switch record {
    case .process(_, let elapsed): self.elapsed = max(self.elapsed, elapsed)
    case .began(var begun, _):
      elapsed = max(elapsed, begun.start)
      begun.process = process
      open.append(OpenTest(result: begun, isStarted: false))
    case .event(let event, _): apply(event)
    case .hookEnded(let test, let iteration):
      open.removeAll { $0.result.test.id == test && $0.result.iteration == iteration }
    case .ended: ended.insert(process)
    case .crashed: crashed.insert(process)
    case .refused, .left: break
    }
  }

  private mutating func apply(_ event: TestEvent) {
    switch event {
    case .runStarted, .runFinished: return
    case .testStarted(let test, let iteration):
      change(test.id, iteration) { $0.isStarted = true }
    case .failure(let failure):
      if let test = failure.test, !failure.isLate {
        change(test, failure.iteration) { $0.result.apply(event) }
      }
    case .attachment(let test, _): change(test) { $0.result.apply(event) }
    case .testRetried(let result), .testFinished(let result):
      elapsed = max(elapsed, result.start + result.duration)
      over.insert(Attempt(key: result.key, attempt: result.attempt))
      open.removeAll { $0.result.key == result.key }
    }
    events.append(event)
    history.apply(event)
  }

  private mutating func change(
    _ test: TestID, _ iteration: Int? = nil, _ body: (inout OpenTest) -> Void
  ) {
    let index = open.lastIndex {
      $0.result.test.id == test && $0.result.iteration == iteration ?? $0.result.iteration
    }
    if let index { body(&open[index]) }
  }
}

// MARK: - Results
extension EarlierProcesses.OpenTest {
  /// Returns the events that report that the test ended its process.
  ///
  /// - Parameter others: How many other tests were running, any of which may have ended the
  ///   process.
  func events(others: Int) -> [TestEvent] {
    let failure = ReportedFailure(
      message: "Process ended while the test\(andOthers(others)) ran, but expected it to end by "
        + "itself",
      callSite: result.test.callSite)
    var result = result
    result.failures.append(failure)
    let start = TestEvent.testStarted(result.test, iteration: result.iteration)
    return (isStarted ? [] : [start]) + [result.event(of: failure), .testFinished(result)]
  }
}
#endif
