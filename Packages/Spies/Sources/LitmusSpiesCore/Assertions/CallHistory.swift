internal import CLitmusSpies

/// The calls of several fakes up to one moment.
struct CallHistory {
  /// The calls of one fake.
  struct Part {
    let source: SpySource
    let calls: RecordedCalls
    let verified: VerifiedCalls
  }

  /// One for each fake, in the order in which they were named.
  let parts: [Part]
  private let partNumbers: [ObjectIdentifier: Int]

  init(of sources: [SpySource]) {
    // A call that has no place yet gets a later one than this. One that has is in its record by the time
    // that its lock can be taken. So no call is there that came after one that is not.
    let now = litmus_next_in_order()
    var parts: [Part] = []
    var partNumbers: [ObjectIdentifier: Int] = [:]
    for source in sources where partNumbers[ObjectIdentifier(source.record)] == nil {
      partNumbers[ObjectIdentifier(source.record)] = parts.count
      let calls = source.record.calls.upTo(now)
      parts.append(
        Part(source: source, calls: calls, verified: source.record.verifiedCalls))
    }
    self.parts = parts
    self.partNumbers = partNumbers
  }

  /// Why it cannot be told whose calls those of a fake's static members are.
  var problem: String? { parts.lazy.compactMap(\.calls.problem).first }

  /// The calls of one of the fakes.
  func calls(of source: SpySource) -> RecordedCalls? {
    partNumbers[ObjectIdentifier(source.record)].map { parts[$0].calls }
  }
}

// MARK: - Texts
extension CallHistory {
  /// All calls in the order in which they came, named as ``name(of:in:)`` does.
  var all: [RecordedCall] {
    parts.flatMap { part in
      let prefix = prefix(for: part.source)
      return part.calls.all.map { call in
        var call = call
        call.function = prefix + call.function
        return call
      }
    }
    .sorted { $0.order < $1.order }
  }

  /// The name of a function; if there are several fakes, with the one that it belongs to.
  func name(of function: String, in source: SpySource) -> String {
    prefix(for: source) + function
  }

  /// What tells a fake's functions from those of the others; of fakes of one type, each has a number.
  private func prefix(for source: SpySource) -> String {
    guard parts.count > 1 else { return "" }
    let name = source.name
    let namesakes = parts.filter { $0.source.name == name }
    guard namesakes.count > 1,
      let index = namesakes.firstIndex(where: { $0.source.record === source.record })
    else { return "\(name)." }
    return "\(name)#\(index + 1)."
  }
}
