#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerReports

/// What the source of two tests says about what they share.
///
/// It is read from the functions themselves, not from what they call; so it is a hint, and says only what it sees.
struct SharedState {
  /// A function's source.
  struct Body: Equatable {
    var line: Int
    var text: String

    /// Reads the function that begins in a line, up to the brace that ends it.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - line: The line of the function, or of its attribute.
    init?(in source: String, at line: Int) {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      guard line > 0, line <= lines.count else { return nil }
      self.line = line
      let rest = lines[(line - 1)...].joined(separator: "\n")
      var depth = 0
      var isQuoted = false
      var end = rest.endIndex
      var previous: Character = " "
      for index in rest.indices {
        let character = rest[index]
        if character == "\"", previous != "\\" { isQuoted.toggle() }
        if character == "\n" { isQuoted = false }
        previous = character
        if isQuoted { continue }
        if character == "{" { depth += 1 }
        if character == "}" {
          depth -= 1
          if depth <= 0 {
            end = index
            break
          }
        }
      }
      text = String(rest[..<end])
    }

    /// Returns the line of a position in the text.
    fileprivate func line(of position: String.Index) -> Int {
      line + text[..<position].count { $0 == "\n" }
    }
  }

  /// What is said about one thing: what it is, and where the first test has it.
  struct Mention: Equatable {
    var text: String
    var line: Int
  }

  /// Calls that change the whole process, and what they change.
  private static let changes: [(pattern: String, what: String)] = [
    (#"\b(setenv|unsetenv|putenv|clearenv)\b"#, "the environment of the process"),
    (#"\b(chdir|fchdir|changeCurrentDirectoryPath)\b"#, "the working directory of the process"),
    (#"\b(UserDefaults)\b"#, "user defaults"),
    (#"\b(signal|sigaction)\s*\("#, "the handling of signals"),
    (#"\b(setlocale|NSTimeZone\.default|tzset)\b"#, "the locale or time zone of the process"),
    (#"\b(umask|setrlimit|dup2|close)\s*\("#, "descriptors or limits of the process"),
    (#"\b(bind|listen)\s*\("#, "a port or socket"),
    (#"\b(URLProtocol\.registerClass)\b"#, "the protocols of URL loading"),
  ]
  /// Names that many tests have without sharing anything.
  private static let usual: Set<String> = [
    "FileManager.default", "ProcessInfo.processInfo", "Bundle.main", "Bundle.module",
    "ContinuousClock.now", "Task.sleep", "Thread.sleep", "Data.init", "DispatchQueue.global",
    "DispatchQueue.main", "Date.now",
  ]

  /// Returns what a test changes for the whole process.
  static func changes(in body: Body) -> [Mention] {
    changes.compactMap { pattern, what in
      guard let regex = Self.regex(pattern), let match = body.text.firstMatch(of: regex) else {
        return nil
      }
      let name = match.output[1].substring.map(String.init) ?? ""
      return Mention(
        text: "\(name), which changes \(what)", line: body.line(of: match.range.lowerBound))
    }
  }

  /// Returns what two tests both mention: members of types, names that the first one assigns, and texts that look
  /// like paths or keys.
  static func common(to first: Body, and second: Body) -> [String] {
    let patterns = [
      #"\b[A-Z]\w*\.[a-z]\w*\b"#, #"\b([a-z]\w*)\s*(?:[-+*/|&]?=(?!=)|\.append\(|\[[^\]]*\]\s*=)"#,
      #""([^"\\\n]{3,})""#,
    ]
    var found: [String] = []
    for (index, pattern) in patterns.enumerated() {
      guard let regex = Self.regex(pattern) else { continue }
      for match in first.text.matches(of: regex) {
        let part = match.output.count > 1 ? match.output[1].substring : match.output[0].substring
        guard let text = part.map(String.init), !usual.contains(text) else { continue }
        let isNew = !found.contains { $0.hasSuffix(text) || $0.contains("\"\(text)\"") }
        switch index {
        case 0 where isNew && contains(text, second): found.append(text)
        case 1
        where isNew && contains(text, second) && !isLocal(text, first) && !isLocal(text, second):
          found.append(text)
        case 2 where isNew && isPathOrKey(text) && second.text.contains("\"\(text)\""):
          found.append("\"\(text)\"")
        default: break
        }
      }
    }
    return found
  }

  /// Returns a regular expression whose `\b` is the end of an identifier: without the setting, it is the end of a word
  /// of natural language, which `Settings.shared` is as a whole.
  private static func regex(_ pattern: String) -> Regex<AnyRegexOutput>? {
    (try? Regex(pattern))?.wordBoundaryKind(.simple)
  }

  private static func contains(_ name: String, _ body: Body) -> Bool {
    regex("(?:^|[^\\w.])\(NSRegularExpression.escapedPattern(for: name))\\b")
      .map { body.text.contains($0) } ?? false
  }

  private static func isLocal(_ name: String, _ body: Body) -> Bool {
    regex("\\b(?:let|var|for|func|case)\\s+\(name)\\b|\\b\(name)\\s*:").map {
      body.text.contains($0)
    } ?? false
  }

  private static func isPathOrKey(_ text: String) -> Bool {
    !text.contains(" ") && (text.contains("/") || text.contains(".") || text.contains("_"))
      || text.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
  }
}

extension SharedState {
  /// Returns lines that say what a disturbing test and the disturbed one share, as far as their sources show it.
  static func lines(
    of culprit: TestDescription, disturbing victim: TestDescription
  ) -> [String] {
    guard let first = body(of: culprit) else { return [] }
    let file = culprit.callSite.filePath.split(separator: "/").last.map(String.init) ?? ""
    var lines = changes(in: first).map {
      "\(culprit.id) has \($0.text) (\(file):\($0.line))."
    }
    if let second = body(of: victim) {
      let both = common(to: first, and: second).prefix(5)
      if !both.isEmpty {
        lines.append(
          "Both tests mention \(both.joined(separator: ", ")).")
      }
    }
    return lines
  }

  /// Returns the source of a test; empty if it cannot be read.
  static func text(of test: TestDescription) -> String { body(of: test)?.text ?? "" }

  private static func body(of test: TestDescription) -> Body? {
    (try? readFile(test.callSite.filePath)).flatMap {
      Body(in: String(decoding: $0, as: UTF8.self), at: test.callSite.line)
    }
  }
}
#endif
