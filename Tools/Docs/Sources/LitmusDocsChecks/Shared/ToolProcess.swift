import Foundation
import LitmusDocsFormat
import LitmusToolSupport
import Subprocess

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// A program to run with limited time and output, so that it cannot hang.
package struct BoundedProcess: Sendable {
  /// The outcome of a program, with its combined output from both streams.
  package struct Result: Sendable {
    package var isSuccess: Bool
    package var output: String
  }

  /// The reason why there is no result.
  package enum Failure: Error, Equatable {
    case tookTooLong(Duration)
    case printedTooMuch(bytes: Int)
    case notRun(String)
  }

  /// A path, or a name that is looked up in `PATH`.
  package var executable: String
  package var arguments: [String]
  package var workingDirectory: String?
  package var timeLimit: Duration
  package var outputLimit: Int
  /// Changes to the environment; nil removes a variable.
  package var environment: [String: String?] = [:]
  /// Receives the output while the program runs.
  package var onOutput: @Sendable (String) -> Void = { _ in }

  package init(
    _ executable: String, _ arguments: [String], workingDirectory: String? = nil,
    timeLimit: Duration = .seconds(300), outputLimit: Int = 8 << 20
  ) {
    self.executable = executable
    self.arguments = arguments
    self.workingDirectory = workingDirectory
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
  }

  package func run() async throws(Failure) -> Result {
    let process = await ToolProcess.run(
      executable, arguments, in: workingDirectory ?? ".", environment: environment,
      timeLimit: timeLimit, outputLimit: outputLimit, onOutput: onOutput)
    let output = String(decoding: process.output, as: UTF8.self)
    switch process.end {
    case .exited(let status): return Result(isSuccess: status == 0, output: output)
    case .signaled: return Result(isSuccess: false, output: output)
    case .timedOut: throw .tookTooLong(timeLimit)
    case .printedTooMuch: throw .printedTooMuch(bytes: outputLimit)
    case .notStarted(let reason): throw .notRun(reason)
    }
  }
}

extension BoundedProcess.Failure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tookTooLong(let limit): "it did not end within \(limit.components.seconds) s"
    case .printedTooMuch(let bytes): "it printed more than \(bytes) bytes"
    case .notRun(let reason): reason
    }
  }
}

/// Runs a program and collects its output from both streams, in order.
struct ToolProcess: Sendable {
  enum End: Equatable, Sendable {
    case exited(Int)
    case signaled(Int)
    /// It was ended because it exceeded its time limit.
    case timedOut
    /// It was ended because it exceeded its output limit.
    case printedTooMuch
    case notStarted(reason: String)
  }

  var output: [UInt8] = []
  var end: End

  /// The default output limit, more than any document shows.
  static let mostOutput = 16 << 20

  /// - Parameters:
  ///   - executable: The name or the path of a program.
  ///   - environment: Changes to this process's environment; nil removes a variable.
  ///   - timeLimit: The time after which the program is ended, with all its child processes.
  ///   - outputLimit: The number of bytes after which the program is ended.
  ///   - onOutput: Receives each piece of output while the program runs.
  static func run(
    _ executable: String, _ arguments: [String], in folder: String,
    environment: [String: String?] = [:], timeLimit: Duration, outputLimit: Int = mostOutput,
    onOutput: @escaping @Sendable (String) -> Void = { _ in }
  ) async -> ToolProcess {
    var options = PlatformOptions()
    // A process group of its own, so that its child processes can be ended with it.
    options.processGroupID = 0
    let variables = environment.map { (Environment.Key(stringLiteral: $0.key), $0.value) }
    let id = UUID()
    var timer: Task<Bool, Never>?
    defer {
      timer?.cancel()
      RunningCommands.remove(id)
    }
    do {
      let result = try await Subprocess.run(
        executable.contains("/") ? .path(FilePath(executable)) : .name(executable),
        arguments: Arguments(arguments),
        environment: .inherit.updating(Dictionary(uniqueKeysWithValues: variables)),
        workingDirectory: FilePath(folder), platformOptions: options,
        input: .none, output: .sequence, error: .combinedWithOutput
      ) { execution in
        // Fails if the process group has already ended, which is not an error.
        let kill: @Sendable () -> Void = {
          try? execution.send(signal: .kill, toProcessGroup: true)
        }
        RunningCommands.add(id, end: kill)
        timer = Task {
          guard (try? await Task.sleep(for: timeLimit)) != nil else { return false }
          kill()
          return true
        }
        return try await collect(
          execution.standardOutput, upTo: outputLimit, orElse: kill, onOutput)
      }
      // A program may close its output long before it ends: the timer is running until here.
      timer?.cancel()
      let isLate = await timer?.value ?? false
      let output = result.closureResult
      if isLate { return ToolProcess(output: output, end: .timedOut) }
      if output.count > outputLimit { return ToolProcess(output: output, end: .printedTooMuch) }
      return ToolProcess(output: output, end: end(result.terminationStatus))
    } catch let error as SubprocessError where error.code == .executableNotFound {
      let reason = "'\(executable)' was not found: install it or put it on the PATH"
      return ToolProcess(end: .notStarted(reason: reason))
    } catch {
      return ToolProcess(end: .notStarted(reason: "\(error)"))
    }
  }

  private static func end(_ status: TerminationStatus) -> End {
    switch status {
    case .exited(let code): .exited(Int(code))
    case .signaled(let signal): .signaled(Int(signal))
    }
  }

  /// Reads to the end, or until the limit is exceeded.
  private static func collect(
    _ output: SubprocessOutputSequence, upTo limit: Int, orElse kill: () -> Void,
    _ onOutput: (String) -> Void
  ) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    for try await buffer in output {
      buffer.withUnsafeBytes {
        bytes.append(contentsOf: $0)
        onOutput(String(decoding: $0, as: UTF8.self))
      }
      if bytes.count > limit {
        kill()
        break
      }
    }
    return bytes
  }
}

/// The running programs, which are ended when the user asks to stop.
///
/// Each runs in its own process group, which does not receive a terminal's control-C.
package enum RunningCommands {
  private struct State {
    var running: [UUID: @Sendable () -> Void] = [:]
    var isEnding = false
  }

  private static let state = Guarded(State())

  /// Ends all programs and their child processes, and any program that starts later.
  package static func endAll() {
    let ends = state.withLock { state in
      state.isEnding = true
      return Array(state.running.values)
    }
    for end in ends { end() }
  }

  /// Adds a program that has started.
  ///
  /// - Parameter end: Ends the program; called immediately if `endAll()` has been called before.
  static func add(_ id: UUID, end: @escaping @Sendable () -> Void) {
    let isTooLate = state.withLock { state in
      state.running[id] = end
      return state.isEnding
    }
    if isTooLate { end() }
  }

  static func remove(_ id: UUID) { state.withLock { $0.running[id] = nil } }
}
