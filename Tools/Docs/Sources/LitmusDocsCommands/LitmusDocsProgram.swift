internal import ArgumentParser
internal import Foundation

/// The program, for its executable.
package enum LitmusDocsProgram {
  /// Runs what the process's arguments ask for, and ends the process.
  ///
  /// A command line that makes no sense ends it with 2, and not with what argument parsers use.
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
