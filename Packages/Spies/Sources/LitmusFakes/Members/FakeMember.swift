#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// The calls of a fake's member: all of them, or those whose arguments meet conditions.
///
/// `fake.when.load(id: "1")` is stubbed with ``andReturn(_:file:line:)`` and the other `and…` functions.
/// `fake.calls.load(id: "1")` is passed to assertions such as ``expectReceived(_:times:file:line:)``, and is a
/// collection of the arguments. Without arguments, `fake.when.load` and `fake.calls.load` stand for all calls.
///
/// - `Use`: ``FakeStubbing`` or ``FakeVerifying``.
/// - `Arguments`: a tuple with the arguments; that of a single argument has `()` after it, because Swift has no one-element tuples.
/// - `Closure`: the type of closures that answer calls, with the member's parameters and effects.
/// - `Value`: the type that the member returns.
/// - `Failure`: the type of errors that the member throws.
/// - `Timing`: ``FakeSync``, ``FakeAsync`` or, with a setter, ``FakeSettable``.
public struct FakeMember<Use, Arguments, Closure, Value: ~Copyable, Failure: Error, Timing> {
  @usableFromInline let name: String
  @usableFromInline let source: FakeSource
  @usableFromInline private(set) var conditions: [FakeCondition<Arguments>]
  /// The calls and stubs.
  let access = LogAccess<Arguments, Closure, Value>()
  /// The stub that the last answer was given to.
  var stub: FakeStub<Arguments, Closure, Value>?
  var replaces = false

  /// Makes the calls of a member; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The name under which the calls are recorded.
  ///   - source: The fake.
  ///   - conditions: The condition of each argument; all calls if there are none.
  @_documentation(visibility: internal)
  public init(_ name: String, _ source: FakeSource, _ conditions: FakeCondition<Arguments>...) {
    self.init(name, source, all: conditions)
  }

  /// Makes the calls of a member from a list of conditions; called by generated code of members with a parameter pack.
  ///
  /// - Parameters:
  ///   - name: The name under which the calls are recorded.
  ///   - source: The fake.
  ///   - conditions: The condition of each argument.
  @_documentation(visibility: internal)
  public init(_ name: String, _ source: FakeSource, all conditions: [FakeCondition<Arguments>]) {
    self.name = name
    self.source = source
    self.conditions = conditions
  }
}

extension FakeMember where Value: ~Copyable, Arguments == Void {
  /// Returns the same calls, as in `fake.when.refresh()`.
  public func callAsFunction() -> Self { self }
}

extension FakeMember where Value: ~Copyable {
  /// Not available, because the member has other parameters.
  @available(
    *, unavailable,
    message: "the member has other parameters: write conditions for them, such as '.any', or none"
  )
  @_disfavoredOverload
  public func callAsFunction(_ arguments: Any...) -> Self { self }
}

// MARK: - Setters

/// Marks a property or subscript with a setter.
///
/// - `Setter`: the type of closures that answer calls of the setter: the subscript's parameters, and the value.
public enum FakeSettable<Setter>: FakeSettableTiming {}

/// A marker of members with a setter: ``FakeSettable``.
public protocol FakeSettableTiming {
  /// The type of closures that answer calls of the setter.
  associatedtype Setter
}

/// The arguments of a call of a setter.
public struct FakeAssignment<Arguments, Value> {
  /// The arguments of the subscript; none for a property.
  public let arguments: Arguments
  /// The value that was assigned.
  public let newValue: Value

  /// Makes the arguments; called by generated code.
  @_documentation(visibility: internal)
  public init(_ arguments: Arguments, _ newValue: Value) {
    self.arguments = arguments
    self.newValue = newValue
  }
}

extension FakeMember where Timing: FakeSettableTiming {
  /// The calls of a setter.
  public typealias Setting = FakeMember<
    Use, FakeAssignment<Arguments, Value>, Timing.Setter, Void, Never, FakeSync
  >

  /// The calls of the setter.
  public var set: Setting {
    let conditions = conditions.map { condition in
      FakeCondition<FakeAssignment<Arguments, Value>>(
        condition.test.map { test in CallTest { test.isMet($0.arguments) } },
        condition.capture.map { capture in { capture($0.arguments) } },
        { condition.value($0.arguments) }, condition.expected)
    }
    let any = Match<Value>.any.at(\FakeAssignment<Arguments, Value>.newValue)
    return Setting(
      "\(name).set(_:)", source, all: conditions.isEmpty ? [] : conditions + [any])
  }

  /// Returns the calls of the setter that assign a value that meets a condition.
  ///
  /// - Parameter value: The condition.
  public func set(_ value: Match<Value>) -> Setting {
    let value = value.at(\FakeAssignment<Arguments, Value>.newValue)
    return Setting("\(name).set(_:)", source, all: set.conditions.dropLast() + [value])
  }

  /// Returns the calls of the setter that assign a value.
  ///
  /// - Parameter value: The value.
  @_disfavoredOverload
  public func set(_ value: Value) -> Setting { set(.equal(value)) }
}

// MARK: - The calls as a collection

extension FakeMember where Use == FakeVerifying, Value: ~Copyable {
  /// The arguments of the recorded calls, in their order.
  private var recorded: [Arguments] {
    let calls = allCalls
    return conditions.isEmpty
      ? calls.map(\.arguments)
      : calls.lazy.map(\.arguments).filter { arguments in
        conditions.allSatisfy { $0.isMatch(arguments) }
      }
  }

  /// The calls of the member, with any arguments.
  private var allCalls: CallList<Arguments> {
    access.calls(of: name, in: source.record(isUse: false))
  }
}

