/// A test subject that tells what happens to it.
final class Subject {
  private let name: String
  private let log: EventLog

  init(_ name: String, log: EventLog) {
    self.name = name
    self.log = log
  }

  deinit { log.events.append("\(name) released") }

  func reset() { log.events.append("\(name) reset") }
}

final class EventLog {
  var events: [String] = []
}
