#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A division of the tests into shards, of which this process runs one.
///
/// Each test is in exactly one shard, whichever process divides them: the result depends only on
/// the tests' names, the number of shards and the durations that all processes are given, and not
/// on the order of the tests.
struct ShardDivision {
  /// The index of the wanted shard, counted from 1.
  var index: Int
  /// The number of shards.
  var count: Int
  /// The durations of the tests in an earlier run; `nil` to divide the tests by their names alone.
  var durations: TestDurations?

  /// Returns the wanted shard of a plan.
  func part(of plan: TestPlan) -> TestPlan {
    let units = Self.units(of: plan)
    let part = Set((durations.map { balanced(units, by: $0) } ?? hashed(units)).flatMap(\.tests))
    var cut = plan.filtered { part.contains($0.id) }
    cut.shard = TestShard(index: index, count: count, cut: name(of: units))
    return cut
  }

  /// The unit of division: a test, or the test cases of a function that cannot run without one
  /// another.
  private struct Unit {
    var id: TestID
    var tests: [TestID]
  }

  private static func units(of plan: TestPlan) -> [Unit] {
    var units: [Unit] = []
    var positions: [TestID: Int] = [:]
    for entry in plan.lists.flatMap(\.entries) {
      let test = entry.description.id
      guard let function = entry.parameterizedFunction else {
        units.append(Unit(id: test, tests: [test]))
        continue
      }
      let id = TestID(module: test.module, suite: test.suite, name: function)
      if let position = positions[id] {
        units[position].tests.append(test)
      } else {
        positions[id] = units.count
        units.append(Unit(id: id, tests: [test]))
      }
    }
    return units
  }

  private func hashed(_ units: [Unit]) -> [Unit] {
    units.filter { $0.id.stableHash % UInt64(count) == UInt64(index - 1) }
  }

  /// Assigns each unit, the longest first, to the shard with the smallest load, and returns those
  /// of the wanted shard.
  private func balanced(_ units: [Unit], by durations: TestDurations) -> [Unit] {
    // Even a test with a measured duration of 0 has a cost; a new test may take as long as any.
    let weighed = units.map { unit in
      let seconds = unit.tests.reduce(0) { $0 + max(durations[$1], 0.000_1) }
      return (unit: unit, hash: unit.id.stableHash, seconds: seconds)
    }
    let sorted = weighed.sorted { one, other in
      one.seconds != other.seconds
        ? one.seconds > other.seconds
        : one.hash != other.hash ? one.hash < other.hash : one.unit.id.isBefore(other.unit.id)
    }
    // If there are more shards than units, the last shards are empty.
    var loads = [Double](repeating: 0, count: min(count, units.count))
    return sorted.filter { unit in
      // Of several with the smallest load, the first.
      let shard = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[shard] += unit.seconds
      return shard == index - 1
    }.map(\.unit)
  }

  private func name(of units: [Unit]) -> String {
    var hash = StableHash()
    hash.add(durations.map { "durations \($0.digest)" } ?? "names")
    hash.add("\(count)")
    // Arguments may be others in each process, as UUIDs are, but those with durations have a part in the division.
    let ids = durations == nil ? units.map(\.id) : units.flatMap(\.tests)
    // A sum, so that the order of the tests makes no difference.
    hash.add("\(ids.reduce(0) { $0 &+ $1.stableHash })")
    hash.add("\(ids.count)")
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
