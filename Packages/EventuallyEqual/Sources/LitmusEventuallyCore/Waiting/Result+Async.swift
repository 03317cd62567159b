extension Result where Failure == any Error {
  /// Makes the result of an asynchronous closure.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which it runs; a calling closure that passes its own isolation stays
  ///     on that actor.
  ///   - body: The closure.
  init(
    on isolation: isolated (any Actor)?,
    catching body: () async throws -> Success
  ) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
