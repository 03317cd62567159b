import ArgumentParser
import LitmusToolSupport

/// A setting or an option, declared once: with its name, its help, where it can be given, and what its value changes.
///
/// ```swift
/// Setting("maxWidth", Int.self, "The maximum width of a snippet's lines.", value: "count") {
///   $0.settings.format.maxWidth = $1
/// }
/// ```
///
/// Its option, its keys in the configurations and the errors about a wrong value follow from that.
struct Setting: Sendable {
  /// Sets a value, or throws what is wrong with it.
  typealias Setter<Value> = @Sendable (inout DocsRun, _ value: Value) throws(Problem) -> Void
  /// Sets a value that was given.
  typealias Change = @Sendable (inout DocsRun) throws(Problem) -> Void

  /// The key in `litmus-docs.json`, as in `maxWidth`, whose option is `--max-width`.
  let key: String
  /// The rules whose configurations have the key; none for an option of one run.
  let files: Set<Compatibility>
  /// Sets a value of a configuration.
  let configure: @Sendable (inout DocsRun, JSONValue, _ name: String) throws(Problem) -> Void
  /// Whether a value follows the option.
  private(set) var hasValue = true
  /// Returns the property wrapper that declares the option; nil without one.
  private(set) var declaration: (@Sendable () -> Any)?
  /// Returns what a parsed option changes; nil if it was not given.
  private(set) var change: @Sendable (KeyedDecodingContainer<SettingKey>) throws -> Change? = { _ in
    nil
  }

  /// The option with its dashes.
  var option: String {
    "--" + key.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  /// Declares a setting that is only in a configuration.
  init<Value: SettingValue>(
    _ key: String, _ type: Value.Type, in files: Set<Compatibility>, set: @escaping Setter<Value>
  ) {
    self.key = key
    self.files = files
    configure = { run, json, name throws(Problem) in
      let value = try Value.value(of: json, name)
      do throws(Problem) {
        try set(&run, value)
      } catch {
        throw Problem("\(name) \(error.message)")
      }
    }
  }

  /// Declares a setting whose option has a value.
  ///
  /// - Parameters:
  ///   - key: The key of the configuration, from which the name of the option is made.
  ///   - help: The text for `--help`.
  ///   - name: What the help calls the value.
  ///   - alias: A second name of the option: a letter, or a word with its hyphens.
  ///   - usual: The value that the help calls the default; nil for none.
  ///   - files: The rules whose configurations have the key.
  init<Value: SettingValue & ExpressibleByArgument>(
    _ key: String, _ type: Value.Type, _ help: String, value name: String? = nil,
    alias: String? = nil, default usual: Value? = nil,
    in files: Set<Compatibility> = Set(Compatibility.allCases),
    set: @escaping Setter<Value>
  ) {
    self.init(key, type, in: files, set: set)
    if let usual {
      declare(set) {
        Option(wrappedValue: usual, name: Self.names(alias), help: Self.help(help, name))
      } value: {
        $0.wrappedValue
      }
    } else {
      declare(set) {
        Option<Value?>(name: Self.names(alias), help: Self.help(help, name))
      } value: {
        $0.wrappedValue
      }
    }
  }

  /// Declares a list; its option has one element, and is repeatable.
  init(
    _ key: String, _ path: any WritableKeyPath<DocsRun, [String]> & Sendable,
    _ combination: ListCombination, _ help: String, value name: String, alias: String? = nil,
    in files: Set<Compatibility> = Set(Compatibility.allCases)
  ) {
    self.init(key, [String].self, in: files) { $0[keyPath: path] = $1 }
    let combine: Setter<[String]> = { run, values in
      let rules = run.settings.format.compatibility
      run[keyPath: path] = combination.list(run[keyPath: path], with: values, rules)
    }
    declare(combine) {
      Option(wrappedValue: [], name: Self.names(alias), help: Self.help(help, name))
    } value: {
      $0.wrappedValue.isEmpty ? nil : $0.wrappedValue
    }
  }

  /// Declares an option without a value.
  init(flag key: String, _ help: String, set: @escaping Setter<Bool>) {
    self.init(key, Bool.self, in: [], set: set)
    hasValue = false
    declare(set) {
      Flag(wrappedValue: false, help: Self.help(help))
    } value: {
      $0.wrappedValue ? true : nil
    }
  }

  /// Declares a setting with two flags, as in `--links` and `--no-links`.
  ///
  /// - Parameter usual: The value that the help calls the default; nil for none.
  init(
    switch key: String, _ help: String, default usual: Bool? = nil,
    in files: Set<Compatibility> = [], set: @escaping Setter<Bool>
  ) {
    self.init(key, Bool.self, in: files, set: set)
    hasValue = false
    if let usual {
      declare(set) {
        Flag(wrappedValue: usual, inversion: .prefixedNo, help: Self.help(help))
      } value: {
        $0.wrappedValue
      }
    } else {
      declare(set) {
        Flag<Bool?>(inversion: .prefixedNo, help: Self.help(help))
      } value: {
        $0.wrappedValue
      }
    }
  }

  private mutating func declare<Declared: Decodable & SendableMetatype, Value: SettingValue>(
    _ set: @escaping Setter<Value>, _ declaration: @escaping @Sendable () -> Declared,
    value: @escaping @Sendable (Declared) -> Value?
  ) {
    self.declaration = declaration
    change = { [key] in
      let declared = try $0.decode(Declared.self, forKey: SettingKey(stringValue: key))
      guard let value = value(declared) else { return nil }
      return { run throws(Problem) in
        try value.requireValid()
        try set(&run, value)
      }
    }
  }

  private static func help(_ text: String, _ name: String? = nil) -> ArgumentHelp {
    ArgumentHelp("\(text)", valueName: name)
  }

  /// Returns the names of an option: that of the property, and a letter or a word.
  private static func names(_ alias: String?) -> NameSpecification {
    guard let alias else { return .long }
    return alias.count == 1
      ? [.long, .customShort(Character(alias))] : [.long, .customLong(alias)]
  }
}

/// What the values of a repeatable option do with those of the configuration.
enum ListCombination: Sendable {
  case replace
  /// Adds them, each once; MarkdownSnippets splits them at a character.
  case add(separator: Character?)

  fileprivate func list(
    _ old: [String], with values: [String], _ rules: Compatibility
  ) -> [String] {
    guard case .add(let separator) = self else { return values }
    guard let separator, rules == .mdsnippets else { return (old + values).unique() }
    return (old + values.flatMap { $0.split(separator: separator).map(String.init) }).unique()
  }
}
