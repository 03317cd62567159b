extension TestList {
  /// Adds an asynchronous test that runs on the main actor.
  ///
  /// It is for a test that is `@MainActor` in a type that is neither `@MainActor` nor `Sendable`.
  ///
  /// - Parameters:
  ///   - name: The test's name, as reports show it and `--filter` matches it.
  ///   - tags: The test's own tags.
  ///   - timeLimit: The test's time limit; by default that of its suite.
  ///   - line: The line of the test, in the suite's file.
  ///   - column: The column of the test.
  ///   - body: Calls the test.
  public mutating func add(
    _ name: String,
    tags: [String] = [],
    timeLimit: Duration? = nil,
    line: Int = #line,
    column: Int = #column,
    mainActorBody body: @escaping @MainActor (inout Subject) async throws -> Void
  ) {
    append(
      name, tags, timeLimit, line, column,
      .async { subject in
        // The parts of a test run one after another, so that no other part uses the instance
        // meanwhile.
        nonisolated(unsafe) var instance = subject
        defer { subject = instance }
        try await body(&instance)
      })
  }

  /// Adds a parameterized asynchronous test that runs on the main actor: a test case for each
  /// argument.
  ///
  /// It is for a test that is `@MainActor` in a type that is neither `@MainActor` nor `Sendable`.
  ///
  /// - Parameters:
  ///   - name: The test's name; that of a test case is followed by its argument, as in
  ///     `testDoubles(3)`.
  ///   - arguments: The arguments.
  ///   - tags: The test's own tags.
  ///   - timeLimit: The test's time limit; by default that of its suite.
  ///   - line: The line of the test, in the suite's file.
  ///   - column: The column of the test.
  ///   - body: Calls the test with one argument.
  public mutating func add<Arguments: Sequence>(
    _ name: String,
    arguments: Arguments,
    tags: [String] = [],
    timeLimit: Duration? = nil,
    line: Int = #line,
    column: Int = #column,
    mainActorBody body: @escaping @MainActor (inout Subject, Arguments.Element) async throws -> Void
  ) where Arguments.Element: Sendable {
    for (row, argument) in rows(of: name, arguments) {
      add(
        row, tags: tags, timeLimit: timeLimit, line: line, column: column,
        mainActorBody: { try await body(&$0, argument) })
    }
  }
}
