#if LITMUS_RUNNER
internal import LitmusRunnerReports
internal import LitmusRunnerProcesses
internal import LitmusRunnerCore
@preconcurrency internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// A capture of standard output in a file, from which the output is read piece by piece.
///
/// Child processes inherit it. Tests that run in parallel write into one file, so that a piece may
/// hold the output of several tests.
final class OutputCapture: Sendable {
  fileprivate struct State {
    var file: CInt
    /// The number of bytes that have been read.
    var position: off_t
    /// Where what may be a crash begins that was left unread, and since when.
    var crash: (start: off_t, since: ContinuousClock.Instant)?
  }

  /// The path of the file, if it has one, used to open it again when a test has closed its
  /// descriptor.
  private let path: String?
  private let identity: FileIdentity?
  private let state: Locked<State>

  /// The file's own descriptor.
  let descriptor: CInt

  /// Where output is stored that is too long for reports; `nil` for nowhere.
  private let fullOutput: FullOutput?

  private init(file: CInt, path: String?, position: off_t, fullOutput: FullOutput?) {
    self.fullOutput = fullOutput
    // Child processes must not overwrite one another's output, and must not inherit this
    // descriptor.
    _ = fcntl(file, F_SETFL, O_APPEND)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    self.path = path
    identity = FileIdentity(descriptor: file)
    descriptor = file
    state = Locked(State(file: file, position: position))
  }

  /// Redirects standard output into an unnamed file.
  ///
  /// - Throws: A ``RunError`` if such a file cannot be created.
  convenience init(fullOutput: FullOutput? = nil) throws {
    // mkstemp replaces six of this letter.
    let name = "/litmus-output-" + String(repeating: "X", count: 6)
    var path = Array((NSTemporaryDirectory() + name).utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else {
      throw RunError(
        "The tests' output cannot be captured: \(String(cString: strerror(errno))). "
          + "Set TMPDIR to a directory that can be written, or run with --no-capture.")
    }
    unlink(path)
    self.init(file: file, path: nil, position: 0, fullOutput: fullOutput)
    fflush(nil)
    dup2(file, STDOUT_FILENO)
  }

  /// Captures output at the end of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isOfThisProcess: Whether standard output and standard error are redirected to it. Standard output
  ///     is then unbuffered, so that nothing is lost if the process ends, not even the start of a line.
  ///   - fullOutput: Where output is stored that is too long for reports.
  /// - Throws: A ``ReportError`` if it cannot be opened.
  convenience init(path: String, isOfThisProcess: Bool, fullOutput: FullOutput? = nil) throws {
    let file = open(path, O_RDWR | O_CREAT | O_APPEND, 0o644)
    guard file >= 0 else { throw ReportError(writing: path, errno) }
    if isOfThisProcess {
      fflush(nil)
      dup2(file, STDOUT_FILENO)
      dup2(file, STDERR_FILENO)
      setvbuf(stdout, nil, CInt(_IONBF), 0)
    }
    self.init(file: file, path: path, position: lseek(file, 0, SEEK_END), fullOutput: fullOutput)
  }

  deinit {
    let file = state.withLock { $0.file }
    if FileIdentity(descriptor: file) == identity { close(file) }
  }

  /// The number of bytes that have been read, including what was in the file before.
  var position: Int { state.withLock { Int($0.position) } }

  /// Returns what was written since the last call.
  ///
  /// - Parameters:
  ///   - request: What is to be read; `nil` for everything, of no test.
  ///   - now: The time.
  func take(_ request: OutputRequest? = nil, at now: ContinuousClock.Instant = .now) -> String {
    // A test that is stuck may hold the buffer.
    if request?.isStuck != true { fflush(nil) }
    return state.withLock { state in
      if let path, FileIdentity(descriptor: state.file) != identity {
        state.file = open(path, O_RDONLY | O_CLOEXEC)
      }
      var end = lseek(state.file, 0, SEEK_END)
      if request?.leavesCrash == true, let crash = state.crashStart(before: end, at: now) {
        end = crash
      }
      guard end > state.position else { return "" }
      defer { state.position = end }
      return OutputExcerpt.read(
        state.file, Int(state.position)..<Int(end),
        storingIn: request.flatMap { request in fullOutput.map { ($0, request.test.source) } })
    }
  }

  /// Restores standard output, and writes to it the output that has not been read.
  ///
  /// - Parameter terminal: The descriptor of the original standard output.
  func restore(to terminal: CInt) {
    let rest = take()
    dup2(terminal, STDOUT_FILENO)
    FileWriter.write(rest, to: terminal)
  }
}

extension OutputCapture.State {
  /// How long after the message of a crash other tests may end, before all threads are suspended.
  private static let patience = Duration.milliseconds(200)

  /// Returns where what may be a crash begins, if it is new, so that this process may be ending.
  ///
  /// - Parameters:
  ///   - end: The size of the file.
  ///   - now: The time.
  mutating func crashStart(before end: off_t, at now: ContinuousClock.Instant) -> off_t? {
    let first = max(position, end - off_t(CrashOutput.window))
    let bytes = OutputExcerpt.bytes(file, Int(first)..<Int(end))
    guard CrashOutput.mayBegin(in: bytes), let offset = CrashOutput.start(in: bytes) else {
      return nil
    }
    let start = first + off_t(offset)
    if crash?.start != start { crash = (start, now) }
    return crash.map { now - $0.since <= Self.patience } == true ? start : nil
  }
}
#endif
