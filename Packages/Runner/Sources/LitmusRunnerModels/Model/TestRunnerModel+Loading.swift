#if LITMUS_RUNNER
internal import Foundation
internal import LitmusReporting
internal import LitmusRunner

extension TestRunnerModel {
  /// Finds the tests, and reads what is known of earlier launches; once only.
  public func load() async {
    if core.loading == nil {
      core.loading = Task { [weak self, files = core.files, given = core.lists] in
        let (lists, failure) = await Self.find(given)
        let contents = await files?.read()
        self?.take(lists, contents)
        self?.core.discoveryFailure = failure
        if let failure { self?.unattributed = [failure] }
        if let unfinished = contents?.unfinished {
          await self?.settle(unfinished, underWay: contents?.underWay)
        }
        self?.isLoaded = true
      }
    }
    await core.loading?.value
  }

  /// Loads, then goes on with a run that a crash has ended, or else runs all tests; once only.
  ///
  /// A view calls it when it appears. The run goes on if the caller's task is cancelled, as that of
  /// a view is when another covers it.
  public func startOnAppearance() async {
    guard !core.hasAppeared else { return }
    core.hasAppeared = true
    await load()
    start(core.resumable.map(TestRunChoice.tests) ?? .all)
    _ = await core.run.task?.value
  }

  /// The suites that were given, or else are in this program, each with a name of its own.
  private static func find(_ given: [AnyTestList]?) async -> ([AnyTestList], ReportedFailure?) {
    var failure: ReportedFailure?
    var lists = given ?? TestDiscovery.lists()
    if given == nil {
      do {
        lists += try await TestDiscovery.hostedLists()
      } catch {
        failure = ReportedFailure(message: "\(error)", callSite: CallSite())
      }
    }
    return (TestRunner(lists: lists).lists, failure)
  }

  private func take(_ lists: [AnyTestList], _ contents: ModelFiles.Contents?) {
    core.lists = lists
    core.index = TestIndex(lists)
    remember(contents?.remembered ?? RememberedTests())
    // What was chosen while the files were read is newer.
    if let kept = contents?.appearance, appearance == ModelFiles.Appearance() { appearance = kept }
    showAll()
  }

  private func remember(_ known: RememberedTests) {
    core.index.remember(known.tests)
    core.knowsAllTests = known.areAll
  }

  /// Finds out whether a run that the last launch has begun can be gone on with.
  private func settle(_ unfinished: UnfinishedRun, underWay: ModelFiles.UnderWay?) async {
    let chosen: Set<TestID> =
      switch underWay {
      case .tests(let tests): tests
      case .all, nil: Set(core.lists?.lazy.flatMap(\.tests).map(\.id) ?? [])
      }
    let isGoneOnWith = unfinished.isGoneOnWith(by: runner(of: chosen))
    crashNotice = CrashNotice(tests: unfinished.running, isGoneOnWith: isGoneOnWith)
    if isGoneOnWith {
      core.resumable = chosen
    } else if let known = await core.files?.giveUp(unfinished) {
      remember(known)
      showAll()
    }
  }
}
#endif
