// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of swift-argument-parser that Litmus uses.

public protocol ExpressibleByArgument {
  init?(argument: String)
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue: ExpressibleByArgument {
  public init?(argument: String) { fatalError() }
}

extension String: ExpressibleByArgument {
  public init?(argument: String) { fatalError() }
}

extension Int: ExpressibleByArgument {
  public init?(argument: String) { fatalError() }
}

extension Double: ExpressibleByArgument {
  public init?(argument: String) { fatalError() }
}

public protocol ParsableArguments: Decodable {
  init()
}

public protocol ParsableCommand: ParsableArguments {
  static var configuration: CommandConfiguration { get }
}

extension ParsableArguments {
  public static func parse(_ arguments: [String]?) throws -> Self { fatalError() }
  public static func message(for error: any Error) -> String { fatalError() }
  public static func exitCode(for error: any Error) -> ExitCode { fatalError() }
}

public struct CommandConfiguration: Sendable {
  public init(
    commandName: String? = nil, abstract: String = "", discussion: String = "", version: String = ""
  ) {}
}

public struct ExitCode: Error, Hashable, Sendable {
  public static let success = ExitCode()
}

public struct ArgumentHelp: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(
    _ abstract: String = "", valueName: String? = nil, visibility: ArgumentVisibility = .default
  ) {}
}

public struct NameSpecification: ExpressibleByArrayLiteral, Sendable {
  public struct Element: Sendable {
    public static let long = Element()
    public static func customShort(_ name: Character) -> Element { fatalError() }
    public static func customLong(_ name: String, withSingleDash: Bool = false) -> Element {
      fatalError()
    }
  }

  public static let long: NameSpecification = [.long]
  public static func customLong(
    _ name: String, withSingleDash: Bool = false
  ) -> NameSpecification { fatalError() }
  public init(arrayLiteral elements: Element...) {}
  public init<Names: Sequence<Element>>(_ sequence: Names) {}
}

public struct ArgumentVisibility: Sendable {
  public static let `default` = ArgumentVisibility()
  public static let hidden = ArgumentVisibility()
}

public struct SingleValueParsingStrategy: Sendable {
  public static let next = SingleValueParsingStrategy()
  public static let unconditional = SingleValueParsingStrategy()
}

public struct ArgumentArrayParsingStrategy: Sendable {
  public static let postTerminator = ArgumentArrayParsingStrategy()
}

public struct ArrayParsingStrategy: Sendable {
  public static let singleValue = ArrayParsingStrategy()
  public static let unconditionalSingleValue = ArrayParsingStrategy()
  public static let upToNextOption = ArrayParsingStrategy()
}

public struct FlagInversion: Sendable {
  public static let prefixedNo = FlagInversion()
}

@propertyWrapper
public struct OptionGroup<Value: ParsableArguments>: Decodable {
  public var wrappedValue: Value
  public init(from decoder: any Decoder) throws { fatalError() }
  public init(title: String = "", visibility: ArgumentVisibility = .default) { fatalError() }
}

@propertyWrapper
public struct Flag<Value>: Decodable {
  public var wrappedValue: Value
  public init(from decoder: any Decoder) throws { fatalError() }

  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil
  ) where Value == Bool { fatalError() }

  public init(
    wrappedValue: Bool,
    name: NameSpecification = .long,
    inversion: FlagInversion,
    help: ArgumentHelp? = nil
  ) where Value == Bool { fatalError() }
}

@propertyWrapper
public struct Option<Value>: Decodable {
  public var wrappedValue: Value
  public init(from decoder: any Decoder) throws { fatalError() }

  public init(
    wrappedValue: Value,
    name: NameSpecification = .long,
    parsing: SingleValueParsingStrategy = .next,
    help: ArgumentHelp? = nil
  ) where Value: ExpressibleByArgument { fatalError() }

  public init<Element: ExpressibleByArgument>(
    wrappedValue: [Element],
    name: NameSpecification = .long,
    parsing: ArrayParsingStrategy = .singleValue,
    help: ArgumentHelp? = nil
  ) where Value == [Element] { fatalError() }

  public init<Wrapped: ExpressibleByArgument>(
    name: NameSpecification = .long,
    parsing: SingleValueParsingStrategy = .next,
    help: ArgumentHelp? = nil
  ) where Value == Wrapped? { fatalError() }

  public init<Wrapped: ExpressibleByArgument>(
    name: NameSpecification = .long,
    defaultAsFlag: Wrapped,
    parsing: SingleValueParsingStrategy = .next,
    help: ArgumentHelp? = nil
  ) where Value == Wrapped? { fatalError() }
}

@propertyWrapper
public struct Argument<Value>: Decodable {
  public var wrappedValue: Value
  public init(from decoder: any Decoder) throws { fatalError() }

  public init<Element: ExpressibleByArgument>(
    wrappedValue: [Element], parsing: ArgumentArrayParsingStrategy, help: ArgumentHelp? = nil
  ) where Value == [Element] { fatalError() }
}

extension OptionGroup: Sendable where Value: Sendable {}
extension Flag: Sendable where Value: Sendable {}
extension Option: Sendable where Value: Sendable {}
extension Argument: Sendable where Value: Sendable {}
