#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// Tests that another framework runs together, and their state so far.
///
/// The framework reports events from any thread. Events of tests that are not in the group are
/// ignored, and so are all events after the group was closed.
package final class HostedGroup: Sendable {
  /// One test of the group.
  package struct Member: Sendable {
    package var name: HostedName
    package var description: TestDescription
    /// Whether the framework cannot run the test without all others of its suite.
    var runsWithSuite = false
    /// Why the test is skipped, if it is.
    var skipReason: String?
    /// The failed attempts before this one, which other processes may have made.
    var earlierAttempts: [TestResult] = []
    /// Whether an earlier attempt was made in this process.
    var isRetry = false

    /// How many attempts have failed, here or in other processes.
    package var failedAttempts: Int { earlierAttempts.count }

    /// Whether an earlier attempt has failed, here or in another process.
    package var isTriedAgain: Bool { !earlierAttempts.isEmpty }
  }

  /// The context in which the tests of a group run.
  package struct Context: Sendable {
    package var run: TestRun
    var iteration: Int
    package var isParallel: Bool
    /// Whether all tests are of one suite, whose set-up is blamed if the process ends before the first
    /// of them.
    var isOneSuite = false
    /// How many times a failed test is retried.
    var retries = 0
    /// Returns the captured output that was written since the last call.
    var readOutput: @Sendable (RunningTest) -> String
    /// Returns whether no more tests may start.
    var isStopped: @Sendable () -> Bool
  }

  /// Handles the end of a test before its output is read; receives whether it has failed, and the tests that are
  /// still running.
  package typealias EndHandler =
    @Sendable (_ name: HostedName, _ hasFailed: Bool, _ running: Set<HostedName>) -> Void

  private enum Stage: Sendable {
    case waiting
    case running(RunningTest)
    case ended(RunningTest)

    var isWaiting: Bool { if case .waiting = self { true } else { false } }
  }

  private struct State: Sendable {
    var stages: [HostedName: Stage]
    /// How many of them have not ended.
    var remaining: Int
    /// Those whose stage is `running`.
    var running: Set<HostedName> = []
    /// The unselected tests that are running.
    var unseen: Set<HostedName> = []
    var hooks: [TestID: RunningTest] = [:]
    /// Called before a test ends.
    var handleEnd: EndHandler?
    /// The last attempts of failed tests that will be retried.
    var failed: [HostedName: TestResult] = [:]
    var isClosed = false
    var task: TestTask?
  }

  let members: [Member]
  /// Tests that are not members, but run because members cannot run without them.
  let unseen: [HostedName: Member]
  let host: any GroupHost
  package let context: Context
  private let membersByName: [HostedName: Member]
  private let namesByFunction: [String: [HostedName]]
  private let work = CancellableWork()
  private let state: Locked<State>

  /// Makes a group of tests that have not run yet.
  init(
    _ members: [Member], unseen: [Member] = [], host: any GroupHost, context: Context
  ) {
    self.members = members
    self.unseen = Dictionary(unseen.map { ($0.name, $0) }) { first, _ in first }
    self.host = host
    self.context = context
    membersByName = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
    namesByFunction = Dictionary(grouping: members.map(\.name), by: \.function)
    state = Locked(
      State(stages: membersByName.mapValues { _ in .waiting }, remaining: membersByName.count))
  }

  /// The tests that have not begun, in their order.
  package var waiting: [Member] {
    let stages = state.withLock { $0.stages }
    return members.filter { stages[$0.name]?.isWaiting ?? false }
  }

  /// Whether all tests have ended.
  package var hasEnded: Bool { state.withLock { $0.remaining == 0 } }

  /// Returns the description of a test; `nil` if it is not in the group.
  package func description(of name: HostedName) -> TestDescription? {
    membersByName[name]?.description
  }

  /// The tests that have begun and not ended, in their order.
  package var running: [HostedName] { members.map(\.name).filter(runningNames.contains) }

  /// Returns the tests of functions, in their order.
  package func members(of functions: Set<String>) -> [Member] {
    members.filter { functions.contains($0.name.function) }
  }

  /// The tests that have begun and not ended.
  package var runningNames: Set<HostedName> { state.withLock { $0.running } }

  /// Sets the handler of the ends of tests.
  package func handleEnds(_ handler: @escaping EndHandler) {
    state.withLock { $0.handleEnd = handler }
  }

  /// Records that the process waits for another one, so that it does not count as idle.
  package func recordWait() {
    // The end of a hook that has not begun changes nothing.
    guard let first = members.first else { return }
    context.run.journal?.hookEnded(first.description, iteration: context.iteration)
  }

  /// Returns the tests of a function, in their order.
  package func tests(of function: String) -> [HostedName] { namesByFunction[function] ?? [] }
}

