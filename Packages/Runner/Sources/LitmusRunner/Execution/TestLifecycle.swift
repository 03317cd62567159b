#if LITMUS_RUNNER
/// What happens to one test: an instance is made and set up, the test runs, it is torn down.
struct TestLifecycle<Subject> {
  var maker: TestList<Subject>.Maker
  var body: TestList<Subject>.Body
  var isTestCase: Bool

  var isAsync: Bool {
    if case .async = body { true } else { false }
  }

  /// Holds the instance from its making to the end of the test.
  @MainActor private final class Box {
    var subject: Subject?
    var testCase: TestCase? { subject as? TestCase }
  }

  /// The steps of one run. Each looks for itself whether an earlier one has stopped the test.
  @MainActor func steps(in test: RunningTest) -> [TestStep] {
    let box = Box()
    var steps = [make(box, test)]
    if isTestCase {
      steps.append(
        .async { await test.runUnlessStopped { try await box.testCase?.setUp() } })
      steps.append(.sync { test.runUnlessStopped { try box.testCase?.setUp() } })
    }
    steps.append(run(box, test))
    steps.append(
      .async(isNeeded: { test.hasTeardownBlocks }) { await test.runTeardownBlocks() })
    if isTestCase {
      steps.append(.sync { test.run { try box.testCase?.tearDown() } })
      steps.append(.async { await test.run { try await box.testCase?.tearDown() } })
    }
    steps.append(.sync { box.subject = nil })
    return steps
  }

  @MainActor private func make(_ box: Box, _ test: RunningTest) -> TestStep {
    switch maker {
    case .sync(let make):
      .sync { test.runUnlessStopped { box.subject = try make() } }
    case .async(let make):
      .async { await test.runUnlessStopped { box.subject = try await make() } }
    }
  }

  @MainActor private func run(_ box: Box, _ test: RunningTest) -> TestStep {
    switch body {
    case .sync(let body):
      .sync {
        test.runUnlessStopped {
          guard var subject = box.subject.take() else { return }
          defer { box.subject = subject }
          try body(&subject)
        }
      }
    case .async(let body):
      .async {
        await test.runUnlessStopped {
          // One task at a time has the instance: the steps of a test follow one another.
          nonisolated(unsafe) var subject = box.subject.take()
          defer { box.subject = subject }
          guard subject != nil else { return }
          try await body(&subject!)
        }
      }
    }
  }
}
#endif
