#if LITMUS_RUNNER
internal import LitmusRunnerReports
internal import Foundation

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
  ) throws(UnreadableFile) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw UnreadableFile(code: errno) }
    for attempt in 1... {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      let code = errno
      guard code == EWOULDBLOCK || code == EINTR, attempt < attempts else {
        close(descriptor)
        throw UnreadableFile(code: code)
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
