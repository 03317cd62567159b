#if LITMUS_RUNNER
/// How litmus-test was started.
enum StartCommand: Equatable {
  /// By `swift package litmus-test`.
  case plugin
  /// By `swift run litmus-test`.
  case swiftRun
  /// By the name or path of the program.
  case program(String)

  /// Finds out how the program was started.
  ///
  /// - Parameters:
  ///   - program: The program's name, as it is in the arguments.
  ///   - isPlugin: Whether the plug-in has started it.
  init(program: String, isPlugin: Bool) {
    // `swift run` starts `.build/<platform>/<configuration>/<program>`; a person types a shorter path.
    let isBuilt = program.hasPrefix(".build/") && program.split(separator: "/").count == 4
    self = isPlugin ? .plugin : isBuilt ? .swiftRun : .program(program)
  }

  /// The words of the command, before the options.
  var words: [String] {
    switch self {
    case .plugin: ["swift", "package", "litmus-test"]
    case .swiftRun: ["swift", "run", "litmus-test"]
    case .program(let program): [program]
    }
  }
}
#endif
