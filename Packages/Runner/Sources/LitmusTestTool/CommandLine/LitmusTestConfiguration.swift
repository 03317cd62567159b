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
  /// The tests whose failures fail no run until a day.
  private(set) var quarantine: [Quarantine.Entry] = []
  /// The groups of tests of which only some run at the same time.
  private(set) var groups: [TestGroup] = []
  /// The scripts, each after those that it needs.
  private(set) var scripts: [TestScript] = []
  /// Where the objects of each list are, by its key.
  private var positions: [String: [JSONPosition]] = [:]
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
    let root = try JSONReader.value(of: json)
    let keys: Set = ["default", "profiles", "overrides", "quarantine", "groups", "scripts"]
    let members = try ConfiguredObject(root, at: "", keys: keys).members
    // Scripts name groups.
    for member in members.filter({ $0.key != "scripts" }) + members.filter({ $0.key == "scripts" })
    {
      switch member.key {
      case "default": defaults = try Self.settings(member.value, at: "default")
      case "profiles":
        for profile in try ConfiguredObject(member.value, at: "profiles", keys: nil).members {
          profiles[profile.key] = try Self.settings(profile.value, at: "profiles.\(profile.key)")
        }
      case "overrides":
        overrides = try list(
          member, keys: ["tests", "time-limit", "retries", "retry-delay", "alone"], Self.override)
      case "quarantine":
        quarantine = try list(member, keys: ["tests", "owner", "until"], Self.quarantineEntry)
      case "groups":
        groups = try list(
          member, keys: ["name", "processes", "tests", "modules", "suites", "tags"], Self.group)
        try checkNames(groups.map(\.name), at: "groups", of: "group")
      default: try readScripts(member)
      }
    }
  }

  /// Reads the objects of a list, and remembers where they are.
  private mutating func list<Value>(
    _ member: JSONMember, keys: Set<String>, _ read: (ConfiguredObject) throws(RunError) -> Value
  ) throws(RunError) -> [Value] {
    let objects = try ConfiguredObject.list(member.value, at: member.key, keys: keys)
    positions[member.key] = objects.map(\.position)
    return try objects.map(read)
  }

  /// Checks that each object of a list has a name of its own.
  private func checkNames(_ names: [String], at key: String, of what: String) throws(RunError) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw RunError(
        "\(key)[\(index)].name was '\(visible(name))', but expected a name that no other \(what) has",
        at: position(of: index, in: key))
    }
  }

  private func position(of index: Int, in key: String) -> JSONPosition {
    positions[key]?[index] ?? JSONPosition()
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
      let hint = ConfiguredObject.hint(for: profile, among: profiles.keys.sorted())
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
      throw RunError(
        problem.hasPrefix(option)
          ? "\(setting.path) \(problem.dropFirst(option.count))" : "\(setting.path): \(problem)",
        at: setting.position)
    }
    throw RunError("\(Self.fileName): \(problem)")
  }

  private static func problem(of options: [String]) -> String? {
    do {
      _ = try LitmusTestArguments().adding(options, before: [])
        .runnerArguments(BazelEnvironment([:]))
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
    func warning(_ index: Int, _ key: String, _ text: String) -> String {
      "\(Self.fileName):\(position(of: index, in: key)): \(text)"
    }
    let unused = try TestOverrides(overrides).unused(among: tests).map { index in
      warning(
        index, "overrides",
        "no test matches '\(visible(overrides[index].tests))', so the override has no effect.")
    }
    let ended = try quarantine.enumerated().compactMap { index, entry in
      let names = "'\(visible(entry.tests))'"
      if entry.isOver(at: date) {
        return warning(
          index, "quarantine",
          "the quarantine of \(names) ended on \(entry.until) (owner: \(visible(entry.owner))), so "
            + "its failures fail the run.")
      }
      let list = try Quarantine([entry], at: date)
      return tests.contains(where: list.contains)
        ? nil
        : warning(
          index, "quarantine", "no test matches \(names), so the quarantine has no effect.")
    }
    return unused + ended
  }
}