// MARK: - Tests
extension HostedGroup {
  /// Returns a test of the group that is running or has ended; `nil` if it has not begun.
  package func test(_ name: HostedName) -> RunningTest? {
    state.withLock { state in
      switch state.stages[name] {
      case .running(let test), .ended(let test): test
      case .waiting, nil: nil
      }
    }
  }

  /// Records that a test begins.
  ///
  /// - Returns: The test; `nil` if it has begun before, or is not in the group.
  @discardableResult
  package func begin(_ name: HostedName) -> RunningTest? {
    guard let member = membersByName[name], !isCancelled else { return nil }
    let test = RunningTest(
      member.description,
      iteration: context.iteration,
      earlierAttempts: member.earlierAttempts,
      run: context.run)
    let isFirst = state.withLock { state in
      guard !state.isClosed, state.stages[name]?.isWaiting ?? false else { return false }
      state.stages[name] = .running(test)
      state.running.insert(name)
      return true
    }
    guard isFirst else { return nil }
    if context.isOneSuite { endHooks(of: member) }
    test.setTask(self)
    context.run.begin(test, isAgain: member.isRetry)
    return test
  }

  /// Records that a test has ended.
  ///
  /// - Parameters:
  ///   - name: The test.
  ///   - remarks: Further text from the framework, which is appended to the test's output.
  package func end(_ name: HostedName, remarks: String = "") {
    let test = state.withLock { state -> RunningTest? in
      guard !state.isClosed, case .running(let test) = state.stages[name] else { return nil }
      state.stages[name] = .ended(test)
      state.remaining -= 1
      state.running.remove(name)
      return test
    }
    guard let test else { return }
    let (handleEnd, running) = state.withLock { ($0.handleEnd, $0.running) }
    handleEnd?(name, test.hasFailed, running)
    context.run.exitIfDamaged(by: test)
    let failed = context.run.end(
      test,
      output: context.readOutput(test) + remarks,
      mayRunAgain: test.attempt <= host.retries(of: test.description.id) ?? context.retries
        && !context.isStopped())
    if let failed { state.withLock { $0.failed[name] = failed } }
    if context.isStopped() { stop() }
  }

  /// Records that a test that has begun did not end, because its process was stopped for another
  /// reason; it counts as not run.
  package func abandon(_ name: HostedName) {
    let test = state.withLock { state -> RunningTest? in
      guard !state.isClosed, case .running(let test) = state.stages[name] else { return nil }
      state.stages[name] = .waiting
      state.running.remove(name)
      return test
    }
    if let test { context.run.abandon(test, isAgain: membersByName[name]?.isRetry ?? false) }
  }

  /// Ends a test as skipped, after beginning it if it has not begun.
  package func skip(_ name: HostedName, reason: String) {
    guard let test = begin(name) ?? self.test(name) else { return }
    test.skip(reason)
    end(name)
  }

  /// Ends a test that has not begun as failed, because its framework lists the test but has not run it.
  ///
  /// - Parameters:
  ///   - name: The test.
  ///   - framework: The name of the framework.
  package func failAsNotRun(_ name: HostedName, by framework: String) {
    guard let test = begin(name) else { return }
    _ = test.report(
      ReportedFailure(
        message: "\(framework) did not run the test, but expected it to run all listed tests",
        callSite: test.description.callSite))
    end(name)
  }
}

// MARK: - Hooks of suites
extension HostedGroup {
  /// Returns the set-up or tear-down of a suite, and begins it the first time.
  package func hook(_ description: TestDescription) -> RunningTest? {
    let made = RunningTest(
      description, iteration: context.iteration, isSuiteHook: true, run: context.run)
    let hook = state.withLock { state -> RunningTest? in
      if state.isClosed { return nil }
      if let known = state.hooks[description.id] { return known }
      state.hooks[description.id] = made
      return made
    }
    if hook === made { context.run.begin(made) }
    return hook
  }

