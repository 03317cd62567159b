#if LITMUS_RUNNER
/// Values in the order in which they were added, each of which is found and removed by its key.
///
/// Thousands of tests may run at the same time, so that a search through all of them would take
/// longer than the tests.
package struct OrderedValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The values, and `nil` where one was removed.
  private var slots: [(key: Key, value: Value)?] = []
  private var positions: [Key: Int] = [:]
  /// No value is before this position.
  private var start = 0

  /// Makes an empty collection.
  package init() {}

  package var count: Int { positions.count }
  package var isEmpty: Bool { positions.isEmpty }
  /// The value that was added first.
  package var first: Value? { slots[start...].lazy.compactMap { $0?.value }.first }
  /// All values, in their order.
  package var values: [Value] { slots[start...].compactMap { $0?.value } }

  /// Accesses the value of a key.
  ///
  /// The value of a new key is added at the end, and `nil` removes a value.
  package subscript(key: Key) -> Value? {
    get { positions[key].flatMap { slots[$0]?.value } }
    set {
      guard let newValue else { return remove(key) }
      if let position = positions[key] {
        slots[position] = (key, newValue)
      } else {
        positions[key] = slots.count
        slots.append((key, newValue))
      }
    }
  }

  /// Calls a closure with each value, which it may change.
  package mutating func update(_ body: (inout Value) -> Void) {
    for index in slots.indices[start...] {
      guard var slot = slots[index] else { continue }
      body(&slot.value)
      slots[index] = slot
    }
  }

  private mutating func remove(_ key: Key) {
    guard let position = positions.removeValue(forKey: key) else { return }
    slots[position] = nil
    while start < slots.count, slots[start] == nil { start += 1 }
    // The empty slots never outnumber the values, so that all values are found in linear time.
    guard slots.count > 2 * positions.count + 16 else { return }
    slots.removeAll { $0 == nil }
    start = 0
    for (index, slot) in slots.enumerated() { positions[slot!.key] = index }
  }
}
#endif
