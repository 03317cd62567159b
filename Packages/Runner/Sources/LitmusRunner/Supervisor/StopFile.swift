#if LITMUS_RUNNER
internal import Foundation

/// Tells the processes side by side that no more tests are to be started.
struct StopFile {
  let path: String

  /// Asks them to stop.
  ///
  /// - Parameter iteration: The last repetition that they are to end; 0 to start no test at all.
  func write(after iteration: Int) {
    try? Data("\(iteration)".utf8).write(to: URL(filePath: path), options: .atomic)
  }

  /// Whether a process in some repetition is asked to stop.
  func stops(_ iteration: Int) -> Bool {
    guard access(path, F_OK) == 0, let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return false }
    return iteration > Int(text) ?? 0
  }
}
#endif
