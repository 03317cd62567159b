#if LITMUS_RUNNER
@preconcurrency internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// Keeps what is written to standard output from the terminal, and gives it back piece by piece.
///
/// Child processes inherit it. Tests that run beside one another write into one file, so that a
/// piece may hold what several of them wrote.
final class OutputCapture: Sendable {
  private struct State {
    var file: CInt
    /// How much has been taken.
    var position: off_t
  }

  /// The file, if it has a name, by which it is found when a test has closed its descriptor.
  private let path: String?
  private let identity: FileIdentity?
  private let state: Locked<State>

  /// The file's own descriptor.
  let descriptor: CInt

  private init(file: CInt, path: String?, position: off_t) {
    // Children that write must not overwrite one another, and must not inherit this descriptor.
    _ = fcntl(file, F_SETFL, O_APPEND)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    self.path = path
    identity = FileIdentity(descriptor: file)
    descriptor = file
    state = Locked(State(file: file, position: position))
  }

  /// Redirects standard output into a file without a name.
  ///
  /// - Throws: A ``CommandLineError`` if there is no room for such a file.
  convenience init() throws {
    // mkstemp replaces six of this letter.
    let name = "/litmus-output-" + String(repeating: "X", count: 6)
    var path = Array((NSTemporaryDirectory() + name).utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else {
      throw CommandLineError(
        "The tests' output cannot be captured: \(String(cString: strerror(errno))). "
          + "Set TMPDIR to a directory that can be written, or run with --no-capture.")
    }
    unlink(path)
    self.init(file: file, path: nil, position: 0)
    fflush(nil)
    dup2(file, STDOUT_FILENO)
  }

  /// Redirects standard output and standard error into a file, which is added to.
  ///
  /// Without a buffer, so that nothing is lost with the process, not even the start of a line.
  ///
  /// - Parameter path: The file.
  /// - Throws: A ``ReportError`` if it cannot be opened.
  convenience init(path: String) throws {
    let file = open(path, O_RDWR | O_CREAT | O_APPEND, 0o644)
    guard file >= 0 else { throw ReportError(writing: path, errno) }
    fflush(nil)
    dup2(file, STDOUT_FILENO)
    dup2(file, STDERR_FILENO)
    setvbuf(stdout, nil, CInt(_IONBF), 0)
    self.init(file: file, path: path, position: lseek(file, 0, SEEK_END))
  }

  /// How much has been taken, with what stood in the file before.
  var position: Int { state.withLock { Int($0.position) } }

  /// What was written since this was last called.
  ///
  /// - Parameter isStuck: Whether a test that does not end may hold standard output, so that what
  ///   has not left its buffer is left there.
  func take(isStuck: Bool = false) -> String {
    if !isStuck { fflush(nil) }
    return state.withLock { state in
      if let path, FileIdentity(descriptor: state.file) != identity {
        state.file = open(path, O_RDONLY | O_CLOEXEC)
      }
      let end = lseek(state.file, 0, SEEK_END)
      guard end > state.position else { return "" }
      let size = Int(end - state.position)
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = max(0, pread(state.file, buffer.baseAddress, buffer.count, state.position))
      }
      state.position += off_t(bytes.count)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Lets standard output go where it went, with what has not been taken.
  ///
  /// - Parameter terminal: Where it went.
  func restore(to terminal: CInt) {
    let rest = take()
    dup2(terminal, STDOUT_FILENO)
    let writer = FileWriter(descriptor: terminal, name: "standard output")
    writer.write(rest)
    writer.flush()
  }
}
#endif
