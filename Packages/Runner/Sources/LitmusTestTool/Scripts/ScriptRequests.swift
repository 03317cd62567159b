#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerReports

/// The files in a run's folder with which processes ask the first one for the scripts of a group.
struct ScriptRequests: Sendable {
  /// How the scripts of a group have begun.
  struct Answer: Codable, Equatable {
    /// The environment that scripts have set.
    var variables: ScriptVariables
    /// Why the tests of the group cannot run; `nil` if they can.
    var problem: String?
  }

  let folder: String

  private func request(_ group: Int) -> String { "\(folder)/scripts-\(group)-asked" }
  private func answer(_ group: Int) -> String { "\(folder)/scripts-\(group).json" }

  /// Forgets what was asked and answered about a group.
  func remove(_ group: Int) {
    for path in [request(group), answer(group)] { unlink(path) }
  }

  /// Whether a process waits for the scripts of a group.
  func isAsked(for group: Int) -> Bool { access(request(group), F_OK) == 0 }

  /// Answers all processes that ask for the scripts of a group.
  func answer(_ answer: Answer, to group: Int) {
    let data = try? JSONEncoder().encode(answer)
    try? data?.write(to: URL(filePath: self.answer(group)), options: .atomic)
    unlink(request(group))
  }

  /// Asks for the scripts of a group, and waits for the answer.
  ///
  /// - Parameters:
  ///   - group: The position of the group.
  ///   - isStopped: Returns whether the run was stopped.
  ///   - waits: Called now and then while this process waits.
  /// - Returns: The answer; `nil` if the run was stopped.
  func ask(for group: Int, isStopped: () -> Bool, waits: () -> Void) -> Answer? {
    var rounds = 0
    while !isStopped() {
      if let data = FileManager.default.contents(atPath: answer(group)),
        let answer = try? JSONDecoder().decode(Answer.self, from: data)
      {
        return answer
      }
      if !isAsked(for: group) { close(open(request(group), O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)) }
      usleep(5_000)
      rounds += 1
      if rounds % 200 == 0 { waits() }
    }
    return nil
  }
}
#endif
