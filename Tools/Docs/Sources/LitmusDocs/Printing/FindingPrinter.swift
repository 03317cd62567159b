import Foundation
import LitmusToolSupport

/// Prints findings for people and, in CI, also as annotations.
struct FindingPrinter: Sendable {
  /// Whether to print annotations too, which GitHub shows at the lines of a change.
  var annotates: Bool
  /// The path of the root relative to the folder of CI paths, with a trailing slash unless it is empty.
  var pathPrefix = ""
  /// Whether all warnings are listed, and not only the first ones of each document.
  var isVerbose = true
  /// The `update` command, as the user must type it.
  var updateCommand = FindingPrinter.updateCommand(.current)

  /// Returns the `update` command for the same files and with the same options as a command.
  static func updateCommand(_ invocation: ToolInvocation) -> String {
    // What they change is not what an update writes; only some fixes need '--fetch'.
    let unrelated = ReportOptions.settings + RunOptions.settings
    var arguments: [String] = []
    var isValue = false
    for word in invocation.arguments {
      let name = word.prefix { $0 != "=" }.replacing(/^--no-/, with: "--")
      let option = unrelated.first { $0.option == name }
      let isRelated = !isValue && option == nil && name != "--fetch"
      isValue = !isValue && word == name && option?.hasValue == true
      if isRelated, !isValue { arguments.append(word) }
    }
    // The other commands have options that 'update' does not have.
    let hasSameOptions = ["check", "update"].contains(arguments.first)
    return invocation.command(["update"] + (hasSameOptions ? arguments.dropFirst() : []))
  }

  /// Returns whether the environment is that of a CI run.
  static func isCI(_ environment: [String: String]) -> Bool {
    ["CI", "GITHUB_ACTIONS"].contains { name in
      environment[name].map { !$0.isEmpty && $0 != "false" && $0 != "0" } ?? false
    }
  }

  /// Returns one line for each finding, ordered by file and line, followed by the annotations.
  ///
  /// - Parameter early: The findings that have been printed; they have annotations only.
  func lines(for findings: [Finding], without early: Set<Finding> = []) -> [String] {
    let sorted = Self.sorted(findings)
    return listed(sorted.filter { !early.contains($0) })
      + (annotates ? sorted.map(annotation) : [])
  }

  /// How many warnings about a document are listed without `--verbose`, if there are many.
  private static let mostWarnings = 3

  private func listed(_ findings: [Finding]) -> [String] {
    let warnings = Dictionary(grouping: findings.filter(\.isWarning), by: \.file)
    let long = isVerbose ? [:] : warnings.filter { $1.count > Self.mostWarnings + 1 }
    let hidden = Set(long.values.flatMap { $0.dropFirst(Self.mostWarnings) })
    return findings.filter { !hidden.contains($0) }.map(line)
      + long.sorted { $0.key < $1.key }.map { file, warnings in
        "\(file): \(warnings.count - Self.mostWarnings) more warnings; 'litmus-docs check --verbose' lists them"
      }
  }

  /// Returns the lines of a report for machines.
  func lines(for findings: [Finding], as format: ReportFormat) -> [String] {
    let sorted = Self.sorted(findings)
    switch format {
    case .text: return sorted.map(line)
    case .github: return sorted.map(annotation)
    case .json, .sarif: return [document(for: sorted, as: format)]
    }
  }

  /// Returns the findings as one JSON document.
  private func document(for findings: [Finding], as format: ReportFormat) -> String {
    let findings = findings.map { finding in
      MachineFinding(
        file: pathPrefix + finding.file, line: finding.line, kind: finding.kind.name,
        level: finding.isWarning ? "warning" : "error",
        message: finding.message(updateCommand: updateCommand))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data =
      format == .sarif
      ? try? JSONSerialization.data(
        withJSONObject: Self.sarif(findings),
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      : try? encoder.encode(["findings": findings])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Returns a SARIF log with one run.
  private static func sarif(_ findings: [MachineFinding]) -> [String: Any] {
    let results = findings.map { finding -> [String: Any] in
      let path = finding.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      var location: [String: Any] = ["artifactLocation": ["uri": path ?? finding.file]]
      if let line = finding.line { location["region"] = ["startLine": line] }
      return [
        "ruleId": finding.kind, "level": finding.level, "message": ["text": finding.message],
        "locations": [["physicalLocation": location]],
      ]
    }
    let driver: [String: Any] = [
      "name": "litmus-docs", "version": DocsRun.version,
      "rules": Finding.Kind.allCases.map { ["id": $0.name] },
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [["tool": ["driver": driver], "results": results] as [String: Any]],
    ]
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

/// How findings are written.
enum ReportFormat: String, CaseIterable, Sendable {
  case text
  /// Annotations of GitHub.
  case github
  case json
  /// The Static Analysis Results Interchange Format, version 2.1.0.
  case sarif
}

/// A finding in a report for machines.
struct MachineFinding: Encodable {
  var file: String
  var line: Int?
  var kind: String
  var level: String
  var message: String
}
