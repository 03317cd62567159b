#if LITMUS_RUNNER
internal import Foundation

/// What `--watch` asks for: to build the program and run its tests in it, again and again.
struct WatchCommand {
  private let arguments: CommandLineArguments
  private let given: [String]

  /// Takes a command line that has `--watch`.
  ///
  /// - Parameters:
  ///   - arguments: What was read.
  ///   - given: The words that it was read from.
  init(_ arguments: CommandLineArguments, given: [String]) {
    self.arguments = arguments
    self.given = given
  }

  /// The words for a run of the tests: what was given but for the watching, last failures first.
  static func childArguments(_ given: [String]) -> [String] {
    let end = given.firstIndex(of: "--") ?? given.endIndex
    var words: [String] = []
    var isCommand = false
    for word in given[..<end] {
      if isCommand {
        isCommand = false
      } else if word == "--build-command" {
        isCommand = true
      } else if word != "--watch", !word.hasPrefix("--build-command=") {
        words.append(word)
      }
    }
    if !words.contains("--failed-first") { words.append("--failed-first") }
    return ["--run-tests"] + words + given[end...]
  }
}

#if os(Linux) || os(macOS)
extension WatchCommand {
  /// Milliseconds from one look at the sources to the next.
  private static let interval = 300

  /// Watches until the user presses Ctrl-C.
  ///
  /// - Returns: The exit code: 0 if it was waiting for a change then, 130 (143 if it was asked to end
  ///   in another way) if it was at work.
  /// - Throws: A ``CommandLineError`` if there is no package to watch.
  func run() throws(CommandLineError) -> CInt {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    guard let folder = PackageFolder.find(program: program) else {
      throw CommandLineError(
        "--watch found no Package.swift above \(visible(program)) or the current directory, but "
          + "expected the package that the program is built from. Start it in the package's folder."
      )
    }
    let command = arguments.watching.buildCommand ?? PackageFolder.buildCommand(program: program)
    let test = [program] + Self.childArguments(given)
    Interruption.listen()
    let loop = WatchLoop(
      look: { SourceSnapshot(of: folder) },
      pause: {
        Interruption.wait(milliseconds: Self.interval)
        return Interruption.signalNumber == nil ? .done : .interrupted
      },
      build: { Self.run(["/bin/sh", "-c", "cd \"$1\" && eval \"$2\"", "sh", folder, command]) },
      test: { Self.run(test) },
      say: { Self.say($0) })
    Self.say("Watching \(visible(folder)), built with \"\(visible(command))\". Ctrl-C ends it.")
    return loop.run() ? 128 + (Interruption.signalNumber ?? SIGINT) : 0
  }

  private static func run(_ words: [String]) -> WatchLoop.Step {
    do {
      let code = try ForegroundProcess.run(words)
      if Interruption.signalNumber != nil || code == 128 + SIGINT { return .interrupted }
      return code == 0 ? .done : .failed
    } catch {
      say("\(visible(words[0])) could not be started: \(error).")
      return .failed
    }
  }

  /// Shows a line at once, before those that a program started next writes.
  private static func say(_ line: String) {
    let writer = FileWriter(descriptor: STDOUT_FILENO, name: "standard output")
    writer.write("\(line)\n")
    writer.flush()
  }
}
#else
extension WatchCommand {
  /// Says that there is no watching here.
  func run() throws(CommandLineError) -> CInt {
    throw CommandLineError("--watch starts processes, which programs cannot do on this platform.")
  }
}
#endif
#endif
