#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerHosting
internal import LitmusRunnerProcesses

/// What a process writes and reports after what may be the message of its crash, kept in order until it
/// is known whether the process crashes.
///
/// Output and events come through two pipes, and other tests end between the message and the end of the
/// process. What a crash writes must not be shown with these, but processes that tests start write such
/// messages, too.
struct CrashOutputBuffer {
  private enum Piece {
    case output([UInt8])
    case record(SwiftTestingLine)
  }

  /// How long it may take from the message until the process ends or the runtime's program for backtraces
  /// has started.
  static let patience = Duration.milliseconds(200)
  /// How often it is checked whether that program has started.
  private static let interval = Duration.milliseconds(10)
  /// After how many bytes the output counts as that of tests.
  private static let longest = 4 << 20

  private let output: (UnsafeRawBufferPointer) -> Void
  private let record: (SwiftTestingLine) -> Void
  private var pieces: [Piece] = []
  private var size = 0
  /// When the message was read; `nil` if nothing is kept.
  private var start: ContinuousClock.Instant?
  private var nextCheck: ContinuousClock.Instant?
  /// Whether the runtime has suspended the process to write its backtrace.
  private var isCrashing = false

  /// Keeps nothing yet.
  ///
  /// - Parameters:
  ///   - output: Receives the output.
  ///   - record: Receives the events.
  init(
    output: @escaping (UnsafeRawBufferPointer) -> Void,
    record: @escaping (SwiftTestingLine) -> Void
  ) {
    self.output = output
    self.record = record
  }

  /// Handles a piece of the output.
  mutating func write(_ piece: UnsafeRawBufferPointer, at now: ContinuousClock.Instant = .now) {
    if start != nil { return keep(.output(Array(piece))) }
    guard CrashOutput.mayBegin(in: piece), let begin = CrashOutput.start(in: piece)
    else { return output(piece) }
    start = now
    nextCheck = now
    if begin > 0 { output(UnsafeRawBufferPointer(rebasing: piece[..<begin])) }
    keep(.output(Array(piece[begin...])))
  }

  /// Handles an event.
  mutating func report(_ line: SwiftTestingLine) {
    if start == nil || isCrashing { record(line) } else { keep(.record(line)) }
  }

  private mutating func keep(_ piece: Piece) {
    pieces.append(piece)
    if case .output(let bytes) = piece { size += bytes.count }
  }

  /// Passes on what is due.
  ///
  /// If the runtime is writing a backtrace, these are the events, while the output is still kept. If it has
  /// not begun to within `patience`, the process has not crashed, and these are both, in their order.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - isBacktraced: Returns whether the runtime writes the backtrace.
  mutating func passOn(at now: ContinuousClock.Instant = .now, _ isBacktraced: () -> Bool) {
    guard let start else { return }
    if size > Self.longest { return release(isCrash: isCrashing) }
    guard !isCrashing, nextCheck.map({ now >= $0 }) ?? true else { return }
    nextCheck = now + Self.interval
    if isBacktraced() {
      isCrashing = true
      passOnRecords()
    } else if now - start > Self.patience {
      release(isCrash: false)
    }
  }

  private mutating func passOnRecords() {
    for case .record(let line) in pieces { record(line) }
    pieces.removeAll { if case .record = $0 { true } else { false } }
  }

  /// Passes on what is kept.
  ///
  /// - Parameter isCrash: Whether the process has crashed, so that the output belongs to the tests that
  ///   are running after all events.
  mutating func release(isCrash: Bool) {
    if isCrash { passOnRecords() }
    for piece in pieces {
      switch piece {
      case .output(let bytes): bytes.withUnsafeBytes(output)
      case .record(let line): record(line)
      }
    }
    pieces = []
    size = 0
    start = nil
    isCrashing = false
  }
}
#endif
