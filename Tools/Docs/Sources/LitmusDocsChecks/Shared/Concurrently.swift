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
    var waiting = inputs.filter { seen.insert($0).inserted }[...]
    return await withTaskGroup(of: (Input, Output).self) { group in
      func startNext() {
        guard let input = waiting.popFirst() else { return }
        group.addTask { (input, await compute(input)) }
      }
      for _ in 0..<limit { startNext() }
      var results: [Input: Output] = [:]
      for await (input, output) in group {
        results[input] = output
        startNext()
      }
      return results
    }
  }
}
