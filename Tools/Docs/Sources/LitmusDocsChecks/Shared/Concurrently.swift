/// Does several things at a time.
enum Concurrently {
  /// The results for some inputs, each computed once.
  ///
  /// - Parameter limit: How many are computed at a time.
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
