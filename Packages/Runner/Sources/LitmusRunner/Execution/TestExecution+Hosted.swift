#if LITMUS_RUNNER
// Tests of other frameworks.
extension TestExecution {
  /// The current suite's tests in one go with those of the other suites of the same framework.
  ///
  /// Processes that run side by side take a part of the suites each time, so that none is idle.
  func hostedUnit(of host: any GroupHost) -> Unit {
    let others = suites.indices.filter { index in
      index > current && suites[index].entries == nil
        && plan.lists[index].host.map { type(of: $0) == type(of: host) } ?? false
    }
    let share = others.prefix(surroundings.claims == nil ? others.count : others.count / 8)
    for index in share { enter(index) }
    let taken = [current] + share
    let members = taken.flatMap { index in
      HostedGroup.members(
        of: plan.lists[index], entries: suites[index].entries ?? [], after: surroundings.history,
        iteration: iteration)
    }
    for index in taken { suites[index].entries = [] }
    return unit(of: members, host: host, suite: current)
  }

  private func unit(
    of members: [HostedGroup.Member], host: any GroupHost, suite: Int
  ) -> Unit {
    let (run, most, iteration) = (run, options.maxFailures, iteration)
    let (takeOutput, isStopped) = (surroundings.takeOutput, surroundings.isStopped)
    let earlierFailures = earlierFailures
    let group = HostedGroup(
      members,
      unseen: HostedGroup.unseen(
        beside: members, in: plan.lists, after: surroundings.history, iteration: iteration),
      host: host,
      surroundings: HostedGroup.Surroundings(
        run: run,
        iteration: iteration,
        // A row that is to run alone has the others of its function beside it otherwise.
        isParallel: options.runsInParallel && members.count > 1,
        retries: options.retries,
        takeOutput: { takeOutput?(false) ?? "" },
        isStopped: {
          isStopped?(iteration) ?? false
            || most.map { run.summary.failureCount + earlierFailures >= $0 } ?? false
        }))
    return Unit(group: group, suite: suite)
  }

  /// Has the rest of a group run if a test that took too long has cut it short, and what failed once
  /// more.
  func goOn(after group: HostedGroup, in suite: Int) {
    self.group = nil
    let hasBegun = group.waiting.count < group.members.count
    let left = group.close()
    if left.isEmpty || !hasBegun || isStopped {
      leaveFailed(left)
    } else {
      rest.append(unit(of: left, host: group.host, suite: suite))
    }
  }

  /// Makes the last attempts of tests that were to run again their results.
  func leaveFailed(_ members: [HostedGroup.Member]) {
    for member in members where member.isRetry { leaveFailed(member.earlierAttempts) }
  }
}
#endif
