internal import ArgumentParser
internal import Foundation

/// The entry point of the program, for its executable.
package enum LitmusDocsProgram {
  /// Runs the command that the process's arguments specify, and exits the process.
  ///
  /// An invalid command line exits with status 2, not with the default status of the argument parser.
  package static func run() async -> Never {
    do {
      var command = try LitmusDocs.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      exit(0)
    } catch {
      guard LitmusDocs.exitCode(for: error) == .validationFailure else {
        LitmusDocs.exit(withError: error)
      }
      Console().error(LitmusDocs.fullMessage(for: error))
      exit(2)
    }
  }
}
