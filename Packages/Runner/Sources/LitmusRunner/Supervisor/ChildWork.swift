#if LITMUS_RUNNER
internal import Foundation

/// What part of a run a child process is to do, as its parent wrote it down.
struct ChildWork: Codable {
  /// A test in one repetition.
  struct Test: Codable, Hashable {
    var id: TestID
    var iteration: Int
  }

  /// The share.
  enum Share: Codable, Equatable {
    /// All that has not been done.
    case all
    /// The suites that no process of another slot has taken.
    case suites
    /// The first test that no process has taken.
    case oneTest
    /// One test.
    case only(Test)
  }

  var share: Share
  /// Which of the processes side by side this one is, or takes the place of.
  var slot: Int
  /// When the run began.
  var runStart: Date
  /// The suites whose tests cannot be listed without ending the process.
  var unlistable: Set<String> = []
  /// The processes that have ended in the midst of rows of one function, which other processes are
  /// to go on with.
  var cutShort: Set<Int> = []

  /// Writes it into the run's folder.
  ///
  /// - Throws: A ``ReportError`` if it cannot be written.
  func write(to path: String) throws {
    let data = try JSONEncoder().encode(self)
    try ReportFile(path: path).replace(with: String(decoding: data, as: UTF8.self))
  }

  /// Reads it.
  static func read(from path: String) throws -> ChildWork {
    try JSONDecoder().decode(ChildWork.self, from: Data(contentsOf: URL(filePath: path)))
  }
}
#endif
