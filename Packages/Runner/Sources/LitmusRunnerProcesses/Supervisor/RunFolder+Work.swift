#if LITMUS_RUNNER
internal import Foundation
package import LitmusRunnerCore
internal import LitmusRunnerStorage

extension RunFolder {
  /// Tells the parent that a process's journal is incomplete: emptying a file needs no space.
  ///
  /// - Parameters:
  ///   - process: The number of the process.
  ///   - isLimited: Whether the process itself may not write, so that others can.
  package func giveUp(_ process: Int, isLimited: Bool = false) {
    if isLimited { mkdir("\(path)/limited-\(process)", 0o755) }
    truncate(work(of: process), 0)
  }

  /// Returns whether a process has said that it could not write because of a limit of its own.
  package func isLimited(_ process: Int) -> Bool { access("\(path)/limited-\(process)", F_OK) == 0 }

  /// Returns whether a process has said that its journal is incomplete.
  func hasGivenUp(_ process: Int) -> Bool {
    var status = stat()
    return stat(work(of: process), &status) == 0 && status.st_size == 0
  }

  /// Returns the path of the file that names the suite whose tests a process is listing.
  package func listing(of process: Int) -> String { "\(path)/listing-\(process)" }

  /// Returns the history that a process needs of the processes before it.
  package func history(for work: ChildWork) -> RunHistory {
    var history = recordedHistory(for: work)
    history.add(crashing: work.crashing)
    return history
  }

  private func recordedHistory(for work: ChildWork) -> RunHistory {
    guard work.share == .oneTest else { return history() }
    // A test that has begun has been claimed; only the parent's journal, which is short, has more.
    // But test cases of one function are claimed together.
    return history(of: [0] + work.interruptedProcesses.sorted())
  }
}

// Processes that run in parallel.
extension RunFolder {
  /// Tells them to stop.
  ///
  /// - Parameter iteration: The last repetition that they finish; 0 to start no test at all.
  func stopTests(after iteration: Int) {
    try? Data("\(iteration)".utf8).write(to: URL(filePath: stop), options: .atomic)
  }

  /// Returns whether a process in a repetition must stop.
  package func isStopped(in iteration: Int) -> Bool {
    guard access(stop, F_OK) == 0, let text = try? String(contentsOfFile: stop, encoding: .utf8)
    else { return false }
    return iteration > Int(text) ?? 0
  }
}
#endif
