#if LITMUS_RUNNER
extension HostedGroup {
  /// Returns some of a suite's tests as members of a group.
  ///
  /// A parameterized function cannot be started at a later test case. So after a test case has
  /// ended the process, the others do not run: it would end the next process too.
  ///
  /// - Parameters:
  ///   - list: The suite.
  ///   - entries: The positions of the tests, in reverse order.
  ///   - history: The history of the run's earlier processes.
  ///   - iteration: The repetition.
  static func members(
    of list: AnyTestList, entries: [Int], after history: RunHistory, iteration: Int
  ) -> [Member] {
    let crashed = history.crashed.filter {
      $0.iteration == iteration && $0.test.module == list.module && $0.test.suite == list.suite
    }.map(\.test)
    return entries.reversed().compactMap { index in
      let entry = list.entries[index]
      guard let hosted = entry.hosted else { return nil }
      // Compares the name's beginning: an argument such as a new UUID differs in each process.
      let culprit = crashed.first { crashed in
        entry.rowOf.map { crashed.name.hasPrefix("\($0)(") } ?? false
      }
      return Member(
        name: hosted,
        description: entry.description,
        skipReason: culprit.map {
          "\($0.name) ended the process, and no other test case can run without it"
        },
        earlierAttempts: history.failedAttempts[
          RunHistory.Key(test: entry.description.id, iteration: iteration)] ?? [])
    }
  }

  /// Returns the test cases of the members' functions that are not members.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - lists: All suites.
  ///   - history: The history of the run's earlier processes.
  ///   - iteration: The repetition.
  static func unseen(
    beside members: [Member], in lists: [AnyTestList], after history: RunHistory, iteration: Int
  ) -> [Member] {
    let functions = Set(members.filter { $0.name.row != nil }.map(\.name.function))
    guard !functions.isEmpty else { return [] }
    let names = Set(members.map(\.name))
    return lists.flatMap { $0.entries + $0.leftOut }.compactMap { entry in
      guard let name = entry.hosted, functions.contains(name.function), !names.contains(name) else {
        return nil
      }
      let key = RunHistory.Key(test: entry.description.id, iteration: iteration)
      return Member(
        name: name, description: entry.description,
        earlierAttempts: history.failedAttempts[key] ?? [])
    }
  }
}
#endif
