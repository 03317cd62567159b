import ArgumentParser
import Foundation
import LitmusToolSupport

/// The root command, `litmus-docs`.
struct DocsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "litmus-docs",
    abstract: "Keeps the Markdown files of a Swift package correct.",
    discussion: """
      Their code comes from compiled sources, their other Swift code blocks (fences) compile, the \
      output of commands matches the page, and links are not broken. A new repository begins with \
      'litmus-docs init'.

      EXAMPLES
        litmus-docs update                  brings all documents up to date
        litmus-docs update README.md docs   brings only these up to date
        litmus-docs check                   checks everything, and writes nothing
        litmus-docs check --no-compile --no-run
                                            does the quick checks only
        litmus-docs explain greet           shows the snippet 'greet' and its source

      The exit code is 0 if everything is in sync, 1 for a stale document or API table, 2 for a \
      problem of the command line, the configuration or the file system, 3 for a snippet that is \
      missing, defined twice, not closed or not used, 4 for a fence that does not compile or stops \
      when it is run, 5 if the output of a command differs, and 6 for a broken link.
      """,
    version: DocsRun.version,
    subcommands: [
      InitCommand.self, UpdateCommand.self, CheckCommand.self, FixCommand.self, ListCommand.self,
      ExplainCommand.self,
    ]
  )
}

/// The entry point of the program, for its executable.
package enum LitmusDocsProgram {
  /// Runs the command that the process's arguments specify, and exits the process.
  ///
  /// An invalid command line exits with status 2, not with the default status of the argument parser.
  package static func run() async -> Never {
    // Before anything reads the environment, which the first use changes.
    _ = ToolInvocation.current
    do {
      var command = try DocsCommand.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      exit(0)
    } catch {
      guard DocsCommand.exitCode(for: error) == .validationFailure else {
        DocsCommand.exit(withError: error)
      }
      let unknown = unknownCommand(in: CommandLine.arguments.dropFirst())
      Console.error(DocsCommand.fullMessage(for: unknown ?? error))
      exit(2)
    }
  }

  /// Returns an error about the first argument, if it is the name of no command.
  private static func unknownCommand(in arguments: ArraySlice<String>) -> ValidationError? {
    // A key path of these types crashes the compiler of Swift 6.3.
    let names = DocsCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = arguments.first, !word.hasPrefix("-"), !(names + ["help"]).contains(word)
    else { return nil }
    let meant = NearestName.of(word, among: names).map { ". Did you mean '\($0)'?" } ?? ""
    return ValidationError("Unknown command '\(word)'\(meant)")
  }
}
