#if LITMUS_RUNNER
internal import Dispatch
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunner

/// What one model keeps from launch to launch, in files that several models may share.
///
/// They are read and written away from the main thread, one after the other.
final class ModelFiles: Sendable {
  /// How the tests are shown.
  struct Appearance: Codable, Sendable, Hashable {
    var filter = TestListFilter()
    var layout = TestListLayout.tree
  }

  /// Which tests the run under way has.
  enum UnderWay: Codable, Sendable, Equatable {
    case all
    case tests(Set<TestID>)
  }

  /// What was found at launch.
  struct Contents: Sendable {
    var remembered = RememberedTests()
    var appearance: Appearance?
    var unfinished: UnfinishedRun?
    var underWay: UnderWay?
  }

  /// The folder of all files.
  let folder: URL
  private let queue = DispatchQueue(label: "LitmusRunnerModels.files", qos: .userInitiated)
  private let appearance: KeptFile<Appearance>
  /// What is to be written next of how the tests are shown; `nil` if that has been written.
  private let waiting = Locked<Appearance?>(nil)

  /// Names the folder, which may not be there yet.
  init(folder: URL) {
    self.folder = folder
    appearance = KeptFile(url: folder.appending(path: "appearance.json"))
  }

  /// Reads everything.
  func read() async -> Contents {
    await perform { [self] in
      let unfinished = UnfinishedRun(in: folder)
      return Contents(
        remembered: RememberedTests(in: folder),
        appearance: appearance.read(),
        unfinished: unfinished,
        underWay: unfinished?.fingerprint.flatMap { underWay($0).read() })
    }
  }

  /// Gives up a run that is not gone on with, and all others that were left behind.
  ///
  /// - Returns: What is known of all tests then.
  func giveUp(_ unfinished: UnfinishedRun) async -> RememberedTests {
    await perform { [self] in
      var next: UnfinishedRun? = unfinished
      while let run = next {
        run.giveUp(keepingResultsIn: folder)
        run.fingerprint.map(underWay)?.remove()
        next = UnfinishedRun(in: folder)
      }
      return RememberedTests(in: folder)
    }
  }

  /// Writes soon how the tests are shown; of several changes, only the last.
  func save(_ new: Appearance) {
    let isScheduled = waiting.withLock { waiting in
      defer { waiting = new }
      return waiting != nil
    }
    guard !isScheduled else { return }
    queue.async { [waiting, appearance] in
      if let last = waiting.withLock({ $0.take() }) { appearance.write(last) }
    }
  }

  /// Writes at once which tests are about to run, because they may end the process.
  ///
  /// - Parameters:
  ///   - tests: The tests.
  ///   - run: The fingerprint of their run.
  func begin(_ tests: UnderWay, of run: String) {
    queue.sync { underWay(run).write(tests) }
  }

  /// Waits until the results of a run are kept, and forgets that it was under way.
  ///
  /// - Parameters:
  ///   - run: The fingerprint of the run.
  ///   - resultsAreKept: Returns when the results are kept.
  func end(_ run: String, _ resultsAreKept: @escaping @Sendable () -> Void) async {
    await perform { [self] in
      resultsAreKept()
      underWay(run).remove()
    }
  }

  /// The file of one run, so that the end of another in the same folder does not take it away.
  private func underWay(_ run: String) -> KeptFile<UnderWay> {
    KeptFile(url: folder.appending(path: "under-way-\(run).json"))
  }

  /// Does something on the files' own thread, after all that was asked for before.
  func perform<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body()) }
    }
  }
}
#endif
