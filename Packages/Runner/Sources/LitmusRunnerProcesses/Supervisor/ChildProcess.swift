#if LITMUS_RUNNER && (os(macOS) || os(Linux))
package import Foundation
package import LitmusRunnerCore

#if canImport(Darwin)
private import Darwin
#endif

/// A child process, from its start to its end.
package struct ChildProcess: Sendable {
  package let pid: pid_t
  /// The process group that it leads; `nil` if it is in this process's group.
  let group: ProcessGroup?

  /// Starts a program.
  ///
  /// It shares standard input, unless it has a group of its own and standard input is a terminal:
  /// then only this process could read from that. It does not ignore SIGPIPE.
  ///
  /// - Parameters:
  ///   - program: The program's path.
  ///   - arguments: Its arguments, its name first.
  ///   - environment: Its environment.
  ///   - output: The file that its standard output and standard error are appended to; `nil` for
  ///     this process's own.
  ///   - signals: The signals that it blocks; `nil` for those that this thread blocks.
  ///   - isolatesSignals: Whether it blocks and ignores no signal, whatever this process does, and is in
  ///     a process group of its own in this session, so that no signal that it sends to its group
  ///     reaches this process.
  ///   - folder: Its current directory; `nil` for that of this process.
  ///   - input: The file that is its standard input; `nil` for that of this process.
  ///   - role: Its role if it leads a process group of its own; otherwise Ctrl-C reaches it.
  /// - Throws: A ``RunError`` if it cannot be started.
  package init(
    program: String, arguments: [String], environment: [String: String], output: String?,
    signals: sigset_t? = nil, isolatesSignals: Bool = false, folder: String? = nil,
    input: Int32? = nil, leadsGroupAs role: ChildRole? = nil
  ) throws(RunError) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if let output {
      let flags = O_WRONLY | O_CREAT | O_APPEND
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o644)
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }
    var flags = Int16(POSIX_SPAWN_SETSIGDEF)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    // A run ignores it; see `Interruption.ignoreClosedReaders()`.
    sigaddset(&defaults, SIGPIPE)
    if isolatesSignals {
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      flags |= Int16(POSIX_SPAWN_SETSIGMASK)
      sigfillset(&defaults)
      sigdelset(&defaults, SIGKILL)
      sigdelset(&defaults, SIGSTOP)
    } else if var signals {
      posix_spawnattr_setsigmask(&attributes, &signals)
      flags |= Int16(POSIX_SPAWN_SETSIGMASK)
    }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    if role != nil || isolatesSignals {
      flags |= Int16(POSIX_SPAWN_SETPGROUP)
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else if role != nil || isolatesSignals, isatty(STDIN_FILENO) == 1 {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    if let folder {
      guard let addChangeOfDirectory = Self.addChangeOfDirectory else {
        throw RunError(
          "\(visible(program)) could not be started: the system's C library is too old.",
          code: .failed)
      }
      _ = addChangeOfDirectory(&actions, folder)
    }
    posix_spawnattr_setflags(&attributes, flags)
    let words = arguments.map { strdup($0) }
    let settings = environment.map { strdup("\($0)=\($1)") }
    defer { for text in words + settings { free(text) } }
    // If it is ignored, as a process may inherit it, nobody learns how a child has ended.
    signal(SIGCHLD, SIG_DFL)
    var pid = pid_t()
    let code = posix_spawn(&pid, program, &actions, &attributes, words + [nil], settings + [nil])
    guard code == 0 else {
      throw RunError(
        "\(visible(program)) could not be started: \(String(cString: strerror(code))).",
        code: .failed)
    }
    self.pid = pid
    group = role.map { ProcessGroup(leader: pid, role: $0) }
  }

  #if canImport(Darwin)
  private static let addChangeOfDirectory:
    (@Sendable (UnsafeMutablePointer<posix_spawn_file_actions_t?>, UnsafePointer<CChar>) -> Int32)? =
      { posix_spawn_file_actions_addchdir_np($0, $1) }
  #else
  private typealias AddChangeOfDirectory =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32

  /// `posix_spawn_file_actions_addchdir_np`, which glibc has since 2.29, but declares for C programs with GNU
  /// extensions only.
  private static let addChangeOfDirectory: AddChangeOfDirectory? =
    dlsym(dlopen(nil, RTLD_NOW), "posix_spawn_file_actions_addchdir_np")
    .map { unsafeBitCast($0, to: AddChangeOfDirectory.self) }
  #endif

  /// Returns how the process ended, if it has; must not be called again after that.
  package func end() -> ProcessEnd? { wait(WNOHANG) }

  /// Waits for the end of the process.
  ///
  /// - Parameter continues: Called every few milliseconds; returns false to kill the process.
  package func wait(while continues: () -> Bool = { true }) -> ProcessEnd {
    // A wait that blocks would not notice a signal, which any thread may handle.
    while true {
      if let end = end() { return end }
      guard continues() else { return kill() }
      usleep(2_000)
    }
  }

  /// Kills the process, and waits for its end.
  package func kill() -> ProcessEnd {
    terminate()
    return wait(0) ?? .killed(signal: SIGKILL)
  }

  /// Kills the process, and the program that writes its backtrace, which would wait for it forever.
  package func terminate() {
    // At once: it takes milliseconds to find the other program.
    _ = Foundation.kill(pid, SIGSTOP)
    if let backtrace = CrashDetector.backtrace(of: pid) { _ = Foundation.kill(backtrace, SIGKILL) }
    _ = Foundation.kill(pid, SIGKILL)
  }

  private func wait(_ options: Int32) -> ProcessEnd? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(pid, &status, options)
      if ended == pid { return ProcessEnd(status: status) }
      if ended == 0 { return nil }
      // Without a child to wait for, its end cannot be determined.
      if errno != EINTR { return .killed(signal: SIGKILL) }
    }
  }
}

