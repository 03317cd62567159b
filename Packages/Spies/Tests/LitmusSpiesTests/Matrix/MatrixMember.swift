import LitmusReporting
import LitmusSpies

enum MatrixError: Error, Equatable { case one }

struct File: ~Copyable {}

/// A member of one of the fakes that `generate-matrix` writes.
struct MatrixMember {
  let name: String
  let stub: () -> Stub
  let call: (inout Int) async throws -> Any?

  init(
    _ name: String, _ stub: @escaping () -> Stub,
    call: @escaping (inout Int) async throws -> Any?
  ) {
    (self.name, self.stub, self.call) = (name, stub, call)
  }

  var isAsync: Bool { name.hasPrefix("async") }
  var takesFile: Bool { name.hasSuffix("File") }
  var returnsNothing: Bool { name.hasSuffix("Void") }
  var returnsOptional: Bool { name.hasSuffix("Optional") }
  var throwsAny: Bool { name.contains("Throws") }
  var throwsTyped: Bool { name.contains("Typed") }

  /// What it returns when its stub says 7.
  func text(of number: Int) -> String {
    returnsNothing ? "()" : "\(number)"
  }

  /// What it gives after a reported problem.
  var textOfProblem: String {
    if throwsAny { return "UnstubbedCallError" }
    if returnsNothing { return "()" }
    return returnsOptional ? "nil" : "0"
  }

  var resultType: String { returnsOptional ? "Optional<Int>" : "Int" }

  /// The call as failures show it.
  var callText: String { "\(name)(\(takesFile ? ".skipped" : "\"x\""), 1)" }
}

/// The outcomes of calls of a member.
struct MatrixOutcome: Equatable {
  /// What each call returned or threw.
  var results: [String]
  /// What the inout argument of the last call was after it.
  var number = 1
  /// The failures' texts, without the places of stubs.
  var problems: [String] = []
}

extension MatrixMember {
  /// Calls the member a number of times.
  func outcome(ofCalls count: Int) async -> MatrixOutcome {
    var outcome = MatrixOutcome(results: [])
    let recorder = FailureRecorder()
    await withFailureReporter(recorder) {
      for _ in 0..<count {
        outcome.number = 1
        do {
          outcome.results.append("\(try await call(&outcome.number) ?? "nil")")
        } catch let error as UnstubbedCallError {
          outcome.results.append("\(type(of: error))")
        } catch {
          outcome.results.append("\(type(of: error)).\(error)")
        }
      }
    }
    outcome.problems = recorder.failures.map {
      $0.message.replacing(/\ at \w+.swift:\d+:\d+/, with: "")
    }
    return outcome
  }
}
