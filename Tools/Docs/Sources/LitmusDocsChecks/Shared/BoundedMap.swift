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

/// Runs asynchronous work concurrently.
enum Concurrently {
  /// Returns the results for some inputs, each computed only once.
  ///
  /// - Parameter limit: The number of inputs that are computed concurrently.
  static func results<Input: Hashable & Sendable, Output: Sendable>(
    for inputs: some Sequence<Input>, atMost limit: Int,
    _ compute: @escaping @Sendable (Input) async -> Output
  ) async -> [Input: Output] {
    var seen: Set<Input> = []
    let unique = inputs.filter { seen.insert($0).inserted }
    let outputs = await boundedMap(unique, width: limit, compute)
    return Dictionary(uniqueKeysWithValues: zip(unique, outputs))
  }
}
