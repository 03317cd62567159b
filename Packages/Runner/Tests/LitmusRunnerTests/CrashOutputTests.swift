@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerReports

@Suite("The output of a crash")
struct CrashOutputTests {
  /// What the runtime writes when a process crashes.
  private static func backtrace(_ frames: String) -> String {
    """

    *** Signal 4: Backtracing from 0x7f6faf0f9361... done ***

    *** Program crashed: Illegal instruction at 0x00007f6faf0f9361 ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "Shop" crashed:

    \(frames)
    ...

    Backtrace took 0.01s


    """
  }

  @Test func `The runtime's message and location are found, with the column of the backtrace`() {
    let crash = CrashOutput(
      """
      about to open
      Shop/Drawer.swift:12: Fatal error: No such drawer
      at all

      """
        + Self.backtrace(
          """
            0               0x00007f6faf0f9361 _assertionFailure(_:_:file:line:) + 225 in libswiftCore.so
            1 [ra]          0x0000560424c7bb0a Drawer.open() + 377 in Shop at /src/Shop/Drawer.swift:12:15
            2 [ra] [thunk]  0x0000560424c7bb0b partial apply for Drawer.open() + 3 in Shop at //<compiler-generated>
            3 [async]       0x0000560424c7bb0c Lifecycle.run() in Shop at /runner/Lifecycle.swift:3:5
            4 [system]      0x0000560424c7bb0d main in Shop at /src/Shop/main.swift:1:1
          """), sources: ["/runner/"])
    #expect(crash.message == "Fatal error: No such drawer\nat all")
    #expect(
      crash.callSite
        == CallSite(
          fileID: "Shop/Drawer.swift", filePath: "/src/Shop/Drawer.swift", line: 12, column: 15))
    #expect(
      crash.output == """
        about to open
        Shop/Drawer.swift:12: Fatal error: No such drawer
        at all
        Backtrace:
          at Drawer.open() (Drawer.swift:12)

        """)
  }

  @Test func `A wait for the main queue on the main thread says what to do`() {
    let crash = CrashOutput(
      Self.backtrace(
        """
          0      0x00007fe711b717d8 __DISPATCH_WAIT_FOR_QUEUE__ + 344 in libdispatch.so
          1 [ra] 0x00007fe711b712d3 _dispatch_sync_f_slow + 194 in libdispatch.so
          2 [ra] 0x00007fe711179be2 DispatchQueue.sync(execute:) + 145 in libswiftDispatch.so
          3 [ra] 0x000055be7c50ffd9 Drawer.open() + 8 in Shop at /src/Shop/Drawer.swift:12:15
        """), sources: ["/runner/"])
    #expect(
      crash.message
        == "DispatchQueue.sync was called on the queue itself, such as the main queue on the main "
        + "thread. To fix this, conform the suite to BackgroundSuite, whose tests run on a "
        + "background thread")
    #expect(crash.callSite?.line == 12)
  }

  @Test
  func `If two threads trap at once, one's backtrace is shown, and neither is in the message`() {
    let backtrace = Self.backtrace(
      """
        0               0x00007f6faf0f9361 _assertionFailure(_:_:file:line:) + 225 in libswiftCore.so
        1 [ra]          0x0000560424c7bb0a Drawer.open() + 377 in Shop at /src/Shop/Drawer.swift:12:15
        2 [async]       0x0000560424c7bb0c Lifecycle.run() in Shop at /runner/Lifecycle.swift:3:5
      """)
    let crash = CrashOutput(
      """
      Shop/Drawer.swift:12: Fatal error: No such drawer
      Shop/Drawer.swift:12: Fatal error: No such drawer

      """ + backtrace + backtrace, sources: ["/runner/"])
    #expect(crash.message == "Fatal error: No such drawer")
    #expect(crash.callSite?.description == "Drawer.swift:12:15")
    #expect(
      crash.output == """
        Shop/Drawer.swift:12: Fatal error: No such drawer
        Shop/Drawer.swift:12: Fatal error: No such drawer
        Backtrace:
          at Drawer.open() (Drawer.swift:12)

        """)
  }

  @Test func `If two threads trap at once, the message is that of the backtrace`() {
    let crash = CrashOutput(
      """
      Shop/Drawer.swift:12: Fatal error: No such drawer
      at all
      Shop/Door.swift:7: Precondition failed: Closed

      *** Signal 4: Backtracing from 0x7f6faf0f9361... done ***

      Thread 0 "Shop" crashed:

        0      0x00007f6faf0f9361 _assertionFailure(_:_:file:line:) + 225 in libswiftCore.so
        1 [ra] 0x0000560424c7bb0a Drawer.open() + 377 in Shop at /src/Shop/Drawer.swift:12:15

      """)
    #expect(crash.message == "Fatal error: No such drawer\nat all")
    #expect(crash.callSite?.description == "Drawer.swift:12:15")
  }

  @Test(arguments: [
    "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
    "_Concurrency/CheckedContinuation.swift:169: Fatal error: Index out of range",
  ])
  func `A trap in one of Swift's modules is shown where the program called it`(line: String) {
    #expect(CrashOutput(line + "\n").callSite == nil)
    let crash = CrashOutput(
      """
      \(line)

      """
        + Self.backtrace(
          """
            0      0x00007f01dc16df7f closure #1 in _assertionFailure(_:) + 623 in libswiftCore.so
            1 [ra] 0x000055d1017ad7b0 inner(_:_:) + 47 in Shop at /src/Shop/Cart.swift:2:44
            2 [ra] 0x000055d1017ad7b0 partial apply for specialized inner(_:_:) + 47 in Shop at /src/Shop/Cart.swift:2:44
            3 [ra] 0x000055d1017adbec main + 603 in Shop at /src/Shop/main.swift:7
          """), sources: ["/runner/"])
    #expect(crash.message == "Fatal error: Index out of range")
    #expect(crash.callSite?.description == "Cart.swift:2:44")
    #expect(
      crash.output == """
        \(line)
        Backtrace:
          at inner(_:_:) (Cart.swift:2)
          at main (main.swift:7)

        """)
  }

  @Test
  func `Optimized code prints no message and a part of the path: both are found in the frames`() {
    let crash = CrashOutput(
      """

      *** Signal 4: Backtracing from 0x557084db54d4... done ***

      *** Swift runtime failure: arithmetic overflow ***

      Thread 0 "Shop" crashed:

        0 [inlined] [system] 0x0000557084db54d4 Swift runtime failure: arithmetic overflow in Shop at //<compiler-generated>
        1 [inlined]          0x0000557084db54d4 add(_:) in Shop at Sources/Cart.swift:4:48
        2                    0x0000557084db54d4 Cart.fill() + 9 in Shop at /src/Shop/Sources/Cart.swift:9:3
        3 [inlined]          0x0000557084db54d4 run() in Shop at Sources/LitmusRunner/Run.swift:1:1
        4                    0x0000557084db54d4 main in Shop at /src/Shop/Sources/main.swift:7:21
      ...

      """, sources: ["/src/Runner/Sources/Litmus"])
    #expect(crash.message == "Swift runtime failure: arithmetic overflow")
    #expect(
      crash.callSite
        == CallSite(
          fileID: "Shop/Cart.swift", filePath: "Sources/Cart.swift", line: 4, column: 48))
    #expect(
      crash.output == """
        Backtrace:
          at add(_:) (Cart.swift:4)
          at Cart.fill() (Cart.swift:9)

        """)
  }

  @Test func `A part of a path is completed from the test's path`() {
    func place(_ path: String, of test: String) -> String? {
      var crash = CrashOutput("", sources: ["/"])
      crash.callSite = CallSite(fileID: "Shop/A.swift", filePath: path, line: 4, column: 8)
      let test = TestDescription(
        id: TestID(module: "Shop", suite: "S", name: "a"),
        callSite: CallSite(fileID: "M/A.swift", filePath: test, line: 1, column: 1))
      let interrupted = InterruptedTest(result: TestResult(begun: test, iteration: 1))
      return interrupted.crashed(.exited(code: 1), crash, process: 1, now: .zero).failures[0]
        .callSite.filePath
    }
    #expect(place("Sources/A.swift", of: "/src/Sources/A.swift") == "/src/Sources/A.swift")
    #expect(place("/other/A.swift", of: "/src/Sources/A.swift") == "/other/A.swift")
    #expect(place("No/A.swift", of: "/src/Sources/A.swift") == "No/A.swift")
    #expect(
      place("LitmusRunnerTests/Support.swift", of: #filePath)
        == #filePath.replacing("CrashOutputTests.swift", with: "Support.swift"))
  }

  @Test(arguments: [
    "free(): double free detected in tcache 2", "malloc(): invalid size (unsorted)",
    "malloc_consolidate(): unaligned fastbin chunk detected", "munmap_chunk(): invalid pointer",
    "double free or corruption (out)", "corrupted size vs. prev_size",
    "*** stack smashing detected ***: terminated",
    "shop: Sources/CShop/shop.c:12: shop_open: Assertion `drawer > 0' failed.",
    "terminate called after throwing an instance of 'int'",
  ])
  func `The output of the C or C++ library before it aborts is the message`(message: String) {
    #expect(CrashOutput("a page\n\(message)\n").message == message)
    #expect(CrashOutput("\(message)\nand a page\n").message == nil)
  }

  @Test func `The text of a C++ exception is part of the message`() {
    let crash = CrashOutput(
      """
      a page
      terminate called after throwing an instance of 'std::runtime_error'
        what():  no such drawer

      """)
    #expect(
      crash.message
        == "terminate called after throwing an instance of 'std::runtime_error': no such drawer")
  }

  @Test func `A cast that fails says so, without addresses`() {
    let line =
      "Could not cast value of type 'Swift.Int' (0x7fe8019da698) to 'Swift.String' (0x7fe8019d7ca0).\n"
    let crash = CrashOutput("about to cast\n" + line)
    #expect(
      crash.message == "Could not cast value of type 'Swift.Int' to 'Swift.String'")
    #expect(crash.output == "about to cast\n" + line)
    #expect(CrashOutput(line + "and this").message == nil)
  }

  @Test(arguments: [
    (
      "Fatal error: Attempted to read an unowned reference but object 0x559f8ec1d500 was already destroyed",
      "Fatal error: Attempted to read an unowned reference but object was already destroyed"
    ),
    (
      """
      Simultaneous accesses to 0x5609ab486c70, but modification requires exclusive access.
      Previous access (a modification) started at shop`<unavailable> + 6886245 (0x56097dd4c365).
      Current access (a read) started at:
      0    shop                               0x000056097dd4c365 <unavailable> + 6886245
      Fatal access conflict detected.
      """,
      "Simultaneous accesses, but modification requires exclusive access."
    ),
  ])
  func `A wrong access is the message, without addresses`(output: String, message: String) {
    let stack = "Current stack trace:\n0    shop     0x000056097dd4c365 <unavailable> + 6886245\n"
    for output in ["a page\n\(output)\n", "\(output)\n\(stack)"] {
      let crash = CrashOutput(output)
      #expect(crash.message == message)
      #expect(crash.output == output)
    }
    #expect(CrashOutput("\(output)\nand a page\n").message == nil)
  }

  @Test func `The stack that the runtime writes without backtraces is not part of the message`() {
    let stack = """
      Current stack trace:
      0    libswiftCore.so                    0x00007f3870d5f130 swift_reportError + 33
      1    shop                               0x0000560424c7bb0a <unavailable> + 6663443

      """
    let output = "Shop/Drawer.swift:12: Fatal error: No such drawer\nat all\n" + stack
    let crash = CrashOutput(output)
    #expect(crash.message == "Fatal error: No such drawer\nat all")
    #expect(crash.callSite?.description == "Drawer.swift:12")
    #expect(crash.output == output)
    #expect(CrashOutput(output + "and this").message?.contains("swift_reportError") == true)
  }

  @Test func `The runtime's lines about threads that it could not stop are left out`() {
    let crash = CrashOutput(
      """
      one
      swift-runtime: failed to suspend thread 77 while processing a crash; backtraces will be missing information
      Shop/Drawer.swift:12: Fatal error: No such drawer
      swift-runtime: failed to suspend thread 78 while processing a crash; backtraces will be missing information

      *** Signal 4: Backtracing from 0x7f6faf0f9361... done ***

      """)
    #expect(crash.message == "Fatal error: No such drawer")
    #expect(crash.output == "one\nShop/Drawer.swift:12: Fatal error: No such drawer\n")
  }

  @Test func `Without frames of the program's own, all are shown`() {
    let crash = CrashOutput(
      Self.backtrace("  0  0x00007f06a38cfeec __pthread_kill_implementation + 268 in libc.so.6"),
      sources: ["/runner/"])
    #expect(crash.message == nil)
    #expect(crash.callSite == nil)
    #expect(
      crash.output == """
        Backtrace:
          at __pthread_kill_implementation + 268 in libc.so.6

        """)
  }

  @Test(arguments: [
    ("Shop/A.swift:3: Precondition failed", "Precondition failed"),
    ("Shop/A.swift:3: Assertion failed: odd", "Assertion failed: odd"),
    (
      "Shop/B.swift:1: Fatal error: told\nno break Shop/A.swift:3: Fatal error: x",
      "Fatal error: x"
    ),
  ])
  func `Each kind of message is recognized, and only the last one counts`(
    output: String, message: String
  ) {
    let crash = CrashOutput(output + "\n")
    #expect(crash.message == message)
    #expect(crash.callSite?.description == "A.swift:3")
    #expect(crash.output == output + "\n")
  }

  @Test(arguments: ["", "Fatal error: x", "A.swift: Fatal error: x\n", "\n*** Signal strength\n"])
  func `Output that only resembles a message is none`(output: String) {
    let crash = CrashOutput(output)
    #expect(crash.message == nil)
    #expect(crash.callSite == nil)
    #expect(crash.output == output)
  }

  @Test func `Its beginning is found after and before bytes of 0, of which there may be many`() {
    let zeros = [UInt8](repeating: 0, count: 65_536)
    #expect(!CrashOutput.mayBegin(in: zeros))
    #expect(CrashOutput.mayBegin(in: zeros + Array("A.swift:3: Fatal error: x\n".utf8) + zeros))
    #expect(!CrashOutput.mayBegin(in: Array("Fatal er".utf8) + [0] + Array("ror: x".utf8)))
  }
}
