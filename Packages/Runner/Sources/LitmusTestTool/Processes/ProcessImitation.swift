#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerProcesses
#if canImport(Darwin)
private import Darwin
#endif

extension ProcessEnd {
  /// Ends this process as another one has ended, so that its parent sees how that was.
  func imitate() -> Never {
    switch self {
    case .exited(let code): _exit(code)
    case .killed(let signal):
      // The other process has written its memory to a file, if that is wanted.
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
      #else
      setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &none)
      #endif
      Foundation.signal(signal, SIG_DFL)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, signal)
      // All threads get the signal that is sent to the process, if they do not block it.
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      kill(getpid(), signal)
      while true { pause() }
    }
  }
}

/// Writes bytes to standard output, all of them unless that fails.
func writeToStandardOutput(_ bytes: UnsafeRawBufferPointer) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = UnsafeRawBufferPointer(rebasing: rest)
    let count = write(STDOUT_FILENO, part.baseAddress, part.count)
    if count < 0, errno == EINTR || errno == EAGAIN { continue }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}
#endif
