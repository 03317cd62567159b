import Foundation
import LitmusRunner

/// Tests that end the process by a trap of the Swift runtime.
final class TrapTests: TestCase, ListedSuite {
  static var tests: TestList<TrapTests> {
    var list = TestList(make: TrapTests.init)
    list.crash("testFatalError") { fatalError("out of paper") }
    list.crash("testPrecondition") { precondition(opaque(2) == 3, "two trays are needed") }
    list.crash("testIndex") { print([1, 2, 3][opaque(3)]) }
    list.crash("testOverflow") { print(opaque(Int.max) + 1) }
    list.work("testGoesOn") { Assert(true) }
    list.crash("testUnwrap") { print(Int(opaque("seven"))!) }
    list.crash("testDivision") { print(1 / opaque(0)) }
    list.crash("testTry") { try! jam(opaque(4)) }
    list.crash("testCast") { print(opaque(1 as Any) as! String) }
    list.crash("testStack") { print(depth(0, opaque(-1))) }
    list.work("testFailsThen") { Fail("after the traps") }
    return list
  }
}

/// Tests that end the process in other ways than by a trap.
final class ExitTests: TestCase, ListedSuite {
  static var tests: TestList<ExitTests> {
    var list = TestList(make: ExitTests.init)
    list.crash("testExit0") {
      print("the shop is closed")
      exit(0)
    }
    list.crash("testExit3") { () async throws in
      await Task.yield()
      exit(3)
    }
    list.work("testGoesOn") { Assert(true) }
    list.crash("testExitAtOnce") { _exit(0) }
    list.crash("testAbort") { abort() }
    list.crash("testKilled") { kill(getpid(), SIGKILL) }
    list.crash("testTerminated") {
      kill(getpid(), SIGTERM)
      hang()
    }
    list.crash("testBadAddress") {
      print(UnsafePointer<Int>(bitPattern: opaque(0x10))!.pointee)
    }
    return list
  }
}

/// Tests that do not end the process themselves, or not on their own thread.
final class StrayTests: TestCase, ListedSuite {
  static var tests: TestList<StrayTests> {
    var list = TestList(make: StrayTests.init)
    list.crash("testHangs", timeLimit: .milliseconds(500)) { hang() }
    list.crash("testDetachedTask") { () async throws in
      await Task.detached { print([Int](repeating: 0, count: opaque(-1))) }.value
    }
    list.crash("testQueue") {
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        print([Int]()[opaque(0)])
        done.signal()
      }
      done.wait()
    }
    list.crash("testClosesDescriptors") {
      print("the last words")
      for descriptor in 0..<CInt(1024) { close(descriptor) }
    }
    list.work("testGoesOn") { print("the output is back") }
    list.work("testFailsAtLast") { Fail("the very last") }
    return list
  }
}

/// Returns a value that the optimizer cannot know.
@inline(never) func opaque<Value>(_ value: Value) -> Value {
  CommandLine.argc >= 0 ? value : unsafeBitCast((), to: Value.self)
}

@inline(never) private func jam(_ tray: Int) throws {
  if tray > 3 { throw Failure.jammed(tray: tray) }
}

/// Exhausts the stack, in one line that calls nothing else: the process may end anywhere in it.
@inline(never)
private func depth(_ n: Int, _ end: Int) -> Int { n == end ? n : depth(n + 1, end) / 3 }

/// Never returns.
private func hang() {
  while true { sleep(1_000) }
}
