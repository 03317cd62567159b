internal import ArgumentParser
internal import Foundation

/// The entry point of the program.
enum PatchProgram {
  /// Runs the command that the process's arguments specify, and exits the process.
  ///
  /// An invalid command line exits with status 2, not with the default status of the argument parser.
  static func run() -> Never {
    do {
      var command = try PatchCommand.parseAsRoot()
      try command.run()
      exit(0)
    } catch {
      guard PatchCommand.exitCode(for: error) == .validationFailure else {
        PatchCommand.exit(withError: error)
      }
      PatchOutput.error(PatchCommand.fullMessage(for: error))
      exit(2)
    }
  }
}
