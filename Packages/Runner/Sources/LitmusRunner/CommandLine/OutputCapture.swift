#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// Keeps what is written to standard output from the terminal, and gives it back piece by piece.
///
/// Child processes inherit it. Tests that run beside one another write into one file, so that a
/// piece may hold what several of them wrote.
final class OutputCapture: Sendable {
  private let terminal: CInt
  private let file: CInt
  /// How much has been taken.
  private let position = Locked<off_t>(0)

  /// Redirects standard output into a file without a name.
  ///
  /// - Parameter terminal: Where standard output went.
  /// - Throws: A ``CommandLineError`` if there is no room for such a file.
  init(terminal: CInt) throws {
    self.terminal = terminal
    // mkstemp replaces six of this letter.
    let name = "/litmus-output-" + String(repeating: "X", count: 6)
    var path = Array((NSTemporaryDirectory() + name).utf8CString)
    file = mkstemp(&path)
    guard file >= 0 else {
      throw CommandLineError(
        "The tests' output cannot be captured: \(String(cString: strerror(errno))). "
          + "Set TMPDIR to a directory that can be written, or run with --no-capture.")
    }
    unlink(path)
    // Children that write must not overwrite one another, and must not inherit this descriptor.
    _ = fcntl(file, F_SETFL, O_APPEND)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    fflush(nil)
    dup2(file, STDOUT_FILENO)
  }

  /// What was written since this was last called.
  func take() -> String {
    fflush(nil)
    return position.withLock { position in
      let end = lseek(file, 0, SEEK_END)
      guard end > position else { return "" }
      let bytes = [UInt8](unsafeUninitializedCapacity: Int(end - position)) { buffer, count in
        count = max(0, pread(file, buffer.baseAddress, buffer.count, position))
      }
      position += off_t(bytes.count)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Lets standard output go where it went, with what has not been taken.
  func restore() {
    let rest = take()
    dup2(terminal, STDOUT_FILENO)
    let writer = FileWriter(descriptor: terminal, name: "standard output")
    writer.write(rest)
    writer.flush()
  }
}
#endif
