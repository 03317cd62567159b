import Foundation
@_spi(Litmus) import LitmusReporting
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

/// A folder of its own, which is removed with the last copy.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  var storage: TestRunnerStorage { .folder(url) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of the files in it, locks aside.
  var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".lock") }.sorted()
  }
}

/// What was noted, in order, from anywhere.
final class Log: Sendable {
  private let noted = Locked<[String]>([])

  var entries: [String] { noted.withLock { $0 } }

  func callAsFunction(_ entry: String) { noted.withLock { $0.append(entry) } }
}

/// Something that is opened once.
final class Gate: Sendable {
  private let openings = AsyncStream.makeStream(of: Void.self)

  func open() { openings.continuation.finish() }
  func opened() async { for await _ in openings.stream {} }
}

/// Notes a word when something that is read here changes.
@MainActor func watch(_ word: String, in log: Log, _ read: () -> Void) {
  withObservationTracking(read) { log(word) }
}
