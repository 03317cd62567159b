#if LITMUS_RUNNER
internal import Dispatch
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerReports
internal import LitmusRunnerStorage

/// The files in which a model saves its state between launches; several models may share them.
///
/// They are read and written off the main thread, one after another.
final class ModelFiles: Sendable {
  /// How the tests are shown.
  struct Appearance: Codable, Sendable, Hashable {
    var filter = TestListFilter()
    var layout = TestListLayout.tree
  }

  /// Which tests the current run includes.
  enum UnderWay: Codable, Sendable, Equatable {
    case all
    case tests(Set<TestID>)
  }

  /// The content of the files at launch.
  struct Contents: Sendable {
    var results = TestResults()
    var appearance: Appearance?
    var unfinished: UnfinishedRun?
    var underWay: UnderWay?
  }

  /// The folder that contains all files.
  let folder: URL
  private let queue = DispatchQueue(label: "LitmusRunnerModels.files", qos: .userInitiated)
  private let appearance: ValueFile<Appearance>
  /// The appearance to be written next; `nil` if it has been written.
  private let waiting = Locked<Appearance?>(nil)

  /// Sets the folder, which may not exist yet.
  init(folder: URL) {
    self.folder = folder
    appearance = ValueFile(url: folder.appending(path: "appearance.json"))
  }

  /// Reads all files.
  func read() async -> Contents {
    await perform { [self] in
      let unfinished = UnfinishedRun(in: folder)
      return Contents(
        results: ResultStore(in: folder).results(),
        appearance: appearance.read(),
        unfinished: unfinished,
        underWay: unfinished?.fingerprint.flatMap { underWay($0).read() })
    }
  }

  /// Abandons a run that is not resumed, and all other unfinished runs.
  ///
  /// - Returns: The saved results of all tests afterwards.
  func giveUp(_ unfinished: UnfinishedRun) async -> TestResults {
    await perform { [self] in
      var next: UnfinishedRun? = unfinished
      while let run = next {
        run.giveUp(keepingResultsIn: folder)
        run.fingerprint.map(underWay)?.remove()
        next = UnfinishedRun(in: folder)
      }
      return ResultStore(in: folder).results()
    }
  }

  /// Schedules a write of how the tests are shown; of several changes, only the last is written.
  func save(_ new: Appearance) {
    let isScheduled = waiting.withLock { exchange(&$0, with: new) } != nil
    guard !isScheduled else { return }
    queue.async { [waiting, appearance] in
      if let last = waiting.withLock({ $0.take() }) { appearance.write(last) }
    }
  }

  /// Writes immediately which tests are about to run, because they may end the process.
  ///
  /// - Parameters:
  ///   - tests: The tests.
  ///   - run: The fingerprint of their run.
  func begin(_ tests: UnderWay, of run: String) {
    queue.sync { underWay(run).write(tests) }
  }

  /// Waits until the results of a run are saved, then removes the record that it is in progress.
  ///
  /// - Parameters:
  ///   - run: The fingerprint of the run.
  ///   - resultsAreStored: Returns when the results are saved.
  func end(_ run: String, _ resultsAreStored: @escaping @Sendable () -> Void) async {
    await perform { [self] in
      resultsAreStored()
      underWay(run).remove()
    }
  }

  /// Returns the file of one run; each run has its own, so that the end of another does not remove it.
  private func underWay(_ run: String) -> ValueFile<UnderWay> {
    ValueFile(url: folder.appending(path: "under-way-\(run).json"))
  }

  /// Runs a closure on the files' queue, after all earlier work there.
  func perform<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body()) }
    }
  }
}

/// A file that saves one value between launches; it is written atomically.
struct ValueFile<Content: Codable & Sendable>: Sendable {
  /// The content of the file; the version changes when older programs could no longer read it.
  private struct Versioned: Codable {
    var version: Int
    var content: Content
  }

  private static var version: Int { 1 }

  /// The location of the file.
  let url: URL

  /// Returns the content; `nil` if there is no file, or if it has another content and is set aside.
  func read() -> Content? {
    // A file that exists and cannot be read now, as on a locked device, may be readable later.
    guard let data = try? Data(contentsOf: url) else { return nil }
    if let file = try? JSONDecoder().decode(Versioned.self, from: data),
      file.version == Self.version
    {
      return file.content
    }
    let aside = url.appendingPathExtension("broken")
    try? FileManager.default.removeItem(at: aside)
    try? FileManager.default.moveItem(at: url, to: aside)
    warnOnStandardError(
      "\(visible(url.path)) does not hold what this program can read, and was set aside as "
        + "\(visible(aside.lastPathComponent)).")
    return nil
  }

  /// Replaces the content of the file, if possible.
  func write(_ content: Content) {
    // An unwritable folder is reported by the code that saves the results there.
    _ = Directories.make(url.deletingLastPathComponent().path)
    try? Versioned(version: Self.version, content: content).write(toJSON: url.path)
  }

  /// Removes the file, if there is one.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
#endif
