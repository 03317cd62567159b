#if LITMUS_RUNNER
internal import Foundation

/// A lock that processes share, which is a file and goes with the process that holds it.
struct FileLock {
  private let descriptor: CInt

  /// Takes the lock, and waits for whoever has it, but not for one who never lets go.
  ///
  /// - Parameters:
  ///   - path: The file, which is made if there is none, and stays.
  ///   - attempts: How often to try.
  ///   - pause: Waits from one attempt to the next; 10 ms by default.
  /// - Throws: What the system says if the lock cannot be taken.
  init(
    path: String, attempts: Int = 500, pause: () -> Void = { usleep(10_000) }
  ) throws(FileProblem) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileProblem(code: errno) }
    for attempt in 1... {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      let code = errno
      guard code == EWOULDBLOCK || code == EINTR, attempt < attempts else {
        close(descriptor)
        throw FileProblem(code: code)
      }
      pause()
    }
  }

  /// Lets go of the lock, even if a process that was started meanwhile has inherited the file.
  func unlock() {
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
#endif
