#if LITMUS_RUNNER && os(Linux)
internal import Foundation
internal import LitmusRunnerReports

/// The backtraces of threads in functions of the C library, written by Swift's runtime: of one that
/// calls `abort` or passes an invalid pointer, and of the main thread where it hangs.
///
/// The runtime follows the pointers from frame to frame, which the C library does not keep, so that
/// such a thread would have one frame. Therefore the handlers here come first: they find the frames by
/// their unwind tables, and give the runtime a list of them that it can follow.
package enum CLibraryBacktrace {
  private typealias Handler =
    @convention(c) (
      CInt, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void
  private typealias Unwind =
    @convention(c) (
      UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt
    ) -> CInt

  /// The data that the handler uses; it is set before any test runs.
  private struct Parts {
    var thread: pthread_t
    /// The function `backtrace` of the C library.
    var unwind: Unwind
    /// The handler of Swift's runtime.
    var write: Handler
    /// Posted when the backtrace is written.
    var isWritten: UnsafeMutablePointer<sem_t>
    /// The addresses of the C library's code.
    var library: Range<UInt>
  }

  // A signal handler can use neither locks nor memory of its own.
  nonisolated(unsafe) private static var parts: Parts?

  /// The signals for which the runtime writes a backtrace.
  private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP]
  /// The maximum number of frames that are passed to the runtime, which may show fewer.
  private static let maxFrames = 64
  /// How long the runtime may take, in milliseconds.
  private static let longestWait = 10_000

  /// Prepares to write backtraces, also that of the calling thread where it hangs, if Swift's runtime
  /// writes backtraces.
  ///
  /// It does nothing with a sanitizer, which ends the process instead: the thread sanitizer has a thread
  /// that the runtime cannot suspend, and the address sanitizer objects to how the runtime reads the stack.
  package static func prepare() {
    var action = sigaction()
    let program = dlopen(nil, RTLD_NOW)
    guard sigaction(SIGTRAP, nil, &action) == 0, action.sa_flags & SA_SIGINFO != 0,
      let write = action.__sigaction_handler.sa_sigaction,
      let symbol = dlsym(program, "backtrace"),
      let library = dlsym(program, "abort").flatMap(code(around:)),
      dlsym(program, "__tsan_init") == nil, dlsym(program, "__asan_init") == nil
    else { return }
    let isWritten = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    sem_init(isWritten, 0, 0)
    parts = Parts(
      thread: pthread_self(), unwind: unsafeBitCast(symbol, to: Unwind.self), write: write,
      isWritten: isWritten, library: library)
    // The first call loads a library, which a signal handler must not do.
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 1) { address in
      if let start = address.baseAddress { _ = parts?.unwind(start, 1) }
    }
    action.__sigaction_handler.sa_sigaction = { CLibraryBacktrace.handle($0, $1, $2) }
    for signal in signals { sigaction(signal, &action, nil) }
  }

  /// Returns the addresses of all code of the library that has a function, as Linux lists them; `nil` if it does not.
  private static func code(around function: UnsafeMutableRawPointer) -> Range<UInt>? {
    // Foundation reads no more than the first page of it.
    let list = String(decoding: (try? readFile("/proc/self/maps")) ?? Data(), as: UTF8.self)
    return list.split(separator: "\n").lazy.compactMap { line -> Range<UInt>? in
      // As in "7f0a5c000000-7f0a5c188000 r-xp …".
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      return ends.count == 2 ? ends[0]..<ends[1] : nil
    }.first { $0.contains(UInt(bitPattern: function)) }
  }

  /// Writes the backtrace of a thread that crashes, after which the signal ends the process.
  private static func handle(
    _ signal: CInt, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    guard let parts, let counter = Registers(context)?.programCounter else { return }
    // A stack may be damaged, which only the runtime's way of following it survives.
    if parts.library.contains(counter) {
      write(signal, info, context)
    } else {
      parts.write(signal, info, context)
    }
    // The runtime has removed the handlers. One that was sent does not come again by itself, as that of
    // an instruction does.
    if let info, info.pointee.si_code <= 0 { raise(signal) }
  }

  /// Writes the backtrace of the thread where it hangs to the process's output, after which the thread
  /// never continues.
  ///
  /// This returns when it is written, or at once if it cannot be. The process must then end soon.
  package static func writeHang() {
    guard let parts else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = {
      CLibraryBacktrace.write($0, $1, $2)
      CLibraryBacktrace.endHang()
    }
    action.sa_flags = SA_SIGINFO
    guard sigaction(SIGTRAP, &action, nil) == 0, pthread_kill(parts.thread, SIGTRAP) == 0
    else { return }
    for _ in 0..<longestWait {
      if sem_trywait(parts.isWritten) == 0 { return }
      usleep(1_000)
    }
  }

  private static func endHang() {
    if let parts { sem_post(parts.isWritten) }
    while true { pause() }
  }

  private static func write(
    _ signal: CInt, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    guard let parts else { return }
    // The runtime follows only addresses that are aligned as those of frames.
    withUnsafeTemporaryAllocation(byteCount: 16 * maxFrames, alignment: 16) { bytes in
      guard let start = bytes.bindMemory(to: UInt.self).baseAddress,
        let registers = Registers(context)
      else { return parts.write(signal, info, context) }
      link(frames(from: registers.programCounter, parts.unwind, into: start), in: start)
      let frame = registers.frame
      let stack = registers.stack
      registers.frame = UInt(bitPattern: start)
      registers.stack = UInt(bitPattern: start)
      parts.write(signal, info, context)
      // The interrupted code continues, if only to end the process.
      registers.frame = frame
      registers.stack = stack
    }
  }

  /// Stores the return addresses of the interrupted code's frames, each after an empty word.
  ///
  /// - Returns: How many there are.
  private static func frames(
    from programCounter: UInt, _ unwind: Unwind, into list: UnsafeMutablePointer<UInt>
  ) -> Int {
    withUnsafeTemporaryAllocation(
      of: UnsafeMutableRawPointer?.self, capacity: maxFrames
    ) { addresses in
      guard let start = addresses.baseAddress else { return 0 }
      let found = Int(unwind(start, CInt(maxFrames)))
      var count = 0
      var isInterrupted = false
      // The handler's own frames come first.
      for index in 0..<found {
        let address = UInt(bitPattern: start[index])
        if isInterrupted {
          list[2 * count + 1] = address
          count += 1
        } else {
          isInterrupted = address == programCounter
        }
      }
      return count
    }
  }

  /// Makes frames of return addresses, each of which begins with the address of the next.
  private static func link(_ count: Int, in list: UnsafeMutablePointer<UInt>) {
    for index in 0..<count { list[2 * index] = UInt(bitPattern: list + 2 * index + 2) }
    if count > 0 { list[2 * count - 2] = 0 } else { (list[0], list[1]) = (0, 0) }
  }
}

