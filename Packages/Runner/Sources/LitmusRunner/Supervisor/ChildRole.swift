#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation

/// What makes a process the child of a run.
struct ChildRole: Equatable {
  static let variable = "LITMUS_CHILD"

  /// Where the run's folder is.
  var folder: String
  /// Which of the run's processes this is, counted from 1.
  var process: Int
  /// The process that watches over this one.
  var parent: pid_t

  /// The role that the environment gives this process.
  ///
  /// - Parameter environment: The environment.
  init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    // The folder comes first, because it may hold colons.
    let parts = environment[Self.variable, default: ""].split(separator: ":")
    guard parts.count >= 3, let process = Int(parts[parts.count - 2]), process > 0,
      let parent = pid_t(parts[parts.count - 1])
    else { return nil }
    folder = parts.dropLast(2).joined(separator: ":")
    self.process = process
    self.parent = parent
  }

  init(folder: String, process: Int, parent: pid_t = getpid()) {
    (self.folder, self.process, self.parent) = (folder, process, parent)
  }

  /// What the environment variable is set to.
  var value: String { "\(folder):\(process):\(parent)" }
}
#endif
