#if LITMUS_RUNNER
internal import ArgumentParser
internal import Foundation
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore

/// The configuration of a package, in the file `litmus-test.json` beside its `Package.swift`.
///
/// ```json
/// {
///   "default": { "time-limit": 60 },
///   "profiles": { "ci": { "retries": 2, "junit": "junit.xml" } },
///   "overrides": [{ "tests": "NetworkTests/", "time-limit": 120, "retries": 3, "alone": true }]
/// }
/// ```
///
/// Its keys are the options of the command line without their dashes.
struct LitmusTestConfiguration: Equatable {
  /// The options of each call.
  private(set) var defaults: [String] = []
  /// The options of each profile.
  private(set) var profiles: [String: [String]] = [:]
  /// The settings of single tests.
  private(set) var overrides: [TestOverrides.Override] = []
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
    guard let data = FileManager.default.contents(atPath: path) else {
      var none = LitmusTestConfiguration()
      none.missingFile = path
      return none
    }
    return try LitmusTestConfiguration(json: data)
  }

  /// Reads a configuration.
  ///
  /// - Throws: A ``RunError`` that names the first problem.
  init(json: Data) throws(RunError) {
    let root: JSONValue
    do {
      root = try JSONDecoder().decode(JSONValue.self, from: json)
    } catch {
      throw RunError("\(Self.fileName) is not valid JSON.")
    }
    let keys = try Self.object(root, at: "", keys: ["default", "profiles", "overrides"])
    if let value = keys["default"] { defaults = try Self.options(value, at: "default") }
    if let value = keys["profiles"] {
      for (name, value) in try Self.object(value, at: "profiles", keys: nil) {
        profiles[name] = try Self.options(value, at: "profiles.\(name)")
      }
    }
    guard let value = keys["overrides"] else { return }
    guard case .list(let list) = value else {
      throw RunError("\(Self.fileName): overrides was \(value), but expected a list.")
    }
    for (index, value) in list.enumerated() {
      overrides.append(try Self.override(value, at: "overrides[\(index)]"))
    }
    _ = try TestOverrides(overrides)
  }

  /// Returns the options of a profile, after those of each call.
  ///
  /// - Parameter profile: The profile's name; `nil` for none.
  /// - Throws: A ``RunError`` if there is no such profile.
  func options(of profile: String?) throws(RunError) -> [String] {
    guard let profile else { return defaults }
    if let missingFile {
      throw RunError(
        "There is no profile '\(visible(profile))', because there is no \(visible(missingFile)).")
    }
    guard let options = profiles[profile] else {
      let hint = Self.hint(for: profile, among: profiles.keys.sorted())
      throw RunError("\(Self.fileName) has no profile '\(visible(profile))'.\(hint)")
    }
    return defaults + options
  }

  /// Checks the values of options from the file, so that an error names it.
  ///
  /// - Throws: A ``RunError`` if one is not valid.
  static func check(_ options: [String]) throws(RunError) {
    guard !options.isEmpty else { return }
    do {
      _ = try LitmusTestArguments.read(options, bazel: BazelEnvironment([:]))
    } catch {
      throw RunError("\(fileName): \(error)")
    }
  }
}

// MARK: - Values
extension LitmusTestConfiguration {
  /// How an option is written.
  private enum Value {
    case flag
    case text
    case number
    case list
  }

  /// The options that a configuration may have.
  private static let known: [String: Value] = [
    "filter": .list, "skip": .list, "only": .list, "tag": .list, "failed-first": .flag,
    "shuffle": .number, "repeat": .number, "until-failure": .flag, "fail-fast": .flag,
    "max-failures": .number, "retries": .number, "time-limit": .number, "processes": .number,
    "process-per-test": .flag, "process-per-suite": .flag, "no-parallel": .flag, "junit": .text,
    "json": .text, "html": .text, "keep-output": .text, "output": .text, "quiet": .flag,
    "no-github": .flag, "no-capture": .flag, "configuration": .text, "scratch-path": .text,
    "sanitize": .list, "traits": .text, "enable-all-traits": .flag, "disable-default-traits": .flag,
    "enable-code-coverage": .flag,
    "build-option": .list, "durations": .text,
  ]

