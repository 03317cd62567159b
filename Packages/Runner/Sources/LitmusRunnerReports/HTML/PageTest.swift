#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// One test of a page.
struct PageTest {
  let result: TestResult
  /// The identifier of the test in the page, and in the page of the next run.
  let id: String
  /// How the test's result differs from the run before; `nil` if it does not, if that is not known,
  /// or if the test's worst repetition shows it.
  var change: ResultChange?
  let outcome: OutcomeKind

  init(_ result: TestResult, id: String) {
    self.result = result
    self.id = id
    outcome = OutcomeKind(result.outcome)
  }

  /// The test's name, with the repetition if that is not the first, ready for the page.
  var name: String {
    let name = html(result.test.id.name)
    let repetition = result.iteration > 1 ? ", repetition \(result.iteration)" : ""
    return "<bdi>\(name)</bdi>\(repetition)"
  }

  /// A link to the test that names its suite, too.
  var link: String {
    "<a href=\"#\(id)\"><bdi>\(html(result.test.id.suite))</bdi> \(name)</a>"
  }

  /// The outcome's mark, which a screen reader leaves out because the word is next to it.
  var mark: String { Self.mark(outcome) }

  static func mark(_ outcome: OutcomeKind) -> String {
    "<span class=\"mark \(outcome.rawValue)\" aria-hidden=\"true\">\(outcome.mark.rawValue)</span>"
  }
}

/// The identifiers of a page's tests, which are unique and the same in each run.
struct PageIDs {
  private static let longest = 120
  private var used: Set<String> = []

  /// Returns a test's identifier: its name as far as a URL can contain it, and a hash if
  /// incomplete.
  mutating func id(of result: TestResult) -> String {
    let test = result.test.id
    let name = test.fullName
    var isWhole = true
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      let isKept = Self.isPlain(byte) && bytes.count < Self.longest
      if !isKept { isWhole = false }
      if bytes.count < Self.longest { bytes.append(isKept ? byte : UInt8(ascii: "_")) }
    }
    var id = String(decoding: bytes, as: UTF8.self)
    if !isWhole { id += "~" + String(test.stableHash, radix: 16) }
    if result.iteration > 1 { id += "@\(result.iteration)" }
    return unused(id)
  }

  /// Adds a number if a test has several results, such as a set-up that ran in several processes.
  private mutating func unused(_ id: String) -> String {
    var (name, number) = (id, 2)
    while !used.insert(name).inserted {
      name = "\(id)+\(number)"
      number += 1
    }
    return name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "._-/()".utf8.contains(byte)
    }
  }
}
#endif
