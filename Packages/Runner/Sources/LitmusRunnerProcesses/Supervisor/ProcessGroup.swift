#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerCore
internal import Foundation

/// The process group of a child, and on Linux its session, which contain the processes that its
/// tests start.
///
/// A signal that a test sends to its group does not reach the parent. Foundation on Linux starts
/// processes in groups of their own, but in the same session.
package struct ProcessGroup {
  /// The flags with which a process is started that leads a group.
  #if os(Linux)
  static let flags = 0x80  // POSIX_SPAWN_SETSID, which glibc declares for GNU sources only.
  #else
  static let flags = POSIX_SPAWN_SETPGROUP
  #endif

  /// The number of the group and of the session, which is that of the process that leads them.
  let leader: pid_t

  /// The group that this process leads; `nil` if it leads none.
  package static var own: ProcessGroup? {
    #if os(Linux)
    getsid(0) == getpid() ? ProcessGroup(leader: getpid()) : nil
    #else
    getpgrp() == getpid() ? ProcessGroup(leader: getpid()) : nil
    #endif
  }

  /// Kills all processes of the group but this one.
  ///
  /// - Returns: A line for the output of the test that left them running; empty if there were none
  ///   that are known. On systems other than Linux, none is known.
  @discardableResult
  package func end() -> String {
    let others = members()
    for other in others { kill(other.pid, SIGKILL) }
    #if !os(Linux)
    if leader != getpid() { kill(-leader, SIGKILL) }
    #endif
    // If something other than a crash ends a process that writes its backtrace, Swift's program for
    // that waits for it forever. No test has started it.
    let names = others.filter { $0.name != "swift-backtrace" }.map {
      "\(visible($0.name)) (process \($0.pid))"
    }
    guard !names.isEmpty else { return "" }
    return "Left running, and ended: \(names.joined(separator: ", "))\n"
  }

  /// Returns the processes of the session besides the one that leads it.
  private func members() -> [(pid: pid_t, name: String)] {
    #if os(Linux)
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { pid_t($0) }.sorted().compactMap { pid in
      guard pid != leader,
        let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
      else { return nil }
      return Self.member(of: leader, status).map { (pid, $0) }
    }
    #else
    return []
    #endif
  }

  /// Returns the name of a process that belongs to a session and has not ended.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - status: The process's status line on Linux: its number, its name in parentheses, its state,
  ///     its parent, its group, its session and others.
  static func member(of session: pid_t, _ status: String) -> String? {
    guard let open = status.firstIndex(of: "("), let close = status.lastIndex(of: ")") else {
      return nil
    }
    let fields = status[status.index(after: close)...].split(separator: " ")
    guard fields.count > 3, fields[0] != "Z", fields[3] == "\(session)" else { return nil }
    return String(status[status.index(after: open)..<close])
  }
}
#endif
