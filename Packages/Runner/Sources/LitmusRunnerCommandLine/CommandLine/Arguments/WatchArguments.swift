#if LITMUS_RUNNER
package import ArgumentParser

/// The options of a run that is repeated whenever the sources change.
package struct WatchArguments: ParsableArguments {
  @Flag(help: "Build and run again whenever a source file changes, last failures first.")
  package var watch = false

  /// Makes the options without their values.
  package init() {}
}

/// The option for the command with which `--watch` builds the program.
package struct BuildCommandArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The command with which --watch builds; \"swift build\" by default.", valueName: "command"))
  package var buildCommand: String?

  /// Makes the option without its value.
  package init() {}
}
#endif
