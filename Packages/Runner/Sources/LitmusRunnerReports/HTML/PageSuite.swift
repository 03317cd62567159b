#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// One suite of a page, with its tests in the order in which they are shown.
struct PageSuite {
  let module: String
  let suite: String
  /// The suite's name where no module is next to it.
  let name: String
  let tests: [PageTest]

  init(
    _ results: SuiteResults, names: ShownNames, ids: inout PageIDs, comparison: RunComparison
  ) {
    module = results.module
    suite = results.suite
    name = names.suite(suite, in: module)
    var tests: [PageTest] = []
    for result in results.results {
      tests.append(PageTest(result, suite: name, id: ids.id(of: result)))
    }
    tests = tests.sorted { $0.outcome.severity < $1.outcome.severity }
    // The worst of several repetitions comes first, and shows how the test has changed.
    var told: Set<TestID> = []
    for index in tests.indices {
      let id = tests[index].result.test.id
      if told.insert(id).inserted {
        tests[index].change = comparison.change(of: id)
        tests[index].history = comparison.history(of: id)
      }
    }
    self.tests = tests
  }

  /// The severity of the worst test.
  var severity: Int { tests.first?.outcome.severity ?? .max }

  /// The heading: the suite's name and how its tests ended.
  var heading: String {
    let module = module.isEmpty ? "" : " <span class=\"module\"><bdi>\(html(module))</bdi></span>"
    let counts = OutcomeKind.allCases.compactMap { outcome -> String? in
      let count = tests.count { $0.outcome == outcome }
      guard count > 0 else { return nil }
      return "<span class=\"count\">\(PageTest.mark(outcome)) \(count) \(outcome.label)</span>"
    }
    let duration = tests.reduce(.zero) { $0 + $1.result.duration }
    let title = titleElement(tests.first?.result.test.suiteDisplayName)
    return """
      <summary><h3><bdi>\(html(suite))</bdi>\(title)\(module)</h3>\
      <span class="counts">\(counts.joined(separator: " "))</span>\
      <span class="time">\(duration.pageText)</span></summary>
      """
  }
}

/// Returns the element with the name of a test or a suite for readers; empty if it has none.
func titleElement(_ title: String?) -> String {
  title.map { " <span class=\"title\"><bdi>\(html($0))</bdi></span>" } ?? ""
}

/// One test of a page.
struct PageTest {
  let result: TestResult
  /// The suite's name where no module is next to it.
  let suite: String
  /// The identifier of the test in the page, and in the page of the next run.
  let id: String
  /// How the test's result differs from the run before; `nil` if it does not, if that is not known,
  /// or if the test's worst repetition shows it.
  var change: ResultChange?
  let outcome: OutcomeKind
  /// How the test ended in its last runs, with this one; empty if its worst repetition shows them.
  var history = OutcomeHistory()

  init(_ result: TestResult, suite: String, id: String) {
    self.result = result
    self.suite = suite
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
    "<a href=\"#\(id)\"><bdi>\(html(suite))</bdi> \(name)</a>"
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
    // A test has several results, such as a set-up that ran in several processes.
    return unusedName(id, "+") { used.insert($0).inserted }
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
