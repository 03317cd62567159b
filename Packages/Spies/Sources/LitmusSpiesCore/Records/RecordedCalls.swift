internal import LitmusReporting

/// The calls of a fake as they were at one moment.
struct RecordedCalls {
  let chunks: [(chunk: CallChunk, count: Int)]
  /// The names of the functions, in the order of their numbers.
  let functions: [String]
  /// The places that the calls came from, in the order of their numbers in the log.
  let origins: [CallOrigin]
  /// Why they are nobody's calls, if they are; an assertion reports that and nothing else.
  let problem: String?

  var count: Int { chunks.reduce(0) { $0 + $1.count } }

  /// All calls, in their order; made only for a failure.
  var all: [RecordedCall] {
    chunks.flatMap { chunk, count in (0..<count).map { call(at: $0, in: chunk) } }
  }

  /// The calls up to a place among all calls of all fakes.
  func upTo(_ order: UInt64) -> RecordedCalls {
    let chunks = chunks.map { chunk, count -> (chunk: CallChunk, count: Int) in
      var count = count
      while count > 0, chunk[count - 1].order > order { count -= 1 }
      return (chunk, count)
    }
    return RecordedCalls(
      chunks: chunks, functions: functions, origins: origins, problem: problem)
  }

  /// Runs a closure with each call of a function, in their order, until it has enough.
  ///
  /// - Parameters:
  ///   - function: The function's name.
  ///   - order: The place among all calls behind which to begin.
  ///   - body: Is given the chunk and the call's place in it, and returns whether to go on.
  func forEachCall(
    of function: String,
    after order: UInt64 = 0,
    _ body: (CallChunk, Int) -> Bool
  ) {
    guard let isOrigin = origins(of: function) else { return }
    for (chunk, count) in chunks where count > 0 && chunk[count - 1].order > order {
      for index in 0..<count where isOrigin[Int(chunk[index].origin)] {
        guard chunk[index].order <= order || body(chunk, index) else { return }
      }
    }
  }

  /// Whether a function was called with a number of arguments, or not at all.
  ///
  /// Properties are read without arguments and set with one, so either number is right for them.
  func hasCall(of function: String, withArgumentCount argumentCount: Int) -> Bool {
    var isCalled = false
    var isFound = false
    forEachCall(of: function) { chunk, index in
      isCalled = true
      isFound =
        chunk.argumentsRange(at: index).count == argumentCount
        || argumentCount <= 1 && origins[Int(chunk[index].origin)].call.name.isPropertyName
      return !isFound
    }
    return isFound || !isCalled
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
