#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

/// Commands that run before and after the tests of a run, or those of some groups.
struct TestScript: Codable, Equatable, Sendable {
  var name: String
  /// The command that runs before the tests.
  var before: String?
  /// The command that runs after the tests.
  var after: String?
  /// The groups that it is for; none if it is for all tests.
  var groups: [String] = []
  /// The scripts whose commands run before this one's, and end after them.
  var needs: [String] = []
  /// How many seconds each command may take.
  var timeLimit: Double

  /// How many seconds a command may take if the configuration does not say it.
  static let usualTimeLimit = 60.0
}

extension [TestScript] {
  /// Returns the scripts in the order in which they begin: each after those that it needs.
  ///
  /// - Throws: A ``RunError`` if some need each other.
  func sorted() throws(RunError) -> [TestScript] {
    var sorted: [TestScript] = []
    var path: [String] = []
    func add(_ script: TestScript) throws(RunError) {
      if sorted.contains(where: { $0.name == script.name }) { return }
      if let start = path.firstIndex(of: script.name) {
        let cycle = (path[start...] + [script.name]).map { "'\(visible($0))'" }
        throw RunError(
          "scripts need each other: \(cycle.joined(separator: " needs ")).")
      }
      path.append(script.name)
      for name in script.needs {
        if let needed = first(where: { $0.name == name }) { try add(needed) }
      }
      path.removeLast()
      sorted.append(script)
    }
    for script in self { try add(script) }
    return sorted
  }
}

/// The environment variables that scripts have set for the tests.
struct ScriptVariables: Codable, Equatable, Sendable {
  private struct Part: Codable, Equatable {
    /// The script's position in the order of all scripts.
    var position: Int
    var groups: [String]
    var variables: [String: String]
  }

  private var parts: [Part] = []

  /// Adds the variables of a script; a later script replaces those of an earlier one, whichever has run first.
  ///
  /// - Parameters:
  ///   - variables: The variables.
  ///   - script: The script.
  ///   - position: Its position in the order of all scripts.
  mutating func add(_ variables: [String: String], of script: TestScript, at position: Int) {
    parts.append(Part(position: position, groups: script.groups, variables: variables))
    parts.sort { $0.position < $1.position }
  }

  /// Returns the variables for tests that are in some groups.
  func variables(for groups: [String]) -> [String: String] {
    parts.filter { $0.groups.isEmpty || !Set(groups).isDisjoint(with: $0.groups) }
      .reduce(into: [:]) { $0.merge($1.variables) { _, new in new } }
  }

  /// Reads lines such as `NAME=value`; empty lines and those that begin with `#` are left out.
  ///
  /// - Throws: A ``RunError`` for any other line.
  static func read(_ text: String) throws(RunError) -> [String: String] {
    var variables: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(" ") else {
        throw RunError(
          "wrote '\(visible(String(line)))' to LITMUS_ENV, but expected NAME=value", code: .failed)
      }
      variables[String(parts[0])] = String(parts[1])
    }
    return variables
  }
}
#endif
