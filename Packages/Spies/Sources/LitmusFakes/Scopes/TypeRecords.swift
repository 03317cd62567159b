#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// The records of the static members of types, whose addresses are never reused.
final class TypeRecords: Sendable {
  static let shared = TypeRecords()

  private struct Table {
    /// The records that belong to the process.
    var processWide: [ObjectIdentifier: SpyRecord] = [:]
    /// The records of scopes that have not ended, by type and scope.
    var ofScopes: [ObjectIdentifier: [ObjectIdentifier: SpyRecord]] = [:]

    mutating func processWideRecord(of type: ObjectIdentifier) -> SpyRecord {
      if let record = processWide[type] { return record }
      // The record belongs to no test, but its stubs do.
      let record = SpyRecord(reporter: nil, isOfType: true)
      processWide[type] = record
      return record
    }
  }

  private let table = Locked(Table())

  /// Returns the record of a type's static members that applies to the current code.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isUse: Whether the record is for a stub or a call.
  /// - Returns: The record; one with a problem if the record cannot be determined.
  func record(of type: Any.Type, isUse: Bool) -> SpyRecord {
    SpyScope.running?.record(of: type, isUse: isUse) ?? recordOutsideOfScopes(of: type)
  }

  /// All records, also those of scopes.
  var all: [SpyRecord] {
    table.withLock { $0.processWide.values + $0.ofScopes.values.flatMap(\.values) }
  }

  /// Adds the record of a scope that begins to use a type.
  func add(_ record: SpyRecord, of type: ObjectIdentifier, usedIn scope: SpyScope) {
    table.withLock { $0.ofScopes[type, default: [:]][ObjectIdentifier(scope)] = record }
  }

  /// Removes the records of a scope that has ended; the caller still holds them.
  func removeRecords(of types: [ObjectIdentifier], usedIn scope: SpyScope) {
    guard !types.isEmpty else { return }
    table.withLock { table in
      for type in types {
        table.ofScopes[type]?[ObjectIdentifier(scope)] = nil
        if table.ofScopes[type]?.isEmpty == true { table.ofScopes[type] = nil }
      }
    }
  }

  private func recordOutsideOfScopes(of type: Any.Type) -> SpyRecord {
    let key = ObjectIdentifier(type)
    // A use by a test without a scope belongs to no other test. Such a test does not even hold the others'
    // records for a moment: they are to be released when their scopes end. The frameworks are asked whose test
    // it is only where scopes use the type.
    let mayBeOfScope = table.withLock { $0.ofScopes[key] != nil } && !TestScope.isOfSwiftTesting
    guard mayBeOfScope, let records = table.withLock({ $0.ofScopes[key] }) else {
      return table.withLock { $0.processWideRecord(of: key) }
    }
    guard records.count == 1, let record = records.first?.value else {
      return SpyRecord(problem: SpyProblem(useOf: type, betweenScopes: records.count))
    }
    return record
  }
}

/// The reason why a use of a fake's static members cannot be attributed to a test.
struct SpyProblem: Sendable {
  let message: String
  private let reporter: (any FailureReporter)?

  /// Makes the problem of a use outside any scope that might belong to several scopes.
  init(useOf type: Any.Type, betweenScopes count: Int) {
    message =
      "Used static members of \(type) outside of any spy scope while \(count) scopes use them, "
      + "but expected 1 scope that this can belong to. To fix this, wrap the closure of the "
      + "detached task, queue or thread in SpyScope.carry { … }"
    reporter = nil
  }

  /// Makes the problem of a use in a scope that has ended.
  init(useAfterEndOf type: Any.Type, reporter: any FailureReporter) {
    message =
      "Used static members of \(type) after the test's spy scope had ended, but expected no such "
      + "use. To fix this, have the test wait for what it started"
    self.reporter = reporter
  }

  /// Reports the use.
  func report(at callSite: CallSite) {
    let failure = ReportedFailure(message: message, callSite: callSite)
    if let reporter { reporter.report(failure) } else { reportFailure(failure) }
  }
}
#endif
