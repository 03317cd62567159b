import Foundation
import LitmusRunner

/// Tests that end their process, each in one way; they run only if LITMUS_FIXTURE is `crash`.
final class CrashingTests: TestCase, ListedSuite {
  static var tests: TestList<CrashingTests> {
    var list = TestList(make: CrashingTests.init)
    guard isCrashing else { return list }
    list.add("testBefore") { _ in print("before") }
    list.add("testFatalError") { _ in
      print("about to stop")
      fatalError("No such drawer\nat all")
    }
    list.add("testIndex") { _ in
      let numbers = [1]
      print(numbers[numbers.count + 6])
    }
    list.add("testStackOverflow") { _ in print(depth(of: 1)) }
    list.add("testExits") { _ in
      print("no line break", terminator: "")
      exit(0)
    }
    list.add("testAborts") { _ in abort() }
    list.add("testIsKilled") { _ in kill(getpid(), SIGKILL) }
    list.add("testIsTerminated") { _ in terminate() }
    list.add("testFailsAndCrashes") { _ in
      Attach("some text", named: "note.txt")
      Assert(false, message: "first")
      preconditionFailure("then this")
    }
    list.add("testClosesOutput") { _ in
      print("written before")
      fflush(nil)
      close(STDOUT_FILENO)
      close(STDERR_FILENO)
    }
    list.add("testClosesAll") { _ in
      for descriptor in Int32(3)..<1024 where !isOfDispatch(descriptor) { close(descriptor) }
    }
    list.add("testClosesOutputAsynchronously") { _ async in
      for descriptor in Int32(0)..<3 { close(descriptor) }
    }
    list.add("testAfter") { _ in print("after") }
    return list
  }

  static var isCrashing: Bool {
    ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "crash"
  }

  /// Ends the process by SIGTERM, even if whoever started it blocks that.
  private static func terminate() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGTERM)
  }

  private static func depth(of number: Int) -> Int {
    number == 0 ? 0 : depth(of: number + 1) + 1
  }
}

final class CrashingSetUpTests: TestCase, ListedSuite {
  override class func setUp() { fatalError("The class's set-up") }

  static var tests: TestList<CrashingSetUpTests> {
    var list = TestList(make: CrashingSetUpTests.init)
    guard CrashingTests.isCrashing else { return list }
    list.add("testOne") { _ in }
    list.add("testTwo") { _ in }
    return list
  }
}

final class CrashingTearDownTests: TestCase, ListedSuite {
  override class func tearDown() { fatalError("The class's tear-down") }

  static var tests: TestList<CrashingTearDownTests> {
    var list = TestList(make: CrashingTearDownTests.init)
    guard CrashingTests.isCrashing else { return list }
    list.add("testOne") { _ in }
    return list
  }
}

/// Crashes in its initialiser.
final class CrashingInitTests: ListedSuite {
  init() { fatalError("The initialiser") }

  static var tests: TestList<CrashingInitTests> { crashingList(make: CrashingInitTests.init) }
}

/// Crashes around a test's own code.
final class CrashingPartsTests: TestCase, ListedSuite {
  /// Crashes when the test's instance is released.
  private final class Bomb {
    deinit { fatalError("The deinit") }
  }
  private var bomb: Bomb?
  var part = ""

  override func setUp() throws { bomb = nil }

  override func tearDown() throws {
    if part == "tearDown" { fatalError("The tear-down") }
    if part == "deinit" { bomb = Bomb() }
  }

  static var tests: TestList<CrashingPartsTests> {
    var list = TestList(make: CrashingPartsTests.init)
    guard CrashingTests.isCrashing else { return list }
    list.add("testTearDown") { $0.part = "tearDown" }
    list.add("testDeinit") { $0.part = "deinit" }
    list.add("testOther") { _ in }
    return list
  }
}

/// Crashes before each test.
final class CrashingTestSetUpTests: TestCase, ListedSuite {
  override func setUp() throws { fatalError("The set-up") }

  static var tests: TestList<CrashingTestSetUpTests> {
    crashingList(make: CrashingTestSetUpTests.init)
  }
}

@MainActor private func crashingList<Subject>(
  make: @escaping @MainActor () throws -> Subject
) -> TestList<Subject> {
  var list = TestList(make: make)
  if CrashingTests.isCrashing { list.add("test") { _ in } }
  return list
}

/// Whether Dispatch waits by a descriptor on Linux; it stops the process if that is closed.
private func isOfDispatch(_ descriptor: Int32) -> Bool {
  let link = "/proc/self/fd/\(descriptor)"
  let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
  return target?.hasPrefix("anon_inode:") ?? false
}
