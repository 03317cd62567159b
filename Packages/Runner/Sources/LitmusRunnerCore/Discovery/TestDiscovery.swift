#if LITMUS_RUNNER
internal import LitmusReporting

/// The search for the suites that are compiled into this program.
public enum TestDiscovery {
  /// Returns all suites, in the order of the source: by module and file, then by line.
  ///
  /// They are the types that conform to ``ListedSuite`` (by hand or by `@TestSuite`), in every
  /// image of the program, and on Apple's platforms the ``TestCase`` classes whose `test…` methods
  /// the Objective-C runtime knows, and XCTest's test cases if XCTest is in the program and does
  /// not run it. A test that is found in two ways is listed once.
  ///
  /// - Returns: The suites with their tests.
  @MainActor public static func lists() -> [AnyTestList] {
    let listed = ConformingTypes.of((any ListedSuite).self).compactMap { type in
      SuiteListing.list(type) { (type as? any ListedSuite.Type).map { list(of: $0) } }
    }
    var lists = listed.sorted(by: isEarlier)
    #if canImport(ObjectiveC)
    // Merged after the suites that have a source location, because those of the runtime have none.
    lists = AnyTestList.merging(lists + ObjectiveCSuites.lists() + ObjectiveCXCTests.lists())
      .sorted(by: isEarlier)
    #endif
    return AnyTestList.merging(lists)
  }

  @MainActor private static func list<Suite: ListedSuite>(of suite: Suite.Type) -> AnyTestList {
    AnyTestList(Suite.tests)
  }

  private static func isEarlier(_ first: AnyTestList, _ second: AnyTestList) -> Bool {
    let one = first.callSite
    let other = second.callSite
    return (one.fileID, one.line, one.column) < (other.fileID, other.line, other.column)
  }
}

/// The listing of suites, which runs their code.
///
/// That code may end the process. A child process sets ``gate`` to record which suite it lists, and
/// to leave out the suites that have ended earlier processes.
@MainActor package enum SuiteListing {
  /// Returns whether a suite, or a framework, of a name is listed; `nil` if all are.
  package static var gate: (@MainActor (_ name: String) -> Bool)?

  /// Lists a suite's tests, unless the gate leaves it out.
  ///
  /// - Parameters:
  ///   - type: The suite.
  ///   - body: Lists its tests.
  static func list(_ type: Any.Type, _ body: () -> AnyTestList?) -> AnyTestList? {
    guard let gate else { return body() }
    // As `String(reflecting:)`, which first looks for conformances of the type's own type.
    let name = _typeName(type, qualified: true)
    guard gate(name), var list = body() else { return nil }
    list.listedName = name
    return list
  }

  /// Lists the suites of another framework, unless the gate leaves them out.
  package static func lists(
    of framework: String, _ body: () async throws -> [AnyTestList]
  ) async rethrows -> [AnyTestList] {
    guard gate?(framework) ?? true else { return [] }
    return try await body()
  }
}
#endif
