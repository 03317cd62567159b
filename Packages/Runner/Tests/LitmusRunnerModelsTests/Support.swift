@_spi(Litmus) import LitmusReporting
@_exported public import LitmusRunnerTestSupport
import Observation

@testable import LitmusRunnerCore
@testable import LitmusRunnerModels

/// The tests of one made-up suite.
@MainActor func list<Subject>(
  make: @escaping @MainActor () throws -> Subject, add: (inout TestList<Subject>) -> Void
) -> AnyTestList {
  var list = TestList(make: make)
  add(&list)
  return AnyTestList(list)
}

struct CartTests {}
struct OrderTests {}

/// A suite of a cart with tests that do nothing.
@MainActor func cart(_ names: String...) -> AnyTestList {
  list(make: CartTests.init) { list in
    for name in names { list.add(name) { _ in } }
  }
}

/// A suite of an order with tests that do nothing.
@MainActor func order(_ names: String...) -> AnyTestList {
  list(make: OrderTests.init) { list in
    for name in names { list.add(name) { _ in } }
  }
}

/// The name of a test of the cart.
func inCart(_ name: String) -> TestID {
  TestID(module: "LitmusRunnerModelsTests", suite: "CartTests", name: name)
}

/// The name of a test of the order.
func inOrder(_ name: String) -> TestID {
  TestID(module: "LitmusRunnerModelsTests", suite: "OrderTests", name: name)
}

/// The suite of the cart.
let cartID = SuiteID(of: inCart(""))

/// A model that keeps nothing, with its tests found.
@MainActor func model(
  _ lists: AnyTestList..., options: TestRunOptions = TestRunOptions(),
  storage: TestRunnerStorage = .none
) async -> TestRunnerModel {
  let model = TestRunnerModel(lists: lists, options: options, storage: storage)
  await model.load()
  return model
}

extension TestRunnerModel {
  /// The statuses of all tests, in their order.
  var statuses: [TestStatus] { tests.map(\.status) }

  /// Returns when the run under way has ended.
  func ended() async { _ = await core.run.task?.value }

  /// Returns when a condition holds, which is looked at whenever what it reads has changed.
  func shows(_ condition: @MainActor (TestRunnerModel) -> Bool) async {
    while true {
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
      let holds = withObservationTracking {
        condition(self)
      } onChange: {
        continuation.finish()
      }
      if holds { return }
      for await _ in changes {}
      // The notification comes before the change.
      await Task.yield()
    }
  }
}

/// A made-up result.
func result(
  of test: TestDescription, _ outcome: TestOutcome = .passed, iteration: Int = 1,
  failures: [ReportedFailure] = [], attempt: Int = 1, earlierAttempts: [TestResult] = []
) -> TestResult {
  TestResult(
    test: test, iteration: iteration, isSuiteHook: test.id.isSuiteHook, outcome: outcome,
    duration: .milliseconds(2), failures: failures, expectedFailures: [], attachments: [],
    output: "", attempt: attempt, earlierAttempts: earlierAttempts)
}

/// A made-up failure of a test.
func failure(
  _ message: String, of test: TestID?, iteration: Int = 1, isLate: Bool = false, attempt: Int = 1,
  isExpected: Bool = false
) -> TestEvent {
  .failure(
    TestFailure(
      test: test, iteration: test == nil ? nil : iteration,
      failure: ReportedFailure(message: message, callSite: CallSite()), isExpected: isExpected,
      isLate: isLate, attempt: attempt))
}

extension TemporaryDirectory {
  var storage: TestRunnerStorage { .folder(url) }

  /// The names of the files that a model has stored, without locks.
  var storedNames: [String] {
    get throws { try names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".lock") } }
  }
}

/// Notes a word when something that is read here changes.
@MainActor func watch(_ word: String, in log: Log, _ read: () -> Void) {
  withObservationTracking(read) { log(word) }
}