  private func endHooks(of member: Member) {
    endHooks(module: member.description.id.module, suite: member.description.id.suite)
  }

  /// Begins the set-up of the only suite: code of its framework runs before it says so.
  private func beginSetUp() {
    guard context.isOneSuite, let first = waiting.first?.description else { return }
    let id = TestID(module: first.id.module, suite: first.id.suite, name: host.setUpName)
    _ = hook(TestDescription(id: id, callSite: first.callSite))
  }

  /// The set-up or tear-down of a suite that has begun and not ended; `nil` if there is none.
  package var runningHook: RunningTest? {
    state.withLock { $0.hooks.values.first { !$0.isEnded } }
  }

  /// Ends the hooks of a suite that have begun.
  package func endHooks(module: String, suite: String) {
    let hooks = state.withLock { state in
      state.hooks.values.filter {
        $0.description.id.module == module && $0.description.id.suite == suite && !$0.isEnded
      }
    }
    for hook in hooks { context.run.end(hook, output: context.readOutput(hook)) }
  }
}

// MARK: - Time limits
extension HostedGroup: StoppableTask {
  /// Stops the group because of one of its tests, unless another running test has time left.
  @MainActor func cancel() {
    if isHeldUp { stop() }
  }

  /// Lets the run continue without tests that do not end, unless a running test has time left.
  @MainActor func end() {
    guard isHeldUp else { return }
    stop()
    state.withLock { $0.task }?.end()
  }
}

// MARK: - Lifecycle
extension HostedGroup {
  /// Whether the group was cancelled, so that none of its tests starts any more.
  package var isCancelled: Bool { work.isCancelled }

  /// Whether all running tests have exceeded their time limits.
  private var isHeldUp: Bool {
    let stages = state.withLock { Array($0.stages.values) }
    return stages.allSatisfy { if case .running(let test) = $0 { test.isExpired } else { true } }
  }

  /// Stores the task that the driver waits for.
  func setTask(_ task: TestTask) {
    state.withLock { $0.task = task }
  }

  /// Lets the framework run the group.
  func run() async {
    for member in members {
      if let reason = member.skipReason { skip(member.name, reason: reason) }
    }
    guard !waiting.isEmpty, !context.isStopped() else { return }
    beginSetUp()
    try? await work.run { await self.host.run(self) }
  }

  /// Asks the framework to start no more tests and to stop the running ones.
  func stop() { work.cancel() }

  /// Closes the group: ignores further events, and ends what is still running.
  ///
  /// - Returns: The tests that have not begun, and those to retry. Tests that cannot run without one
  ///   that took too long are marked as skipped, unless that one is retried.
  func close() -> [Member] {
    if isCancelled {
      // A test may have begun just before the group was cancelled.
      for name in running where test(name)?.isExpired != true { abandon(name) }
    }
    let waiting = Set(waiting.map(\.name))
    for member in members { end(member.name) }
    for hook in state.withLock({ Array($0.hooks.values) }) where !hook.isEnded {
      context.run.end(hook, output: "")
    }
    let failed = state.withLock { state in
      state.isClosed = true
      // It refers to the group.
      state.handleEnd = nil
      return state.failed
    }
    let isSlow = { (name: HostedName) in failed[name] == nil && self.test(name)?.isExpired ?? false
    }
    let slowMembers = members.filter { isSlow($0.name) }
    let slow = Set(slowMembers.map(\.name.function))
    let slowSuites = Set(slowMembers.map { [$0.description.id.module, $0.description.id.suite] })
    return members.compactMap { member in
      var member = member
      if let attempt = failed[member.name] {
        member.earlierAttempts.append(attempt)
        member.isRetry = true
      } else if !waiting.contains(member.name) {
        return nil
      } else if slow.contains(member.name.function) {
        member.skipReason = "An earlier test case took too long, and no other can run without it"
      } else if member.runsWithSuite,
        slowSuites.contains([member.description.id.module, member.description.id.suite])
      {
        member.skipReason = "Another test took too long, and this test cannot run without it"
      }
      return member
    }
  }
}

