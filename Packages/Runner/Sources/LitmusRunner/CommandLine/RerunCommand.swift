#if LITMUS_RUNNER
/// The command that runs some tests again, and no others, for a shell.
struct RerunCommand: CustomStringConvertible {
  var program: String
  /// What is not the runner's: the program got it when it ran the tests.
  var ownArguments: [String] = []
  var tests: [TestID] = []

  var description: String {
    var seen: Set<String> = []
    let patterns = tests.map(pattern).filter { seen.insert($0).inserted }
    let filters = patterns.map { "--filter \(quoted($0))" }
    let programs = ownArguments.isEmpty ? [] : ["--"] + ownArguments.map(quoted)
    return ([quoted(program), "--run-tests"] + filters + programs).joined(separator: " ")
  }

  /// A regular expression that matches one test; all of the suite if the suite's own hook failed.
  private func pattern(_ test: TestID) -> String {
    let suite = escaped(test.suite)
    return test.isSuiteHook ? "^\(suite)/" : "^\(suite)/\(escaped(test.name))$"
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { pattern, scalar in
      switch scalar {
      case "0"..."9", "A"..."Z", "a"..."z", "_": pattern.unicodeScalars.append(scalar)
      case "\u{20}"..."\u{7e}" where scalar != " ":
        pattern += "\\"
        pattern.unicodeScalars.append(scalar)
      case " ": pattern += " "
      case _ where scalar.value < 0xa0 || visible(String(scalar)) != String(scalar):
        pattern += "\\u{\(String(scalar.value, radix: 16))}"
      default: pattern.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text as one word of a POSIX shell.
  private func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte >= UInt8(ascii: "A") {
      case true: byte < 0x7f && !"`^\\[]{|}~".utf8.contains(byte)
      case false: "%+,-./:=@".utf8.contains(byte)
      }
    }
    guard !isPlain || text.isEmpty else { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}

extension TestID {
  /// Whether it names a suite's own set-up or tear-down, which does not run alone.
  fileprivate var isSuiteHook: Bool { ["class setUp", "class tearDown"].contains(name) }
}
#endif
