#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore

/// The rules by which the tests of a package are divided among processes of the test executable.
struct ProcessShares: Sendable {
  /// The tests of one process.
  struct Share {
    var members: [HostedGroup.Member]
    /// The groups that all of them belong to, by their positions.
    var groups: [Int]
    /// How many of them run at the same time; `nil` if no group limits that.
    var width: Int?
    /// What is in their environment besides this process's own.
    var variables: [String: String] = [:]
  }

  let overrides: TestOverrides
  var groups: TestGroups
  /// How many tests of Swift Testing run at the same time; `nil` for Swift Testing's own number.
  var width: Int?
  /// The environment that scripts have set, if they are not run in this process.
  var variables = ScriptVariables()
  /// The scripts that begin with the tests of their groups; `nil` while tests are only listed.
  var scripts: ScriptRunner?
  private let places = GroupPlaces()

  /// Makes the rules.
  init(overrides: TestOverrides, groups: TestGroups = TestGroups(), width: Int? = nil) {
    self.overrides = overrides
    self.groups = groups
    self.width = width
  }

  /// Returns the next share: the tests without a group together, then those of each group, then those that run alone.
  ///
  /// A test that is tried again runs alone, so that it is known whether it fails without the others.
  ///
  /// - Parameter waiting: The tests that have not begun, of which there is at least one.
  func next(of waiting: [HostedGroup.Member]) -> Share {
    let together = waiting.filter { !$0.isTriedAgain && !overrides.isAlone($0.description.id) }
    let plain = together.filter { groups.groups(of: $0.description.id).isEmpty }
    if !plain.isEmpty { return Share(members: plain, groups: [], width: width) }
    guard let first = together.first ?? waiting.first else {
      return Share(members: [], groups: [], width: width)
    }
    let own = groups.groups(of: first.description.id)
    let limits = own.map(groups.limit) + (width.map { [$0] } ?? [])
    let members = together.filter { groups.groups(of: $0.description.id) == own }
    let chosen = together.isEmpty ? [first] : members
    // No wider than the places that it takes, because test cases that were not selected run, too.
    return Share(members: chosen, groups: own, width: limits.min().map { min($0, chosen.count) })
  }

  /// Lets the scripts of a share's groups begin, and adds what they have set to its environment.
  ///
  /// - Parameters:
  ///   - share: The tests.
  ///   - wait: How long to wait for them.
  /// - Returns: Why the tests cannot run; `nil` if they can.
  func beginScripts(of share: inout Share, _ wait: ChildWait) -> String? {
    let names = share.groups.map(groups.name)
    let problem = scripts?.begin(for: names, wait)
    share.variables = (scripts?.variables ?? variables).variables(for: names)
    return problem
  }

  /// Calls a closure while no more tests of a share's groups run than the groups allow.
  ///
  /// - Parameters:
  ///   - share: The tests.
  ///   - isParallel: Whether they run in parallel.
  ///   - wait: How long to wait for the tests of others.
  ///   - body: Runs the tests.
  /// - Returns: The value of the closure; `nil` if the run was stopped.
  func locked<Value>(
    _ share: Share, isParallel: Bool, _ wait: ChildWait, _ body: () -> Value
  ) -> Value? {
    let needs = share.groups.map { group in
      let limit = groups.limit(of: group)
      // A process that runs several at once needs all places.
      return GroupPlaces.Need(
        group: group, count: isParallel ? min(limit, share.members.count) : 1, limit: limit)
    }
    return places.holding(needs, wait) {
      scripts.map { $0.using(share.groups.map(groups.name), body) } ?? body()
    }
  }
}
#endif
