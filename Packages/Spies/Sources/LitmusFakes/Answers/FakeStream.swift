#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

extension FakeMember where Use == FakeStubbing {
  /// Answers each call with a stream of the elements that the test sends.
  ///
  /// ```swift
  /// let prices = fake.when.prices.andStream()
  /// prices.send(1, 2)
  /// prices.finish()
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The elements.
  public func andStream<Element>(
    file: StaticString = #filePath, line: UInt = #line
  ) -> FakeStream<Element, Never> where Value == AsyncStream<Element> {
    let stream = FakeStream<Element, Never>()
    adding([.make { AsyncStream { stream.add($0) } }], file, line)
    return stream
  }

  /// Answers each call with a stream of the elements that the test sends, which may end with an error.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The elements.
  public func andStream<Element>(
    file: StaticString = #filePath, line: UInt = #line
  ) -> FakeStream<Element, any Error> where Value == AsyncThrowingStream<Element, any Error> {
    let stream = FakeStream<Element, any Error>()
    adding([.make { AsyncThrowingStream { stream.add($0) } }], file, line)
    return stream
  }

  /// Answers each call with a sequence of the elements that the test sends.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The elements.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func andStream<Element>(
    file: StaticString = #filePath, line: UInt = #line
  ) -> FakeStream<Element, Never> where Value == any AsyncSequence<Element, Never> {
    let stream = FakeStream<Element, Never>()
    adding([.make { AsyncStream { stream.add($0) } }], file, line)
    return stream
  }

  /// Answers each call with a sequence of the elements that the test sends, which may end with an error.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The elements.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func andStream<Element>(
    file: StaticString = #filePath, line: UInt = #line
  ) -> FakeStream<Element, any Error> where Value == any AsyncSequence<Element, any Error> {
    let stream = FakeStream<Element, any Error>()
    adding([.make { AsyncThrowingStream { stream.add($0) } }], file, line)
    return stream
  }
}

/// The elements that a test sends to the streams of a stub: `andStream()`.
///
/// Each call has a stream of its own, with all elements from the first on.
public final class FakeStream<Element, Failure: Error>: @unchecked Sendable {
  // Safe to share: the state is only accessed under the lock. The test is responsible for elements that are not
  // `Sendable`, as with any value that a fake returns.
  private enum End {
    case finished
    case failed(any Error)
  }

  private struct Receiver {
    let yield: (Element) -> Void
    let end: (End) -> Void
  }

  private struct State {
    var elements: [Element] = []
    var end: End?
    var receivers: [Receiver] = []
  }

  private let state = Locked(State())

  init() {}

  /// Sends elements to the streams of all calls, also of later ones.
  ///
  /// - Parameter elements: The elements.
  public func send(_ elements: Element...) {
    state.withLock { state in
      guard state.end == nil else { return }
      state.elements += elements
      // Streams have no limit, and run no code of the test here.
      for receiver in state.receivers { elements.forEach(receiver.yield) }
    }
  }

  /// Ends the streams of all calls, also of later ones.
  public func finish() { end(.finished) }

  /// Ends the streams of all calls with an error, also of later ones.
  ///
  /// - Parameter error: The error.
  public func finish(throwing error: Failure) { end(.failed(error)) }

  private func end(_ end: End) {
    let receivers = state.withLock { state -> [Receiver] in
      guard state.end == nil else { return [] }
      state.end = end
      return exchange(&state.receivers, with: [])
    }
    for receiver in receivers { receiver.end(end) }
  }

  private func add(_ receiver: Receiver) {
    let end = state.withLock { state -> End? in
      state.elements.forEach(receiver.yield)
      if state.end == nil { state.receivers.append(receiver) }
      return state.end
    }
    if let end { receiver.end(end) }
  }
}

extension FakeStream where Failure == Never {
  fileprivate func add(_ stream: AsyncStream<Element>.Continuation) {
    add(Receiver(yield: { yieldAnyway($0, to: stream) }, end: { _ in stream.finish() }))
  }

  /// Not available, because the stream cannot fail.
  @available(*, unavailable, message: "the stream cannot end with an error: write 'finish()'")
  public func finish(throwing error: any Error) {}
}

extension FakeStream where Failure == any Error {
  fileprivate func add(_ stream: AsyncThrowingStream<Element, any Error>.Continuation) {
    add(
      Receiver(
        yield: { yieldAnyway($0, to: stream) },
        end: { end in
          switch end {
          case .finished: stream.finish()
          case .failed(let error): stream.finish(throwing: error)
          }
        }))
  }
}

private func yieldAnyway<Element>(_ element: Element, to stream: AsyncStream<Element>.Continuation)
{
  nonisolated(unsafe) let element = element
  stream.yield(element)
}

private func yieldAnyway<Element>(
  _ element: Element, to stream: AsyncThrowingStream<Element, any Error>.Continuation
) {
  nonisolated(unsafe) let element = element
  stream.yield(element)
}
#endif
