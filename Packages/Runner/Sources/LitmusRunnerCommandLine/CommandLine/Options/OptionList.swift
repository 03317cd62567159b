#if LITMUS_RUNNER
internal import ArgumentParser
package import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerReports

/// A type whose properties are options, each a ``Setting``, or lists of options.
package protocol OptionList: Codable, Sendable {
  /// The section of the help with its options.
  static var title: String { get }

  /// Makes the options with their default values.
  init()
}

/// The options of a program.
package protocol ProgramOptions: OptionList {
  /// The name of the command, for the help.
  static var commandName: String { get }
  /// The first sentence of the help.
  static var abstract: String { get }
  /// The text of the help before the options.
  static var discussion: String { get }
  /// The version that `--version` shows; empty, which is the default, for no such option.
  static var version: String { get }
}

extension ProgramOptions {
  package static var title: String { "" }
  package static var version: String { "" }
}

/// An option with its current value.
package struct DeclaredOption: Sendable {
  /// The name with its dashes.
  package var name: String
  package var uses: OptionUses
  /// What the program does instead of running its tests once, if the option asks for that.
  var mode: RunMode?
  var needs: OptionNeed?
  /// Whether it has arguments of the program, which the runner does not read.
  var isForProgram: Bool
  package var form: OptionForm
  /// Whether the value is not the default.
  package var isGiven: Bool
  /// The words of a command line that set the value; none if it is the default.
  var words: [String]
  /// What is wrong with the value.
  var problem: String?
  /// The value, if it is the path of a file that is written.
  var path: String?
}

extension OptionList {
  /// All options, in the order of their declarations.
  package var options: [DeclaredOption] {
    zip(Mirror(reflecting: Self()).children, Mirror(reflecting: self).children).flatMap {
      declared, current in
      if let list = current.value as? any OptionList { return list.options }
      let setting = declared.value as? any AnySetting
      let property = String((declared.label ?? "").drop { $0 == "_" })
      return setting?.option(property, current.value).map { [$0] } ?? []
    }
  }

  /// Returns the words of a command line that set the options that apply somewhere.
  package func words(in use: OptionUses) -> [String] { words { $0.uses.isSuperset(of: use) } }

  /// Returns the words of a command line that set the chosen options.
  package func words(where isChosen: (DeclaredOption) -> Bool = { _ in true }) -> [String] {
    options.filter(isChosen).flatMap(\.words)
  }

  /// Checks that each option of a command line has an effect beside the others.
  ///
  /// - Throws: A ``RunError`` if one has none.
  package func checkEffects() throws(RunError) {
    let given = options.filter(\.isGiven)
    for option in given {
      guard let needs = option.needs, !given.contains(where: { $0.name == needs.option }) else {
        continue
      }
      throw RunError("\(option.name) was given without \(needs.option)\(needs.reason).")
    }
    for case (let option, let mode?) in given.map({ ($0, $0.mode) }) {
      for other in given where other.name != option.name && !other.isForProgram {
        guard !other.uses.contains(mode.use) else { continue }
        throw RunError("\(other.name) was given with \(option.name), \(mode.reason).")
      }
    }
  }

  /// Checks that the values are valid, and that each file is written by one option.
  ///
  /// - Throws: A ``RunError`` if one is not.
  package func checkValues() throws(RunError) {
    let options = options
    if let problem = options.lazy.compactMap(\.problem).first { throw RunError(problem) }
    var known: [(option: String, path: String)] = []
    for case (let option, let path?) in options.map({ ($0.name, $0.path) }) {
      if let same = known.first(where: { RealPath.ofFile($0.path) == RealPath.ofFile(path) }) {
        let other = same.path == path ? "" : " and '\(visible(path))', which are one file"
        throw RunError(
          "\(same.option) and \(option) were both '\(visible(same.path))'\(other), but expected "
            + "two paths.")
      }
      known.append((option, path))
    }
  }
}

// MARK: - The parser
extension ProgramOptions {
  /// Parses a command line.
  ///
  /// - Parameter words: The arguments without the program's name.
  /// - Returns: The options; or a text, if the command line only asks to show one.
  /// - Throws: A ``RunError`` of one line if an option is wrong.
  package static func parse(_ words: [String]) throws(RunError) -> ParsedOptions<Self> {
    do {
      return .options(try ParsedCommand<Self>.parse(words).list ?? Self())
    } catch {
      let message = ParsedCommand<Self>.message(for: error)
      if ParsedCommand<Self>.exitCode(for: error) == .success { return .text(message) }
      let lines = message.split(whereSeparator: \.isNewline).map { visible(String($0)) }
      let line = lines.joined(separator: " ")
      throw RunError(line.hasSuffix(".") || line.hasSuffix("?") ? line : line + ".")
    }
  }
}

extension ProgramOptions {
  /// Returns the options with some of those of another command line, if they are given there.
  ///
  /// - Throws: A ``RunError`` if they are wrong.
  func replacing(_ use: OptionUses, from other: Self) throws(RunError) -> Self {
    let new = Set(other.options.filter { $0.isGiven && $0.uses.isSuperset(of: use) }.map(\.name))
    let words = other.words(in: use) + self.words { !new.contains($0.name) }
    guard case .options(let options) = try Self.parse(words) else { return self }
    return options
  }
}

/// What a command line says.
package enum ParsedOptions<Options: ProgramOptions> {
  case options(Options)
  /// Only to show a text.
  case text(String)
}

/// A list of options as ArgumentParser sees it.
///
/// ArgumentParser finds declarations in the mirror of a type, and decodes their values into it. So this mirror
/// has the declarations of the settings, and the values are decoded into the list.
private protocol ParsedList: ParsableArguments, CustomReflectable {
  associatedtype List: OptionList
  init(list: List?)
  /// The list; `nil` before it is decoded.
  var list: List? { get }
}

/// What the mirrors contain: in a debug build, ArgumentParser makes one of each list dozens of times.
private let parserDeclarations = Locked<[ObjectIdentifier: [Mirror.Child]]>([:])

extension ParsedList {
  init() { self.init(list: nil) }

  init(from decoder: any Decoder) throws { self.init(list: try List(from: decoder)) }

  var customMirror: Mirror {
    let children = parserDeclarations.withLock { known in
      let children = known[ObjectIdentifier(List.self)] ?? List().parserDeclarations
      known[ObjectIdentifier(List.self)] = children
      return children
    }
    return Mirror(self, children: children)
  }
}

private struct ParsedGroup<List: OptionList>: ParsedList {
  var list: List?
}

private struct ParsedCommand<List: ProgramOptions>: ParsedList, ParsableCommand {
  var list: List?

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: List.commandName, abstract: List.abstract, discussion: List.discussion,
      version: List.version)
  }
}

extension OptionList {
  fileprivate var parserDeclarations: [Mirror.Child] {
    Mirror(reflecting: self).children.compactMap { label, value in
      let property = String((label ?? "").drop { $0 == "_" })
      let declaration =
        (value as? any OptionList)?.group ?? (value as? any AnySetting)?.parserDeclaration(property)
      return declaration.map { (label: property, value: $0) }
    }
  }

  private var group: Any { OptionGroup<ParsedGroup<Self>>(title: Self.title) }
}
#endif
