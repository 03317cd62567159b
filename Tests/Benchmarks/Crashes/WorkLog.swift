import Foundation

/// A log of the tests that ran, which does not depend on the runner.
///
/// The file is opened for each line, because a test closes all descriptors.
enum WorkLog {
  /// Logs that a test begins, and works for a while.
  static func begin(_ test: String) {
    write("began \(test)")
    let end = ContinuousClock.now + Environment.work
    while ContinuousClock.now < end {}
  }

  /// Logs that a test has ended by itself.
  static func end(_ test: String) { write("ended \(test)") }

  private static func write(_ event: String) {
    guard let path = Environment.log else { return }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    defer { close(file) }
    let line = "\(getpid()) \(event)\n"
    // Each line is written by one call, so that lines of several processes do not mix.
    _ = line.withCString { Foundation.write(file, $0, strlen($0)) }
  }
}
