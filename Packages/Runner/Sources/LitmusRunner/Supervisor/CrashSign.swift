#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation

/// Finds out that a process has crashed before it ends.
///
/// Swift's runtime stops all threads of such a process, says so, and has another program write the
/// backtrace, which takes 0.2 s and more. On other systems than Linux the end itself is waited for.
struct CrashSign {
  private let process: pid_t
  /// The file with the process's output; `nil` if that is not captured.
  private let output: String?
  private var size: off_t = 0
  private var isAnnounced = false
  /// What makes the backtrace.
  private var backtrace: pid_t?

  init(process: pid_t, output: String?) {
    (self.process, self.output) = (process, output)
  }

  /// Whether the process has crashed, as far as can be told.
  mutating func isSeen() -> Bool {
    #if os(Linux)
    if let end = newEnd() { isAnnounced = Self.announcesCrash(end) }
    // A test may print the same words.
    backtrace = isAnnounced ? Self.backtrace(of: process) : nil
    return backtrace != nil
    #else
    return false
    #endif
  }

  /// Whether the end of an output says that a backtrace is being made.
  static func announcesCrash(_ end: String) -> Bool {
    guard let start = end.range(of: "*** Signal ", options: .backwards) else { return false }
    return end[start.upperBound...].contains(": Backtracing from ")
  }

  /// The end of the output, if that has changed.
  private mutating func newEnd() -> String? {
    var status = stat()
    guard let output, stat(output, &status) == 0, status.st_size != size else { return nil }
    size = status.st_size
    let file = open(output, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
      count = max(0, pread(file, buffer.baseAddress, 256, max(0, size - 256)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Ends what makes the backtrace of a process that has ended: it would wait for that for ever if
  /// something else than the crash has ended it.
  func endBacktrace() {
    guard let backtrace, let status = Self.status(of: backtrace),
      status.contains(Self.backtraceName)
    else { return }
    kill(backtrace, SIGKILL)
  }

  /// The line that Linux has of a process; `nil` if there is none.
  private static func status(of process: pid_t) -> String? {
    try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
  }

  /// The child of a process that is the runtime's program for backtraces.
  static func backtrace(of process: pid_t) -> pid_t? {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.lazy.compactMap { pid_t($0) }.first { number in
      // A younger process has a higher number, or else the end itself is waited for.
      guard number > process else { return false }
      return isBacktrace(of: process, status(of: number) ?? "")
    }
  }

  /// How that program stands in the line that Linux has of it; a name is cut to 15 letters.
  private static let backtraceName = " (swift-backtrace) "

  /// Whether the line that Linux has of a process says that it makes a backtrace.
  ///
  /// - Parameters:
  ///   - process: The process that the backtrace is of, which has started it.
  ///   - status: The line: number, name in brackets, state, the starter's number and others.
  static func isBacktrace(of process: pid_t, _ status: String) -> Bool {
    guard let name = status.range(of: backtraceName) else { return false }
    return status[name.upperBound...].split(separator: " ").dropFirst().first == "\(process)"
  }
}
#endif
