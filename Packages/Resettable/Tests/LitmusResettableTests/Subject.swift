@_spi(Litmus) import LitmusReporting

/// A test subject that records its reset and its release.
final class Subject {
  private let name: String
  private let log: EventLog
  /// An object that the subject depends on.
  var dependency: AnyObject?

  init(_ name: String, log: EventLog) {
    self.name = name
    self.log = log
  }

  deinit { log.add("\(name) released") }

  func reset() { log.add("\(name) reset") }

  func resetThrowing() throws {
    reset()
    throw ResetError.offline
  }

  func resetAsync() async {
    await Task.yield()
    reset()
  }

  func resetAsyncThrowing() async throws {
    await resetAsync()
    throw ResetError.offline
  }
}

/// A test subject on the main actor.
@MainActor final class Screen {
  private let log: EventLog

  init(log: EventLog) { self.log = log }

  deinit { log.add("screen released") }

  func reset() {
    MainActor.assertIsolated()
    log.add("screen reset")
  }

  func resetAsync() async {
    await Task.yield()
    reset()
  }
}

/// A test subject that is an actor.
actor Account {
  private let log: EventLog

  init(log: EventLog) { self.log = log }

  deinit { log.add("account released") }

  func reset() { log.add("account reset") }
}

enum ResetError: Error {
  case offline
}

/// The events of a test in order, which any thread can add.
final class EventLog: Sendable {
  private let recorded = Locked<[String]>([])

  var events: [String] { recorded.withLock { $0 } }

  func add(_ event: String) { recorded.withLock { $0.append(event) } }

  func removeAll() { recorded.withLock { $0 = [] } }
}
