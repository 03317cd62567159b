#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerHosting

/// The tests of a run as Swift Testing's event stream describes them.
struct EventStreamPlan {
  /// A suite or a test function.
  struct Item {
    var id: String
    var isSuite: Bool
    var name: String
    var displayName: String?
    var isParameterized = false
    var callSite: CallSite
    var tags: [String] = []
  }

  /// The suites and functions, each suite before what it contains.
  var items: [Item]
  /// The function of each test, and its test case if it is parameterized.
  var names: [TestID: HostedName]
  /// The messages that processes have kept.
  var messages: MessageLog

  /// Returns the identifiers of the suites that a function is in, the outermost first.
  static func suites(of function: String) -> [String] {
    var isQuoted = false
    let slashes = function.indices.filter { index in
      if function[index] == "`" { isQuoted.toggle() }
      return function[index] == "/" && !isQuoted
    }
    // One of Swift Testing ends with its place, as in `/CartTests.swift:3:4`.
    let ends = function.hasSuffix("()") ? slashes[...] : slashes.dropLast()
    return ends.map { String(function[..<$0]) }
  }
}

extension EventStreamPlan.Item {
  /// Makes a suite that Swift Testing does not list, because its type has no `@Suite`.
  ///
  /// - Parameters:
  ///   - id: Its identifier.
  ///   - outer: The identifier of the outer suite, or the module's name if there is none.
  ///   - test: The location of its first test.
  fileprivate init(unlistedSuite id: String, in outer: String, around test: CallSite) {
    let name = String(id.dropFirst(outer.count + 1))
    self.init(
      id: id, isSuite: true, name: name,
      displayName: name.hasPrefix("`") ? name.filter { $0 != "`" } : nil, callSite: test)
  }
}

extension PackageTests {
  /// Returns the tests of a run as Swift Testing's event stream describes them.
  ///
  /// A class of XCTest is a suite, and its method a test function without a column.
  ///
  /// - Parameters:
  ///   - lists: The tests that were chosen.
  ///   - messages: The messages that processes have kept.
  func eventStreamPlan(of lists: [AnyTestList], messages: MessageLog) -> EventStreamPlan {
    var names: [TestID: HostedName] = [:]
    let records = swiftTesting.tests
    let own = Set(records.map(\.id))
    var suites: [EventStreamPlan.Item] = []
    var functions: [EventStreamPlan.Item] = []
    for list in lists {
      for entry in list.entries {
        guard let hosted = entry.hosted else { continue }
        let test = entry.description
        if own.contains(hosted.function) {
          names[test.id] = hosted
          continue
        }
        let suite = "\(test.id.module).\(test.id.suite)"
        let id = "\(suite)/\(test.id.name)()"
        names[test.id] = HostedName(function: id)
        if suites.last?.id != suite {
          suites.append(
            EventStreamPlan.Item(
              id: suite, isSuite: true, name: test.id.suite, callSite: list.callSite))
        }
        functions.append(
          EventStreamPlan.Item(
            id: id, isSuite: false, name: "\(test.id.name)()", callSite: test.callSite))
      }
    }
    let chosen = Set(names.values.map(\.function))
    let containers = Set(chosen.flatMap(EventStreamPlan.suites))
    var unlisted = containers.subtracting(own).subtracting(suites.map(\.id))
    for record in records {
      let isSuite = record.kind == "suite"
      guard (isSuite ? containers : chosen).contains(record.id) else { continue }
      var outer = String(record.id.prefix { $0 != "." })
      for id in EventStreamPlan.suites(of: record.id) {
        if unlisted.remove(id) != nil {
          functions.append(
            EventStreamPlan.Item(unlistedSuite: id, in: outer, around: record.callSite))
        }
        outer = id
      }
      functions.append(
        EventStreamPlan.Item(
          id: record.id, isSuite: isSuite, name: record.name, displayName: record.displayName,
          isParameterized: record.isParameterized ?? false, callSite: record.callSite,
          tags: record.allTags))
    }
    return EventStreamPlan(items: suites + functions, names: names, messages: messages)
  }
}
#endif
