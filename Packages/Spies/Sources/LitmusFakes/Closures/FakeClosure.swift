#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// A fake of a closure.
///
/// ```swift
/// let load = FakeClosure<(String) throws -> Int>()
/// load.when("a").andReturn(1)
/// let model = Model(load: load.closure)
/// expectReceived(load.calls("a"))
/// ```
///
/// The closure has up to three parameters; it may throw, be async, `@Sendable` or on the main actor. `when()` and `calls()`
/// stand for all calls.
@dynamicMemberLookup
public final class FakeClosure<Signature>: TestDouble {
  /// The received calls and the stubs.
  public let spyRecord: SpyRecord
  /// The closure, which records its calls and returns what the test has stubbed.
  public let closure: Signature

  /// Makes a fake; called by the initializers, each of which is for one kind of closure.
  ///
  /// - Parameters:
  ///   - name: The name in failures.
  ///   - file: The file that creates the fake, which an unstubbed call shows.
  ///   - line: The line in it.
  ///   - errorType: The type of the errors that the closure throws.
  ///   - plain: Makes the closure from what it calls, if it throws nothing.
  ///   - throwing: The same, if it throws any error.
  ///   - typed: The same, if it throws errors of one type.
  @usableFromInline
  init<Failure: Error, Plain, Throwing>(
    _ name: String, _ file: StaticString, _ line: UInt, _ errorType: Failure.Type,
    _ plain: (PlainSite<Plain>) -> Plain, _ throwing: (ThrowingSite<Throwing>) -> Throwing,
    _ typed: (ClosureSite<Throwing, Failure>) -> Signature
  ) {
    let record = SpyRecord(file: file, line: line)
    spyRecord = record
    closureName = name
    func site<Closure, Thrown: Error>() -> ClosureSite<Closure, Thrown> {
      ClosureSite(record, name, FakeClosure.self, file, line)
    }
    // The closures have the type of the fake's, but the compiler cannot know what `Failure` stands for.
    if errorType == Never.self, let made = plain(site()) as? Signature {
      closure = made
    } else if errorType == (any Error).self, let made = throwing(site()) as? Signature {
      closure = made
    } else {
      closure = typed(site())
    }
  }

  let closureName: String
}

/// The properties of a ``FakeClosure`` whose types follow from the type of the closure.
public struct FakeClosureRoles {
  /// Makes stubs: `when("a").andReturn(1)`.
  public let when: FakeStubbing
  /// Verifies and returns recorded calls: `expectReceived(fake.calls("a"))`.
  public let calls: FakeVerifying
}

/// A ``FakeClosure`` of any closure.
protocol ClosureFake {}

extension FakeClosure: ClosureFake {}

// Safe to share if the closure is: the record is.
extension FakeClosure: @unchecked Sendable where Signature: Sendable {}

/// The calls of a ``FakeClosure``, of which a call with the conditions of the arguments selects some.
///
/// `Parameters` is a tuple of the closure's parameters, and `()` after them.
public struct FakeClosureCalls<Use, Parameters, Signature, Value, Failure: Error, Timing> {
  let name: String
  let source: FakeSource

  /// The selected calls.
  public typealias Member<Arguments> = FakeMember<
    Use, Arguments, Signature, Value, Failure, Timing
  >

  /// Returns all calls of a closure with no parameter.
  public func callAsFunction() -> Member<Void> where Parameters == Void { .init(name, source) }

  /// Returns all calls of a closure with one parameter.
  public func callAsFunction<A>() -> Member<(A, Void)> where Parameters == (A, Void) {
    .init(name, source)
  }

  /// Returns all calls of a closure with 2 parameters.
  public func callAsFunction<A, B>() -> Member<(A, B)> where Parameters == (A, B, Void) {
    .init(name, source)
  }

  /// Returns all calls of a closure with 3 parameters.
  public func callAsFunction<A, B, C>() -> Member<(A, B, C)> where Parameters == (A, B, C, Void) {
    .init(name, source)
  }

  /// Returns the calls of a closure with one parameter that meet a condition.
  public func callAsFunction<A>(
    _ a: Match<A>
  ) -> Member<(A, Void)> where Parameters == (A, Void) {
    .init(name, source, a.at { $0.0 })
  }

