#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerReports

/// The pipes through which a test executable passes its output and its events to this process.
///
/// They have names, because the executable opens them itself.
struct TestPipes {
  private let folder: TemporaryFolder
  /// Receives standard output and standard error, in the order in which they are written.
  var output: String { folder.path(of: .output) }
  /// Receives the events of Swift Testing.
  var events: String { folder.path(of: .events) }
  /// The configuration of Swift Testing, which may be too long for an argument.
  var configuration: String { folder.path(of: .configuration) }

  /// Makes the pipes in a new folder.
  ///
  /// - Throws: A ``ReportError`` if they cannot be made.
  init() throws(ReportError) {
    folder = try TemporaryFolder()
    guard mkfifo(output, 0o600) == 0, mkfifo(events, 0o600) == 0 else {
      let code = errno
      folder.remove()
      throw ReportError(writing: folder.path, code)
    }
  }

  /// Removes the pipes and their folder; call it once.
  ///
  /// What has been opened remains open.
  func remove() { folder.remove() }
}

/// The end of a pipe that this process reads.
struct PipeReader {
  private var descriptor: CInt
  private var bytes = [UInt8](repeating: 0, count: 64 * 1024)

  /// Opens a pipe, before any process writes to it.
  ///
  /// - Throws: A ``ReportError`` if it cannot be opened.
  init(path: String) throws(ReportError) {
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
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
