#if LITMUS_RUNNER
package import LitmusReporting

/// A type-erased list of a suite's tests.
public struct AnyTestList {
  /// The module of the suite.
  public let module: String
  /// The suite's name, with its enclosing types.
  public internal(set) var suite: String
  /// The tests, in the order in which they run.
  public var tests: [TestDescription] { entries.map(\.description) }

  /// One test, and how it runs.
  package struct Entry {
    package var description: TestDescription
    var isAsync: Bool
    /// The test's name in the framework that runs it, if another one does; ``run`` is not called
    /// then.
    package var hosted: HostedName?
    /// The name of the function that it is a case of, if it cannot run without the other cases.
    package var parameterizedFunction: String?
    /// Whether the framework cannot run the test without all others of its suite.
    var runsWithSuite: Bool
    var run: @MainActor (RunningTest) async -> Void

    /// Makes an entry.
    package init(
      description: TestDescription, isAsync: Bool, hosted: HostedName? = nil,
      parameterizedFunction: String? = nil, runsWithSuite: Bool = false,
      run: @escaping @MainActor (RunningTest) async -> Void
    ) {
      self.description = description
      self.isAsync = isAsync
      self.hosted = hosted
      self.parameterizedFunction = parameterizedFunction
      self.runsWithSuite = runsWithSuite
      self.run = run
    }
  }

  /// The suite's type, if it is known.
  let type: ObjectIdentifier?
  package let callSite: CallSite
  /// The name by which ``SuiteListing`` lists the suite, if it has a gate.
  package var listedName: String?
  /// The hooks that run before and after the suite's tests.
  let hooks: SuiteHooks?
  /// The framework that runs the tests, if another one does.
  let host: (any GroupHost)?
  package var entries: [Entry]
  /// Whether parallel processes leave all tests to one of them: the suite has a set-up, which then
  /// runs once, or belongs to another framework.
  var runsInOneProcess: Bool { hooks != nil || host != nil }
  /// Tests that were not chosen, which run unreported if others run that the framework cannot run alone.
  var leftOut: [Entry] = []

  /// Makes a list from a typed one.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - subject: The suite's type, if it is not the one that the tests are called on.
  public init<Subject>(_ list: TestList<Subject>, of subject: Any.Type = Subject.self) {
    let (module, suite) = Self.names(of: subject)
    self.module = module
    self.suite = suite
    hooks =
      list.host.map(SuiteHooks.init) ?? (subject as? TestCase.Type).map(SuiteHooks.init)
      ?? (subject as? BackgroundTestCase.Type).map(SuiteHooks.init)
    host = nil
    type = ObjectIdentifier(subject)
    let fileID = list.callSite.fileID(in: module)
    var callSite = list.callSite
    callSite.fileID = fileID
    self.callSite = callSite
    let maker = list.maker
    entries = list.tests.map { test in
      var callSite = test.callSite
      callSite.fileID = fileID
      return Entry(
        description: TestDescription(
          id: TestID(module: module, suite: suite, name: test.name),
          tags: test.tags,
          callSite: callSite,
          timeLimit: test.timeLimit),
        isAsync: test.isAsync && list.host == nil,
        run: { await TestLifecycle(maker: maker, body: test.body).run(in: $0) })
    }
  }

  /// Makes a list of tests that another framework runs.
  package init(
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

  /// Returns a type's module and its name within it, as in `("MyApp", "Cart.DiscountTests")`.
  package static func names(of type: Any.Type) -> (module: String, suite: String) {
    let name = _typeName(type, qualified: true)
    // In an extension of another module's type, it is described as "(extension in MyApp):Shop.Cart.CartTests".
    let extended = name.prefixMatch(of: /\(extension in (.+?)\):/)
    // A private type is described as "MyApp.(unknown context at $10a3f).CartTests".
    let parts = name[(extended?.range.upperBound ?? name.startIndex)...]
      .split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context at ") }
    // A class of Objective-C has no module.
    guard parts.count > 1 else { return ("", String(parts.first ?? "")) }
    return (String(extended?.1 ?? parts[0]), parts.dropFirst().joined(separator: "."))
  }

  /// Returns the lists with those of one type merged, without duplicate tests, and with unique
  /// names for suites and tests.
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

extension CallSite {
  /// Returns the module and the file's name, for a module that need not have the name of a folder.
  fileprivate func fileID(in module: String) -> String {
    guard !module.isEmpty, !filePath.isEmpty, let name = fileID.split(separator: "/").last else {
      return fileID
    }
    return "\(module)/\(name)"
  }
}

extension AnyTestList {
  /// Returns the lists with unique names for all suites, and for all tests of a suite.
  ///
  /// Private suites of one name may be in several files; the file name is then appended to the
  /// suite's name, as in `CartTests@Shop.swift`. A suite or test that still has the name of an
  /// earlier one gets a number. The names depend on the source alone, so that a test has the same
  /// name in each run.
  ///
  /// - Parameter lists: All suites of the program, in the order of the source.
  static func distinct(_ lists: [AnyTestList]) -> [AnyTestList] {
    var counts: [String: Int] = [:]
    for list in lists { counts[list.fullName, default: 0] += 1 }
    var taken = Set(counts.filter { $0.value == 1 }.keys)
    return lists.map { list in
      var list = list
      if counts[list.fullName, default: 1] > 1 {
        let name = "\(list.suite)@\(list.fileName)"
        list.rename(unusedName(name) { taken.insert("\(list.module).\($0)").inserted })
      }
      list.makeTestsDistinct()
      return list
    }
  }

  /// The suite's name with its module.
  private var fullName: String { "\(module).\(suite)" }

  private var fileName: Substring { callSite.fileID.split(separator: "/").last ?? "" }

  private mutating func rename(_ suite: String) {
    self.suite = suite
    for index in entries.indices {
      let id = entries[index].description.id
      entries[index].description = entries[index].description.renamed(
        TestID(module: module, suite: suite, name: id.name))
    }
  }

  private mutating func makeTestsDistinct() {
    var taken = Set(entries.map(\.description.id.name))
    guard taken.count < entries.count else { return }
    var seen: Set<String> = []
    for index in entries.indices {
      var id = entries[index].description.id
      if seen.insert(id.name).inserted { continue }
      id.name = unusedName(id.name) { taken.insert($0).inserted }
      entries[index].description = entries[index].description.renamed(id)
    }
  }
}
#endif