// MARK: - Options
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
  /// The options that a configuration may have, by their keys.
  static let knownOptions = Dictionary(
    uniqueKeysWithValues: LitmusTestArguments().options
      .filter { $0.uses.contains(.configuration) }.map { ($0.key, $0) })

  private static func settings(
    _ value: JSONValue, at path: String
  ) throws(RunError) -> [Setting] {
    let object = try ConfiguredObject(value, at: path, keys: Set(knownOptions.keys))
    var settings: [Setting] = []
    for member in object.members.sorted(by: { $0.key < $1.key }) {
      guard let option = knownOptions[member.key] else { continue }
      let words = try object.needed(member.key, option.form.expectation) {
        Self.words(option.name, option.form, $0)
      }
      settings.append(
        Setting(
          path: object.path(to: member.key), position: member.value.position, words: words))
    }
    return settings
  }

  /// Returns the words of a command line that mean the same; `nil` if the value is wrong.
  private static func words(_ name: String, _ form: OptionForm, _ value: JSONValue) -> [String]? {
    switch (form, value.content) {
    case (.flag, .flag(let isOn)), (.seed, .flag(let isOn)): isOn ? [name] : []
    case (.number, .number(let text)): ["\(name)=\(text)"]
    case (.wholeNumber, .number): value.wholeNumber.map { ["\(name)=\($0)"] }
    case (.seed, .number): value.wholeNumber.flatMap { $0 < 0 ? nil : ["\(name)=\($0)"] }
    case (.text, _): value.text.map { ["\(name)=\($0)"] }
    case (.choice(let words), .text(let text)): words.contains(text) ? ["\(name)=\(text)"] : nil
    case (.list, _): value.texts?.map { "\(name)=\($0)" }
    case (.choices(let words), _):
      value.texts.flatMap { texts in
        texts.allSatisfy(words.contains) ? texts.map { "\(name)=\($0)" } : nil
      }
    default: nil
    }
  }
}

// MARK: - Tests
extension LitmusTestConfiguration {
  private static let tests = "a regular expression for names of tests"

  private static func override(
    _ object: ConfiguredObject
  ) throws(RunError) -> TestOverrides.Override {
    let tests = try object.needed("tests", Self.tests, \.text)
    guard object.members.count > 1 else {
      throw object.error(
        "sets nothing, but expected 'time-limit', 'retries', 'retry-delay' or 'alone'")
    }
    let override = TestOverrides.Override(
      tests: tests, timeLimit: try timeLimit(object),
      retries: try object.value("retries", "a whole number, 0 or more") { value in
        value.wholeNumber.flatMap { $0 >= 0 ? $0 : nil }
      },
      retryDelay: try object.value("retry-delay", "0 to 1e9 seconds") { value in
        value.number.flatMap { (0...1e9).contains($0) ? $0 : nil }
      },
      alone: try object.value("alone", "true or false", \.flag))
    try object.check("tests") { () throws(RunError) in _ = try TestPattern(tests) }
    return override
  }

  private static func timeLimit(_ object: ConfiguredObject) throws(RunError) -> Double? {
    try object.value("time-limit", "more than 0 seconds and at most 1e9") { value in
      value.number.flatMap { $0 > 0 && $0 <= 1e9 ? $0 : nil }
    }
  }

  private static func quarantineEntry(
    _ object: ConfiguredObject
  ) throws(RunError) -> Quarantine.Entry {
    let entry = Quarantine.Entry(
      tests: try object.needed("tests", Self.tests, \.text),
      owner: try object.needed("owner", "who has them mended", \.text),
      until: try object.needed("until", "the last day, as in '2026-01-31'") { value in
        value.text.flatMap { isDay($0) ? $0 : nil }
      })
    try object.check("tests") { () throws(RunError) in _ = try TestPattern(entry.tests) }
    return entry
  }

