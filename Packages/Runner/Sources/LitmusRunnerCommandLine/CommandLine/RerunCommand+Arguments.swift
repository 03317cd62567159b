#if LITMUS_RUNNER
internal import LitmusRunnerReports

extension RerunCommand {
  /// Makes a command from the options of a command line.
  init(_ arguments: CommandLineArguments, program: String = CommandLine.arguments.first ?? "") {
    self.init(program: program, ownArguments: arguments.ownArguments)
    let asked = arguments.selection
    for (option, values) in [
      ("--filter", asked.filter), ("--skip", asked.skip), ("--only", asked.only),
      ("--tag", asked.tag),
    ] {
      selection += values.flatMap { [option, $0] }
    }
    if arguments.execution.parallel { options.append("--parallel") }
    if let seconds = arguments.execution.timeLimit {
      let isWhole = seconds == seconds.rounded()
      options += ["--time-limit", isWhole ? "\(Int(seconds))" : "\(seconds)"]
    }
    if !arguments.childProcesses.isolated { options.append("--no-isolated") }
  }
}
#endif