/// The registers of an interrupted thread, where Linux stores them for a signal handler.
private struct Registers {
  private let context: UnsafeMutableRawPointer

  #if arch(x86_64)
  private static let offsets: (counter: Int, frame: Int, stack: Int)? = (168, 120, 160)
  #elseif arch(arm64)
  private static let offsets: (counter: Int, frame: Int, stack: Int)? = (440, 416, 432)
  #else
  private static let offsets: (counter: Int, frame: Int, stack: Int)? = nil
  #endif
  private let offsets: (counter: Int, frame: Int, stack: Int)

  /// Finds the registers; `nil` if it is not known where they are on this processor.
  init?(_ context: UnsafeMutableRawPointer?) {
    guard let context, let offsets = Self.offsets else { return nil }
    self.context = context
    self.offsets = offsets
  }

  var programCounter: UInt { context.load(fromByteOffset: offsets.counter, as: UInt.self) }

  /// Where the frames begin.
  var frame: UInt {
    get { context.load(fromByteOffset: offsets.frame, as: UInt.self) }
    nonmutating set { context.storeBytes(of: newValue, toByteOffset: offsets.frame, as: UInt.self) }
  }

  var stack: UInt {
    get { context.load(fromByteOffset: offsets.stack, as: UInt.self) }
    nonmutating set { context.storeBytes(of: newValue, toByteOffset: offsets.stack, as: UInt.self) }
  }
}
#endif
