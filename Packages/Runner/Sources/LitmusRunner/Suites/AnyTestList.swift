#if LITMUS_RUNNER
package import LitmusReporting

/// A suite's tests, whatever type they are called on.
public struct AnyTestList {
  /// The module that the suite stands in.
  public let module: String
  /// The suite's name, with the types around it.
  public internal(set) var suite: String
  /// The tests, in the order in which they run.
  public var tests: [TestDescription] { entries.map(\.description) }

  /// One test, and how it runs.
  struct Entry {
    var description: TestDescription
    var isAsync: Bool
    /// What the framework that runs it calls it, if another one does; ``run`` is not called then.
    var hosted: HostedName?
    /// The name of the function that it is a row of, if it cannot run without the other rows.
    var rowOf: String?
    var run: @MainActor (RunningTest) async -> Void
  }

  /// The suite's type, if it is known.
  let type: ObjectIdentifier?
  package let callSite: CallSite
  /// What runs around the suite.
  let hooks: SuiteHooks?
  /// The framework that runs the tests, if another one does.
  let host: (any GroupHost)?
  var entries: [Entry]
  /// Rows that were not chosen, which run unseen if others of their function do.
  var leftOut: [Entry] = []

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
    host = nil
    type = ObjectIdentifier(subject)
    callSite = list.callSite
    let maker = list.maker
    entries = list.tests.map { test in
      Entry(
        description: TestDescription(
          id: TestID(module: module, suite: suite, name: test.name),
          tags: test.tags,
          callSite: test.callSite,
          timeLimit: test.timeLimit),
        isAsync: test.isAsync && list.host == nil,
        run: { await TestLifecycle(maker: maker, body: test.body).run(in: $0) })
    }
  }

  /// Makes a list of tests that another framework runs.
  init(
    module: String, suite: String, callSite: CallSite, host: any GroupHost, entries: [Entry]
  ) {
    self.module = module
    self.suite = suite
    self.callSite = callSite
    self.host = host
    self.entries = entries
    type = nil
    hooks = nil
  }

  /// The module and the name within it, as in `("MyApp", "Cart.DiscountTests")`.
  static func names(of type: Any.Type) -> (module: String, suite: String) {
    // A private type is described as "MyApp.(unknown context at $10a3f).CartTests".
    let parts = String(reflecting: type)
      .split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context at ") }
    // A class of Objective-C has no module.
    guard parts.count > 1 else { return ("", String(parts.first ?? "")) }
    return (String(parts[0]), parts.dropFirst().joined(separator: "."))
  }

  /// The lists with those of one type joined, a test found twice kept once, and a name of its own
  /// for each suite and test.
  static func merging(_ lists: [AnyTestList]) -> [AnyTestList] {
    var merged: [AnyTestList] = []
    var positions: [ObjectIdentifier: Int] = [:]
    for list in lists {
      guard let type = list.type else {
        merged.append(list)
        continue
      }
      if let position = positions[type] {
        let known = Set(merged[position].entries.map(\.description.id.name))
        merged[position].entries += list.entries.filter {
          !known.contains($0.description.id.name)
        }
      } else {
        positions[type] = merged.count
        merged.append(list)
      }
    }
    return distinct(merged)
  }
}
#endif
