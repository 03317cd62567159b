#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// The test cases that one process has listed, for the events of another that runs them.
///
/// The identifiers of some arguments are new in each process, for example those of new UUIDs and of private types.
/// A test case that only the listing process has is paired with one that only the other process has: with the one of
/// the same name, otherwise with the one at the same position.
struct ListedTestCases {
  private let functions: [String: [SwiftTestingRecord.Case]]
  private let names: Set<HostedName>
  /// The lines about the tests of the process that runs them, until they are read.
  private var lines: [SwiftTestingLine] = []
  /// The names of that process's other test cases, each with the listed one, or with itself if there is none.
  private var others: [HostedName: HostedName] = [:]

  /// Makes the state before the first event.
  ///
  /// - Parameter functions: The identifiers of functions, each with its test cases in order.
  init(_ functions: [String: [SwiftTestingRecord.Case]]) {
    self.functions = functions
    names = Set(
      functions.flatMap { id, cases in cases.map { HostedName(function: id, testCase: $0.id) } })
  }

  /// Adds a line about a test of the process that runs the tests.
  mutating func add(_ line: SwiftTestingLine) { lines.append(line) }

  /// Returns whether a test case was listed with this name.
  func contains(_ name: HostedName) -> Bool { names.contains(name) }

  /// Returns the name with which a test case was listed; its own if it was not.
  ///
  /// - Parameters:
  ///   - own: Its name in the process that runs it.
  ///   - free: Returns a listed test case that has not begun. It is used if the argument has changed since the
  ///     process described its tests.
  mutating func name(of own: HostedName, orElse free: () -> HostedName?) -> HostedName {
    if names.contains(own) { return own }
    for line in lines { if let test = line.test { pair(test) } }
    lines = []
    if let listed = others[own] { return listed }
    let listed = free()
    others[own] = listed
    return listed ?? own
  }

  private mutating func pair(_ test: SwiftTestingRecord.Test) {
    let name = { (testCase: SwiftTestingRecord.Case) in
      HostedName(function: test.id, testCase: testCase.id)
    }
    let all = test._testCases ?? []
    let isOwn = Set(all.map(\.id)).contains
    let listed = (functions[test.id] ?? []).filter { !isOwn($0.id) }
    var places = Dictionary(grouping: listed.indices.reversed()) { listed[$0].name }
    var isTaken = Array(repeating: false, count: listed.count)
    var unpaired: [SwiftTestingRecord.Case] = []
    for testCase in all where !names.contains(name(testCase)) {
      if let place = places[testCase.name]?.popLast() {
        isTaken[place] = true
        others[name(testCase)] = name(listed[place])
      } else {
        unpaired.append(testCase)
      }
    }
    let rest = listed.indices.filter { !isTaken[$0] }.map { name(listed[$0]) }
    for (index, testCase) in unpaired.enumerated() {
      others[name(testCase)] = index < rest.count ? rest[index] : name(testCase)
    }
  }
}
#endif
