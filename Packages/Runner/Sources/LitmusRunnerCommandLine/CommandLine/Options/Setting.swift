#if LITMUS_RUNNER
internal import ArgumentParser

/// An option, declared once, at the property that has its value: with its name, its help, and where it applies.
///
/// ```swift
/// struct ExecutionArguments: OptionList {
///   @Setting(
///     "Run a test that failed up to n times more.", value: "n", valid: .atLeast(0),
///     in: .configuration)
///   var retries: Int? = nil
/// }
/// ```
///
/// The rest is derived: the declaration for the parser, the key of litmus-test.json, the copies for child
/// processes, the errors about a wrong value or about an option without effect, and the words of a command that
/// sets it again.
@propertyWrapper
package struct Setting<Value: SettingValue>: Codable, Sendable {
  package var wrappedValue: Value
  /// What is declared; `nil` in a copy that was decoded, because ``OptionList/options`` reads the declaration from
  /// a new list.
  private let declaration: OptionDeclaration<Value>?

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if the option is not given, which a given one never has: `nil`, `false` or none.
  ///   - help: The text for `--help`.
  ///   - value: What the help calls the value.
  ///   - name: The name, if it is not that of the property. With its dash it has a single one.
  ///   - short: A second name of one letter.
  ///   - parsing: The words that are its value.
  ///   - valid: The valid values, if not all of them are.
  ///   - uses: Where it applies.
  ///   - mode: What the program does instead of running its tests once, if the option asks for that.
  ///   - needs: The option without which this one has no effect.
  ///   - isHidden: Whether the help leaves it out.
  package init(
    wrappedValue: Value, _ help: String, value: String? = nil, name: String? = nil,
    short: Character? = nil, parsing: OptionParsing = .next, valid: Validity<Value>? = nil,
    in uses: OptionUses = [], mode: RunMode? = nil, needs: OptionNeed? = nil,
    isHidden: Bool = false
  ) {
    self.wrappedValue = wrappedValue
    declaration = OptionDeclaration(
      help: help, valueName: value, name: name, short: short, parsing: parsing, validity: valid,
      uses: uses, mode: mode, needs: needs, isHidden: isHidden)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The parser's container has no value for an optional one that was not given.
    wrappedValue =
      container.decodeNil() ? try Value.absent() : try container.decode(Value.self)
    declaration = nil
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

/// The declaration of an option without its value.
///
/// It is an object because types contain up to two hundred options, and the compiler writes code that copies each
/// property of each.
package final class OptionDeclaration<Value>: Sendable {
  let help: String
  let valueName: String?
  let name: String?
  let short: Character?
  let parsing: OptionParsing
  let validity: Validity<Value>?
  let uses: OptionUses
  let mode: RunMode?
  let needs: OptionNeed?
  let isHidden: Bool

  init(
    help: String, valueName: String?, name: String?, short: Character?, parsing: OptionParsing,
    validity: Validity<Value>?, uses: OptionUses, mode: RunMode?, needs: OptionNeed?, isHidden: Bool
  ) {
    self.help = help
    self.valueName = valueName
    self.name = name
    self.short = short
    self.parsing = parsing
    self.validity = validity
    self.uses = uses
    self.mode = mode
    self.needs = needs
    self.isHidden = isHidden
  }

  /// Returns the name that the command line has, with its dashes.
  ///
  /// - Parameter property: The name of the property, from which it is made if no other was declared.
  func name(of property: String) -> String {
    guard let name else {
      return "--"
        + property.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    }
    return name.hasPrefix("-") ? name : "--\(name)"
  }
}

extension OptionDeclaration {
  /// The help as ArgumentParser has it.
  var argumentHelp: ArgumentHelp {
    ArgumentHelp(
      "\(help)", valueName: valueName, visibility: isHidden ? .hidden : .default)
  }

  /// Returns the names as ArgumentParser has them.
  func specification(_ property: String) -> NameSpecification {
    let name = name(of: property)
    let long = NameSpecification.Element.customLong(
      String(name.drop { $0 == "-" }), withSingleDash: !name.hasPrefix("--"))
    return NameSpecification(short.map { [.customShort($0), long] } ?? [long])
  }
}

/// The words of a command line that are the value of an option.
package enum OptionParsing: Equatable, Sendable {
  /// The next one, which begins with no dash.
  case next
  /// The next one, whatever it begins with.
  case unconditional
  /// All up to the next option.
  case upToNextOption
  /// All after `--`.
  case afterTerminator
  /// The next one, or none, which means this value.
  case optional(String)
}

/// An option without which another has no effect.
package struct OptionNeed: Sendable {
  /// Its name.
  var option: String
  /// The end of the error about the other.
  var reason: String

  /// Describes it.
  package init(_ option: String, _ reason: String) {
    self.option = option
    self.reason = reason
  }
}

// MARK: - Reflection
/// A setting whose type of value is not known.
protocol AnySetting {
  func option(_ property: String, _ current: Any) -> DeclaredOption?
  func parserDeclaration(_ property: String) -> Any?
}

extension Setting: AnySetting {
  /// Returns the option with its current value.
  func option(_ property: String, _ current: Any) -> DeclaredOption? {
    guard let declaration, let value = (current as? Setting<Value>)?.wrappedValue else {
      return nil
    }
    let name = declaration.name(of: property)
    let isGiven = value != wrappedValue
    return DeclaredOption(
      name: name, uses: declaration.uses, mode: declaration.mode, needs: declaration.needs,
      isForProgram: declaration.parsing == .afterTerminator,
      form: declaration.validity?.form ?? Value.form,
      isGiven: isGiven,
      words: isGiven ? value.words(name, declaration.parsing) : [],
      problem: declaration.validity?.problem(value).map { "\(name) was \($0)." },
      path: declaration.uses.contains(.file) ? value as? String : nil)
  }

  /// Returns the declaration as ArgumentParser has it.
  func parserDeclaration(_ property: String) -> Any? {
    declaration.map { wrappedValue.declared($0, property) }
  }
}
#endif
