#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// The configuration of a package, in the file `litmus-test.json` beside its `Package.swift`.
///
/// ```json
/// {
///   "default": { "time-limit": 60 },
///   "profiles": { "ci": { "retries": 2, "junit": "junit.xml" } },
///   "overrides": [{ "tests": "NetworkTests/", "time-limit": 120, "retries": 3, "alone": true }],
///   "groups": [{ "name": "database", "suites": ["StoreTests"], "processes": 1 }],
///   "scripts": [{ "name": "database", "groups": ["database"], "before": "Scripts/start-database" }],
///   "quarantine": [{ "tests": "CartTests/loads", "owner": "Ann", "until": "2026-01-31" }]
/// }
/// ```
///
/// Its keys are the options of the command line without their dashes.
struct LitmusTestConfiguration: Equatable {
  /// One setting of the file.
  struct Setting: Equatable {
    /// The keys that lead to it, as in `profiles.ci.retries`.
    var path: String
    var position: JSONPosition
    /// The words of a command line that mean the same.
    var words: [String]
  }

  /// The settings of each call.
  private(set) var defaults: [Setting] = []
  /// The settings of each profile.
  private(set) var profiles: [String: [Setting]] = [:]
  /// The settings of single tests.
  private(set) var overrides: [TestOverrides.Override] = []
  /// Where each of the settings of single tests is.
  private var overridePositions: [JSONPosition] = []
  /// The tests whose failures fail no run until a day.
  private(set) var quarantine: [Quarantine.Entry] = []
  private var quarantinePositions: [JSONPosition] = []
  /// The groups of tests of which only some run at the same time.
  var groups: [TestGroup] = []
  var groupPositions: [JSONPosition] = []
  /// The scripts, each after those that it needs.
  var scripts: [TestScript] = []
  /// The path of the file, if it does not exist.
  private var missingFile: String?

  static let fileName = "litmus-test.json"

  /// Makes an empty configuration.
  init() {}

  /// Reads the configuration of a package; it is empty if there is no file.
  ///
  /// - Throws: A ``RunError`` if it is not valid.
  static func read(in folder: String) throws(RunError) -> LitmusTestConfiguration {
    let path = "\(folder)/\(fileName)"
    do {
      return try LitmusTestConfiguration(json: try readFile(path))
    } catch let error as SystemError where error.code == ENOENT {
      var none = LitmusTestConfiguration()
      none.missingFile = path
      return none
    } catch let error as RunError {
      throw error
    } catch {
      throw RunError("\(visible(path)) cannot be read: \(error).")
    }
  }

  /// Reads a configuration.
  ///
  /// - Throws: A ``RunError`` that names the first problem, and where it is.
  init(json: Data) throws(RunError) {
    let root: JSONValue
    do {
      root = try JSONReader.value(of: json)
    } catch {
      throw Self.error(error.message, at: error.position)
    }
    let keys: Set = ["default", "profiles", "overrides", "quarantine", "groups", "scripts"]
    let members = try Self.members(of: root, at: "", keys: keys)
    // Scripts name groups.
    for member in members.filter({ $0.key != "scripts" }) + members.filter({ $0.key == "scripts" })
    {
      switch member.key {
      case "default": defaults = try Self.settings(member.value, at: "default")
      case "profiles":
        for profile in try Self.members(of: member.value, at: "profiles", keys: nil) {
          profiles[profile.key] = try Self.settings(profile.value, at: "profiles.\(profile.key)")
        }
      case "overrides":
        for (index, value) in try Self.list(member.value, at: "overrides").enumerated() {
          overrides.append(try Self.override(value, at: "overrides[\(index)]"))
          overridePositions.append(value.position)
        }
      case "groups": try readGroups(member.value)
      case "scripts": try readScripts(member.value)
      default:
        for (index, value) in try Self.list(member.value, at: "quarantine").enumerated() {
          quarantine.append(try Self.quarantineEntry(value, at: "quarantine[\(index)]"))
          quarantinePositions.append(value.position)
        }
      }
    }
  }

  static func list(_ value: JSONValue, at path: String) throws(RunError) -> [JSONValue] {
    guard case .list(let list) = value.content else {
      throw error("\(path) was \(value), but expected a list", at: value.position)
    }
    return list
  }

  /// Returns the options of a profile, after those of each call.
  ///
  /// - Parameter profile: The profile's name; `nil` for none.
  /// - Throws: A ``RunError`` if there is no such profile.
  func options(of profile: String?) throws(RunError) -> [String] {
    try settings(of: profile).flatMap(\.words)
  }

  private func settings(of profile: String?) throws(RunError) -> [Setting] {
    guard let profile else { return defaults }
    if let missingFile {
      throw RunError(
        "There is no profile '\(visible(profile))', because there is no \(visible(missingFile)).")
    }
    guard let settings = profiles[profile] else {
      let hint = Self.hint(for: profile, among: profiles.keys.sorted())
      throw RunError("\(Self.fileName) has no profile '\(visible(profile))'.\(hint)")
    }
    return defaults + settings
  }

