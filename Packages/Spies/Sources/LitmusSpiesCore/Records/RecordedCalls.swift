internal import LitmusReporting

/// The calls of a fake as they were at one moment.
struct RecordedCalls {
  let log: CallLog
  /// The names of the functions, in the order of their numbers.
  let functions: [String]
  /// The places that the calls came from, in the order of their numbers in the log.
  let origins: [FunctionTable.Origin]

  var count: Int { log.count }

  /// All calls, in their order; made only for a failure.
  var all: [RecordedCall] {
    log.chunks.flatMap { chunk in chunk.entries.indices.map { call(at: $0, in: chunk) } }
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
    _ body: (CallLog.Chunk, Int) -> Void
  ) {
    guard let isOrigin = origins(of: function) else { return }
    for chunk in log.chunks {
      var start = 0
      for index in chunk.entries.indices {
        let entry = chunk.entries[index]
        let end = Int(entry.argumentsEnd)
        defer { start = end }
        guard isOrigin[Int(entry.origin)] else { continue }
        if conditions.isEmpty || conditions.areMet(by: chunk.arguments.recorded, in: start..<end) {
          body(chunk, index)
        }
      }
    }
  }

  /// Whether a function was called with a number of arguments, or not at all.
  func hasCall(of function: String, withArgumentCount count: Int) -> Bool {
    guard let isOrigin = origins(of: function) else { return true }
    var isCalled = false
    for chunk in log.chunks {
      for (index, entry) in chunk.entries.enumerated() where isOrigin[Int(entry.origin)] {
        if chunk.argumentsRange(at: index).count == count { return true }
        isCalled = true
      }
    }
    return !isCalled
  }

  func call(at index: Int, in chunk: CallLog.Chunk) -> RecordedCall {
    let entry = chunk.entries[index]
    let origin = origins[Int(entry.origin)]
    return RecordedCall(
      order: entry.order,
      function: functions[origin.function],
      arguments: Array(chunk.arguments.recorded[chunk.argumentsRange(at: index)]),
      callSite: origin.call.callSite
    )
  }

  /// For each place whether calls from there are calls of a function; `nil` if there is no function.
  private func origins(of function: String) -> [Bool]? {
    functions.firstIndex(of: function).map { number in origins.map { $0.function == number } }
  }
}

extension [ArgumentCondition] {
  /// Whether as many arguments as there are conditions meet them, each in its place.
  func areMet(by arguments: ContiguousArray<Any?>, in range: Range<Int>) -> Bool {
    guard count == range.count else { return false }
    for index in indices where !self[index].matches(arguments[range.lowerBound + index]) {
      return false
    }
    return true
  }

  /// Whether as many arguments as there are conditions meet them, each in its place.
  func areMet(by arguments: [Any?]) -> Bool {
    guard count == arguments.count else { return false }
    for index in indices where !self[index].matches(arguments[index]) { return false }
    return true
  }
}
