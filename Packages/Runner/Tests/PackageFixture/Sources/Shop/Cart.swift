/// The number of items in a cart.
public struct Cart {
  /// The items.
  public private(set) var items: [String] = []

  /// Makes an empty cart.
  public init() {}

  /// Adds an item.
  public mutating func add(_ item: String) { items.append(item) }
}
