#if canImport(Combine)
public import Combine

extension Emissions {
  /// Begins to record a publisher, and stops when the `Emissions` object is released.
  ///
  /// - Parameter publisher: The publisher to subscribe to, at once and with unlimited demand.
  public convenience init<Failure: Error>(of publisher: some Publisher<Value, Failure>) {
    let record = EmissionRecord<Value>()
    // Cancelling is safe from any thread; Combine does not declare this.
    nonisolated(unsafe) let subscription = publisher.sink { completion in
      switch completion {
      case .finished: record.end(with: nil)
      case .failure(let error): record.end(with: error)
      }
    } receiveValue: { value in
      record.add(value)
    }
    self.init(record) { subscription.cancel() }
  }
}
#endif
