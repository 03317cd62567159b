/// Programs that tests start: two at a time, whichever of the tests of a process starts them.
///
/// Many at once would take the processors from one another and from all other tests.
public enum ChildPrograms {
  private static let turns = Turns()

  /// Runs something that starts a program and waits for it, on a thread of its own.
  ///
  /// A test waits for its turn and for the program without a thread. A task that is canceled has its
  /// turn, too.
  ///
  /// - Parameter body: What starts a program and blocks until it has ended.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public static func run<Success: Sendable, Failure>(
    _ body: @escaping @Sendable () throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    try await inTurn { () async throws(Failure) in try await onThread(body) }
  }

  /// Runs something that starts a program and awaits it.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the closure runs.
  ///   - body: What starts a program, such as an exit test.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  @discardableResult public static func inTurn<Success, Failure>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    await turns.begin()
    let result: Result<Success, Failure>
    do throws(Failure) {
      result = .success(try await body())
    } catch {
      result = .failure(error)
    }
    await turns.end()
    return try result.get()
  }
}

/// Whose turn it is, in the order in which tasks have asked for one.
private actor Turns {
  private var free = 2
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Ends a turn, which is the next task's if one waits.
  func end() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
