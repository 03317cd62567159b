#if LITMUS_RUNNER
package import Foundation
internal import LitmusReporting
package import LitmusRunnerCore
package import LitmusRunnerReports

/// A file that stores the last result of each test for later runs.
///
/// The file is replaced as a whole and under a lock, so that it is complete whenever it is read,
/// and two runs that end at the same time lose nothing. A file that cannot be read is set aside.
/// Each problem is reported in one line and does not change the run.
package struct ResultStore {
  /// The file.
  let path: String
  /// Receives a line that describes a problem.
  let warn: (String) -> Void

  /// Makes a store for a file that may not exist yet.
  package init(path: String, warn: @escaping (String) -> Void = { _ in }) {
    self.path = path
    self.warn = warn
  }

  /// Makes the store of an app.
  ///
  /// - Parameter folder: The folder with its results.
  package init(in folder: URL) {
    self.init(path: Self.path(in: LitmusFolder(path: folder.path)), warn: warnOnStandardError)
  }

  /// Returns the path of the file in the folder of a program.
  package static func path(in folder: LitmusFolder) -> String { "\(folder.path)/results.json" }

  /// Returns the stored results; none if there is no file yet.
  package func results() -> TestResults {
    if let results = read() { return results }
    // Another process may be setting it aside, or may have done so.
    do {
      return try locked { readOrSetAside() }
    } catch {
      warn("\(visible(path)) cannot be read: \(error). Earlier results are not known.")
      return TestResults()
    }
  }

  /// Adds the results of a run.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - isWhole: Whether the run had all existing tests.
  ///   - resumed: The results from before the run, and when it began, if it was resumed: those of the processes
  ///     before are among its results again.
  func add(
    _ results: TestResults, isWhole: Bool, resumed: (before: TestResults, start: Date)? = nil
  ) {
    // If that fails, so does the lock.
    _ = Directories.make(URL(filePath: path).deletingLastPathComponent().path)
    do {
      try locked {
        var all = readOrSetAside()
        if let (before, start) = resumed {
          let second = start.timeIntervalSince1970.rounded(.down)
          all.restore(before, of: results, since: second)
        }
        all.add(results, isWhole: isWhole)
        try ReportFile(path: path).replace(with: all.json)
      }
    } catch let error as SystemError {
      warn("The results are not kept for --failed: \(visible(path)) cannot be locked: \(error).")
    } catch {
      warn("The results are not kept for --failed: \(error).")
    }
  }

  /// Makes a snapshot of the file: a second name, under which it will never change.
  ///
  /// - Parameter path: The path of the snapshot, on the same disk.
  package func snapshot(at path: String) {
    // A file that is replaced keeps its content under its other names.
    if link(self.path, path) != 0, let bytes = try? readFile(self.path) {
      try? bytes.write(to: URL(filePath: path))
    }
  }
}

extension FlakyReport {
  /// Makes the list of the results that a program has stored.
  ///
  /// - Parameter folder: The folder of the program.
  package init(in folder: LitmusFolder) {
    self.init(ResultStore(path: ResultStore.path(in: folder), warn: warnOnStandardError).results())
  }
}

// MARK: - The file
extension ResultStore {
  /// Returns the stored results, none if there is no file; `nil` if it cannot be read.
  private func read() -> TestResults? {
    do {
      return try TestResults(json: try readFile(path))
    } catch let error as SystemError where error.code == ENOENT || error.code == ENOTDIR {
      return TestResults()
    } catch {
      return nil
    }
  }

  private func readOrSetAside() -> TestResults {
    if let results = read() { return results }
    setAside()
    return TestResults()
  }

  private func setAside() {
    var status = stat()
    let name = unusedName("\(path).broken", "-") { lstat($0, &status) != 0 }
    let shown = "\(visible(path)) does not hold results that this program can read"
    if rename(path, name) == 0 {
      warn("\(shown), and was set aside as \(visible(URL(filePath: name).lastPathComponent)).")
    } else {
      warn("\(shown), and cannot be set aside: \(SystemError(code: errno)).")
    }
  }

