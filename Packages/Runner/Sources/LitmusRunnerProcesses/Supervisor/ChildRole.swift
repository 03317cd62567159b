#if LITMUS_RUNNER && (os(macOS) || os(Linux))
package import Foundation
internal import LitmusRunnerStorage

/// The role of a process that is a child of a run.
package struct ChildRole: Equatable, Sendable {
  package static let variable = "LITMUS_CHILD"
  /// The variable with the role of the child whose tests have started a process.
  package static let markVariable = "LITMUS_STARTED_BY"

  /// The path of the run's folder.
  package var folder: String
  /// The number of this process among the run's, counted from 1.
  package var process: Int
  /// The process that supervises this one.
  package var parent: pid_t

  /// Takes the role of this process from its environment; `nil` if it has none.
  ///
  /// The programs that tests start inherit it as a mark only, so that none takes itself for a child.
  package static func take() -> ChildRole? {
    guard let role = ChildRole() else { return nil }
    unsetenv(variable)
    setenv(markVariable, role.value, 1)
    return role
  }

  /// Reads a role.
  ///
  /// - Parameter environment: The environment.
  package init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.init(value: environment[Self.variable, default: ""])
  }

  /// Reads the value of the environment variable.
  init?(value: String) {
    // The folder comes first, because it may contain colons.
    let parts = value.split(separator: ":")
    guard parts.count >= 3, let process = Int(parts[parts.count - 2]), process > 0,
      let parent = pid_t(parts[parts.count - 1])
    else { return nil }
    folder = parts.dropLast(2).joined(separator: ":")
    self.process = process
    self.parent = parent
  }

  init(folder: String, process: Int, parent: pid_t = getpid()) {
    self.folder = folder
    self.process = process
    self.parent = parent
  }

  /// The value of the environment variable.
  package var value: String { "\(folder):\(process):\(parent)" }
}

/// A watch that ends a child process whose parent is gone, because no one reads its journal.
package enum ParentWatch {
  /// Starts to watch, on its own thread: tests may close descriptors that dispatch queues need.
  ///
  /// - Parameter role: The role of this process.
  package static func start(_ role: ChildRole) {
    Thread.detachNewThread {
      while getppid() == role.parent { usleep(100_000) }
      // What the tests have started would keep running without anyone to name it.
      ProcessGroup.own(role)?.end()
      _exit(ChildExitReason.exitCode)
    }
  }
}
#endif
