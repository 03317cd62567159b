#if LITMUS_RUNNER
internal import ArgumentParser

/// The options of a run that is repeated whenever the sources change.
struct WatchArguments: ParsableArguments {
  @Flag(help: "Build and run again whenever a source file changes, last failures first.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "What --watch builds with; \"swift build\" by default.", valueName: "command"))
  var buildCommand: String?
}
#endif
