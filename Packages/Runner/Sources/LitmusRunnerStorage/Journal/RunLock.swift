#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// The lock of a run's folder, held as long as this object exists.
package final class RunLock: Sendable {
  private let file: Locked<ResilientFile>

  /// Acquires the lock; `nil` if another process holds it, or the folder has just been removed.
  ///
  /// - Parameter folder: The run's folder.
  /// - Throws: A ``ReportError`` if there is no such folder.
  init?(folder: String) throws {
    let file = try ResilientFile(path: "\(folder)/lock")
    guard file.lock(), file.isInPlace else { return nil }
    self.file = Locked(file)
  }
}
#endif
