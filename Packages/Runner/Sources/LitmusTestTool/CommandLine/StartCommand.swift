#if LITMUS_RUNNER
/// How litmus-test was started.
enum StartCommand: Equatable {
  /// By `swift package litmus-test`, with these words before the options of litmus-test.
  case plugin([String])
  /// By `swift run litmus-test`.
  case swiftRun
  /// By the name or path of the program.
  case program(String)

  /// Finds out how the program was started.
  ///
  /// - Parameters:
  ///   - program: The program's name, as it is in the arguments.
  ///   - plugin: The lines of what the plug-in was started with; `nil` if it was not the plug-in.
  init(program: String, plugin: String?) {
    // `swift run` starts `.build/<platform>/<configuration>/<program>`; a person types a shorter path.
    let isBuilt = program.hasPrefix(".build/") && program.split(separator: "/").count == 4
    self =
      plugin.map { .plugin($0.split(separator: "\n").map(String.init)) }
      ?? (isBuilt ? .swiftRun : .program(program))
  }

  /// Whether the plug-in has built the tests.
  var isPlugin: Bool {
    if case .plugin = self { true } else { false }
  }

  /// The words of the command, before the options.
  var words: [String] {
    switch self {
    case .plugin(let words): words
    case .swiftRun: ["swift", "run", "litmus-test"]
    case .program(let program): [program]
    }
  }
}
#endif
