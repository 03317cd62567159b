#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
internal import LitmusRunnerProcesses
@_spi(Litmus) internal import LitmusReporting

/// How a test executable is started.
struct TestInvocation {
  var program: String
  /// The arguments, the program's name first.
  var arguments: [String]
  var environment: [String: String]
  /// The folder in which it runs; `nil` for the current directory.
  var folder: String?
}

/// One process of a test executable, followed until it ends.
final class TestProcess: Sendable {
  /// How following the process ended.
  enum End: Equatable {
    case ended(ProcessEnd)
    /// It has closed the pipe that its results come through; it has been killed.
    case unreadable
    /// It has done its work, but something keeps it from exiting; it has been killed.
    case lingering
    /// It was killed because it did only what nobody needed.
    case superfluous
    /// It was stopped by ``stop()``.
    case stopped
  }

  /// The pipe that has the results.
  enum Channel {
    case output
    case events
  }

  private struct State: Sendable {
    var process: ChildProcess?
    var isStopped = false
    var leftRunning: [LeftProcess] = []
    var longestDelay = Duration.zero
  }

  /// How long a process may live after it has closed the pipe with its results.
  static let patience = Duration.milliseconds(500)
  /// For how many milliseconds the processes that tests have started may outlive theirs.
  static let leakPatience: CInt = 200
  /// How long a process may take to exit after its work.
  static let exitLimit = Duration.seconds(30)

  private let state = Locked(State())
  /// The child of the run that starts it; `nil` if it runs no tests.
  private let owner: (any ProgramOwner)?

  /// Makes a process that has not been started.
  init(of owner: (any ProgramOwner)? = nil) { self.owner = owner }

  /// Whether the process was stopped.
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// The processes that still write to the output although the process has ended.
  var leftRunning: [LeftProcess] { state.withLock { $0.leftRunning } }

  /// How late its events may have been read: the longest time from one reading to the next.
  var longestDelay: Duration { state.withLock { $0.longestDelay } }

