@_spi(Litmus) internal import LitmusReporting

/// The properties that are made while an operation runs.
final class ResettableRegistry: Sendable {
  @TaskLocal static var current: ResettableRegistry?

  /// `nil` when the operation has ended.
  private let properties = Locked<[any ResettableProperty]?>([])

  /// Adds a property, unless the operation has ended.
  func add(_ property: any ResettableProperty) {
    properties.withLock { $0?.append(property) }
  }

  /// Stops the adding of properties, and returns those that were added, in that order.
  func close() -> [any ResettableProperty] {
    properties.withLock { $0.take() ?? [] }
  }
}
