/// Reads the log of a step as GitHub's runner does, and tells which lines it obeys.
struct WorkflowReader {
  private static let names = ["error", "warning", "notice", "debug", "group", "add-mask"]

  /// The lines that are obeyed, but for those that stop and resume that.
  private(set) var obeyed: [String] = []
  /// What is waited for before commands are obeyed again.
  private(set) var token: String?

  init(_ log: String) {
    for line in log.split(separator: "\n") { read(String(line)) }
  }

  private mutating func read(_ line: String) {
    guard let (name, data) = Self.command(line) else { return }
    if let token {
      if name == token { self.token = nil }
    } else if name == "stop-commands" {
      token = data
    } else if Self.names.contains(name) {
      obeyed.append(line)
    }
  }

  /// The name and the text of a command, which may stand behind blanks or, spelt `##[`, anywhere.
  private static func command(_ line: String) -> (name: String, data: String)? {
    let trimmed = line.drop(while: \.isWhitespace)
    if trimmed.hasPrefix("::"), let end = trimmed.dropFirst(2).firstRange(of: "::") {
      let info = trimmed[trimmed.index(trimmed.startIndex, offsetBy: 2)..<end.lowerBound]
      return (info.prefix { $0 != " " }.description, String(trimmed[end.upperBound...]))
    }
    guard let start = line.firstRange(of: "##["),
      let end = line[start.upperBound...].firstIndex(of: "]")
    else { return nil }
    let info = line[start.upperBound..<end]
    return (info.prefix { $0 != " " }.description, String(line[line.index(after: end)...]))
  }
}
