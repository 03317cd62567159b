#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// Swift Testing, as the runner has its tests run.
struct SwiftTestingHost: GroupHost {
  let entryPoint: SwiftTestingEntryPoint
  /// The identifiers of all test functions in the program, each with those of its rows.
  let functions: [String: Set<String>]

  func run(_ group: HostedGroup) async {
    let chosen = Set(group.waiting.map(\.name.function))
    let pattern = PrefixPattern(Array(functions.keys), isChosen: chosen.contains)
    let events = SwiftTestingEvents(group: group, rows: functions)
    do {
      try await entryPoint(
        SwiftTestingConfiguration(
          parallel: group.surroundings.isParallel, filter: pattern.text.map { [$0] })
      ) { events.receive($0) }
      events.finish()
    } catch {
      events.finish(after: error)
    }
  }
}

extension SwiftTestingHost {
  /// The suites and test functions that Swift Testing knows, with the rows of parameterised ones.
  ///
  /// Its own list has no rows: only a run evaluates arguments. So a run is begun, and cancelled
  /// when it has told what it is about to do; no test starts then.
  ///
  /// - Throws: What Swift Testing throws.
  static func tests(_ entryPoint: SwiftTestingEntryPoint) async throws -> [SwiftTestingRecord.Test]
  {
    let found = Locked<[SwiftTestingRecord.Test]>([])
    // Rows, tags and the bytes of attachments are in the stream if this is set when it is first used.
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
