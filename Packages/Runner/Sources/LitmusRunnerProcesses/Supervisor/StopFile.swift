#if LITMUS_RUNNER
internal import Foundation

/// The file that tells processes that run in parallel to start no more tests.
package struct StopFile {
  let path: String

  /// Makes the file at a path; nothing is written.
  package init(path: String) {
    self.path = path
  }

  /// Tells them to stop.
  ///
  /// - Parameter iteration: The last repetition that they finish; 0 to start no test at all.
  func write(after iteration: Int) {
    try? Data("\(iteration)".utf8).write(to: URL(filePath: path), options: .atomic)
  }

  /// Returns whether a process in a repetition must stop.
  package func stops(_ iteration: Int) -> Bool {
    guard access(path, F_OK) == 0, let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return false }
    return iteration > Int(text) ?? 0
  }
}
#endif
