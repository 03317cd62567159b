#if LITMUS_RUNNER
package import LitmusRunnerCore

/// The lists of tests made from Swift Testing's records of suites and test functions.
package struct SwiftTestingLists {
  private typealias Test = SwiftTestingRecord.Test

  /// A test function and its names in the runner.
  private struct Function {
    var test: SwiftTestingRecord.Test
    var id: TestID
  }

  private let functions: [Function]
  private let suites: [String: Test]

  /// Makes lists from the records of Swift Testing.
  package init(_ tests: [SwiftTestingRecord.Test]) {
    let found = tests.filter { $0.kind == "function" }.sorted(by: Self.isEarlier)
    functions = Self.named(found.map { Function(test: $0, id: Self.plainID(of: $0)) })
    let named = tests.filter { $0.kind == "suite" }.map { test in
      let name = SwiftTestingName(test.id)
      return ("\(name.module).\(name.suite(ofFunction: false))", test)
    }
    suites = Dictionary(named) { first, _ in first }
  }

  /// The identifiers of all functions, each with those of its test cases in order.
  package var testCases: [String: [SwiftTestingRecord.Case]] {
    let testCases = functions.map { ($0.test.id, $0.test._testCases ?? []) }
    return Dictionary(testCases) { first, _ in first }
  }

  /// Returns the suites in source order, with an entry for each function or test case.
  ///
  /// - Parameters:
  ///   - host: The host that runs the tests.
  ///   - timeLimit: Returns the time limit of a test; `nil` for that of the run.
  package func lists(
    host: any GroupHost, timeLimit: (TestID) -> Duration? = { _ in nil }
  ) -> [AnyTestList] {
    var lists: [AnyTestList] = []
    var positions: [String: Int] = [:]
    for function in functions {
      let key = "\(function.id.module).\(function.id.suite)"
      if let position = positions[key] {
        lists[position].entries += entries(of: function, timeLimit)
      } else {
        positions[key] = lists.count
        lists.append(
          AnyTestList(
            module: function.id.module,
            suite: function.id.suite,
            callSite: (suites[key] ?? function.test).sourceLocation.callSite,
            host: host,
            entries: entries(of: function, timeLimit)))
      }
    }
    return lists
  }

  private func entries(
    of function: Function, _ timeLimit: (TestID) -> Duration?
  ) -> [AnyTestList.Entry] {
    let test = function.test
    guard let testCases = test._testCases, !testCases.isEmpty else {
      return [entry(of: function, named: function.id.name, testCase: nil, timeLimit)]
    }
    var counts: [String: Int] = [:]
    return testCases.map { testCase in
      let name = "\(function.id.name)(\(testCase.name))"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return entry(
        of: function, named: count == 1 ? name : "\(name) #\(count)", testCase: testCase.id,
        timeLimit)
    }
  }

  private func entry(
    of function: Function, named name: String, testCase: String?,
    _ timeLimit: (TestID) -> Duration?
  ) -> AnyTestList.Entry {
    let test = function.test
    var id = function.id
    // A list that no run has made has only a test's own tags.
    let tags = enclosingSuites(of: id).reduce(into: Set(test.ownTags)) { $0.formUnion($1.ownTags) }
    id.name = name
    return AnyTestList.Entry(
      description: TestDescription(
        id: id, displayName: test.ownDisplayName,
        suiteDisplayName: suites["\(id.module).\(id.suite)"]?.ownDisplayName,
        tags: tags.sorted(), callSite: test.sourceLocation.callSite, timeLimit: timeLimit(id)),
      isAsync: true,
      hosted: HostedName(function: test.id, testCase: testCase),
      parameterizedFunction: testCase.map { _ in function.id.name },
      run: { _ in })
  }
}

extension SwiftTestingLists {
  /// Returns the suite of a test, and those around it.
  private func enclosingSuites(of id: TestID) -> [Test] {
    var names = [id.suite]
    while let dot = names[names.count - 1].lastIndex(of: ".") {
      names.append(String(names[names.count - 1][..<dot]))
    }
    return names.compactMap { suites["\(id.module).\($0)"] }
  }
}

// MARK: - Names
extension SwiftTestingLists {
  /// Returns the function's names, valid if no other function has the same.
  ///
  /// A function outside of any type is in a suite named after its file.
  private static func plainID(of test: Test) -> TestID {
    let name = SwiftTestingName(test.id)
    let suite = name.suite(ofFunction: true)
    return TestID(
      module: name.module,
      suite: suite.isEmpty ? fileName(of: test) : suite,
      name: name.function)
  }

  /// Makes the names of functions unique: by their file, then by a number.
  private static func named(_ functions: [Function]) -> [Function] {
    let files = Dictionary(grouping: functions, by: \.id).mapValues { Set($0.map(\.test.file)) }
    var counts: [TestID: Int] = [:]
    return functions.map { function in
      var function = function
      if let files = files[function.id], files.count > 1 {
        function.id.suite += " (\(fileName(of: function.test)))"
      }
      let count = counts[function.id, default: 0] + 1
      counts[function.id] = count
      if count > 1 { function.id.name += " #\(count)" }
      return function
    }
  }

  private static func fileName(of test: Test) -> String {
    test.file.lastPathPart
  }

  private static func isEarlier(_ first: Test, _ second: Test) -> Bool {
    let one = first.sourceLocation
    let other = second.sourceLocation
    return (one.fileID, one.line, one.column) < (other.fileID, other.line, other.column)
  }
}

extension SwiftTestingRecord.Test {
  fileprivate var file: String { sourceLocation.fileID }

  /// Its tags, without the period before each.
  fileprivate var ownTags: [String] {
    (tags ?? _tags ?? []).map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
  }

  /// The display name, unless it only repeats a raw identifier.
  fileprivate var ownDisplayName: String? {
    let raw = displayName.map { "`\($0)`" }
    return raw == name || raw.map { name.hasPrefix("\($0)(") } == true ? nil : displayName
  }
}
#endif
