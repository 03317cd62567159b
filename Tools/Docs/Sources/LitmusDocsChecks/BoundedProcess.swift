import Subprocess

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// A program to run whose time and output are limited, so that nothing hangs.
package struct BoundedProcess: Sendable {
  /// How a program ended, and what it printed to both of its streams.
  package struct Result: Sendable {
    package var isSuccess: Bool
    package var output: String
  }

  /// Why there is no result.
  package enum Failure: Error, Equatable {
    case notFound(String)
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
    let first: Swift.Result<Result, Failure>? = await withTaskGroup { group in
      group.addTask { await collect() }
      group.addTask { [timeLimit] in
        try? await Task.sleep(for: timeLimit)
        return .failure(.tookTooLong(timeLimit))
      }
      defer { group.cancelAll() }
      return await group.next()
    }
    guard let first else { throw .notRun(executable) }
    return try first.get()
  }

  private func collect() async -> Swift.Result<Result, Failure> {
    do {
      let result = try await Subprocess.run(
        executable.contains("/") ? .path(FilePath(executable)) : .name(executable),
        arguments: Arguments(arguments),
        workingDirectory: workingDirectory.map { FilePath($0) },
        platformOptions: Self.endingWithItsChildren,
        output: .string(limit: outputLimit),
        error: .combinedWithOutput
      )
      return .success(
        Result(isSuccess: result.terminationStatus.isSuccess, output: result.standardOutput))
    } catch let error as SubprocessError {
      switch error.code {
      case .executableNotFound: return .failure(.notFound(executable))
      case .outputLimitExceeded: return .failure(.printedTooMuch(bytes: outputLimit))
      default: return .failure(.notRun("\(error)"))
      }
    } catch {
      return .failure(.notRun("\(error)"))
    }
  }

  /// A session of its own, so that a program that is stopped takes its children with it.
  private static var endingWithItsChildren: PlatformOptions {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(2))
    ]
    return options
  }
}

extension BoundedProcess.Failure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let name): "'\(name)' was not found; install it or put it on the PATH"
    case .tookTooLong(let limit): "it did not end within \(limit.components.seconds) s"
    case .printedTooMuch(let bytes): "it printed more than \(bytes) bytes"
    case .notRun(let reason): reason
    }
  }
}
