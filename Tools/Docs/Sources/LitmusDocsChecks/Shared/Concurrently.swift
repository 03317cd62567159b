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
