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
  /// The folder of the run, in which its processes lock files; `nil` while tests are only listed.
  var folder: String?
  /// The environment that scripts have set before the first test.
  var variables = ScriptVariables()
  /// The names of the groups whose scripts begin with their tests.
  var scripted: Set<String> = []

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
    return Share(
      members: together.isEmpty ? [first] : members, groups: own, width: limits.min())
  }

  /// Lets the scripts of a share's groups begin, and adds what they have set to its environment.
  ///
  /// - Parameters:
  ///   - share: The tests.
  ///   - isStopped: Returns whether the run was stopped while this process waits.
  ///   - waits: Called now and then while this process waits.
  /// - Returns: Why the tests cannot run; `nil` if they can.
  func beginScripts(
    of share: inout Share, isStopped: () -> Bool, waits: () -> Void
  ) -> String? {
    let names = share.groups.map(groups.name)
    share.variables = variables.variables(for: names)
    guard let folder else { return nil }
    for (group, name) in zip(share.groups, names) where scripted.contains(name) {
      let answer = ScriptRequests(folder: folder)
        .ask(for: group, isStopped: isStopped, waits: waits)
      if let problem = answer?.problem { return problem }
      share.variables.merge(answer?.variables.variables(for: names) ?? [:]) { _, new in new }
    }
    return nil
  }

  /// Calls a closure while no more tests of a share's groups run than the groups allow, in all processes of the run.
  ///
  /// - Parameters:
  ///   - share: The tests.
  ///   - isParallel: Whether they run in parallel.
  ///   - isStopped: Returns whether the run was stopped while this process waits.
  ///   - waits: Called now and then while this process waits.
  ///   - body: Runs the tests.
  /// - Returns: The value of the closure; `nil` if the run was stopped.
  func locked<Value>(
    _ share: Share, isParallel: Bool, isStopped: () -> Bool, waits: () -> Void, _ body: () -> Value
  ) -> Value? {
    guard let folder, !share.groups.isEmpty else { return body() }
    var locks: [CInt] = []
    defer { for lock in locks { close(lock) } }
    // Each process locks in the same order, so that none waits for another that waits for it.
    for group in share.groups {
      let limit = groups.limit(of: group)
      let files = (0..<limit).map { "\(folder)/group-\(group)-\($0)" }
      // A process that runs several at once needs all places.
      let count = isParallel ? min(limit, share.members.count) : 1
      // Only one process at a time collects places: two that each hold some would wait for each other.
      guard
        let gate = Self.lock(
          oneOf: ["\(folder)/group-\(group)"], isStopped: isStopped, waits: waits)
      else { return nil }
      defer { close(gate) }
      for _ in 0..<count {
        guard
          let lock = Self.lock(oneOf: files, isStopped: isStopped, waits: waits)
        else { return nil }
        locks.append(lock)
      }
    }
    return body()
  }

  /// Locks one of some files; waits until another process unlocks one.
  private static func lock(
    oneOf files: [String], isStopped: () -> Bool, waits: () -> Void
  ) -> CInt? {
    var rounds = 0
    while !isStopped() {
      for file in files {
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { continue }
        // A lock belongs to the open file, so that this process cannot lock one twice either.
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        let code = errno
        // A file system without locks.
        if code != EWOULDBLOCK { return descriptor }
        close(descriptor)
      }
      usleep(5_000)
      rounds += 1
      if rounds % 200 == 0 { waits() }
    }
    return nil
  }
}
#endif
