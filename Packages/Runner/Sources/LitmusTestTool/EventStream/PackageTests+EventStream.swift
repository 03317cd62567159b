#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
internal import LitmusRunnerReports

extension PackageTests {
  /// Returns the tests of a run as Swift Testing's event stream describes them.
  ///
  /// A class of XCTest is a suite, and its method a test function without a column.
  ///
  /// - Parameters:
  ///   - lists: The tests that were chosen.
  ///   - messages: The file in which processes keep Swift Testing's messages.
  func eventStreamPlan(of lists: [AnyTestList], messages: String) -> EventStreamPlan {
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
              id: suite, isSuite: true, name: test.id.suite, displayName: nil,
              isParameterized: false, callSite: list.callSite))
        }
        functions.append(
          EventStreamPlan.Item(
            id: id, isSuite: false, name: "\(test.id.name)()", displayName: nil,
            isParameterized: false, callSite: test.callSite))
      }
    }
    let chosen = Set(names.values.map(\.function))
    let containers = Set(chosen.flatMap(EventStreamPlan.containers))
    let listed = records.filter { record in
      record.kind == "function" ? chosen.contains(record.id) : containers.contains(record.id)
    }
    return EventStreamPlan(
      items: suites + functions + listed.map(Self.item), names: names, messages: messages)
  }

  private static func item(of record: SwiftTestingRecord.Test) -> EventStreamPlan.Item {
    EventStreamPlan.Item(
      id: record.id, isSuite: record.kind == "suite", name: record.name,
      displayName: record.displayName, isParameterized: record.isParameterized ?? false,
      callSite: record.callSite, tags: record.allTags)
  }
}
#endif
