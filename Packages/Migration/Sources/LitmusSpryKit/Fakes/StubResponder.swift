#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusReporting

/// The answers of a stub that waits for the test, from `andWaitForResponse()`.
///
/// Each response answers one call: the one that has waited longest, or, if none waits, the next one. In a
/// cancelled task, a waiting call throws `CancellationError`; a function that cannot throw it goes on waiting.
public final class StubResponder: Sendable {
  struct Response: @unchecked Sendable {
    // Safe to share: a response goes from the test to one call, as with any value that a stub returns.
    let result: Result<Any?, any Error>
  }

  private struct State {
    var lastCall = 0
    /// The calls that wait, in the order in which they came.
    var calls: [(number: Int, continuation: CheckedContinuation<Response, Never>)] = []
    /// The responses to calls that have not come yet.
    var responses: [Response] = []
  }

  private let state = Locked(State())

  /// Answers a call with a value.
  ///
  /// - Parameter value: The value; if it does not have the function's type, a failure is reported at the stub.
  public func respond(with value: Any?) { respond(.success(value)) }

  /// Answers a call of a function that returns nothing.
  public func respond() { respond(.success(())) }

  /// Answers a call by throwing an error.
  ///
  /// - Parameter error: The error; if the function cannot throw it, a failure is reported at the stub.
  public func respond(throwing error: any Error) { respond(.failure(error)) }

  private func respond(_ result: Result<Any?, any Error>) {
    let response = Response(result: result)
    let call = state.withLock { state -> CheckedContinuation<Response, Never>? in
      guard state.calls.isEmpty else { return state.calls.removeFirst().continuation }
      state.responses.append(response)
      return nil
    }
    call?.resume(returning: response)
  }

  /// Waits for the response to a call.
  ///
  /// - Parameter isCancellable: Whether the wait ends with a `CancellationError` in a cancelled task.
  nonisolated(nonsending)
    func response(isCancellable: Bool) async -> Response
  {
    let number = state.withLock { state in
      state.lastCall += 1
      return state.lastCall
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let response = state.withLock { state -> Response? in
          if isCancellable, Task.isCancelled { return .cancellation }
          guard state.responses.isEmpty else { return state.responses.removeFirst() }
          state.calls.append((number, continuation))
          return nil
        }
        if let response { continuation.resume(returning: response) }
      }
    } onCancel: {
      guard isCancellable else { return }
      let call = state.withLock { state in
        state.calls.firstIndex { $0.number == number }.map { state.calls.remove(at: $0) }
      }
      call?.continuation.resume(returning: .cancellation)
    }
  }
}

extension StubResponder.Response {
  fileprivate static var cancellation: Self { Self(result: .failure(CancellationError())) }
}
#endif
