#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// The host that lets Swift Testing run its tests.
struct SwiftTestingHost: GroupHost {
  let entryPoint: SwiftTestingEntryPoint
  /// The identifiers of all test functions in the program, each with those of its test cases in order.
  let functions: [String: [SwiftTestingRecord.Case]]

  var setUpName: String { TestID.suiteSetUp }

  func run(_ group: HostedGroup) async {
    let chosen = Set(group.waiting.map(\.name.function))
    let pattern = PrefixPattern(Array(functions.keys), isChosen: chosen.contains)
    let events = SwiftTestingEvents(group: group, testCases: functions)
    do {
      try await entryPoint(
        SwiftTestingConfiguration(
          parallel: group.context.isParallel, filter: pattern.text.map { [$0] })
      ) { events.receive(SwiftTestingLine($0)) }
      events.finish()
    } catch {
      events.finish(after: error)
    }
  }
}

extension SwiftTestingHost {
  /// Returns the suites and functions of Swift Testing, with the test cases of parameterized ones.
  ///
  /// Swift Testing's own list has no test cases: only a run evaluates arguments. So a run is
  /// started, and cancelled when it has reported its tests; no test starts then.
  ///
  /// - Throws: Any error that Swift Testing throws.
  static func tests(_ entryPoint: SwiftTestingEntryPoint) async throws -> [SwiftTestingRecord.Test]
  {
    let found = Locked<[SwiftTestingRecord.Test]>([])
    // The stream has test cases, tags and the bytes of attachments if this is set at its first use.
    let flag = "SWT_EXPERIMENTAL_EVENT_STREAM_FIELDS_ENABLED"
    let isUsers = getenv(flag) != nil
    setenv(flag, "1", 0)
    defer { if !isUsers { unsetenv(flag) } }
    let listing = CancellableWork()
    try await listing.run {
      try await entryPoint(SwiftTestingConfiguration()) { bytes in
        switch try? SwiftTestingRecord.read(bytes) {
        case .test(let test): found.withLock { $0.append(test) }
        case .event(let event) where event.kind == "runStarted": listing.cancel()
        case .event, .other, nil: break
        }
      }
    }
    return found.withLock { $0 }
  }
}
#endif