  private static func options(_ value: JSONValue, at location: String) throws(RunError) -> [String]
  {
    let values = try object(value, at: location, keys: Set(known.keys))
    var words: [String] = []
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      words += try option(key, value, at: "\(location).\(key)")
    }
    return words
  }

  private static func option(
    _ key: String, _ value: JSONValue, at location: String
  ) throws(RunError) -> [String] {
    func wrong(_ expected: String) -> RunError {
      RunError("\(fileName): \(location) was \(value), but expected \(expected).")
    }
    switch known[key] {
    case .flag:
      guard case .flag(let isOn) = value else { throw wrong("true or false") }
      return isOn ? ["--\(key)"] : []
    case .number:
      guard case .number(let number) = value else { throw wrong("a number") }
      return ["--\(key)=\(number.text)"]
    case .list:
      guard let texts = value.texts else { throw wrong("a text or a list of texts") }
      return texts.map { "--\(key)=\($0)" }
    case .text, nil:
      guard case .text(let text) = value else { throw wrong("a text") }
      return ["--\(key)=\(text)"]
    }
  }

  private static func override(
    _ value: JSONValue, at location: String
  ) throws(RunError) -> TestOverrides.Override {
    let keys = try object(value, at: location, keys: ["tests", "time-limit", "retries", "alone"])
    func wrong(_ key: String, _ expected: String) -> RunError {
      RunError(
        "\(fileName): \(location).\(key) was \(keys[key] ?? .nothing), but expected \(expected).")
    }
    guard case .text(let tests)? = keys["tests"] else {
      throw wrong("tests", "a regular expression for names of tests")
    }
    var override = TestOverrides.Override(tests: tests)
    if let value = keys["time-limit"] {
      guard case .number(let limit) = value, limit > 0, limit <= 1e9 else {
        throw wrong("time-limit", "more than 0 seconds and at most 1e9")
      }
      override.timeLimit = limit
    }
    if let value = keys["retries"] {
      guard case .number(let number) = value, let retries = Int(exactly: number), retries >= 0
      else {
        throw wrong("retries", "0 or more")
      }
      override.retries = retries
    }
    if let value = keys["alone"] {
      guard case .flag(let isAlone) = value else { throw wrong("alone", "true or false") }
      override.alone = isAlone
    }
    return override
  }

  /// Returns the end of an error that names what an unknown word most likely means; empty if nothing
  /// is similar.
  private static func hint(for word: String, among known: [String]) -> String {
    let nearest =
      Spelling(word).nearest(among: known)
      ?? known.first { $0.hasPrefix(word.prefix(4)) && word.count >= 4 }
    return nearest.map { " Did you mean '\(visible($0))'?" } ?? ""
  }

  /// Returns the keys and values of an object.
  ///
  /// - Parameters:
  ///   - value: The object.
  ///   - location: The keys that lead to it, for the error.
  ///   - keys: The keys that it may have; `nil` for any.
  /// - Throws: A ``RunError`` if it is not an object, or has another key.
  private static func object(
    _ value: JSONValue, at location: String, keys: Set<String>?
  ) throws(RunError) -> [String: JSONValue] {
    let name = location.isEmpty ? "The content" : location
    guard case .object(let object) = value else {
      throw RunError("\(fileName): \(name) was \(value), but expected an object.")
    }
    guard let keys else { return object }
    for key in object.keys.sorted() where !keys.contains(key) {
      let hint = hint(for: key, among: keys.sorted())
      let path = location.isEmpty ? key : "\(location).\(key)"
      throw RunError("\(fileName): there is no key '\(visible(path))'.\(hint)")
    }
    return object
  }
}
#endif
