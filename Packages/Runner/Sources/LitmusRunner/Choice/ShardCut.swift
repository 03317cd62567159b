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
    let units = Self.units(of: plan)
    let tests = units.flatMap(\.tests)
    let part = Set((durations.map { balanced(units, by: $0) } ?? hashed(units)).flatMap(\.tests))
    var cut = plan.filtered { part.contains($0.id) }
    cut.shard = TestShard(index: index, count: count, cut: name(of: tests))
    return cut
  }

  /// What the parts are made of: a test, or the rows of a function, none of which can run without
  /// the others.
  private struct Unit {
    var id: TestID
    var tests: [TestID]
  }

  private static func units(of plan: TestPlan) -> [Unit] {
    var units: [Unit] = []
    var positions: [TestID: Int] = [:]
    for entry in plan.lists.flatMap(\.entries) {
      let test = entry.description.id
      guard let function = entry.rowOf else {
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

  /// Gives each unit, the longest first, to the part that has least to do.
  private func balanced(_ units: [Unit], by durations: TestDurations) -> [Unit] {
    // A test costs something even where the clock saw nothing; a new one may take as long as any.
    let weighed = units.map { unit in
      let seconds = unit.tests.reduce(0) { $0 + max(durations[$1], 0.000_1) }
      return (unit: unit, hash: unit.id.stableHash, seconds: seconds)
    }
    let sorted = weighed.sorted { one, other in
      one.seconds != other.seconds
        ? one.seconds > other.seconds
        : one.hash != other.hash ? one.hash < other.hash : one.unit.id.isBefore(other.unit.id)
    }
    // Parts beyond one for each unit get none.
    var loads = ShardLoads(count: min(count, units.count))
    return sorted.filter { loads.add($0.seconds) == index - 1 }.map(\.unit)
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
