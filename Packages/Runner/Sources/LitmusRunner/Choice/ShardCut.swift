#if LITMUS_RUNNER
/// Cuts the tests into parts of which this process runs one.
///
/// Each test is in exactly one part, whoever cuts: nothing but the tests' names, the number of parts
/// and the durations that all are given has a say, and the order of the tests has none.
struct ShardCut {
  /// Which part is wanted, counted from 1.
  var index: Int
  /// How many parts there are.
  var count: Int
  /// What the tests took in some earlier run; `nil` to cut by their names alone.
  var durations: TestDurations?

  /// The wanted part of a plan.
  func part(of plan: TestPlan) -> TestPlan {
    let tests = plan.lists.flatMap { $0.entries.map(\.description.id) }
    let part = durations.map { balanced(tests, by: $0) } ?? hashed(tests)
    var cut = plan.filtered { part.contains($0.id) }
    cut.shard = TestShard(index: index, count: count, cut: name(of: tests))
    return cut
  }

  private func hashed(_ tests: [TestID]) -> Set<TestID> {
    Set(tests.filter { $0.stableHash % UInt64(count) == UInt64(index - 1) })
  }

  /// Gives each test, the longest first, to the part that has least to do.
  private func balanced(_ tests: [TestID], by durations: TestDurations) -> Set<TestID> {
    // A test costs something even where the clock saw nothing; a new one may take as long as any.
    let weighed = tests.map { test in
      (test: test, hash: test.stableHash, seconds: max(durations[test], 0.000_1))
    }
    let sorted = weighed.sorted { one, other in
      one.seconds != other.seconds
        ? one.seconds > other.seconds
        : one.hash != other.hash ? one.hash < other.hash : one.test.isBefore(other.test)
    }
    var loads = Array(repeating: 0.0, count: count)
    var part: Set<TestID> = []
    for (test, _, seconds) in sorted {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += seconds
      if least == index - 1 { part.insert(test) }
    }
    return part
  }

  private func name(of tests: [TestID]) -> String {
    var hash = StableHash()
    hash.add(durations.map { "durations \($0.digest)" } ?? "names")
    hash.add("\(count)")
    // A sum, because the order of the tests makes no difference.
    hash.add("\(tests.reduce(0) { $0 &+ $1.stableHash })")
    hash.add("\(tests.count)")
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension TestID {
  fileprivate func isBefore(_ other: TestID) -> Bool {
    (module, suite, name) < (other.module, other.suite, other.name)
  }
}
#endif
