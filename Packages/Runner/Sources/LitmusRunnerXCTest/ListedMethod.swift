#if LITMUS_RUNNER && !canImport(ObjectiveC)
internal import LitmusReporting
internal import XCTest

/// Returns a closure that calls a method from an `allTests` list on an instance.
///
/// The compiler infers one of several types for such a list, and Swift 6 adds `@Sendable`. An array
/// of one function type can be passed as an array of another, but the process traps when its
/// elements are cast, so each type is tried.
@MainActor func listedBody<Subject, Method>(
  of method: Method, in type: Subject.Type
) -> @MainActor (inout Subject) throws -> Void {
  typealias Plain = (Subject) -> () -> Void
  typealias Throwing = (Subject) -> () throws -> Void
  typealias SendablePlain = @Sendable (Subject) -> () -> Void
  typealias SendableThrowing = @Sendable (Subject) -> () throws -> Void
  typealias AllSendablePlain = @Sendable (Subject) -> @Sendable () -> Void
  typealias AllSendableThrowing = @Sendable (Subject) -> @Sendable () throws -> Void
  return switch method {
  case let method as Plain: { method($0)() }
  case let method as Throwing: { try method($0)() }
  case let method as SendablePlain: { method($0)() }
  case let method as SendableThrowing: { try method($0)() }
  case let method as AllSendablePlain: { method($0)() }
  case let method as AllSendableThrowing: { try method($0)() }
  default: { _ in throw UnlistableMethod(method: Method.self, suite: Subject.self) }
  }
}

/// The error of a listed test that cannot be called.
struct UnlistableMethod: Error, CustomStringConvertible {
  var method: Any.Type
  var suite: Any.Type

  var description: String {
    "allTests held a \(method), but expected a method of \(suite). "
      + "To fix this, wrap an asynchronous one in asyncTest(…)"
  }
}
#endif
