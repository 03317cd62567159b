#if LITMUS_RUNNER
// Tests of other frameworks.
extension TestExecution {
  /// Returns one unit with the current suite's tests and those of the other suites of its
  /// framework.
  ///
  /// Parallel processes claim only some of the suites each time, so that none is idle.
  func hostedUnit(of host: any GroupHost) -> Unit {
    let others = suites.indices.filter { index in
      index > current && suites[index].entries == nil
        && plan.lists[index].host.map { type(of: $0) == type(of: host) } ?? false
    }
    let share = others.prefix(
      context.claims == nil
        ? others.count
        : host.share(with: plan.lists[current], of: others.map { plan.lists[$0] }))
    for index in share { enter(index) }
    let taken = [current] + share
    let members = taken.flatMap { index in
      HostedGroup.members(
        of: plan.lists[index], entries: suites[index].entries ?? [], after: context.history,
        iteration: iteration)
    }
    for index in taken { suites[index].entries = [] }
    return unit(of: members, host: host, suite: current)
  }

  private func unit(
    of members: [HostedGroup.Member], host: any GroupHost, suite: Int
  ) -> Unit {
    let (run, most, iteration) = (run, options.maxFailures, iteration)
    let (readOutput, isStopped) = (context.readOutput, context.isStopped)
    let earlierFailures = earlierFailures
    let group = HostedGroup(
      members,
      unseen: HostedGroup.unseen(
        beside: members, in: plan.lists, after: context.history, iteration: iteration),
      host: host,
      context: HostedGroup.Context(
        run: run,
        iteration: iteration,
        // Otherwise a test case that must run alone would run in parallel with the others of its
        // function.
        isParallel: options.runsInParallel && members.count > 1,
        retries: options.retries,
        readOutput: { readOutput?(false, $0) ?? "" },
        isStopped: {
          isStopped?(iteration) ?? false
            || most.map { run.summary.failureCount + earlierFailures >= $0 } ?? false
        }))
    return Unit(group: group, suite: suite)
  }

  /// Schedules the rest of a group that a test over its time limit has cut short, and the retries
  /// of failed tests.
  func goOn(after group: HostedGroup, in suite: Int) {
    self.group = nil
    let hasBegun = group.waiting.count < group.members.count
    let left = group.close()
    if left.isEmpty || !hasBegun || isStopped {
      reportLastAttempts(left)
    } else {
      rest.append(unit(of: left, host: group.host, suite: suite))
    }
  }

  /// Reports the last attempts of tests that were to run again as their results.
  func reportLastAttempts(_ members: [HostedGroup.Member]) {
    for member in members where member.isRetry { reportLastAttempts(member.earlierAttempts) }
  }
}
#endif
