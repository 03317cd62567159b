import LitmusRunner

/// Tests that work for a while and log when they begin and end.
extension TestList {
  /// Adds a synchronous test.
  @MainActor mutating func work(
    _ name: String, timeLimit: Duration? = nil, line: UInt = #line,
    body: @escaping @MainActor () throws -> Void
  ) {
    let title = "\(Subject.self)/\(name)"
    add(name, timeLimit: timeLimit, line: line) { _ in
      WorkLog.begin(title)
      defer { WorkLog.end(title) }
      try body()
    }
  }

  /// Adds an asynchronous test.
  @MainActor mutating func work(
    _ name: String, line: UInt = #line, body: @escaping @Sendable () async throws -> Void
  ) {
    let title = "\(Subject.self)/\(name)"
    add(name, line: line) { _ async throws in
      WorkLog.begin(title)
      defer { WorkLog.end(title) }
      try await body()
    }
  }

  /// Adds a test for each argument.
  @MainActor mutating func work<Argument: Sendable>(
    _ name: String, arguments: [Argument], line: UInt = #line,
    body: @escaping @MainActor (Argument) throws -> Void
  ) {
    let title = "\(Subject.self)/\(name)"
    add(name, arguments: arguments, line: line) { _, argument in
      WorkLog.begin("\(title)(\(argument))")
      defer { WorkLog.end("\(title)(\(argument))") }
      try body(argument)
    }
  }

  /// Adds a test that ends its process if crashes are enabled, and passes otherwise.
  @MainActor mutating func crash(
    _ name: String, timeLimit: Duration? = nil, line: UInt = #line,
    body: @escaping @MainActor () throws -> Void
  ) {
    work(name, timeLimit: timeLimit, line: line) { if Environment.hasCrashes { try body() } }
  }

  /// Adds an asynchronous test that ends its process if crashes are enabled.
  @MainActor mutating func crash(
    _ name: String, line: UInt = #line, body: @escaping @Sendable () async throws -> Void
  ) {
    work(name, line: line) { () async throws in
      if Environment.hasCrashes { try await body() }
    }
  }
}
