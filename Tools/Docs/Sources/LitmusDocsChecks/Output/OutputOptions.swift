import LitmusDocsFormat

/// The options of an output block: the attributes in `output(exit=1, lines=/…/)`.
struct OutputOptions: Equatable {
  /// The expected exit status of the command.
  var exit = 0
  /// Whether the command runs once for all blocks with this command and this option.
  var isShared = false
  /// The files and folders that the output depends on, relative to the package; nil if unknown.
  var inputs: [String]?
  /// A pattern of the lines to show; the others are omitted.
  var lines: String?
  /// A pattern of the first line to show; the lines before it are omitted.
  var from: String?
  /// A pattern of the first line after that to omit, with all lines after it.
  var to: String?

  private static let names = ["exit", "from", "inputs", "lines", "shared", "to"]

  init(_ attributes: [Directive.Attribute]) throws(Directive.Problem) {
    for attribute in attributes {
      switch attribute.name {
      case "exit":
        guard let status = UInt8(attribute.value) else {
          throw Directive.Problem("'exit' is '\(attribute.value)', but expected a number up to 255")
        }
        exit = Int(status)
      case "shared":
        guard let value = Bool(attribute.value) else {
          throw Directive.Problem("'shared' is '\(attribute.value)', but expected true or false")
        }
        isShared = value
      case "inputs":
        inputs = attribute.value.split(separator: ",").map { String($0[...].trimmed) }
      case "lines": lines = try Self.checked(attribute)
      case "from": from = try Self.checked(attribute)
      case "to": to = try Self.checked(attribute)
      default:
        let nearest = NearestName.of(attribute.name, among: Self.names)
        let hint =
          nearest.map { "did you mean '\($0)'?" }
          ?? "known are exit, from, inputs, lines, shared and to"
        throw Directive.Problem("unknown attribute '\(attribute.name)': \(hint)")
      }
    }
  }

  private static func checked(
    _ attribute: Directive.Attribute
  ) throws(Directive.Problem) -> String {
    guard !attribute.value.isEmpty, (try? Regex(attribute.value)) != nil else {
      throw Directive.Problem(
        "'\(attribute.name)' is '\(attribute.value)', but expected a regular expression")
    }
    return attribute.value
  }

  /// Returns the lines of a command's output that a block shows.
  func selection(from output: [String]) throws(Directive.Problem) -> [String] {
    var selected = output[...]
    if let from {
      guard let first = try selected.firstIndex(where: Self.matcher(from)) else {
        throw Directive.Problem("no line that is printed matches 'from=/\(from)/': correct it")
      }
      selected = selected[first...]
    }
    if let to {
      // The first line of the section does not end it.
      let rest = from == nil ? selected : selected.dropFirst()
      if let end = try rest.firstIndex(where: Self.matcher(to)) { selected = selected[..<end] }
    }
    guard let lines else { return Array(selected) }
    let matching = try selected.filter(Self.matcher(lines))
    guard !matching.isEmpty else {
      throw Directive.Problem("no line that is printed matches 'lines=/\(lines)/': correct it")
    }
    return matching
  }

  private static func matcher(_ pattern: String) throws(Directive.Problem) -> (String) -> Bool {
    guard let expression = try? Regex(pattern) else {
      throw Directive.Problem("'\(pattern)' is no regular expression")
    }
    return { $0.contains(expression) }
  }
}