// Tests that are not members may run nevertheless, and end the process.
extension HostedGroup {
  /// Records that an unselected test begins, so that it is blamed if the process ends.
  ///
  /// Otherwise it is not reported.
  package func beginUnseen(_ name: HostedName) {
    guard let test = unseen[name], !isCancelled else { return }
    state.withLock { _ = $0.unseen.insert(name) }
    context.run.journal?.beganUnseen(
      test.description, iteration: context.iteration, attempt: test.earlierAttempts.count + 1)
  }

  /// Records that such a test has ended.
  ///
  /// Its result is not reported.
  package func endUnseen(_ name: HostedName) {
    guard let test = unseen[name] else { return }
    state.withLock { _ = $0.unseen.remove(name) }
    context.run.journal?.hookEnded(test.description, iteration: context.iteration)
  }

  /// Whether an unselected test is running.
  package var runsUnseen: Bool { state.withLock { !$0.unseen.isEmpty } }

  /// Records that the unselected tests have ended that are running.
  package func endUnseen() {
    for name in state.withLock({ $0.unseen }) { endUnseen(name) }
  }
}

extension HostedGroup {
  /// Returns some of a suite's tests as members of a group.
  ///
  /// A parameterized function cannot be started at a later test case, and some tests run only with all others of
  /// their suite. So after a test case has ended the process, the others do not run: it would end the next
  /// process too.
  ///
  /// - Parameters:
  ///   - list: The suite.
  ///   - entries: The positions of the tests, in reverse order.
  ///   - skipReason: Why none of them runs, if the suite's set-up failed.
  ///   - history: The history of the run's earlier processes.
  ///   - iteration: The repetition.
  static func members(
    of list: AnyTestList, entries: [Int], skipReason: String? = nil, after history: RunHistory,
    iteration: Int
  ) -> [Member] {
    let crashed = history.crashed.filter {
      $0.iteration == iteration && $0.test.module == list.module && $0.test.suite == list.suite
    }.map(\.test).sorted { $0.name < $1.name }
    return entries.reversed().compactMap { index in
      let entry = list.entries[index]
      guard let hosted = entry.hosted else { return nil }
      // Compares the name's beginning: an argument such as a new UUID differs in each process.
      let culprit = crashed.first { crashed in
        entry.runsWithSuite
          || entry.parameterizedFunction.map { crashed.name.hasPrefix("\($0)(") } ?? false
      }
      let what = entry.runsWithSuite ? "this test cannot" : "no other test case can"
      return Member(
        name: hosted,
        description: entry.description,
        runsWithSuite: entry.runsWithSuite,
        skipReason: skipReason
          ?? culprit.map { "\($0.name) ended the process, and \(what) run without it" },
        earlierAttempts: history.attempts(
          at: RunHistory.Key(test: entry.description.id, iteration: iteration)))
    }
  }

  /// Returns the tests that are not members, but without which members cannot run: test cases of their functions,
  /// or tests of their suites.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - lists: All suites.
  ///   - history: The history of the run's earlier processes.
  ///   - iteration: The repetition.
  static func unseen(
    beside members: [Member], in lists: [AnyTestList], after history: RunHistory, iteration: Int
  ) -> [Member] {
    let functions = Set(members.filter { $0.name.testCase != nil }.map(\.name.function))
    let whole = lists.filter { $0.entries.contains(where: \.runsWithSuite) }
    guard !functions.isEmpty || !whole.isEmpty else { return [] }
    let names = Set(members.map(\.name))
    func isMember(_ entry: AnyTestList.Entry) -> Bool { entry.hosted.map(names.contains) ?? false }
    let suites = whole.filter { $0.entries.contains { $0.runsWithSuite && isMember($0) } }
    let mates = Set(suites.flatMap { $0.entries + $0.leftOut }.compactMap(\.hosted))
    return lists.flatMap { $0.entries + $0.leftOut }.compactMap { entry in
      guard let name = entry.hosted, functions.contains(name.function) || mates.contains(name),
        !names.contains(name)
      else { return nil }
      let key = RunHistory.Key(test: entry.description.id, iteration: iteration)
      return Member(
        name: name, description: entry.description,
        earlierAttempts: history.attempts(at: key))
    }
  }
}
#endif
