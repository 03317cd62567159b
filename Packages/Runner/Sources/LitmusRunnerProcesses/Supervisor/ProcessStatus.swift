#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore

/// A process of this machine, as its status line on Linux describes it.
struct ProcessStatus {
  let pid: pid_t
  let name: Substring
  let parent: pid_t
  let group: pid_t
  /// Whether the process has ended, and its parent has not read how.
  let isEnded: Bool
  /// When it was started, in ticks since the machine was.
  private let startTicks: Int?

  /// Reads a status line.
  ///
  /// - Parameter line: The line: number, name in parentheses, state, parent, group and others.
  init?(_ line: String) {
    guard let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")"),
      let pid = pid_t(line[..<open].dropLast())
    else { return nil }
    let fields = line[line.index(after: close)...].split(separator: " ")
    guard fields.count > 2, let parent = pid_t(fields[1]), let group = pid_t(fields[2])
    else { return nil }
    name = line[line.index(after: open)..<close]
    isEnded = fields[0] == "Z"
    startTicks = fields.count > 19 ? Int(fields[19]) : nil
    self.pid = pid
    self.parent = parent
    self.group = group
  }

  /// Reads the status of a process; `nil` if there is none.
  init?(of process: pid_t) {
    let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    guard let line else { return nil }
    self.init(line)
  }

  /// Returns the processes with higher numbers than one, in order; none on systems other than Linux.
  static func all(after number: pid_t = 0) -> some Sequence<ProcessStatus> {
    Directories.names(in: "/proc").compactMap { pid_t($0) }.filter { $0 > number }.sorted()
      .lazy.compactMap { ProcessStatus(of: $0) }
  }

  /// The name and the number, as in `sleep (process 4711)`.
  var label: String { "\(visible(String(name))) (process \(pid))" }

  /// The environment that it was started with; `nil` if that cannot be read.
  var environment: Data? { FileManager.default.contents(atPath: "/proc/\(pid)/environ") }

  /// Whether it is the program with which Swift's runtime writes the backtrace of its parent.
  var isBacktrace: Bool { name == "swift-backtrace" }
}

extension ProcessStatus {
  /// How long ago it was started; `nil` if that is not known.
  fileprivate var age: Duration? {
    #if os(Linux)
    var now = timespec()
    guard let startTicks, clock_gettime(CLOCK_BOOTTIME, &now) == 0 else { return nil }
    let start = Double(startTicks) / Double(sysconf(Int32(_SC_CLK_TCK)))
    return .seconds(Double(now.tv_sec) + Double(now.tv_nsec) / 1e9 - start)
    #else
    return nil
    #endif
  }
}

/// A process that others have left running.
package struct LeftProcess: Sendable, Equatable {
  /// Its name and number, as in `sleep (process 4711)`.
  package var label: String
  /// When it was started; `nil` if that is not known.
  package var start: ContinuousClock.Instant?
}

/// Returns the processes whose standard output or standard error is a file; none on systems other than Linux.
package func processes(writingTo path: String) -> [LeftProcess] {
  ProcessStatus.all().filter { process in
    [STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
      let link = "/proc/\(process.pid)/fd/\(descriptor)"
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == path
    }
  }.map { process in
    LeftProcess(label: process.label, start: process.age.map { ContinuousClock.now - $0 })
  }
}
#endif
