/// The waits for one expectation; the usual case of a single wait needs no extra memory.
struct WaitList {
  private var first: ExpectationWait?
  private var others: [ObjectIdentifier: ExpectationWait] = [:]

  mutating func add(_ wait: ExpectationWait) {
    if first == nil {
      first = wait
    } else {
      others[ObjectIdentifier(wait)] = wait
    }
  }

  mutating func remove(_ wait: ExpectationWait) {
    if first === wait {
      first = nil
    } else {
      others[ObjectIdentifier(wait)] = nil
    }
  }

  func forEach(_ body: (ExpectationWait) -> Void) {
    if let first { body(first) }
    for wait in others.values { body(wait) }
  }
}
