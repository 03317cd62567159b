#if LITMUS_RUNNER
package import ArgumentParser
internal import LitmusRunnerCore

/// A value that an option can have.
package protocol SettingValue: Codable, Equatable, Sendable {
  /// How litmus-test.json has it.
  static var form: OptionForm { get }

  /// Returns the value of an option that the parser has no value for.
  static func absent() throws -> Self

  /// Returns the words of a command line that set the value.
  func words(_ name: String, _ parsing: OptionParsing) -> [String]

  /// Returns the declaration of an option with this default, as ArgumentParser has it.
  func declared(_ declaration: OptionDeclaration<Self>, _ property: String) -> Any
}

/// How the value of an option is written in litmus-test.json.
package enum OptionForm: Equatable, Sendable {
  case flag
  case text
  case number
  case wholeNumber
  case list
  /// One of some words.
  case choice([String])
  /// Some of these words.
  case choices([String])
  /// A whole number, or `true` for one that differs each time.
  case seed
}

extension SettingValue {
  package static func absent() throws -> Self {
    throw RunError("An option without a default has no value.")
  }
}

extension Bool: SettingValue {
  package static var form: OptionForm { .flag }

  package func words(_ name: String, _ parsing: OptionParsing) -> [String] {
    [self ? name : "--no-\(name.drop { $0 == "-" })"]
  }

  package func declared(_ declaration: OptionDeclaration<Self>, _ property: String) -> Any {
    let name = declaration.specification(property)
    let help = declaration.argumentHelp
    // What is on without a flag needs one that turns it off.
    return self
      ? Flag(wrappedValue: true, name: name, inversion: .prefixedNo, help: help)
      : Flag(wrappedValue: false, name: name, help: help)
  }
}

extension Optional: SettingValue where Wrapped: SettingWord {
  package static var form: OptionForm { Wrapped.form }

  package static func absent() -> Wrapped? { nil }

  package func words(_ name: String, _ parsing: OptionParsing) -> [String] {
    switch (self, parsing) {
    case (nil, _): []
    case (let value?, .optional): value.word.map { ["\(name)=\($0)"] } ?? [name]
    case (let value?, _): OptionParsing.words(name, value.word ?? "", parsing)
    }
  }

  package func declared(_ declaration: OptionDeclaration<Self>, _ property: String) -> Any {
    let name = declaration.specification(property)
    let help = declaration.argumentHelp
    switch declaration.parsing {
    case .optional(let usual):
      guard let usual = Wrapped(argument: usual) else { break }
      return ArgumentParser.Option<Wrapped?>(
        name: name, defaultAsFlag: usual, parsing: .next, help: help)
    case .unconditional:
      return ArgumentParser.Option<Wrapped?>(name: name, parsing: .unconditional, help: help)
    default: break
    }
    // A negative number is parsed, too, so that the error is about its value.
    return ArgumentParser.Option<Wrapped?>(
      name: name, parsing: Wrapped.form == .text ? .next : .unconditional, help: help)
  }
}

extension [String]: SettingValue {
  package static var form: OptionForm { .list }

  package func words(_ name: String, _ parsing: OptionParsing) -> [String] {
    switch parsing {
    case .upToNextOption: [name] + self
    case .afterTerminator: ["--"] + self
    default: flatMap { OptionParsing.words(name, $0, parsing) }
    }
  }

  package func declared(_ declaration: OptionDeclaration<Self>, _ property: String) -> Any {
    let strategy: ArrayParsingStrategy
    switch declaration.parsing {
    case .afterTerminator:
      return Argument(
        wrappedValue: self, parsing: .postTerminator, help: declaration.argumentHelp)
    case .upToNextOption: strategy = .upToNextOption
    case .unconditional: strategy = .unconditionalSingleValue
    default: strategy = .singleValue
    }
    return ArgumentParser.Option(
      wrappedValue: self, name: declaration.specification(property), parsing: strategy,
      help: declaration.argumentHelp)
  }
}

extension OptionParsing {
  fileprivate static func words(_ name: String, _ value: String, _ parsing: Self) -> [String] {
    if case .unconditional = parsing { return [name, value] }
    return value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value]
  }
}

/// A value that is one word of a command line.
package protocol SettingWord: ExpressibleByArgument, Codable, Equatable, Sendable {
  static var form: OptionForm { get }

  /// The word; `nil` if the option needs none.
  var word: String? { get }
}

extension String: SettingWord {
  package static var form: OptionForm { .text }
  package var word: String? { self }
}

extension Int: SettingWord {
  package static var form: OptionForm { .wholeNumber }
  package var word: String? { "\(self)" }
}

extension Double: SettingWord {
  package static var form: OptionForm { .number }
  package var word: String? { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

extension SettingWord where Self: CaseIterable & RawRepresentable, RawValue == String {
  package static var form: OptionForm { .choice(allCases.map(\.rawValue)) }
  package var word: String? { rawValue }
}
#endif
