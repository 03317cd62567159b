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
  private typealias End = Result<Void, any Error>

  private final class Receiver {
    let yield: (Element) -> Void
    let end: (End) -> Void
    /// The number of elements sent, accessed under the lock.
    var position = 0

    init(yield: @escaping (Element) -> Void, end: @escaping (End) -> Void) {
      self.yield = yield
      self.end = end
    }
  }

  private struct State {
    var elements: [Element] = []
    var end: End?
    var receivers: [Receiver] = []
    var isDelivering = false

    /// Returns what one of the receivers does not have yet; `nil` if all have everything.
    mutating func nextDelivery() -> (Receiver, ArraySlice<Element>, End?)? {
      let isOver = end != nil
      guard
        let index = receivers.firstIndex(where: { isOver || $0.position < elements.count })
      else {
        isDelivering = false
        return nil
      }
      let receiver = isOver ? receivers.remove(at: index) : receivers[index]
      defer { receiver.position = elements.count }
      return (receiver, elements[receiver.position...], end)
    }
  }

  private let state = Locked(State())

  init() {}

  /// Sends elements to the streams of all calls, also of later ones.
  ///
  /// - Parameter elements: The elements.
  public func send(_ elements: Element...) {
    deliver { if $0.end == nil { $0.elements += elements } }
  }

  /// Ends the streams of all calls, also of later ones.
  public func finish() { end(.success(())) }

  /// Ends the streams of all calls with an error, also of later ones.
  ///
  /// - Parameter error: The error.
  public func finish(throwing error: Failure) { end(.failure(error)) }

  private func end(_ end: End) { deliver { $0.end = $0.end ?? end } }

  private func add(_ receiver: Receiver) { deliver { $0.receivers.append(receiver) } }

  /// Changes the state, and sends the receivers what they do not have yet.
  ///
  /// This is done by one call at a time, for the order, and without the lock, because an executor of the test may run a
  /// reader at once.
  private func deliver(after change: (inout State) -> Void) {
    let isDelivering = state.withLock { state in
      change(&state)
      return exchange(&state.isDelivering, with: true)
    }
    if isDelivering { return }
    while let (receiver, elements, end) = state.withLock({ $0.nextDelivery() }) {
      elements.forEach(receiver.yield)
      if let end { receiver.end(end) }
    }
  }
}

extension FakeStream where Failure == Never {
  fileprivate func add(_ stream: AsyncStream<Element>.Continuation) {
    add(
      Receiver(yield: { stream.yield(spySent($0)) }, end: { _ in stream.finish() }))
  }

  /// Not available, because the stream cannot fail.
  @available(*, unavailable, message: "the stream cannot end with an error: write 'finish()'")
  public func finish(throwing error: any Error) {}
}

extension FakeStream where Failure == any Error {
  fileprivate func add(_ stream: AsyncThrowingStream<Element, any Error>.Continuation) {
    add(
      Receiver(
        yield: { stream.yield(spySent($0)) },
        end: { end in
          switch end {
          case .success: stream.finish()
          case .failure(let error): stream.finish(throwing: error)
          }
        }))
  }
}
#endif
