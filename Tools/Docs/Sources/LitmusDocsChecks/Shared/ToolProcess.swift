import Foundation
import Subprocess

#if canImport(System)
import System
#else
import SystemPackage
#endif

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
