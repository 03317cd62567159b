#if LITMUS_RUNNER
internal import LitmusReporting

/// A suite's tests, whatever type they are called on.
public struct AnyTestList {
  /// The module that the suite stands in.
  public let module: String
  /// The suite's name, with the types around it.
  public let suite: String
  /// The tests, in the order in which they run.
  public var tests: [TestDescription] { entries.map(\.description) }

  /// One test, and how it runs.
  struct Entry {
    var description: TestDescription
    var isAsync: Bool
    var run: @MainActor (RunningTest) async -> Void
  }

  let type: ObjectIdentifier
  let callSite: CallSite
  /// What runs around the suite.
  let hooks: SuiteHooks?
  var entries: [Entry]

  /// Takes over a typed list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - subject: The suite's type, if it is not the one that the tests are called on.
  public init<Subject>(_ list: TestList<Subject>, of subject: Any.Type = Subject.self) {
    let (module, suite) = Self.names(of: subject)
    self.module = module
    self.suite = suite
    hooks = list.host.map(SuiteHooks.init) ?? (subject as? TestCase.Type).map(SuiteHooks.init)
    type = ObjectIdentifier(subject)
    callSite = list.callSite
    let maker = list.maker
    entries = list.tests.map { test in
      Entry(
        description: TestDescription(
          id: TestID(module: module, suite: suite, name: test.name),
          tags: test.tags,
          callSite: test.callSite),
        isAsync: test.isAsync && list.host == nil,
        run: { await TestLifecycle(maker: maker, body: test.body).run(in: $0) })
    }
  }

  /// The module and the name within it, as in `("MyApp", "Cart.DiscountTests")`.
  static func names(of type: Any.Type) -> (module: String, suite: String) {
    // A private type is described as "MyApp.(unknown context at $10a3f).CartTests".
    let parts = String(reflecting: type)
      .split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context at ") }
    return (String(parts.first ?? ""), parts.dropFirst().joined(separator: "."))
  }

  /// The lists with those of one type joined, a test found twice kept once.
  static func merging(_ lists: [AnyTestList]) -> [AnyTestList] {
    var merged: [AnyTestList] = []
    var positions: [ObjectIdentifier: Int] = [:]
    for list in lists {
      if let position = positions[list.type] {
        let known = Set(merged[position].entries.map(\.description.id.name))
        merged[position].entries += list.entries.filter {
          !known.contains($0.description.id.name)
        }
      } else {
        positions[list.type] = merged.count
        merged.append(list)
      }
    }
    return merged
  }
}
#endif
