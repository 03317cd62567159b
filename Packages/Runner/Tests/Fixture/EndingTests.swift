import Foundation
import LitmusRunner

/// What ends a process while no test is running.
final class EndingTests: TestCase, ListedSuite {
  static var tests: TestList<EndingTests> {
    var list = TestList(make: EndingTests.init)
    let fixture = ProcessInfo.processInfo.environment["LITMUS_FIXTURE"]
    if fixture == "discovery" { fatalError("No list of tests") }
    guard fixture == "ending" else { return list }
    list.add("testLeavesExitHandler") { _ in atexit { abort() } }
    return list
  }
}

/// The second of three exits with the code that LITMUS_EXIT names.
final class ExitingTests: TestCase, ListedSuite {
  static var tests: TestList<ExitingTests> {
    var list = TestList(make: ExitingTests.init)
    let code = ProcessInfo.processInfo.environment["LITMUS_EXIT"].flatMap { Int32($0) }
    guard let code else { return list }
    list.add("testBefore") { _ in }
    list.add("testExits") { _ async in exit(code) }
    list.add("testAfter") { _ in }
    return list
  }
}

/// With --parallel, two run at once, and end the process if LITMUS_FIXTURE is `beside`; the second
/// does so also when it runs alone if it is `guilty`.
final class SideBySideTests: TestCase, ListedSuite {
  private static let meeting = Meeting()

  static var tests: TestList<SideBySideTests> {
    var list = TestList(make: SideBySideTests.init)
    let fixture = ProcessInfo.processInfo.environment["LITMUS_FIXTURE"]
    guard let fixture, ["beside", "guilty"].contains(fixture) else { return list }
    for name in ["testOne", "testOther"] {
      list.add(name) { _ async in
        let isMet = await meeting.meet()
        if isMet && fixture == "beside" { fatalError("Two at once") }
        if fixture == "guilty", isMet || name == "testOther" { fatalError("One is enough") }
      }
    }
    list.add("testAfterwards") { _ in }
    return list
  }
}

/// Where two tests meet in the first process of a run: in those that follow, each runs alone.
private actor Meeting {
  private lazy var isFirstProcess: Bool = {
    let folder = ProcessInfo.processInfo.environment["LITMUS_FOLDER", default: ""]
    return mkdir("\(folder)/met", 0o755) == 0
  }()
  private var first: CheckedContinuation<Void, Never>?

  /// Waits for the other test, if it is to come, and says whether it has.
  func meet() async -> Bool {
    guard isFirstProcess else { return false }
    if let first { first.resume() } else { await withCheckedContinuation { first = $0 } }
    return true
  }
}
