#if LITMUS_RUNNER
package import Foundation
package import LitmusRunnerCore

/// A run in this process that writes a journal, so that another process can resume it.
///
/// A child process of a supervised run has a journal from its parent; this is for all other runs.
package struct JournaledRun {
  let folder: RunFolder
  private let writer: JournalWriter
  private let earlier: EarlierProcesses
  private let process: Int

  /// Begins a run, or resumes one; the tests that ended their process are recorded as crashed.
  ///
  /// - Parameters:
  ///   - folder: The folder of a new run, or of an unfinished run.
  ///   - blamesAll: Whether tests are blamed that were running when the process ended, even if the
  ///     journal does not say that they ended it.
  ///   - outputPosition: Returns how much the process has written to its output.
  ///   - warn: Called, at most once, with the warning that the journal is incomplete, without a
  ///     line break.
  /// - Throws: A ``ReportError`` if the journal cannot be opened.
  package init(
    _ folder: RunFolder,
    blamingAll blamesAll: Bool = true,
    outputPosition: @escaping @Sendable () -> Int = { 0 },
    warn: @escaping @Sendable (String) -> Void = warnOnStandardError
  ) throws {
    self.folder = folder
    var earlier = EarlierProcesses(of: folder)
    process = (folder.processes().last ?? 0) + 1
    writer = try JournalWriter(
      folder, process: process, elapsed: earlier.elapsed, outputPosition: outputPosition,
      warn: warn)
    for event in earlier.recordCrashes(blamingAll: blamesAll) { writer.record(event) }
    if !blamesAll { writer.markCrashes() }
    self.earlier = earlier
  }

  /// Resumes the unfinished run in an app's journal folder, or begins one there.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - plan: The tests to run: only an unfinished run of the same tests is resumed.
  /// - Throws: An error if the folder cannot be written.
  package init(at url: URL, plan: TestPlan) throws {
    let folder = LitmusFolder(path: url.path)
    let fingerprint = plan.fingerprint
    let unfinished = try RunFolder.lastUnfinished(
      in: folder, where: { $0.plan == fingerprint })
    let header = RunHeader(seed: plan.seed, plan: fingerprint)
    try self.init(try unfinished ?? RunFolder.create(in: folder, header: header))
  }

  /// Sets up a run's context to write the journal and to leave out what has been done already.
  package func configure(_ context: inout RunContext) {
    context.journal = writer
    context.history = earlier.history
    context.elapsed = earlier.elapsed
    context.earlier = earlier.events
    context.process = process
  }

  /// Removes the folder, because the run is finished.
  package func finish() {
    CrashMark.disarm()
    writer.end()
    folder.remove()
  }
}

extension TestPlan {
  /// A fingerprint of the tests of this plan, in this build of the program.
  var fingerprint: String {
    var hash = StableHash()
    for test in lists.lazy.flatMap(\.entries) {
      let id = test.description.id
      for part in [id.module, id.suite, id.name] { hash.add(part) }
    }
    hash.add("\(iterations ?? 0)")
    if let build = FileVersion.ofThisProgram { hash.add(build) }
    return String(hash.value, radix: 16)
  }
}

/// A run of an app's tests that is unfinished, because the app ended.
package struct UnfinishedRun: Sendable {
  /// The tests that were running when the app ended.
  package let running: [TestID]
  /// The fingerprint of the run's tests: see ``TestRunner/fingerprint``.
  package var fingerprint: String? { folder.header.plan }
  private let events: [TestEvent]
  private let folder: RunFolder

  /// Finds the newest unfinished run, which no other process can resume while this value exists.
  ///
  /// - Parameter journal: The folder in ``TestRunOptions/journal``.
  /// - Returns: `nil` if there is none.
  package init?(in journal: URL) {
    let newest = try? RunFolder.lastUnfinished(
      in: LitmusFolder(path: journal.path), where: { $0.plan != nil })
    guard let newest else { return nil }
    folder = newest
    var earlier = EarlierProcesses(of: newest)
    running = earlier.recordCrashes().compactMap { event in
      if case .testFinished(let result) = event { result.test.id } else { nil }
    }
    events = earlier.events
  }

  /// Returns whether a runner resumes this run: it has the same tests, of the same build.
  @MainActor package func isResumable(by runner: TestRunner) -> Bool {
    fingerprint == runner.fingerprint
  }

  /// Discards the run, and keeps only the results of its tests.
  ///
  /// - Parameter results: The folder with the results.
  package func giveUp(keepingResultsIn results: URL) {
    let reporter = StoreReporter(store: ResultStore(in: results), isWhole: false)
    for event in events { reporter.receive(event) }
    reporter.finish()
    folder.remove()
  }
}

extension TestRunner {
  /// A fingerprint of the tests of this run, in this build of the program.
  package var fingerprint: String { plan.fingerprint }
}
#endif
