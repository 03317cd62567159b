/// The calls of a function that meet the conditions of a verification.
struct CallMatches {
  private(set) var count = 0
  /// Their positions in the order of all calls; consecutive matches share a range.
  private(set) var orders: CallOrders = []
  /// The range of the current run of consecutive matches; `nil` after a call that does not match.
  private var run: (first: UInt64, last: UInt64)?

  /// Adds the next call of the function if it matches.
  ///
  /// - Parameters:
  ///   - order: The call's position in the order of all calls.
  ///   - isMatch: Whether the call meets the conditions.
  @inline(__always)
  fileprivate mutating func add(_ order: UInt64, isMatch: Bool) {
    guard isMatch else { return endRun() }
    count += 1
    run = (run?.first ?? order, order)
  }

  @inline(__always)
  fileprivate mutating func endRun() {
    guard let (first, last) = run else { return }
    orders.append(first...last)
    run = nil
  }
}

extension RecordedCalls {
  /// Returns the calls that match a pattern.
  func matches(of pattern: CallPattern) -> CallMatches {
    var matches = CallMatches()
    let conditions = PreparedConditions(pattern.conditions)
    guard let isRecording = recordingLocations(of: pattern.function, pattern.memberType)
    else { return matches }
    // Calls of the function for other types end a run, which otherwise would contain them.
    let isOfOtherType = pattern.memberType.flatMap { _ in
      recordingLocations(of: pattern.function, nil)
    }
    conditions.withDeciding { deciding in
      for (chunk, count) in chunks {
        chunk.withCalls { calls, arguments in
          var start = 0
          for index in 0..<count {
            let end = Int(calls[index].argumentsEnd)
            if isRecording[Int(calls[index].location)] {
              let isMatch =
                conditions.count == 0
                || conditions.count == end &- start
                  && deciding.areMet(by: arguments + start)
              matches.add(calls[index].order, isMatch: isMatch)
            } else if let isOfOtherType, isOfOtherType[Int(calls[index].location)] {
              matches.endRun()
            }
            start = end
          }
        }
      }
    }
    matches.endRun()
    return matches
  }
}

/// The conditions of a verification, prepared for many calls.
private struct PreparedConditions {
  /// A condition that not every argument meets.
  struct Deciding {
    let position: Int
    let bytes: BytesComparison
    let comparison: ArgumentComparison
  }

  let count: Int
  private let deciding: [Deciding]

  init(_ conditions: [ArgumentCondition]) {
    count = conditions.count
    deciding = conditions.enumerated().compactMap { position, condition in
      let bytes = condition.comparison.bytesComparison
      if case .any = bytes.kind { return nil }
      return Deciding(position: position, bytes: bytes, comparison: condition.comparison)
    }
  }

  func withDeciding(_ body: (UnsafeBufferPointer<Deciding>) -> Void) {
    deciding.withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer<PreparedConditions.Deciding> {
  /// Returns whether a call's arguments meet the conditions.
  @inline(__always)
  fileprivate func areMet(by first: UnsafePointer<Any?>) -> Bool {
    for index in indices {
      let argument = first + self[index].position
      let isMatch =
        self[index].bytes.matches(argument) ?? self[index].comparison.matches(at: argument)
      if !isMatch { return false }
    }
    return true
  }
}
