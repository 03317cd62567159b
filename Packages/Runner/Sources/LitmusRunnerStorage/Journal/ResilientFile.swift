#if LITMUS_RUNNER
internal import LitmusRunnerReports
internal import LitmusRunnerCore
internal import Foundation

/// A file that can be written even if a test closes descriptors that it does not own.
///
/// A closed descriptor's number may soon refer to a file of the test. So each use checks what the
/// number refers to, and the number is a high one, which no new file is likely to get. Only one
/// thread at a time may use this object.
final class ResilientFile {
  private static let lowestDescriptor: CInt = 100

  let path: String
  private var descriptor: CInt
  private var identity: FileIdentity
  private var isLocked = false

  /// Opens a file, and creates it if it does not exist.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: A ``ReportError`` if it cannot be opened.
  init(path: String) throws {
    self.path = path
    let descriptor = Self.open(path, O_CREAT)
    guard descriptor >= 0, let identity = FileIdentity(descriptor: descriptor) else {
      throw ReportError(writing: path, errno)
    }
    self.descriptor = descriptor
    self.identity = identity
  }

  deinit {
    guard FileIdentity(descriptor: descriptor) == identity else { return }
    // A process that is being started at this moment may have inherited the descriptor.
    if isLocked { _ = flock(descriptor, LOCK_UN) }
    close(descriptor)
  }

  /// Writes bytes, all of them if the disk has room.
  ///
  /// - Returns: The code of the error that prevented a write; 0 if there was none.
  func write(_ bytes: UnsafeRawBufferPointer) -> CInt {
    let problem = reopenIfNeeded()
    return problem == 0 ? writeAll(bytes, to: descriptor) : problem
  }

  /// Acquires the file's lock, which the system releases when the process ends.
  ///
  /// - Returns: False if another process holds it.
  func lock() -> Bool {
    isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    return isLocked
  }

  /// How many bytes the file has.
  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Whether the file is still at its path.
  var isInPlace: Bool { FileIdentity(path: path) == identity }

  /// Reopens the file if the descriptor no longer refers to it.
  ///
  /// - Returns: The code of the error; 0 if the file is open.
  private func reopenIfNeeded() -> CInt {
    if FileIdentity(descriptor: descriptor) == identity { return 0 }
    // The file is not created again: what was written before would be missing.
    let opened = Self.open(path)
    guard opened >= 0, let identity = FileIdentity(descriptor: opened) else { return errno }
    descriptor = opened
    self.identity = identity
    if isLocked { _ = flock(descriptor, LOCK_EX | LOCK_NB) }
    return 0
  }

  /// Opens a file to append to it, with a number that no new file is likely to get.
  static func open(_ path: String, _ flags: CInt = 0) -> CInt {
    let low = Foundation.open(path, O_WRONLY | O_APPEND | O_CLOEXEC | flags, 0o644)
    guard low >= 0 else { return low }
    let high = fcntl(low, F_DUPFD_CLOEXEC, lowestDescriptor)
    guard high >= 0 else { return low }
    close(low)
    return high
  }
}
#endif
