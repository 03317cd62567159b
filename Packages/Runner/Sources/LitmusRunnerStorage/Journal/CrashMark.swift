#if LITMUS_RUNNER
internal import Foundation
#if canImport(Darwin)
private import Darwin
#endif

/// A mark that a process leaves in its journal if a test ends the process.
///
/// A process that runs tests without a parent cannot be asked what ended it. If it crashes or calls
/// `exit`, it writes the mark; if it is killed from outside, it cannot, and no test is to blame.
enum CrashMark {
  private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  // Signal handlers can use neither locks nor memory of their own. These change only before the
  // tests begin and after they have ended.
  nonisolated(unsafe) private static var descriptor: CInt = -1
  nonisolated(unsafe) private static var line = UnsafeRawBufferPointer(start: nil, count: 0)
  /// The previous action of each signal, at the signal's number: a handler must not use a dictionary,
  /// which may allocate memory.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 1 + Int(signals.max() ?? 0))
  nonisolated(unsafe) private static var process: pid_t = 0
  nonisolated(unsafe) private static var isInstalled = false

  /// Prepares to write the mark.
  ///
  /// - Parameters:
  ///   - path: The journal.
  ///   - text: The line to write.
  static func arm(path: String, _ text: String) {
    let file = ResilientFile.open(path)
    guard file >= 0 else { return }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    copy.copyBytes(from: text.utf8)
    line = UnsafeRawBufferPointer(copy)
    descriptor = file
    process = getpid()
    install()
  }

  /// Records that the tests are over, so that the process may end in any way.
  static func disarm() { descriptor = -1 }

  private static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    giveStack()
    atexit { CrashMark.write() }
    for signal in signals {
      let action = previous + Int(signal)
      action.initialize(to: sigaction())
      sigaction(signal, nil, action)
      let handle:
        @convention(c) (CInt, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?)
          -> Void = { signal, info, _ in CrashMark.handle(signal, info) }
      var own = sigaction()
      #if canImport(Darwin)
      own.__sigaction_u.__sa_sigaction = handle
      #else
      own.__sigaction_handler.sa_sigaction = handle
      #endif
      own.sa_flags = SA_SIGINFO | CInt(bitPattern: UInt32(truncatingIfNeeded: SA_ONSTACK))
      sigaction(signal, &own, nil)
    }
  }

  /// Gives the main thread a stack for the handlers, because a stack overflow leaves none.
  private static func giveStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    let size = 64 * 1024
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }

  private static func handle(_ signal: CInt, _ info: UnsafeMutablePointer<siginfo_t>?) {
    write()
    // What handled the signal before does so when this returns, and the instruction runs again.
    sigaction(signal, previous + Int(signal), nil)
    #if canImport(Darwin)
    raise(signal)
    #else
    // A signal that was sent does not come again by itself.
    if info?.pointee.si_code ?? 0 <= 0 { raise(signal) }
    #endif
  }

  private static func write() {
    // A process that a test has forked has the handlers too.
    guard descriptor >= 0, getpid() == process else { return }
    _ = Foundation.write(descriptor, line.baseAddress, line.count)
    descriptor = -1
  }
}
#endif
