#if LITMUS_RUNNER
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
