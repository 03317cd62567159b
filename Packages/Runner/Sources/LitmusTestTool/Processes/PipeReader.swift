#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerReports

/// The end of a pipe that this process reads, through which a test executable passes on its output or its events.
///
/// The pipe has a name, because the executable opens it itself.
struct PipeReader {
  private var descriptor: CInt
  private var bytes = [UInt8](repeating: 0, count: 64 * 1024)

  /// Makes a pipe, and opens it before any process writes to it.
  ///
  /// - Throws: A ``ReportError`` if it cannot be made or opened.
  init(path: String) throws(ReportError) {
    descriptor = mkfifo(path, 0o600) == 0 ? open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1
    guard descriptor >= 0 else { throw ReportError(writing: path, errno) }
  }

  /// Whether no process will write to it any more.
  var isClosed: Bool { descriptor < 0 }

  /// The data with which `poll` waits for it.
  var poll: pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }

  /// The most bytes that a pipe can have, unless a privileged process makes it larger.
  private static let capacity = 1 << 20

  /// Passes on all that was written until now, and perhaps some that is written meanwhile.
  ///
  /// It returns even if another process writes as fast as this one reads.
  mutating func readAll(_ handle: (UnsafeRawBufferPointer) -> Void) {
    var total = 0
    while descriptor >= 0, total < Self.capacity {
      let count = bytes.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      total += count
      bytes.withUnsafeBytes { handle(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// Closes it.
  mutating func close() {
    if descriptor >= 0 { Foundation.close(descriptor) }
    descriptor = -1
  }
}
#endif
