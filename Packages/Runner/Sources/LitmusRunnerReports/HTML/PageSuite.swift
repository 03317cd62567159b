#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// One suite of a page, with its tests in the order in which they are shown.
struct PageSuite {
  let module: String
  let suite: String
  let tests: [PageTest]

  init(_ results: SuiteResults, ids: inout PageIDs, comparison: RunComparison) {
    module = results.module
    suite = results.suite
    var tests: [PageTest] = []
    for result in results.results {
      tests.append(PageTest(result, id: ids.id(of: result)))
    }
    tests = tests.stablySorted { $0.outcome.severity < $1.outcome.severity }
    // The worst of several repetitions comes first, and shows how the test has changed.
    var told: Set<TestID> = []
    for index in tests.indices {
      let id = tests[index].result.test.id
      if told.insert(id).inserted { tests[index].change = comparison.change(of: id) }
    }
    self.tests = tests
  }

  /// The severity of the worst test.
  var severity: Int { tests.first?.outcome.severity ?? .max }

  /// The heading: the suite's name and how its tests ended.
  var heading: String {
    let module = module.isEmpty ? "" : " <span class=\"module\"><bdi>\(html(module))</bdi></span>"
    let counts = OutcomeKind.bySeverity.compactMap { outcome -> String? in
      let count = tests.count { $0.outcome == outcome }
      guard count > 0 else { return nil }
      return "<span class=\"count\">\(PageTest.mark(outcome)) \(count) \(outcome.words)</span>"
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

extension Array {
  /// Returns the elements sorted so that equal ones stay in their order.
  func stablySorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { one, other in
      if isBefore(one.element, other.element) { return true }
      return !isBefore(other.element, one.element) && one.offset < other.offset
    }.map(\.element)
  }
}
#endif