  private static func isDay(_ text: String) -> Bool {
    // The parser accepts days that no month has, and turns them into others.
    let format = Date.ISO8601FormatStyle.iso8601.year().month().day()
    return (try? Date(text, strategy: format))?.formatted(format) == text
  }

  private static func group(_ object: ConfiguredObject) throws(RunError) -> TestGroup {
    let group = TestGroup(
      name: try object.name(), tests: try object.names("tests") ?? [],
      modules: try object.names("modules") ?? [], suites: try object.names("suites") ?? [],
      tags: (try object.names("tags") ?? []).map { String($0.trimmingPrefix(".")) },
      processes: try object.needed(
        "processes", "1 to 256", missing: "how many of its tests run at the same time"
      ) { value in value.wholeNumber.flatMap { (1...256).contains($0) ? $0 : nil } })
    try object.check("tests") { () throws(RunError) in
      for text in group.tests { _ = try TestPattern(text) }
    }
    guard object.has("tests", "modules", "suites", "tags") else {
      throw object.error("names no tests, but expected 'tests', 'modules', 'suites' or 'tags'")
    }
    return group
  }

  /// Checks that each name in a group is that of a test.
  ///
  /// A group that misses a test by its name would not keep it from running beside others.
  ///
  /// - Parameter tests: All tests of the package.
  /// - Throws: A ``RunError`` that names the first name that matches none.
  func checkGroups(_ tests: [TestDescription]) throws(RunError) {
    for (index, group) in groups.enumerated() {
      guard let unknown = try group.unknownName(among: tests) else { continue }
      let label = unknown.what == "test" ? "test matches" : "\(unknown.what) is called"
      let known: [String] =
        switch unknown.what {
        case "module": tests.map(\.id.module)
        case "suite": tests.map(\.id.suite)
        case "tag": tests.flatMap(\.tags)
        default: tests.map(\.id.description)
        }
      let hint = ConfiguredObject.hint(for: unknown.name, among: Set(known).sorted())
      throw RunError(
        "in the group '\(visible(group.name))', no \(label) '\(visible(unknown.name))'.\(hint)",
        at: position(of: index, in: "groups"))
    }
  }
}

// MARK: - Scripts
extension LitmusTestConfiguration {
  /// Reads the scripts, after the groups.
  private mutating func readScripts(_ member: JSONMember) throws(RunError) {
    let groups = groups.map(\.name)
    scripts = try list(
      member, keys: ["name", "before", "after", "groups", "needs", "time-limit"]
    ) { object throws(RunError) in try Self.script(object, groups: groups) }
    let names = scripts.map(\.name)
    try checkNames(names, at: "scripts", of: "script")
    for (index, script) in scripts.enumerated() {
      guard let unknown = script.needs.first(where: { !names.contains($0) }) else { continue }
      throw RunError(
        "scripts[\(index)].needs: there is no script '\(visible(unknown))'."
          + ConfiguredObject.hint(for: unknown, among: names),
        at: position(of: index, in: "scripts"))
    }
    do {
      scripts = try scripts.sorted()
    } catch {
      throw RunError("\(error)", at: member.value.position)
    }
  }

  private static func script(
    _ object: ConfiguredObject, groups: [String]
  ) throws(RunError) -> TestScript {
    let script = TestScript(
      name: try object.name(), before: try object.value("before", "a command of the shell", \.text),
      after: try object.value("after", "a command of the shell", \.text),
      groups: try object.names("groups") ?? [], needs: try object.names("needs") ?? [],
      timeLimit: try timeLimit(object) ?? TestScript.usualTimeLimit)
    try object.check("groups") { () throws(RunError) in
      if let unknown = script.groups.first(where: { !groups.contains($0) }) {
        throw RunError(
          "there is no group '\(visible(unknown))'."
            + ConfiguredObject.hint(for: unknown, among: groups))
      }
    }
    guard object.has("before", "after") else {
      throw object.error("does nothing, but expected 'before' or 'after'")
    }
    return script
  }
}
#endif
