internal import Foundation
internal import LitmusDocsFormat
internal import LitmusToolSupport

/// Prints findings for people and, in CI, also as annotations.
struct FindingPrinter: Sendable {
  /// Whether to print annotations too, which GitHub shows at the lines of a change.
  var annotates: Bool
  /// The path of the root relative to the folder of CI paths, with a trailing slash unless it is empty.
  var pathPrefix: String
  /// The `update` command, as the user must type it.
  var updateCommand: String

  init(
    annotates: Bool, pathPrefix: String = "",
    updateCommand: String = FindingPrinter.updateCommand(.current)
  ) {
    self.annotates = annotates
    self.pathPrefix = pathPrefix
    self.updateCommand = updateCommand
  }

  /// Returns the `update` command for the same files and with the same options as a command.
  static func updateCommand(_ invocation: ToolInvocation) -> String {
    let arguments = invocation.arguments.filter { !unrelatedOptions.contains($0) }
    // The plug-in for updates has a verb of its own.
    if invocation.isPlugin { return invocation.command(arguments) }
    // The other commands have options that 'update' does not have.
    let hasSameOptions = ["check", "update"].contains(arguments.first)
    return invocation.command(["update"] + (hasSameOptions ? arguments.dropFirst() : []))
  }

  /// Options that do not change what an update writes, and `--fetch`, which only some fixes need.
  private static let unrelatedOptions: Set<String> = [
    "--cache", "--fetch", "--no-cache", "--verbose", "--watch",
  ]

  /// Returns whether the environment is that of a CI run.
  static func isCI(_ environment: [String: String]) -> Bool {
    ["CI", "GITHUB_ACTIONS"].contains { name in
      environment[name].map { !$0.isEmpty && $0 != "false" && $0 != "0" } ?? false
    }
  }

  /// Returns one line for each finding, ordered by file and line, followed by the annotations.
  func lines(for findings: [Finding]) -> [String] {
    let sorted = Self.sorted(findings)
    return sorted.map(line) + (annotates ? sorted.map(annotation) : [])
  }

  /// Returns the findings ordered by file and line, without duplicates.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    Set(findings).sorted {
      ($0.file, $0.line ?? 0, $0.kind.rawValue, $0.message)
        < ($1.file, $1.line ?? 0, $1.kind.rawValue, $1.message)
    }
  }

  private func line(for finding: Finding) -> String {
    let location = finding.line.map { "\(finding.file):\($0)" } ?? finding.file
    let message = finding.message(updateCommand: updateCommand)
    return "\(location): \(finding.isWarning ? "warning: " : "")\(message)"
  }

  private func annotation(for finding: Finding) -> String {
    let level = finding.isWarning ? "warning" : "error"
    let line = finding.line.map { ",line=\($0)" } ?? ""
    let file = escape(pathPrefix + finding.file, also: [":", ","])
    let message = escape(finding.message(updateCommand: updateCommand))
    return "::\(level) file=\(file)\(line)::\(message)"
  }

  /// Escapes text for a GitHub workflow command; in properties, `:` and `,` are escaped as well.
  private func escape(_ text: String, also characters: [String] = []) -> String {
    (["%", "\r", "\n"] + characters).reduce(text) { text, character in
      let code = character.utf8.first.map { String($0, radix: 16, uppercase: true) } ?? ""
      return text.replacingOccurrences(
        of: character, with: "%" + (code.count < 2 ? "0" : "") + code)
    }
  }
}
