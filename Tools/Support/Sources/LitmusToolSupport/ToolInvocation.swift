import Foundation

/// The command with which a user has started a tool.
package struct ToolInvocation: Sendable {
  /// The environment variable in which a plug-in passes the words that start it, an empty line and the user's
  /// arguments, one a line.
  private static let pluginVariable = "LITMUS_TOOL_PLUGIN"

  /// The words before the user's arguments, as in `swift run litmus-docs`.
  private let start: [String]
  /// The arguments that the user has typed.
  package let arguments: [String]

  /// Determines the command from what a process is given.
  ///
  /// - Parameters:
  ///   - processArguments: The name or path of the program, and its arguments.
  ///   - plugin: What a plug-in has passed; nil without a plug-in.
  package init(processArguments: [String], plugin: String? = nil) {
    if let plugin {
      let words = plugin.components(separatedBy: "\n")
      start = Array(words.prefix { !$0.isEmpty })
      arguments = Array(words.dropFirst(start.count + 1))
    } else {
      start = Self.start(ofProgram: processArguments.first ?? "")
      arguments = Array(processArguments.dropFirst())
    }
  }

  /// The command of this process.
  ///
  /// The variable of the plug-in is removed: child processes have the environment of the plug-in's user.
  package static let current: ToolInvocation = {
    defer { unsetenv(pluginVariable) }
    return ToolInvocation(
      processArguments: CommandLine.arguments,
      plugin: ProcessInfo.processInfo.environment[pluginVariable])
  }()

  /// Returns the same command with other arguments, as one types it in a shell.
  package func command(_ arguments: [String]) -> String {
    (start + arguments).map(Self.quoted).joined(separator: " ")
  }

  /// Returns the words that start a program at a path.
  ///
  /// `swift run` starts `PACKAGE/.build/PLATFORM/CONFIGURATION/NAME`, relative to the working directory,
  /// and a person types a shorter path.
  private static func start(ofProgram path: String) -> [String] {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count >= 4, !path.hasPrefix("/"), parts[parts.count - 4] == ".build" else {
      return [path]
    }
    var words = ["swift", "run"]
    let package = parts.dropLast(4)
    // SwiftPM itself finds a package in a parent folder.
    if package.contains(where: { $0 != ".." }) {
      words += ["--package-path", package.joined(separator: "/")]
    }
    let configuration = parts[parts.count - 2]
    if configuration != "debug" { words += ["-c", configuration] }
    return words + parts.suffix(1)
  }

  private static func quoted(_ word: String) -> String {
    guard word.isEmpty || word.contains(where: { !isPlain($0) }) else { return word }
    let escaped = word.map { "\"\\$`".contains($0) ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }

  /// Returns whether a shell reads a character as itself.
  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_./:=,+@%".contains(character)
  }
}
