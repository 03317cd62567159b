/// Transforms elements asynchronously, a limited number at a time; returns the results in their order.
func boundedMap<Element: Sendable, Value: Sendable>(
  _ elements: [Element], width: Int, _ transform: @escaping @Sendable (Element) async -> Value
) async -> [Value] {
  await withTaskGroup(of: (Int, Value).self) { group in
    var values = [Value?](repeating: nil, count: elements.count)
    var waiting = elements.enumerated().makeIterator()
    func startNext() {
      guard let (index, element) = waiting.next() else { return }
      group.addTask { (index, await transform(element)) }
    }
    for _ in 0..<max(1, width) { startNext() }
    while let (index, value) = await group.next() {
      values[index] = value
      startNext()
    }
    return values.compactMap(\.self)
  }
}
