#if LITMUS_RUNNER && (os(macOS) || os(Linux))
@_spi(Litmus) internal import LitmusReporting

/// The places of the tests of each group, which the children of a run share.
final class GroupPlaces: Sendable {
  /// What some tests need to run.
  struct Need {
    var group: Int
    /// How many places they take.
    var count: Int
    /// How many places the group has.
    var limit: Int
  }

  private struct State {
    var taken: [Int: Int] = [:]
    /// Those who wait, in their order.
    var queue: [(number: Int, needs: [Need])] = []
    var lastNumber = 0

    /// Gives someone all places at once, if nobody before them waits for one of the same groups.
    mutating func take(_ number: Int) -> Bool {
      guard let index = queue.firstIndex(where: { $0.number == number }) else { return false }
      let earlier = Set(queue[..<index].flatMap { $0.needs.map(\.group) })
      let needs = queue[index].needs
      let isFree = needs.allSatisfy {
        !earlier.contains($0.group) && taken[$0.group, default: 0] + $0.count <= $0.limit
      }
      guard isFree else { return false }
      for need in needs { taken[need.group, default: 0] += need.count }
      queue.remove(at: index)
      return true
    }
  }

  private let state = Locked(State())

  /// Calls a closure while its caller has places.
  ///
  /// - Parameters:
  ///   - needs: The places.
  ///   - wait: How long to wait for them.
  ///   - body: The closure.
  /// - Returns: The value of the closure; `nil` if the wait was stopped.
  func holding<Value>(_ needs: [Need], _ wait: ChildWait, _ body: () -> Value) -> Value? {
    guard !needs.isEmpty else { return body() }
    let number = state.withLock { state in
      state.lastNumber += 1
      state.queue.append((state.lastNumber, needs))
      return state.lastNumber
    }
    guard wait.until({ state.withLock { $0.take(number) } ? true : nil }) != nil else {
      state.withLock { $0.queue.removeAll { $0.number == number } }
      return nil
    }
    defer {
      state.withLock { state in
        for need in needs { state.taken[need.group, default: 0] -= need.count }
      }
    }
    return body()
  }
}
#endif