/// The process group of a child, with the processes that its tests start.
///
/// A signal that a test sends to its group does not reach the parent. Foundation on Linux starts
/// processes in groups of their own: those have the child's mark in their environment. A session would
/// contain them, too. But Linux divides processors among sessions ("autogroup"), and with Linux 6.18
/// eight sessions beside four busy loops in another did not run for up to a minute.
package struct ProcessGroup: Sendable {
  /// The process that leads it, whose number it has.
  let leader: pid_t
  private let role: ChildRole
  /// Whether the leader is a program that a child has started, which may have ended: its number may be
  /// that of another group by now.
  private let isOfProgram: Bool

  /// Describes the group of a child process.
  init(leader: pid_t, role: ChildRole) {
    self.leader = leader
    self.role = role
    isOfProgram = false
  }

  /// Describes the group of a program.
  ///
  /// - Parameters:
  ///   - program: The program, which leads the group.
  ///   - role: The child that has started it.
  package init(ofProgram program: pid_t, startedBy role: ChildRole) {
    leader = program
    self.role = role
    isOfProgram = true
  }

  /// Returns the group that this process leads; `nil` if it leads none.
  ///
  /// - Parameter role: The role of this process.
  package static func own(_ role: ChildRole) -> ProcessGroup? {
    getpgrp() == getpid() ? ProcessGroup(leader: getpid(), role: role) : nil
  }

  /// Kills all processes of the group but the one that leads it.
  ///
  /// - Returns: A line for the output of the test that left them running; empty if there were none
  ///   that are known. On systems other than Linux, none is known.
  @discardableResult
  package func end() -> String {
    let others = ProcessStatus.all().filter { $0.pid != leader && !$0.isEnded && contains($0) }
    for other in others { kill(other.pid, SIGKILL) }
    #if !os(Linux)
    if leader != getpid(), !isOfProgram { kill(-leader, SIGKILL) }
    #endif
    // If something other than a crash ends a process that writes its backtrace, Swift's program for
    // that waits for it forever. No test has started it.
    let names = others.filter { !$0.isBacktrace }.map(\.label)
    guard !names.isEmpty else { return "" }
    return "Left running, and ended: \(names.joined(separator: ", "))\n"
  }

  private func contains(_ process: ProcessStatus) -> Bool {
    process.group == leader && !isOfProgram || process.mark == role
  }

  /// Kills all processes that the children of a run have started.
  ///
  /// - Parameter parent: The supervisor of the run.
  static func endAll(startedBy parent: pid_t) {
    for process in ProcessStatus.all() where !process.isEnded && process.mark?.parent == parent {
      kill(process.pid, SIGKILL)
    }
  }
}

extension ProcessStatus {
  /// The child whose tests have started the process; `nil` if there is none, or it cannot be known.
  fileprivate var mark: ChildRole? {
    guard let environment,
      let start = environment.range(of: Data("\(ChildRole.markVariable)=".utf8))?.upperBound,
      let end = environment[start...].firstIndex(of: 0)
    else { return nil }
    return ChildRole(value: String(decoding: environment[start..<end], as: UTF8.self))
  }
}
#endif
