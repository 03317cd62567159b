internal import LitmusReporting

/// The calls of a fake as they were at one moment.
struct RecordedCalls {
  let chunks: [(chunk: CallChunk, count: Int)]
  /// The names of the functions, in the order of their numbers.
  let functions: [String]
  /// The places that the calls came from, in the order of their numbers in the log.
  let origins: [CallOrigin]
  /// Why they are nobody's calls, if they are; an assertion reports that and nothing else.
  var problem: String?

  var count: Int { chunks.reduce(0) { $0 + $1.count } }

  /// All calls, in their order; made only for a failure.
  var all: [RecordedCall] {
    chunks.flatMap { chunk, count in (0..<count).map { call(at: $0, in: chunk) } }
  }

  /// Runs a closure with each call of a function that meets conditions, in their order.
  ///
  /// - Parameters:
  ///   - function: The function's name.
  ///   - conditions: What each argument must be; none means any arguments.
  ///   - body: Is given the chunk and the call's place in it.
  func forEach(
    of function: String,
    meeting conditions: [ArgumentCondition],
    _ body: (CallChunk, Int) -> Void
  ) {
    guard let isOrigin = origins(of: function) else { return }
    for (chunk, count) in chunks {
      for index in 0..<count where isOrigin[Int(chunk[index].origin)] {
        let range = chunk.argumentsRange(at: index)
        if conditions.isEmpty || conditions.areMet(by: chunk.arguments(in: range)) {
          body(chunk, index)
        }
      }
    }
  }

  /// Whether a function was called with a number of arguments, or not at all.
  func hasCall(of function: String, withArgumentCount argumentCount: Int) -> Bool {
    guard let isOrigin = origins(of: function) else { return true }
    var isCalled = false
    for (chunk, count) in chunks {
      for index in 0..<count where isOrigin[Int(chunk[index].origin)] {
        if chunk.argumentsRange(at: index).count == argumentCount { return true }
        isCalled = true
      }
    }
    return !isCalled
  }

  func call(at index: Int, in chunk: CallChunk) -> RecordedCall {
    let origin = origins[Int(chunk[index].origin)]
    return RecordedCall(
      order: chunk[index].order,
      function: functions[origin.function],
      arguments: Array(chunk.arguments(in: chunk.argumentsRange(at: index))),
      callSite: origin.call.callSite
    )
  }

  /// For each place whether calls from there are calls of a function; `nil` if there is no function.
  private func origins(of function: String) -> [Bool]? {
    functions.firstIndex(of: function).map { number in origins.map { $0.function == number } }
  }
}
