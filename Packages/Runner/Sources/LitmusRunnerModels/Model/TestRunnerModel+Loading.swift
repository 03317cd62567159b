#if LITMUS_RUNNER
internal import Foundation
internal import LitmusReporting
package import LitmusRunnerCore
internal import LitmusRunnerHosting
internal import LitmusRunnerReports
internal import LitmusRunnerStorage

extension TestRunnerModel {
  /// Finds the tests and reads the results of earlier launches; later calls do nothing.
  public func load() async {
    if core.loading == nil {
      core.loading = Task { [weak self, files = core.files, given = core.lists] in
        let (lists, failure) = await Self.find(given)
        let contents = await files?.read()
        self?.store(lists, contents)
        self?.core.discoveryFailure = failure
        if let failure { self?.unattributed = [failure] }
        if let unfinished = contents?.unfinished {
          await self?.resumeOrGiveUp(unfinished, underWay: contents?.underWay)
        }
        self?.isLoaded = true
      }
    }
    await core.loading?.value
  }

  /// Loads the tests, then resumes a run that a crash interrupted, or else runs all tests; only once.
  ///
  /// A view calls it when it appears. The run continues if the caller's task is cancelled, as a
  /// view's task is when another view covers it.
  package func startOnAppearance() async {
    guard !core.hasAppeared else { return }
    core.hasAppeared = true
    await load()
    start(core.resumable.map(TestRunChoice.tests) ?? .all)
    _ = await core.run.task?.value
  }

  /// Returns the given suites, or else those in this program, each with a unique name.
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

  private func store(_ lists: [AnyTestList], _ contents: ModelFiles.Contents?) {
    core.lists = lists
    core.index = TestIndex(lists)
    restore(contents?.results ?? TestResults())
    // A filter or layout that was set while the files were read is newer.
    if let saved = contents?.appearance, appearance == ModelFiles.Appearance() {
      appearance = saved
    }
    showAll()
  }

  private func restore(_ known: TestResults) {
    core.index.restore(known)
    core.knowsAllTests = known.hasAllTests
  }

  /// Determines whether a run that the last launch began can be resumed.
  private func resumeOrGiveUp(_ unfinished: UnfinishedRun, underWay: ModelFiles.UnderWay?) async {
    let chosen: Set<TestID> =
      switch underWay {
      case .tests(let tests): tests
      case .all, nil: Set(core.lists?.lazy.flatMap(\.tests).map(\.id) ?? [])
      }
    let isResumable = unfinished.isResumable(by: runner(of: chosen))
    crashNotice = CrashNotice(tests: unfinished.running, isResumable: isResumable)
    if isResumable {
      core.resumable = chosen
    } else if let known = await core.files?.giveUp(unfinished) {
      restore(known)
      showAll()
    }
  }
}

extension TestRunnerModel {
  /// The settings that distinguish the shared models from one another.
  private struct Settings: Hashable {
    var options: TestRunOptions
    var storage: TestRunnerStorage
  }

  /// A weak reference to a model, which is deallocated with the last view that shows it.
  private struct WeakReference {
    weak var model: TestRunnerModel?
  }

  private static var sharedModels: [Settings: WeakReference] = [:]

  /// Returns the model of all tests of the program, for views that have no model of their own.
  ///
  /// Each window has such a view; if each had its own model, every window would run all tests at once.
  ///
  /// - Parameters:
  ///   - options: How the tests are run.
  ///   - storage: Where the results, the filter and the layout are saved.
  /// - Returns: The same model for the same arguments, as long as something retains it.
  package static func shared(
    options: TestRunOptions, storage: TestRunnerStorage
  ) -> TestRunnerModel {
    let settings = Settings(options: options, storage: storage)
    if let model = sharedModels[settings]?.model { return model }
    let model = TestRunnerModel(options: options, storage: storage)
    sharedModels[settings] = WeakReference(model: model)
    return model
  }
}
#endif