  private func locked<Result>(_ body: () throws -> Result) throws -> Result {
    let lock = try FileLock(path: "\(path).lock")
    defer { lock.unlock() }
    return try body()
  }
}

/// A reporter that collects the result of each test, and adds the results to the store at the end
/// of the run.
package final class StoreReporter: UnjudgedReporter {
  private let store: ResultStore
  private let isWhole: Bool
  private let resumed: (before: TestResults, start: Date)?
  private let now: () -> Double
  private var results = TestResults()
  private var state = RunHistory()
  private var isComplete = false

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - store: The store for the results.
  ///   - isWhole: Whether all tests of the program were chosen, so that the results of others are
  ///     removed.
  ///   - resumed: The results from before the run, and when it began, if it was resumed.
  ///   - now: Returns the current time in seconds since 1970.
  package init(
    store: ResultStore, isWhole: Bool, resumed: (before: TestResults, start: Date)? = nil,
    now: @escaping () -> Double = { Date().timeIntervalSince1970.rounded() }
  ) {
    self.store = store
    self.isWhole = isWhole
    self.resumed = resumed
    self.now = now
  }

  package func receive(_ event: TestEvent) {
    if let failed = state.apply(event)?.test, results[failed]?.outcome.isFailure == false {
      results[failed]?.outcome = .failed
      results[failed]?.history.replaceLast(with: .failed)
    }
    switch event {
    case .testFinished(let result): apply(result)
    case .runFinished(let summary):
      // A failure outside of tests may mean that a suite could not be listed.
      isComplete = summary.notRun == 0 && summary.unattributed.isEmpty
    case .runStarted, .testStarted, .failure, .attachment, .testRetried: break
    }
  }

  /// Adds the results to the store, which reports its problems itself: they do not fail a run.
  package func finish() {
    guard !results.isEmpty else { return }
    store.add(results, isWhole: isWhole && isComplete, resumed: resumed)
  }

  /// Records a result; a test that fails in one of several repetitions counts as failed.
  private func apply(_ result: TestResult) {
    let outcome = OutcomeKind(result.outcome)
    let id = result.test.id
    let message = Self.message(of: result) ?? results[id]?.message
    let history = OutcomeHistory((results[id]?.history.outcomes ?? []) + [outcome])
    if let earlier = results[id], earlier.outcome.isFailure, !outcome.isFailure {
      results[id]?.history = history
      results[id]?.message = message
      return
    }
    let date = now()
    results[id] = TestRecord(
      outcome: outcome, seconds: result.duration / .seconds(1), date: date, since: date,
      history: history, message: message)
  }

  /// Returns the first line of a test's first failure, also in an attempt before the last.
  private static func message(of result: TestResult) -> String? {
    let failures = result.earlierAttempts.flatMap(\.failures) + result.failures
    return failures.first.map { String($0.message.prefix { !$0.isNewline }.prefix(longestMessage)) }
  }

  /// How many characters of a message are stored.
  private static let longestMessage = 200
}

/// A lock shared by processes: a locked file, which is unlocked when the process that holds it
/// ends.
struct FileLock {
  private let descriptor: CInt

  /// Acquires the lock, and waits a limited time if another process holds it.
  ///
  /// - Parameters:
  ///   - path: The file, which is created if it does not exist, and is never deleted.
  ///   - attempts: The maximum number of attempts.
  ///   - pause: Waits between two attempts; 10 ms by default.
  /// - Throws: The system's error if the lock cannot be acquired.
  init(
    path: String, attempts: Int = 500, pause: () -> Void = { usleep(10_000) }
  ) throws(SystemError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    for attempt in 1... {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      let code = errno
      guard code == EWOULDBLOCK || code == EINTR, attempt < attempts else {
        close(descriptor)
        throw SystemError(code: code)
      }
      pause()
    }
  }

  /// Releases the lock, even if a process that was started meanwhile has inherited the file.
  func unlock() {
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
#endif