extension FakeMember: Sequence where Use == FakeVerifying, Value: ~Copyable {
  /// The arguments of one call.
  public typealias Element = Arguments

  /// Returns an iterator over the arguments of the calls so far.
  public func makeIterator() -> IndexingIterator<[Arguments]> { recorded.makeIterator() }
}

extension FakeMember: Collection, BidirectionalCollection, RandomAccessCollection
where Use == FakeVerifying, Value: ~Copyable {
  /// The number of a call, counted from 0.
  public typealias Index = Int
  /// The numbers of the calls.
  public typealias Indices = Range<Int>
  /// The arguments of some of the calls.
  public typealias SubSequence = ArraySlice<Arguments>

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of calls.
  public var endIndex: Int { conditions.isEmpty ? allCalls.count : recorded.count }
  /// The numbers of the calls.
  public var indices: Range<Int> { startIndex..<endIndex }
  /// The arguments of a call.
  public subscript(position: Int) -> Arguments {
    conditions.isEmpty ? allCalls[position].arguments : recorded[position]
  }
  /// The arguments of some of the calls.
  public subscript(bounds: Range<Int>) -> ArraySlice<Arguments> { recorded[bounds] }

  /// Returns the results of a closure for the arguments of each call; a reset meanwhile does not change them.
  public func map<Result, Thrown: Error>(
    _ transform: (Arguments) throws(Thrown) -> Result
  ) throws(Thrown) -> [Result] {
    try recorded.map(transform)
  }

  // The standard library's implementations evaluate the conditions several times, and stop the process if they find
  // fewer calls than before.

  /// The arguments of the first call; `nil` if there is none.
  public var first: Arguments? { conditions.isEmpty ? allCalls.first?.arguments : recorded.first }
  /// The arguments of the last call; `nil` if there is none.
  public var last: Arguments? { conditions.isEmpty ? allCalls.last?.arguments : recorded.last }
  /// Returns the arguments of the first calls, at most a number of them.
  public func prefix(_ maxLength: Int) -> ArraySlice<Arguments> { recorded.prefix(maxLength) }
  /// Returns the arguments of the last calls, at most a number of them.
  public func suffix(_ maxLength: Int) -> ArraySlice<Arguments> { recorded.suffix(maxLength) }
  /// Returns the arguments of all calls but a number of the first ones.
  public func dropFirst(_ count: Int = 1) -> ArraySlice<Arguments> { recorded.dropFirst(count) }
  /// Returns the arguments of all calls but a number of the last ones.
  public func dropLast(_ count: Int = 1) -> ArraySlice<Arguments> { recorded.dropLast(count) }
  /// Returns the arguments of the calls, for `Array(_:)` and `sorted(by:)`.
  @_documentation(visibility: internal)
  public func _copyToContiguousArray() -> ContiguousArray<Arguments> { ContiguousArray(recorded) }
  /// Returns the difference of two numbers of calls.
  public func distance(from start: Int, to end: Int) -> Int { end - start }
}

/// The access to a member's log, with the types that the generated code has named.
///
/// The compiler (6.3.1) has two metadata for some types of closures that borrow: one in generic functions, where
/// fakes record calls of generic members, and one elsewhere. An object keeps those of the function that made it.
final class LogAccess<Arguments, Closure, Value: ~Copyable>: RecordedCalls {
  typealias Log = CallLog<Arguments, Closure, Value>
  typealias Stub = FakeStub<Arguments, Closure, Value>

  func calls(of name: String, in record: SpyRecord, from first: Int = 0) -> CallList<Arguments> {
    record.withExistingLog(name, Log.self) { log in
      first == 0 ? log.calls : CallList(log.calls.dropFirst(first))
    } ?? CallList()
  }

  func otherTypesLines(_ name: String, in record: SpyRecord) -> [String] {
    let others = record.withLogs { logs in
      logs.filter { $0.name == name && !($0 is Log) }.map(\.snapshot)
    }
    return others.allSatisfy { $0().isEmpty }
      ? [] : ["Calls of \(name) with other types than \(Closure.self) do not count"]
  }

  func markVerified(
    _ selected: SelectedCalls, of calls: CallList<Arguments>, _ name: String, in record: SpyRecord
  ) {
    _ = record.withExistingLog(name, Log.self) { log in
      if log.calls.first?.order == calls.first?.order { log.verified.insert(selected) }
    }
  }

  /// Adds a closure that runs in addition to the answers.
  func add(_ action: FakeAction<Arguments>, to name: String, in record: SpyRecord) {
    record.withLog(name, Log.self) { $0.add(action) }
  }

  /// Adds a stub, or answers to an earlier one.
  ///
  /// - Returns: The stub, and the one that it replaces.
  func add(
    _ answers: [Answer<Closure, Value>.Kind], after delay: (@Sendable () async throws -> Void)?,
    to stub: Stub?, _ name: String, _ conditions: [FakeCondition<Arguments>],
    from origin: StubOrigin, in record: SpyRecord
  ) -> (stub: Stub, replaced: Stub?) {
    let answers = answers.map { Answer<Closure, Value>($0, of: origin, after: delay) }
    if let stub, let longer = stub.add(answers, in: record) { return (longer, nil) }
    // A stub that was reset or replaced meanwhile begins anew.
    let new = Stub(
      name, conditions, test: CallTest(of: conditions), answers: answers, origin: origin,
      order: SharedCounters.nextInOrder())
    return (new, new.insert(in: record))
  }
}
#endif
