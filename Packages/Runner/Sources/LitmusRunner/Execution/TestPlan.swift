#if LITMUS_RUNNER
/// Which tests run, in which order, and how often.
struct TestPlan {
  var lists: [AnyTestList]
  /// How often all of them run; `nil` until one fails.
  var iterations: Int? = 1
  var seed: UInt64?

  var testCount: Int { lists.reduce(0) { $0 + $1.entries.count } }

  /// The plan with suites and the tests in them in an order that depends on the seed alone.
  func shuffled(seed: UInt64) -> TestPlan {
    var plan = self
    var generator = SplitMix64(state: seed)
    plan.seed = seed
    plan.lists.shuffle(using: &generator)
    for index in plan.lists.indices {
      plan.lists[index].entries.shuffle(using: &generator)
    }
    return plan
  }

  /// The plan with only the tests that are to be kept; suites without tests are left out.
  func filtered(_ isKept: (TestDescription) -> Bool) -> TestPlan {
    var plan = self
    for index in plan.lists.indices {
      plan.lists[index].entries.removeAll { !isKept($0.description) }
    }
    plan.lists.removeAll(where: \.entries.isEmpty)
    return plan
  }
}

/// Steele, Lea and Flood's SplitMix64: a generator whose whole state is one seed that can be shown.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
#endif
