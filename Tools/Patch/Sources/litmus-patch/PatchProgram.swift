internal import ArgumentParser
internal import Foundation

/// The program.
enum PatchProgram {
  /// Runs what the process's arguments ask for, and ends the process.
  ///
  /// A command line that makes no sense ends it with 2, and not with what argument parsers use.
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
