@_spi(Litmus) import LitmusReporting
import LitmusSpies

final class FakeMail: HandwrittenFake, Sendable {
  enum Function: String { case open, send, draft }

  let spyRecord = SpyRecord()

  var draft: String? {
    get { nil }
    set { spy(.draft, newValue) }
  }

  func open() { spy(.open) }
  func send(_ text: String, to name: String?) { spy(.send, text, name) }
}

final class FakeLog: HandwrittenFake, Sendable {
  enum Function: String { case write }

  let spyRecord = SpyRecord()

  func write(_ text: String) { spy(.write, text) }
}

/// Static members belong to the process, so each suite has a type of its own.
final class FakeFactory<Suite>: HandwrittenFake {
  enum Function: String { case make, limit }

  let spyRecord = SpyRecord()

  static var limit: Int {
    get { 0 }
    set { spy(.limit, newValue) }
  }

  static func make(_ name: String) { spy(.make, name) }
}

/// A fake with a static member; its subclasses share neither stubs nor calls.
class FakeInstrument: HandwrittenFake {
  enum Function: String { case play }

  let spyRecord = SpyRecord()

  class func play(_ note: Int = 0) -> Int { spy(.play, note) }
}

final class Token {}

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