  /// Checks the values of a profile, and of each call, so that an error names the file and the line.
  ///
  /// - Throws: A ``RunError`` if one is not valid, or there is no such profile.
  func check(_ profile: String?) throws(RunError) {
    let settings = try settings(of: profile)
    guard let problem = Self.problem(of: settings.flatMap(\.words)) else { return }
    for setting in settings {
      guard let problem = Self.problem(of: setting.words) else { continue }
      let option = "--\(setting.path.split(separator: ".").last ?? "") "
      throw Self.error(
        problem.hasPrefix(option)
          ? "\(setting.path) \(problem.dropFirst(option.count))" : "\(setting.path): \(problem)",
        at: setting.position)
    }
    throw RunError("\(Self.fileName): \(problem)")
  }

  private static func problem(of options: [String]) -> String? {
    do {
      _ = try LitmusTestArguments.read([], configured: options, bazel: BazelEnvironment([:]))
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Whether it has settings of single tests.
  var namesTests: Bool { !overrides.isEmpty || !quarantine.isEmpty || !groups.isEmpty }

  /// Returns a warning for each setting of single tests that has no effect: it matches none of the
  /// package's tests, or its time is over.
  ///
  /// - Parameters:
  ///   - tests: All tests.
  ///   - date: The current time.
  func warnings(about tests: [TestID], at date: Date) throws -> [String] {
    func warning(_ position: JSONPosition, _ text: String) -> String {
      "\(Self.fileName):\(position): \(text)"
    }
    let unused = try TestOverrides(overrides).unused(among: tests).map { index in
      warning(
        overridePositions[index],
        "no test matches '\(visible(overrides[index].tests))', so the override has no effect.")
    }
    let ended = try zip(quarantine, quarantinePositions).compactMap { entry, position in
      let names = "'\(visible(entry.tests))'"
      if entry.isOver(at: date) {
        return warning(
          position,
          "the quarantine of \(names) ended on \(entry.until) (owner: \(visible(entry.owner))), so "
            + "its failures fail the run.")
      }
      let list = try Quarantine([entry], at: date)
      return tests.contains(where: list.contains)
        ? nil : warning(position, "no test matches \(names), so the quarantine has no effect.")
    }
    return unused + ended
  }

  static func error(_ message: String, at position: JSONPosition) -> RunError {
    let end = message.hasSuffix(".") || message.hasSuffix("?") ? "" : "."
    return RunError("\(fileName):\(position): \(message)\(end)")
  }
}

// MARK: - Values
extension OptionForm {
  /// What an error says that it expects.
  fileprivate var expectation: String {
    switch self {
    case .flag: "true or false"
    case .text: "a text that is not empty"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .list: "a text or a list of texts, none of them empty"
    case .choice(let words): enumeration(words.map { "'\($0)'" })
    case .choices(let words): "one or a list of \(enumeration(words.map { "'\($0)'" }))"
    case .seed: "a whole number that is not negative, or true or false"
    }
  }
}

extension LitmusTestConfiguration {
  /// The options that a configuration may have.
  private static let known = Dictionary(
    uniqueKeysWithValues: LitmusTestArguments().options
      .filter { $0.uses.contains(.configuration) }.map { (key(of: $0), $0) })

  /// Returns the key of an option: its name without its dashes.
  private static func key(of option: DeclaredOption) -> String {
    String(option.name.drop { $0 == "-" })
  }

  private static func settings(
    _ value: JSONValue, at path: String
  ) throws(RunError) -> [Setting] {
    let members = try members(of: value, at: path, keys: Set(known.keys))
    var settings: [Setting] = []
    for member in members.sorted(by: { $0.key < $1.key }) {
      let path = "\(path).\(member.key)"
      guard let option = known[member.key] else { continue }
      guard let words = words(option.name, option.form, member.value) else {
        throw error(
          "\(path) was \(member.value), but expected \(option.form.expectation)",
          at: member.value.position)
      }
      settings.append(Setting(path: path, position: member.value.position, words: words))
    }
    return settings
  }

  /// Returns the words of a command line that mean the same; `nil` if the value is wrong.
  private static func words(_ name: String, _ form: OptionForm, _ value: JSONValue) -> [String]? {
    switch (form, value.content) {
    case (.flag, .flag(let isOn)), (.seed, .flag(let isOn)): isOn ? [name] : []
    case (.number, .number(let text)): ["\(name)=\(text)"]
    case (.wholeNumber, .number), (.seed, .number):
      value.wholeNumber.map { ["\(name)=\($0)"] }
    case (.text, .text(let text)): text.isEmpty ? nil : ["\(name)=\(text)"]
    case (.choice(let words), .text(let text)): words.contains(text) ? ["\(name)=\(text)"] : nil
    case (.list, _):
      value.texts.flatMap { $0.contains("") ? nil : $0.map { "\(name)=\($0)" } }
    case (.choices(let words), _):
      value.texts.flatMap { texts in
        texts.allSatisfy(words.contains) ? texts.map { "\(name)=\($0)" } : nil
      }
    default: nil
    }
  }

  private static func override(
    _ value: JSONValue, at path: String
  ) throws(RunError) -> TestOverrides.Override {
    let members = try members(
      of: value, at: path, keys: ["tests", "time-limit", "retries", "retry-delay", "alone"])
    guard let tests = members.first(where: { $0.key == "tests" }) else {
      throw error(
        "\(path) has no 'tests', but expected a regular expression for names of tests",
        at: value.position)
    }
    guard members.count > 1 else {
      throw error(
        "\(path) sets nothing, but expected 'time-limit', 'retries', 'retry-delay' or 'alone'",
        at: value.position)
    }
    var override = TestOverrides.Override(tests: tests.value.text ?? "")
    for member in members {
      func wrong(_ expected: String) -> RunError {
        error(
          "\(path).\(member.key) was \(member.value), but expected \(expected)",
          at: member.value.position)
      }
      switch (member.key, member.value.content) {
      case ("tests", .text(let text)) where !text.isEmpty: break
      case ("tests", _): throw wrong("a regular expression for names of tests")
      case ("time-limit", let content):
        guard case .number(let text) = content, let limit = Double(text), limit > 0, limit <= 1e9
        else { throw wrong("more than 0 seconds and at most 1e9") }
        override.timeLimit = limit
      case ("retry-delay", let content):
        guard case .number(let text) = content, let delay = Double(text), delay >= 0, delay <= 1e9
        else { throw wrong("0 to 1e9 seconds") }
        override.retryDelay = delay
      case ("alone", .flag(let isAlone)): override.alone = isAlone
      case ("alone", _): throw wrong("true or false")
      default:
        guard let retries = member.value.wholeNumber, retries >= 0 else {
          throw wrong("a whole number, 0 or more")
        }
        override.retries = retries
      }
    }
    do {
      _ = try TestOverrides([override])
    } catch {
      throw Self.error("\(path).tests: \(error)", at: tests.value.position)
    }
    return override
  }

  private static func quarantineEntry(
    _ value: JSONValue, at path: String
  ) throws(RunError) -> Quarantine.Entry {
    let members = try members(of: value, at: path, keys: ["tests", "owner", "until"])
    var texts: [String: String] = [:]
    let expectations = [
      ("tests", "a regular expression for names of tests"), ("owner", "who has them mended"),
      ("until", "the last day, as in '2026-01-31'"),
    ]
    for (key, expectation) in expectations {
      guard let member = members.first(where: { $0.key == key }) else {
        throw error("\(path) has no '\(key)', but expected \(expectation)", at: value.position)
      }
      guard let text = member.value.text, !text.isEmpty, key != "until" || isDay(text) else {
        throw error(
          "\(path).\(key) was \(member.value), but expected \(expectation)",
          at: member.value.position)
      }
      texts[key] = text
    }
    let entry = Quarantine.Entry(
      tests: texts["tests"] ?? "", owner: texts["owner"] ?? "", until: texts["until"] ?? "")
    do {
      _ = try TestOverrides([TestOverrides.Override(tests: entry.tests)])
    } catch {
      throw Self.error("\(path).tests: \(error)", at: value.position)
    }
    return entry
  }

  private static func isDay(_ text: String) -> Bool {
    // The parser accepts days that no month has, and turns them into others.
    let format = Date.ISO8601FormatStyle.iso8601.year().month().day()
    return (try? Date(text, strategy: format))?.formatted(format) == text
  }

  /// Returns the end of an error that names what an unknown word most likely means; empty if nothing
  /// is similar.
  static func hint(for word: String, among known: [String]) -> String {
    let nearest =
      Spelling(word).nearest(among: known)
      ?? known.first { $0.hasPrefix(word.prefix(4)) && word.count >= 4 }
    return nearest.map { " Did you mean '\(visible($0))'?" } ?? ""
  }

  /// Returns the keys and values of an object.
  ///
  /// - Parameters:
  ///   - value: The object.
  ///   - path: The keys that lead to it, for the error.
  ///   - keys: The keys that it may have; `nil` for any.
  /// - Throws: A ``RunError`` if it is not an object, or has another key.
  static func members(
    of value: JSONValue, at path: String, keys: Set<String>?
  ) throws(RunError) -> [JSONMember] {
    guard case .object(let members) = value.content else {
      let name = path.isEmpty ? "the content" : path
      throw error("\(name) was \(value), but expected an object", at: value.position)
    }
    guard let keys else { return members }
    for member in members where !keys.contains(member.key) {
      let path = path.isEmpty ? member.key : "\(path).\(member.key)"
      throw error(
        "there is no key '\(visible(path))'.\(explanation(of: member.key, among: keys))",
        at: member.position)
    }
    return members
  }

  /// Returns the end of an error about an unknown key: where its option can be given, or the nearest
  /// key.
  private static func explanation(of key: String, among keys: Set<String>) -> String {
    let name = String(key.drop { $0 == "-" })
    if keys == Set(known.keys), !keys.contains(name),
      LitmusTestArguments().options.contains(where: { self.key(of: $0) == name })
    {
      return " --\(visible(name)) can be given on the command line only."
    }
    return hint(for: name, among: keys.sorted())
  }
}
#endif
