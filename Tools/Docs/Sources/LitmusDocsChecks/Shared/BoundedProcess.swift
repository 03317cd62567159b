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
