#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

/// A search for the smallest set of tests beside which, or after which, a test fails that passes alone.
///
/// It runs the test with parts of the others. A trial that fails proves that its tests are enough; one that passes
/// proves little if the test fails only now and then, so it is repeated as often as the rate of failures demands. In
/// the end it counts how often the test fails with what was found, and alone.
struct BisectSearch {
  /// How the tests of a trial run.
  enum Mode {
    /// As the command line says.
    case asGiven
    /// One after the other, as with `--no-parallel`.
    case oneByOne
  }

  /// What happened to the test in a trial.
  enum Outcome: Equatable {
    case passed
    /// It failed: what ran before it, and what began before it ended, in the order in which they began.
    case failed(after: [TestID], beside: [TestID])
  }

  /// How often a test failed.
  struct Count: Equatable {
    var failures = 0
    var runs = 0

    mutating func add(_ isFailure: Bool) {
      runs += 1
      if isFailure { failures += 1 }
    }
  }

  /// The tests that disturb another.
  struct Disturbance: Equatable {
    var tests: [TestID]
    var mode: Mode
    /// How often the test fails with them.
    var together: Count
    /// How often it fails alone.
    var alone: Count
    /// How often all of them had ended before the test began, when it failed.
    var afterCount: Int

    /// The probability that the test fails so often with them, and never alone, although they make no
    /// difference (Fisher's exact test).
    var accident: Double {
      let runs = Double(together.runs + alone.runs)
      return (0..<together.failures).reduce(1) { product, index in
        product * (Double(together.runs) - Double(index)) / (runs - Double(index))
      }
    }
  }

  enum Result: Equatable {
    case found(Disturbance)
    /// It fails alone, too.
    case failsAlone(Count)
    /// It did not fail with all others.
    case neverFails(Count)
    /// It passed alone, and fails alone since it has run with the others.
    case failsAfterwards
    /// The search contradicts itself, or did not end in time; the smallest set that it has failed with.
    case unsure(smallest: [TestID], isOutOfTime: Bool)
  }

  /// The search took too long.
  struct OutOfTime: Error {}

  /// How often the test runs alone before anything else.
  private static let aloneRuns = 3
  /// How often all tests run, in each mode, until the test fails.
  private static let mostRuns = 10
  /// The largest set that is searched for.
  private static let mostTests = 6
  /// The probability of an accident up to which a result is certain enough.
  static let mostAccident = 0.01
  /// How many runs are made at most to become certain.
  private static let mostConfirmations = 40

  /// The ways in which tests can run here.
  let modes: [Mode]
  /// Returns whether the time is over.
  let isOver: () -> Bool
  /// Runs the test with others.
  let run: ([TestID], Mode) throws -> Outcome
  /// Receives a line about the progress.
  var say: (String) -> Void = { _ in }

  private var alone = Count()
  private(set) var trials = 0
  /// How many runs must pass until a set counts as one that the test passes with.
  private var patience = 2
  /// The ways in which each set is tried.
  private var usedModes: [Mode]
  private var smallest: [TestID] = []

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - modes: The ways in which tests can run here, the usual one first.
  ///   - isOver: Returns whether the time is over.
  ///   - run: Runs the test with some others.
  init(
    modes: [Mode], isOver: @escaping () -> Bool,
    run: @escaping ([TestID], Mode) throws -> Outcome
  ) {
    self.modes = modes
    usedModes = modes
    self.isOver = isOver
    self.run = run
  }

  /// Searches.
  ///
  /// - Parameter others: The other tests.
  /// - Throws: An error of a trial.
  mutating func search(_ others: [TestID]) throws -> Result {
    do {
      return try find(others)
    } catch is OutOfTime {
      return .unsure(smallest: smallest, isOutOfTime: true)
    }
  }

  private mutating func find(_ others: [TestID]) throws -> Result {
    for _ in 0..<Self.aloneRuns { try runAlone() }
    if alone.failures > 0 { return .failsAlone(alone) }
    say("It passes alone. Running it with \(counted(others.count, "other test")) …")
    let (first, count) = try firstFailure(others)
    guard let first else { return .neverFails(count) }
    if try trial([], .asGiven) != .passed { return .failsAfterwards }
    for _ in 0..<3 {
      let found = try reduce(first.earlier, first.mode)
      if alone.failures > 0 { return .failsAlone(alone) }
      if let found { return .found(found) }
      // Runs that passed by chance have misled it.
      patience = min(patience * 2, Self.mostConfirmations)
      usedModes = modes
      say("The results contradict each other: searching again, with more runs …")
    }
    return .unsure(smallest: smallest, isOutOfTime: false)
  }

  // MARK: Trials

