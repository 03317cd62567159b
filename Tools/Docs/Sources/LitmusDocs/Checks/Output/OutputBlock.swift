/// A fence with the output of a command.
struct OutputBlock: FillableBlock {
  static let begin: StaticString = "output"
  static let end: StaticString = "endOutput"
  static let problemKind = Finding.Kind.output
  static let differenceKind = Finding.Kind.output

  /// A pattern of lines, and its text.
  typealias Pattern = (text: String, expression: Regex<AnyRegexOutput>)

  let command: String
  /// The expected exit code of the command.
  private(set) var exit = 0
  /// Whether the command runs once for all blocks with this command and this option.
  private(set) var isShared = false
  /// The files and folders that the output depends on, relative to the package; nil if unknown.
  private(set) var inputs: [String]?
  /// A pattern of the lines to show; the others are omitted.
  private var lines: Pattern?
  /// A pattern of the first line to show; the lines before it are omitted.
  private var from: Pattern?
  /// A pattern of the first line after that to omit, with all lines after it.
  private var to: Pattern?
  /// Nil until the first update writes it.
  var fence: MarkdownFence?
  let directive: Directive

  init(_ directive: Directive, in lines: TextLines) throws(Problem) {
    self.directive = directive
    command = directive.argument
    fence = directive.fences.first
    for attribute in directive.attributes { try read(attribute) }
    guard !command.isEmpty else {
      throw Problem("'output' without a command: write '<!-- output: COMMAND -->'")
    }
    guard fence != nil || Self.isEmpty(directive.lines, in: lines) else {
      throw Problem("'output' without a fence: add '```text' and '```' below it")
    }
    guard directive.fences.count <= 1 else {
      throw Problem(
        "'output' with \(directive.fences.count) fences, but expected 1: "
          + "close it with '<!-- endOutput -->' after the first")
    }
  }

  /// Returns whether there are only white space and marks of quotes between the two comments of a block.
  private static func isEmpty(_ block: ClosedRange<Int>, in lines: TextLines) -> Bool {
    lines.ranges[block].dropFirst().dropLast()
      .allSatisfy { lines.bytes[$0].allSatisfy { $0.isWhiteSpace || $0 == .greaterThan } }
  }

  // MARK: FillableBlock

  var differenceMessage: String { "'\(command)' prints something else" }

  func firstDifference(between content: [String], and new: [String]) -> Elision.Difference? {
    guard fence != nil else { return Elision.Difference(writtenLine: 0, textLine: 0) }
    return content == new
      ? nil : OutputComparison().firstDifference(between: content, and: new)
  }

  var contentLines: Range<Int> {
    fence?.contentLines ?? directive.lines.lowerBound..<directive.lines.lowerBound
  }

  /// Returns the new text in a fence, with as many backticks as the text requires.
  func replacement(with text: [String], in lines: TextLines) -> [String] {
    let marker = fence?.marker
    let indent = fence.map { $0.indent(in: lines) } ?? indent(in: lines)
    let ticks =
      indent
      + MarkdownFence.around(
        text.joined(separator: "\n").utf8, marker?.character ?? .backtick,
        atLeast: marker?.length ?? 3)
    let info = marker.map { String(decoding: $0.info, as: UTF8.self) } ?? ""
    let written =
      [ticks + (info.isEmpty ? "text" : info)]
      + text.map { $0.isEmpty ? String(indent.trimmed) : indent + $0 }
      + [ticks]
    return fence == nil ? written + [lines.string(directive.lines.upperBound)] : written
  }
}

// MARK: - Attributes

extension OutputBlock {
  private static let names = ["exit", "from", "inputs", "lines", "shared", "to"]

  private mutating func read(_ attribute: Directive.Attribute) throws(Problem) {
    switch attribute.name {
    case "exit":
      guard let status = UInt8(attribute.value) else {
        throw Problem("'exit' is '\(attribute.value)', but expected a number up to 255")
      }
      exit = Int(status)
    case "shared":
      guard let value = Bool(attribute.value) else {
        throw Problem("'shared' is '\(attribute.value)', but expected true or false")
      }
      isShared = value
    case "inputs":
      inputs = attribute.value.split(separator: ",").map { String($0.trimmed) }
    case "lines": lines = try Self.pattern(attribute)
    case "from": from = try Self.pattern(attribute)
    case "to": to = try Self.pattern(attribute)
    default:
      let nearest = NearestName.of(attribute.name, among: Self.names)
      let hint =
        nearest.map { "did you mean '\($0)'?" }
        ?? "known are exit, from, inputs, lines, shared and to"
      throw Problem("unknown attribute '\(attribute.name)': \(hint)")
    }
  }

  private static func pattern(_ attribute: Directive.Attribute) throws(Problem) -> Pattern {
    guard !attribute.value.isEmpty, let expression = try? Regex(attribute.value) else {
      throw Problem(
        "'\(attribute.name)' is '\(attribute.value)', but expected a regular expression")
    }
    return (attribute.value, expression)
  }

  /// Returns the lines of a command's output that a block shows.
  func selection(from output: [String]) throws(Problem) -> [String] {
    var selected = output[...]
    if let from {
      guard let first = selected.firstIndex(where: { $0.contains(from.expression) }) else {
        throw Problem("no line that is printed matches 'from=/\(from.text)/': correct it")
      }
      selected = selected[first...]
    }
    if let to {
      // The first line of the section does not end it.
      let rest = from == nil ? selected : selected.dropFirst()
      if let end = rest.firstIndex(where: { $0.contains(to.expression) }) {
        selected = selected[..<end]
      }
    }
    guard let lines else { return Array(selected) }
    let matching = selected.filter { $0.contains(lines.expression) }
    guard !matching.isEmpty else {
      throw Problem("no line that is printed matches 'lines=/\(lines.text)/': correct it")
    }
    return matching
  }
}
