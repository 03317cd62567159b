#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerStorage
internal import LitmusRunnerReports
internal import LitmusRunnerCore
internal import Foundation

// MARK: - When nothing more can be written
extension Supervisor {
  /// Continues in a temporary folder, because nothing more can be written into the run's own.
  ///
  /// Tests that were running begin again.
  ///
  /// - Returns: Whether the run can continue.
  @discardableResult
  func moveToTemporaryFolder() -> Bool {
    guard end == nil else { return false }
    // The children that run in parallel cannot write either.
    for index in slots.indices where slots[index].child != nil {
      _ = slots[index].child?.process.kill()
      slots[index].child?.process.group?.end()
      _ = slots[index].child?.readJournal()
      reportEvents(index)
      if let child = slots[index].child.take() { release(child) }
    }
    let old = folder
    let problem = "\(visible(old.path)) could not be written"
    do {
      guard !isFolderRemoved else {
        stop(.failed("\(visible(old.path)) was removed, so that no other process can continue."))
        return false
      }
      guard folder.isKept else { throw ReportError(writing: old.path, ENOSPC) }
      folder = try old.copied(to: .temporary)
      journal = try JournalWriter(folder, process: 0, elapsed: clock.elapsed, warn: { _ in })
      launch = ChildLaunch(
        folder: folder, settings: settings, signals: launch.signals, clock: clock)
    } catch {
      stop(.failed("\(problem), so that results are missing."))
      return false
    }
    warnOnStandardError("Nothing of this run is kept: \(problem).")
    old.remove()
    return true
  }

  /// Whether a test has removed the run's folder.
  package var isFolderRemoved: Bool { access(folder.path, F_OK) != 0 }

  /// Releases the test that a child has claimed, if it has no result.
  func release(_ child: WatchedChild) {
    guard child.work.share == .oneTest else { return }
    let done = Set(ledger.finished.map { FolderClaims.name(of: $0.test, $0.iteration) })
    FolderClaims.release(folder: folder.claims, process: child.number, unless: done.contains)
  }
}
#endif