  private mutating func trial(_ others: [TestID], _ mode: Mode) throws -> Outcome {
    if isOver() { throw OutOfTime() }
    trials += 1
    return try run(others, mode)
  }

  private mutating func runAlone() throws {
    alone.add(try trial([], .asGiven) != .passed)
  }

  /// A failure: what it may be due to, and how the tests ran.
  private typealias Failure = (earlier: [TestID], mode: Mode)

  /// Runs all tests until the test fails, and then a few times more to learn how often it does.
  private mutating func firstFailure(_ others: [TestID]) throws -> (Failure?, Count) {
    var passes: [Mode: Int] = [:]
    for run in 1...Self.mostRuns {
      for mode in modes {
        guard case .failed(let after, let beside) = try trial(others, mode) else {
          passes[mode, default: 0] += 1
          continue
        }
        smallest = after + beside
        var count = Count(failures: 1, runs: 1)
        for _ in 0..<2 { count.add(try trial(others, mode) != .passed) }
        count.runs += passes[mode] ?? 0
        if count.failures == count.runs {
          usedModes = [mode]
        } else {
          let rate = max(Double(count.failures) / Double(count.runs), 0.15)
          patience = max(2, Int((log(0.03) / log(1 - rate)).rounded(.up)))
        }
        say("It failed with all of them, in \(count.failures) of \(counted(count.runs, "run")).")
        return ((after + beside, mode), count)
      }
      if run == 1 { say("It passed with all of them: running them again …") }
    }
    return (nil, Count(failures: 0, runs: passes.values.reduce(0, +)))
  }

  /// Returns the failure of the test with others; `nil` if it passes as often as ``patience`` demands.
  private mutating func failure(with others: [TestID], in modes: [Mode]) throws -> Failure? {
    for _ in 0..<patience {
      for mode in modes {
        guard case .failed(let after, let beside) = try trial(others, mode) else { continue }
        if others.count < smallest.count { smallest = others }
        return (after + beside, mode)
      }
    }
    return nil
  }

  // MARK: Reduction

  /// Finds the tests one by one: the last one of the shortest beginning of the others that is enough.
  private mutating func reduce(_ candidates: [TestID], _ mode: Mode) throws -> Disturbance? {
    var found: [TestID] = []
    var rest = candidates
    var mode = mode
    while true {
      guard found.count < Self.mostTests, !rest.isEmpty else { return nil }
      let last = try lastNeeded(of: &rest, with: found)
      found.append(last)
      // In fewer tests, another order may be needed to see the failure.
      if let failure = try failure(with: found, in: usedModes.count == 1 ? usedModes : modes) {
        mode = failure.mode
        break
      }
      say("\(last) is needed, but not enough.")
    }
    for test in found where found.count > 1 {
      let fewer = found.filter { $0 != test }
      if let failure = try failure(with: fewer, in: modes) {
        found = fewer
        mode = failure.mode
      }
    }
    return try confirmed(found, mode)
  }

  /// Returns the last test of the shortest beginning of some tests with which the test fails, and leaves those
  /// before it.
  private mutating func lastNeeded(of rest: inout [TestID], with found: [TestID]) throws -> TestID {
    var passing = 0
    while rest.count - passing > 1 {
      let middle = (passing + rest.count) / 2
      let part = Array(rest.prefix(middle))
      say("Trying \(middle + found.count) of the tests …")
      if let failure = try failure(with: part + found, in: usedModes) {
        // What began after the test had ended has no part in it.
        let earlier = Set(failure.earlier)
        passing = part.prefix(passing).count(where: earlier.contains)
        let needed = part.filter(earlier.contains)
        // The tests that are already known may be enough, if the first trials have misled.
        guard !needed.isEmpty else { return rest.removeFirst() }
        rest = needed
        passing = min(passing, rest.count - 1)
      } else {
        passing = middle
      }
    }
    return rest.removeLast()
  }

  /// Runs the test with what was found, and alone, until the difference is no accident.
  private mutating func confirmed(_ found: [TestID], _ mode: Mode) throws -> Disturbance? {
    var result = Disturbance(
      tests: found, mode: mode, together: Count(), alone: alone, afterCount: 0)
    for _ in 0..<Self.mostConfirmations {
      let trial = try trial(found, mode)
      result.together.add(trial != .passed)
      if case .failed(let after, _) = trial, Set(found).isSubset(of: after) {
        result.afterCount += 1
      }
      if alone.runs < result.together.runs { try runAlone() }
      result.alone = alone
      if alone.failures > 0 { return nil }
      if result.together.runs >= 5, result.accident <= Self.mostAccident { return result }
      if result.together.runs >= 3 * patience, result.together.failures == 0 { return nil }
    }
    return nil
  }
}
#endif
