@_spi(Litmus) import LitmusReporting
import LitmusSpryKit

final class FakeMail: Spyable, Sendable {
  enum Function: String, StringRepresentable {
    case open = "open()"
    case send = "send(_:to:)"
    case draft
  }

  let spyRecord = SpyRecord()

  var draft: String? {
    get {
      recordCall()
      return nil
    }
    set { recordCall(arguments: newValue) }
  }

  func open() { recordCall() }

  func send(_ text: String, to name: String?) { recordCall(arguments: text, name) }
}

final class FakeLog: Spyable, Sendable {
  enum Function: String, StringRepresentable {
    case write
  }

  let spyRecord = SpyRecord()

  func write(_ text: String) { recordCall(arguments: text) }
}

/// Static members belong to the process, so each suite has a type of its own.
final class FakeFactory<Suite>: Spyable {
  enum ClassFunction: String, StringRepresentable {
    case make = "make(_:)"
    case limit
  }

  static var limit: Int {
    get { 0 }
    set { recordCall(arguments: newValue) }
  }

  static func make(_ name: String) { recordCall(arguments: name) }
}

extension FailureRecorder {
  /// The texts and lines of the failures that an operation reports.
  static func texts(_ operation: () throws -> Void) rethrows -> (texts: [String], lines: [Int]) {
    let failures = try record(operation)
    return (failures.map(\.text), failures.map(\.callSite.line))
  }
}

/// A clock that a test moves.
///
/// A sleep moves it to its own end, or lasts until the task is cancelled.
final class TestClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = Locked(Instant())
  private let sleepMovesIt: Bool

  init(sleepMovesIt: Bool = false) {
    self.sleepMovesIt = sleepMovesIt
  }

  var now: Instant { time.withLock { $0 } }
  var minimumResolution: Duration { .zero }

  func advance(by duration: Duration) {
    time.withLock { $0 = $0.advanced(by: duration) }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard !sleepMovesIt else { return time.withLock { $0 = max($0, deadline) } }
    _ = await Wait().waitForEnd()
    throw CancellationError()
  }
}
