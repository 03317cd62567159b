#if LITMUS_RUNNER
/// The plan of a run: which tests run, in which order, and how often.
package struct TestPlan {
  package var lists: [AnyTestList]
  /// How often all of them run; `nil` if they are repeated until one fails.
  package var iterations: Int? = 1
  package var seed: UInt64?
  /// The shard of the chosen tests that these are; `nil` if they are all of them.
  package var shard: TestShard?
  /// Why there is no test, if that is not an error.
  package var emptyReason: String?
  /// The suite names that are ambiguous without the module, even if only one of the suites runs.
  package let ambiguousSuites: [String]
  /// The tests that run before all others.
  package var urgent: Set<TestID> = []

  /// Makes a plan that runs all tests of some suites.
  package init(lists: [AnyTestList]) {
    self.lists = lists
    let modules = Dictionary(grouping: lists, by: \.suite).mapValues { Set($0.map(\.module)) }
    ambiguousSuites = modules.filter { $0.value.count > 1 }.keys.sorted()
  }

  package var testCount: Int { lists.reduce(0) { $0 + $1.entries.count } }

  /// The tests as `--list` shows them: `Suite/test`, with the module if two modules have the suite.
  package var testNames: [String] {
    let names = ShownNames(ambiguousSuites: ambiguousSuites)
    return lists.flatMap(\.tests).map { names.test($0.id) }
  }

  /// Returns the plan with suites and the tests in them in an order that depends on the seed alone.
  ///
  /// The position of each is derived from its name, so that a selection runs in the same order as
  /// all tests. Urgent tests stay before the others.
  func shuffled(seed: UInt64) -> TestPlan {
    var plan = self
    plan.seed = seed
    plan.lists = Self.shuffled(lists, seed: seed) { [$0.module, $0.suite] }
    for index in plan.lists.indices {
      plan.lists[index].entries = Self.shuffled(plan.lists[index].entries, seed: seed) {
        [$0.description.id.name]
      }
    }
    return urgent.isEmpty ? plan : plan.beginning { urgent.contains($0.id) }
  }

  private static func shuffled<Element>(
    _ elements: [Element], seed: UInt64, name: (Element) -> [String]
  ) -> [Element] {
    let keyed = elements.map { element in
      var hash = StableHash()
      hash.add("\(seed)")
      for part in name(element) { hash.add(part) }
      return (element: element, key: hash.value)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.element)
  }

  /// Returns the plan with some tests, and their suites, before all others.
  package func beginning(with isUrgent: (TestDescription) -> Bool) -> TestPlan {
    var plan = self
    for index in plan.lists.indices {
      let entries = plan.lists[index].entries
      plan.lists[index].entries =
        entries.filter { isUrgent($0.description) } + entries.filter { !isUrgent($0.description) }
    }
    // A suite stays whole, so that its set-up and tear-down run once.
    func begins(_ list: AnyTestList) -> Bool {
      list.entries.first.map { isUrgent($0.description) } ?? false
    }
    plan.lists = plan.lists.filter(begins) + plan.lists.filter { !begins($0) }
    return plan
  }

  /// Returns the plan with only the tests that match; suites without tests are removed.
  package func filtered(_ isKept: (TestDescription) -> Bool) -> TestPlan {
    var plan = self
    for index in plan.lists.indices {
      let entries = plan.lists[index].entries
      plan.lists[index].entries = entries.filter { isKept($0.description) }
      let isWhole = entries.contains(where: \.runsWithSuite)
      plan.lists[index].leftOut += entries.filter {
        (isWhole || $0.parameterizedFunction != nil) && !isKept($0.description)
      }
    }
    plan.lists.removeAll(where: \.entries.isEmpty)
    return plan
  }
}
#endif
