#if LITMUS_RUNNER
internal import Foundation

/// The test classes of XCTest in a test executable, as the executable lists them.
struct XCTestCases: Codable, Equatable {
  /// A class and its tests.
  struct Class: Codable, Equatable {
    /// The module and the class, as in `CartTests.DiscountTests`.
    var name: String
    var tests: [String]

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
  /// The longest argument: Linux allows 128 KiB for one.
  static let maxBytes = 100_000

  /// The argument; `nil` if all tests run.
  var argument: String?
  /// The tests that it selects, named as in `Module.Class/test`.
  var tests: Set<String>

  /// Selects as many of some tests as one argument may name.
  ///
  /// - Parameters:
  ///   - wanted: The tests.
  ///   - cases: All tests of the executable.
  init(_ wanted: Set<String>, of cases: XCTestCases) {
    tests = []
    var words: [String] = []
    var size = 0
    var isWhole = true
    for type in cases.classes {
      let names = type.tests.map { "\(type.name)/\($0)" }
      let chosen = names.filter(wanted.contains)
      guard !chosen.isEmpty else {
        isWhole = false
        continue
      }
      if chosen.count < names.count { isWhole = false }
      // A class named like the beginning of another selects only itself.
      for word in chosen.count == names.count ? [type.name] : chosen {
        size += word.utf8.count + 1
        if size > Self.maxBytes, !words.isEmpty { break }
        words.append(word)
        tests.formUnion(word == type.name ? names : [word])
      }
    }
    argument = isWhole && tests.count == wanted.count ? nil : words.joined(separator: ",")
  }
}
#endif