  /// Returns the calls of a closure with one parameter that have certain arguments.
  @_disfavoredOverload
  public func callAsFunction<A>(
    _ a: A
  ) -> Member<(A, Void)> where Parameters == (A, Void) {
    self(.equal(a))
  }

  /// Returns the calls of a closure with 2 parameters that meet conditions.
  public func callAsFunction<A, B>(
    _ a: Match<A>, _ b: Match<B> = .any
  ) -> Member<(A, B)> where Parameters == (A, B, Void) {
    .init(name, source, a.at { $0.0 }, b.at { $0.1 })
  }

  /// Returns the calls of a closure with 2 parameters that have certain arguments.
  @_disfavoredOverload
  public func callAsFunction<A, B>(
    _ a: A, _ b: B
  ) -> Member<(A, B)> where Parameters == (A, B, Void) {
    self(.equal(a), .equal(b))
  }

  /// Returns the calls of a closure with 3 parameters that meet conditions.
  public func callAsFunction<A, B, C>(
    _ a: Match<A>, _ b: Match<B> = .any, _ c: Match<C> = .any
  ) -> Member<(A, B, C)> where Parameters == (A, B, C, Void) {
    .init(name, source, a.at { $0.0 }, b.at { $0.1 }, c.at { $0.2 })
  }

  /// Returns the calls of a closure with 3 parameters that have certain arguments.
  @_disfavoredOverload
  public func callAsFunction<A, B, C>(
    _ a: A, _ b: B, _ c: C
  ) -> Member<(A, B, C)> where Parameters == (A, B, C, Void) {
    self(.equal(a), .equal(b), .equal(c))
  }
}

/// What the closure of a ``FakeClosure`` records its calls in, and is answered by.
@usableFromInline
struct ClosureSite<Closure, Failure: Error>: Sendable {
  @usableFromInline let record: SpyRecord
  @usableFromInline let name: String
  @usableFromInline let fake: Any.Type
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt

  init(
    _ record: SpyRecord, _ name: String, _ fake: Any.Type, _ file: StaticString, _ line: UInt
  ) {
    self.record = record
    self.name = name
    self.fake = fake
    self.file = file
    self.line = line
  }

  @inlinable
  @inline(__always)
  func receive<Arguments, Value>(_ arguments: Arguments) -> FakeCall<Arguments, Closure, Value> {
    record.receive(name, arguments, of: fake, file, line)
  }
}

/// The site of a closure that throws nothing.
@usableFromInline
typealias PlainSite<Closure> = ClosureSite<Closure, Never>

/// The site of a closure that throws any error.
@usableFromInline
typealias ThrowingSite<Closure> = ClosureSite<Closure, any Error>

// Each records a call and answers it; a closure passes the arguments on to that of the stub.
extension ClosureSite {
  @inlinable
  @inline(__always)
  func answer<Arguments, Value>(
    _ arguments: Arguments, _ body: (Closure) throws -> Value
  ) throws(Failure) -> Value {
    let call: FakeCall<Arguments, Closure, Value> = receive(arguments)
    guard let closure = call.body else { return try call.answer(throwing: Failure.self) }
    do { return try body(closure) } catch {
      return try call.answer(with: error, throwing: Failure.self)
    }
  }

  @inlinable
  nonisolated(nonsending) func asyncAnswer<Arguments, Value>(
    _ arguments: Arguments, _ body: nonisolated(nonsending) (Closure) async throws -> Value
  ) async throws(Failure) -> Value {
    let call: FakeCall<Arguments, Closure, Value> = receive(arguments)
    guard let closure = call.body else { return try await call.asyncAnswer(throwing: Failure.self) }
    do { return try await body(closure) } catch {
      return try call.answer(with: error, throwing: Failure.self)
    }
  }

  @inlinable
  @concurrent func concurrentAnswer<Arguments, Value>(
    _ arguments: Arguments, _ body: @concurrent (Closure) async throws -> Value
  ) async throws(Failure) -> Value {
    let call: FakeCall<Arguments, Closure, Value> = receive(arguments)
    guard let closure = call.body else { return try await call.asyncAnswer(throwing: Failure.self) }
    do { return try await body(closure) } catch {
      return try call.answer(with: error, throwing: Failure.self)
    }
  }
}
#endif
