import Foundation
import LitmusToolSupport
import Subprocess

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// A program to run with limited time and output, so that it cannot hang.
struct BoundedProcess: Sendable {
  /// The combined output of a program from both streams, in order, and how it ended.
  struct Result: Sendable {
    enum End: Equatable, Sendable {
      case exited(Int)
      case signaled(Int)
      case tookTooLong(Duration)
      case printedTooMuch(bytes: Int)
      case notRun(String)
    }

    var end: End
    var bytes: [UInt8] = []

    var output: String { String(decoding: bytes, as: UTF8.self) }
    var isSuccess: Bool { end == .exited(0) }

    /// The reason why the program did not start, or was ended; nil if it ended by itself.
    var problem: Problem? {
      switch end {
      case .exited, .signaled: nil
      case .tookTooLong(let limit):
        Problem("it did not end within \(limit.components.seconds) s")
      case .printedTooMuch(let bytes): Problem("it printed more than \(bytes) bytes")
      case .notRun(let reason): Problem(reason)
      }
    }
  }

  /// A path, or a name that is looked up in `PATH`.
  var executable: String
  var arguments: [String]
  var workingDirectory: String?
  /// The time after which the program is ended, with all its child processes.
  var timeLimit: Duration
  /// The number of bytes after which the program is ended.
  var outputLimit: Int
  /// Changes to the environment; nil removes a variable.
  var environment: [String: String?] = [:]
  /// Receives each piece of output while the program runs.
  var onOutput: @Sendable (String) -> Void = { _ in }

  init(
    _ executable: String, _ arguments: [String], workingDirectory: String? = nil,
    timeLimit: Duration = .seconds(300), outputLimit: Int = 8 << 20
  ) {
    self.executable = executable
    self.arguments = arguments
    self.workingDirectory = workingDirectory
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
  }

  /// Runs the program, and throws if it did not end by itself.
  func run() async throws(Problem) -> Result {
    let result = await result()
    if let problem = result.problem { throw problem }
    return result
  }

  /// Runs the program, and returns its output even if it did not end by itself.
  func result() async -> Result {
    var options = PlatformOptions()
    // A process group of its own, so that its child processes can be ended with it.
    options.processGroupID = 0
    let variables = environment.map { (Environment.Key(stringLiteral: $0.key), $0.value) }
    let id = UUID()
    var timer: Task<Bool, Never>?
    defer {
      timer?.cancel()
      InterruptRequest.forget(id)
    }
    do {
      let result = try await Subprocess.run(
        executable.contains("/") ? .path(FilePath(executable)) : .name(executable),
        arguments: Arguments(arguments),
        environment: .inherit.updating(Dictionary(uniqueKeysWithValues: variables)),
        workingDirectory: FilePath(workingDirectory ?? "."), platformOptions: options,
        input: .none, output: .sequence, error: .combinedWithOutput
      ) { execution in
        // Fails if the process group has already ended, which is not an error.
        let kill: @Sendable () -> Void = {
          try? execution.send(signal: .kill, toProcessGroup: true)
        }
        InterruptRequest.remember(id, end: kill)
        timer = Task {
          guard (try? await Task.sleep(for: timeLimit)) != nil else { return false }
          kill()
          return true
        }
        var bytes: [UInt8] = []
        for try await buffer in execution.standardOutput {
          buffer.withUnsafeBytes {
            bytes.append(contentsOf: $0)
            onOutput(String(decoding: $0, as: UTF8.self))
          }
          if bytes.count > outputLimit {
            kill()
            break
          }
        }
        return bytes
      }
      // A program may close its output long before it ends: the timer is running until here.
      timer?.cancel()
      let isLate = await timer?.value ?? false
      let bytes = result.closureResult
      if isLate { return Result(end: .tookTooLong(timeLimit), bytes: bytes) }
      if bytes.count > outputLimit {
        return Result(end: .printedTooMuch(bytes: outputLimit), bytes: bytes)
      }
      switch result.terminationStatus {
      case .exited(let code): return Result(end: .exited(Int(code)), bytes: bytes)
      case .signaled(let signal): return Result(end: .signaled(Int(signal)), bytes: bytes)
      }
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return Result(
        end: .notRun("'\(executable)' was not found: install it or put it on the PATH"))
    } catch {
      return Result(end: .notRun("\(error)"))
    }
  }
}

extension BoundedProcess {
  /// Returns the output of git in a folder; nil if it fails.
  static func git(_ arguments: [String], in folder: String) async -> String? {
    let result = await BoundedProcess("git", arguments, workingDirectory: folder).result()
    return result.isSuccess ? result.output : nil
  }
}
