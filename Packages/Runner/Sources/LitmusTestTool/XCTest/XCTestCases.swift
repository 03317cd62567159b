#if LITMUS_RUNNER
internal import Foundation

/// The test classes of XCTest in a test executable, as the executable lists them.
struct XCTestCases: Codable, Equatable {
  /// A class and its tests.
  struct Class: Codable, Equatable {
    /// The module and the class, as in `CartTests.DiscountTests`.
    var name: String
    var tests: [String]

    /// The names of the tests, as in `CartTests.DiscountTests/testAdds`.
    var names: [String] { tests.map { "\(name)/\($0)" } }

    var module: String { name.split(separator: ".").first.map(String.init) ?? "" }

    /// The name without the module.
    var suite: String {
      let parts = name.split(separator: ".", maxSplits: 1)
      return String(parts.count > 1 ? parts[1] : parts.first ?? "")
    }

    /// The name as XCTest's lines have it.
    var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
  }

  /// The classes, in the order in which XCTest runs them.
  var classes: [Class] = []

  /// Makes the list of no classes.
  init() {}

  /// Reads what `--dump-tests-json` writes.
  ///
  /// Code of the package may have written something before it.
  ///
  /// - Returns: The classes; `nil` if it is not such a list.
  init?(json output: Data) {
    let start = Data(#"{"tests":["#.utf8), named = Data(#"{"name":"#.utf8)
    let begin = [start, named].compactMap { output.range(of: $0)?.lowerBound }.min()
    guard let begin else { return nil }
    let line = output[begin...].prefix { $0 != 0x0a }
    guard let root = try? JSONDecoder().decode(Node.self, from: Data(line)) else { return nil }
    add(root)
  }

  private struct Node: Decodable {
    var name: String
    var tests: [Node]?
  }

  private mutating func add(_ node: Node) {
    let children = node.tests ?? []
    // A main program of the package may list a class or a test more than once.
    let index = classes.firstIndex { $0.name == node.name }
    var known = Set(index.map { classes[$0].tests } ?? [])
    let tests = children.filter { $0.tests == nil && known.insert($0.name).inserted }.map(\.name)
    if let index {
      classes[index].tests += tests
    } else if !tests.isEmpty {
      classes.append(Class(name: node.name, tests: tests))
    }
    for child in children where child.tests != nil { add(child) }
  }
}

/// A selection of tests, as XCTest takes it.
struct XCTestSelection: Equatable {
  /// How a test is selected.
  enum Unit {
    /// The test, by its name.
    case test
    /// With its whole class.
    case suite
    /// With all tests of the executable.
    case all

    /// The next larger unit; `nil` if there is none.
    var larger: Unit? {
      switch self {
      case .test: .suite
      case .suite: .all
      case .all: nil
      }
    }
  }

  /// The longest argument: Linux allows 128 KiB for one.
  static let maxBytes = 100_000

  /// The argument; `nil` if all tests run.
  private(set) var argument: String?
  /// The tests that it selects, named as in `Module.Class/test`, and what XCTest runs for each.
  private(set) var units: [String: Unit] = [:]

  /// The tests that it selects.
  var tests: Set<String> { Set(units.keys) }

  /// Selects as many of some tests as one argument may name.
  ///
  /// Tests that can only be selected together with others are left to later selections, until none
  /// but these are left.
  ///
  /// - Parameters:
  ///   - wanted: The tests.
  ///   - cases: All tests of the executable.
  ///   - minimumUnits: The unit for each test that XCTest did not find by its name in an earlier process.
  init(_ wanted: Set<String>, of cases: XCTestCases, by minimumUnits: [String: Unit] = [:]) {
    let all = cases.classes.flatMap(\.names)
    guard !wanted.isSuperset(of: all) else {
      select(all, as: .all)
      return
    }
    let minimumUnit = { name in minimumUnits[name] ?? (Self.canName(name) ? .test : .suite) }
    for unit in [Unit.test, .suite] where units.isEmpty {
      selectNames(wanted, of: cases, by: unit, minimumUnit)
    }
    guard units.isEmpty else { return }
    argument = nil
    select(all.filter(wanted.contains), as: .all)
  }

  /// Returns whether XCTest can select a test by its name, in which a comma or a slash divides.
  static func canName(_ test: String) -> Bool {
    !test.contains(",") && test.split(separator: "/", omittingEmptySubsequences: false).count == 2
  }

  private mutating func select(_ tests: [String], as unit: Unit) {
    for test in tests { units[test] = unit }
  }

  /// Selects classes and single tests by their names.
  private mutating func selectNames(
    _ wanted: Set<String>, of cases: XCTestCases, by unit: Unit, _ least: (String) -> Unit
  ) {
    var words: [String] = []
    var size = 0
    for type in cases.classes {
      let chosen = type.names.filter { wanted.contains($0) && least($0) != .all }
      guard !chosen.isEmpty else { continue }
      // A class named like the beginning of another selects only itself.
      let isByClass = unit == .suite || chosen.count == type.tests.count
      for word in isByClass ? [type.name] : chosen.filter({ least($0) == .test }) {
        size += word.utf8.count + 1
        if size > Self.maxBytes, !words.isEmpty { break }
        words.append(word)
        select(isByClass ? chosen : [word], as: isByClass ? .suite : .test)
      }
    }
    argument = words.joined(separator: ",")
  }
}
#endif
