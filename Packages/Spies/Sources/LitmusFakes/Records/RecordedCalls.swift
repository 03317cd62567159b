internal import LitmusReporting

/// A snapshot of a fake's calls.
struct RecordedCalls {
  let chunks: [(chunk: CallChunk, count: Int)]
  /// The names of the functions, in the order of their indices.
  let functions: [String]
  /// The locations that recorded the calls, in the order of their indices in the log.
  let locations: [CallLocation]
  /// Why the calls cannot be attributed to a test, if so; an assertion then reports only this.
  let problem: String?

  var count: Int { chunks.reduce(0) { $0 + $1.count } }

  /// All calls, in order; computed only for a failure.
  var all: [RecordedCall] {
    chunks.flatMap { chunk, count in (0..<count).map { call(at: $0, in: chunk) } }
  }

  /// Returns the calls up to a position in the order of all calls of all fakes.
  func upTo(_ order: UInt64) -> RecordedCalls {
    let chunks = chunks.map { chunk, count -> (chunk: CallChunk, count: Int) in
      var count = count
      while count > 0, chunk[count - 1].order > order { count -= 1 }
      return (chunk, count)
    }
    return RecordedCalls(
      chunks: chunks, functions: functions, locations: locations, problem: problem)
  }

  /// Runs a closure with each call of a function, in order, until the closure returns `false`.
  ///
  /// - Parameters:
  ///   - function: The function's name.
  ///   - memberType: The types of a generic member; `nil` for all.
  ///   - order: The position in the order of all calls after which to begin.
  ///   - body: A closure that receives the chunk and the call's index in it, and returns whether to continue.
  func forEachCall(
    of function: String,
    memberType: ObjectIdentifier? = nil,
    after order: UInt64 = 0,
    _ body: (CallChunk, Int) -> Bool
  ) {
    guard let isRecording = recordingLocations(of: function, memberType) else { return }
    for (chunk, count) in chunks where count > 0 && chunk[count - 1].order > order {
      for index in 0..<count where isRecording[Int(chunk[index].location)] {
        guard chunk[index].order <= order || body(chunk, index) else { return }
      }
    }
  }

  /// Runs a closure with each call that matches a pattern, in order, until the closure returns `false`.
  ///
  /// - Parameters:
  ///   - pattern: The calls.
  ///   - order: The position in the order of all calls after which to begin.
  ///   - body: A closure that receives the chunk and the call's index in it, and returns whether to continue.
  func forEachMatch(
    of pattern: CallPattern, after order: UInt64 = 0, _ body: (CallChunk, Int) -> Bool
  ) {
    let conditions = pattern.conditions
    forEachCall(of: pattern.function, memberType: pattern.memberType, after: order) {
      chunk, index in
      let isMatch =
        conditions.isEmpty
        || conditions.areMet(by: chunk.arguments(in: chunk.argumentsRange(at: index)))
      return !isMatch || body(chunk, index)
    }
  }

  /// Returns the position, in the order of all calls, of the first call that matches a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The calls.
  ///   - order: The position after which the call must be.
  func firstMatch(of pattern: CallPattern, after order: UInt64) -> UInt64? {
    var match: UInt64?
    forEachMatch(of: pattern, after: order) { chunk, index in
      match = chunk[index].order
      return false
    }
    return match
  }

  /// Returns whether a function was called with as many arguments as a pattern has conditions, or not at all.
  ///
  /// Properties are read without arguments and set with one, so both numbers are valid for them.
  func hasCallWithArgumentCount(of pattern: CallPattern) -> Bool {
    let argumentCount = pattern.conditions.count
    var isCalled = false
    var isFound = false
    forEachCall(of: pattern.function, memberType: pattern.memberType) { chunk, index in
      isCalled = true
      isFound =
        chunk.argumentsRange(at: index).count == argumentCount
        || argumentCount <= 1 && locations[Int(chunk[index].location)].call.name.isPropertyName
      return !isFound
    }
    return isFound || !isCalled
  }

  func call(at index: Int, in chunk: CallChunk) -> RecordedCall {
    let location = locations[Int(chunk[index].location)]
    return RecordedCall(
      order: chunk[index].order,
      function: functions[location.function],
      arguments: chunk.arguments(at: index),
      callSite: location.call.callSite
    )
  }

  /// Returns, for each location, whether it records calls of a function; `nil` if there is no such function.
  func recordingLocations(of function: String, _ memberType: ObjectIdentifier?) -> [Bool]? {
    functions.firstIndex(of: function).map { index in
      locations.map {
        $0.function == index && (memberType == nil || $0.memberType == memberType)
      }
    }
  }
}

/// One call of a fake's function, copied from the log for a failure's text.
struct RecordedCall {
  /// The call's position in the order of all calls of all fakes.
  var order: UInt64
  var function: String
  var arguments: [Any?]
  /// Where the fake's own code records the call.
  var callSite: CallSite
}

extension RecordedCall: CustomStringConvertible {
  /// The function with its arguments, as in `fetchUser(id: "1")`.
  var description: String { callText(function, arguments) }

  /// The function with each argument in angle brackets, as in `fetchUser(id:) with <1>`.
  var bracketedDescription: String {
    guard !arguments.isEmpty else { return function }
    return function + " with "
      + arguments.map { "<\($0.map { "\($0)" } ?? "nil")>" }.joined(separator: ", ")
  }
}
