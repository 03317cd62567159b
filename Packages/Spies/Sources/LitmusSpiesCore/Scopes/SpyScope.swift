internal import CLitmusSpies
@_spi(Litmus) internal import LitmusReporting

/// What keeps the static members of fakes apart in tests that run at the same time.
///
/// The static members of a type are shared by the whole process, and so are their stubs and calls.
/// Within a scope each type has its own instead, which go when the scope ends. A scope is in
/// force for an operation and the tasks made within it: each test has one with the trait `.spyScope`,
/// with `SpyScopeTestCase`, or by hand:
///
/// ```swift
/// SpyScope.run {
///   FakeClock.stub(.now).andReturn(0)
///   assert(FakeClock.now() == 0)
/// }
/// ```
///
/// Detached tasks, dispatch queues and threads are in no scope, unless `SpyScope.carry { … }` takes it
/// there. Without that, what they do belongs to the one scope that has stubbed or called static members
/// of the type. If there are several, it is a reported failure; if there is none, it belongs to the
/// process.
///
/// Of nested scopes the innermost counts, and starts without stubs and calls. What is done in a scope
/// after its end, by a task that nobody waited for, is a reported failure.
public final class SpyScope: Sendable {
  @TaskLocal static var running: SpyScope?

  /// The scope that is in force; `nil` if there is none.
  public static var current: SpyScope? { running }

  /// `nil` when the scope has ended.
  private let records = Locked<[ObjectIdentifier: SpyRecord]?>([:])
  /// Where a failure goes that comes after the end.
  private let reporter = currentFailureReporter()

  // Counted until it is gone, because tasks may be in a scope that has ended.
  init() {
    litmus_add_spy_scopes(1)
    GuardedScopes.current?.add(self)
  }
  deinit { litmus_add_spy_scopes(-1) }

  /// The record of a type's static members.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isUse: Whether it is for a stub or a call, so that the scope counts as one that uses the type.
  /// - Returns: The record; an empty one that nobody keeps if there is none and this is no use.
  func record(of type: Any.Type, isUse: Bool) -> SpyRecord {
    let key = ObjectIdentifier(type)
    let record = records.withLock { records -> SpyRecord? in
      guard let record = records?[key] else {
        guard records != nil else { return nil }
        let record = SpyRecord(reporter: reporter)
        guard isUse else { return record }
        records?[key] = record
        SpyRecords.ofTypes.add(record, of: key, usedIn: self)
        return record
      }
      return record
    }
    return record ?? SpyRecord(problem: SpyProblem(useAfterEndOf: type, reporter: reporter))
  }

  /// Ends the scope and releases its records.
  func end() {
    let records = records.withLock { records in
      defer { records = nil }
      return records
    }
    SpyRecords.ofTypes.removeRecords(of: records?.keys.map(\.self) ?? [], usedIn: self)
    // What records hold is released after the locks, because a deinit is a user's code.
    withExtendedLifetime(records) {}
  }
}