  /// Kills the process; if it has not been started, it never is.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.process?.terminate()
    }
  }

  /// Starts the process and returns when it has ended; this blocks the thread.
  ///
  /// - Parameters:
  ///   - channel: The pipe that has its results.
  ///   - invocation: Returns how it is started, so that it writes to the pipes in a folder.
  ///   - output: Receives what it writes to its standard output and standard error.
  ///   - record: Receives each line of the events.
  ///   - isDone: Returns whether it has done all its work, and should exit.
  ///   - isEnough: Returns whether it does only work now that nobody needs, and is killed.
  ///   - exitLimit: How long it may take to exit then.
  ///   - patience: How long it may live after it has closed the pipe with its results before its work is done.
  ///   - leakPatience: For how many milliseconds the processes that it has started may outlive it.
  /// - Throws: An error if it cannot be started.
  func run(
    results channel: Channel, _ invocation: (TemporaryFolder) throws -> TestInvocation,
    output: @escaping (UnsafeRawBufferPointer) -> Void,
    record: @escaping (SwiftTestingLine) -> Void = { _ in }, isDone: () -> Bool = { false },
    isEnough: () -> Bool = { false }, exitLimit: Duration = exitLimit,
    patience: Duration = patience, leakPatience: CInt = leakPatience
  ) throws -> End {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let outputPath = folder.path(of: .output)
    var outputReader = try PipeReader(path: outputPath)
    defer { outputReader.close() }
    var eventReader = try PipeReader(path: folder.path(of: .events))
    defer { eventReader.close() }
    guard let process = try start(invocation(folder), outputPath) else { return .stopped }
    var lines = LineBuffer()
    var words = CrashOutputBuffer(output: output, record: record)
    var order = OrderedOutput(output: { words.write($0) }, record: { words.report($0) })
    /// Reads what can be read now, and passes it on in its order.
    func read(isLast: Bool) {
      // XCTest's results are part of the output, so their order is already right.
      guard channel == .events else { return outputReader.readAll(output) }
      // The mark of an event is written before the event, so that it is read by then.
      eventReader.readAll { lines.append($0) }
      lines.takeLines { order.append(record: SwiftTestingLine($0)) }
      outputReader.readAll { order.append(output: $0) }
      order.passOn(isLast: isLast, isStopped: isStopped, isReading: !lines.isEmpty)
    }
    var lastRead = ContinuousClock.now
    var closed: ContinuousClock.Instant?
    var done: ContinuousClock.Instant?
    while true {
      var polls = [outputReader.poll, eventReader.poll]
      poll(&polls, 2, closed == nil ? 20 : 1)
      // Under the lock, because the system may give its number to another process after that.
      let ending = state.withLock { state in
        let ending = process.end()
        if ending != nil { state.process = nil }
        return ending
      }
      if ending != nil { recordEnd(of: process) }
      read(isLast: ending != nil)
      let now = ContinuousClock.now
      state.withLock { $0.longestDelay = max($0.longestDelay, now - lastRead) }
      lastRead = now
      if let ending {
        words.release(isCrash: ending.isSignal)
        // It has been closed if no process had it open any more. Some end right after the one that has started
        // them, such as a sanitizer's programs; no more output of others is awaited.
        var polls = [outputReader.poll]
        polls[0].events = 0
        if !outputReader.isClosed, poll(&polls, 1, leakPatience) >= 0,
          polls[0].revents & Int16(POLLHUP) == 0
        {
          let left = processes(writingTo: RealPath.resolved(outputPath) ?? outputPath)
          state.withLock { $0.leftRunning = left }
        }
        return isStopped ? .stopped : .ended(ending)
      }
      if isEnough() {
        kill(process)
        words.release(isCrash: false)
        return isStopped ? .stopped : .superfluous
      }
      words.passOn { CrashDetector.isBacktraced(process.pid) }
      if done == nil, isDone() { done = .now }
      if let done, ContinuousClock.now - done > exitLimit {
        kill(process)
        read(isLast: true)
        words.release(isCrash: false)
        return isStopped ? .stopped : .lingering
      }
      if polls[0].isHungUp { outputReader.close() }
      if polls[1].isHungUp { eventReader.close() }
      guard channel == .output ? outputReader.isClosed : eventReader.isClosed else { continue }
      let since = closed ?? .now
      closed = since
      // A process that has done its work closes its events before it exits.
      guard done == nil, ContinuousClock.now - since > patience else { continue }
      kill(process)
      read(isLast: true)
      words.release(isCrash: false)
      return isStopped ? .stopped : .unreadable
    }
  }

  private func start(_ invocation: TestInvocation, _ output: String) throws -> ChildProcess? {
    try state.withLock { state in
      guard !state.isStopped else { return nil }
      // As `swift test` starts it. This thread may block signals, because those of the pool do.
      let process = try ChildProcess(
        program: invocation.program, arguments: invocation.arguments,
        environment: invocation.environment, output: output, isolatesSignals: true,
        folder: invocation.folder)
      state.process = process
      state.leftRunning = []
      ProgramGuard.shared?.started(process.pid)
      owner?.programStarted(process.pid)
      return process
    }
  }

  private func kill(_ process: ChildProcess) {
    state.withLock { $0.process = nil }
    _ = process.kill()
    recordEnd(of: process)
  }

  private func recordEnd(of process: ChildProcess) {
    ProgramGuard.shared?.ended(process.pid)
    owner?.programEnded()
  }
}

extension pollfd {
  /// Whether no process writes to the pipe any more, and everything has been read.
  fileprivate var isHungUp: Bool {
    revents & Int16(POLLHUP) != 0 && revents & Int16(POLLIN) == 0
  }
}

/// The lines of a stream of bytes that arrives in pieces.
struct LineBuffer {
  private var bytes: [UInt8] = []

  /// Whether no part of a line is left.
  var isEmpty: Bool { bytes.isEmpty }

  /// Appends a piece.
  mutating func append(_ piece: UnsafeRawBufferPointer) { bytes.append(contentsOf: piece) }

  /// Passes on the lines that are complete, without their line breaks, and removes them.
  mutating func takeLines(_ handle: (UnsafeRawBufferPointer) -> Void) {
    guard !bytes.isEmpty else { return }
    let used = bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count,
        let end = memchr(bytes.baseAddress! + start, 0x0a, bytes.count - start)
      {
        let length = UnsafeRawPointer(end) - bytes.baseAddress! - start
        if length > 0 { handle(UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])) }
        start += length + 1
      }
      return start
    }
    bytes.removeFirst(used)
  }
}
#endif
