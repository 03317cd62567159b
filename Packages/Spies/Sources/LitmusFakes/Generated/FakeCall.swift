@_spi(Litmus) internal import LitmusReporting

/// The role of a fake's `when`: its members make stubs.
public enum FakeStubbing {}

/// The role of a fake's `calls`: its members verify and return recorded calls.
public enum FakeVerifying {}

/// Marks a synchronous member.
public enum FakeSync {}

/// Marks an async member.
public enum FakeAsync {}

/// Marks an `inout` argument, so that a member differs from its overload with a plain argument.
public enum FakeInout {}

/// The calls of a generated fake's member: all of them, or those whose arguments meet conditions.
///
/// `fake.when.load(id: "1")` is stubbed with ``andReturn(_:fileID:filePath:line:column:)`` and the
/// other `and…` functions.
/// `fake.calls.load(id: "1")` is passed to assertions such as
/// ``expectHaveReceived(_:times:file:sourceLocation:fileID:filePath:line:column:)``, and is a collection of the arguments. Without
/// arguments, `fake.when.load` and `fake.calls.load` stand for all calls.
///
/// - `Role`: ``FakeStubbing`` or ``FakeVerifying``.
/// - `Timing`: ``FakeSync`` or ``FakeAsync``.
/// - `Arguments`: a tuple with the arguments; that of a single argument has `()` after it, because Swift has no one-element tuples.
/// - `Closure`: the type of closures that answer calls, with the member's parameters and effects.
/// - `Value`: the type that the member returns.
/// - `Failure`: the type of errors that the member throws.
open class FakeCall<Role, Timing, Arguments, Closure, Value: ~Copyable, Failure: Error> {
  let member: FakeMember
  /// The stub, once it has an answer.
  private var stub: Stub?
  private var replaces = false
  /// The arguments of the recorded calls at the time of the first access.
  private var recorded: [Arguments]?

  /// Makes the calls of a member; the other initializers do so for generated code.
  public required init(_ member: FakeMember) { self.member = member }

  /// Makes all calls of a member; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The name under which the calls are recorded.
  ///   - source: The fake.
  ///   - arguments: A closure that makes the arguments of a call.
  public convenience init(
    _ name: String, of source: FakeSource,
    _ arguments: @escaping (FakeArguments) throws -> Arguments
  ) {
    self.init(FakeMember(name, of: source, arguments: ClosureBox(arguments)))
  }

  /// Makes the calls of an overloaded member whose arguments meet conditions; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The name under which the calls are recorded.
  ///   - source: The fake.
  ///   - conditions: The condition of each argument.
  ///   - arguments: A closure that makes the arguments of a call.
  public convenience init(
    _ name: String, of source: FakeSource, meeting conditions: [FakeCondition],
    _ arguments: @escaping (FakeArguments) throws -> Arguments
  ) {
    self.init(
      FakeMember(name, of: source, meeting: conditions, arguments: ClosureBox(arguments)))
  }

  /// Makes the calls of a generic member for the types of one call; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The name under which the calls are recorded.
  ///   - source: The fake.
  ///   - conditions: The condition of each argument.
  ///   - arguments: A closure that makes the arguments of a call.
  public convenience init(
    generic name: String, of source: FakeSource, meeting conditions: [FakeCondition],
    _ arguments: @escaping (FakeArguments) throws -> Arguments
  ) {
    self.init(
      FakeMember(
        name, of: source, meeting: conditions, type: ObjectIdentifier(Closure.self),
        arguments: ClosureBox(arguments)))
  }

  /// The fake, for the functions that have the name of a property; used by generated code.
  public final var _source: FakeSource { member.source }

  /// Returns the calls whose arguments meet conditions; called by generated code.
  ///
  /// - Parameter conditions: The condition of each argument.
  /// - Returns: The calls.
  public final func matching(_ conditions: [FakeCondition]) -> Self {
    Self(member.matching(conditions))
  }
}

extension FakeCall where Value: ~Copyable {
  /// Returns the stub, which belongs to the line that gives the first answer.
  func stub(at callSite: CallSite) -> Stub {
    if let stub { return stub }
    let record = member.source.record(isUse: true)
    record.problem?.report(at: callSite)
    let stub = Stub(
      of: member.pattern, in: record, replacing: replaces,
      advice: "write .again before the answer", callSite: callSite)
    self.stub = stub
    return stub
  }

  /// The stub, if it has an answer.
  var existingStub: Stub? { stub }

  /// The arguments of the recorded calls; a call whose arguments cannot be returned is reported.
  fileprivate var all: [Arguments] {
    if let recorded { return recorded }
    typealias Maker = ClosureBox<(FakeArguments) throws -> Arguments>
    guard let maker = member.arguments as? Maker else { return [] }
    let expected = expectation(isWaiting: false)
    let calls = expected.source.record.calls
    var all: [Arguments] = []
    calls.forEachMatch(of: member.pattern) { chunk, index in
      do {
        all.append(try maker.closure(FakeArguments(chunk.arguments(at: index))))
      } catch {
        let call = calls.call(at: index, in: chunk)
        reportFailure(
          ReportedFailure(message: "Recorded \(call), but \(error)", callSite: call.callSite))
      }
      return true
    }
    recorded = all
    return all
  }

  /// Returns the calls without their types.
  ///
  /// - Parameter isWaiting: Whether an assertion waits for calls, which it may do before the first call.
  public func expectation(isWaiting: Bool) -> ExpectedCall {
    ExpectedCall(member.pattern, in: member.source.spySource(isWaiting: isWaiting))
  }
}

extension FakeCall: VerifiableCall where Role == FakeVerifying, Value: ~Copyable {}

extension FakeCall where Role == FakeStubbing, Value: ~Copyable {
  /// The same calls, for an answer that replaces the stub for the same arguments.
  ///
  /// Without it, a second stub for the same arguments is reported as a failure.
  public var again: Self {
    replaces = true
    return self
  }
}

/// A member of a generated fake.
@_documentation(visibility: internal)
public final class FakeMember {
  let source: FakeSource
  let pattern: CallPattern
  /// The closure that makes the arguments of a call.
  let arguments: AnyClosureBox

  init(_ pattern: CallPattern, of source: FakeSource, arguments: AnyClosureBox) {
    (self.pattern, self.source, self.arguments) = (pattern, source, arguments)
  }

  convenience init(
    _ name: String, of source: FakeSource, meeting conditions: [FakeCondition] = [],
    type: ObjectIdentifier? = nil, arguments: AnyClosureBox
  ) {
    let pattern = CallPattern(
      function: name, conditions: conditions.map(\.condition), memberType: type)
    self.init(pattern, of: source, arguments: arguments)
  }

  func matching(_ conditions: [FakeCondition]) -> FakeMember {
    FakeMember(
      pattern.meeting(conditions.map(\.condition)), of: source, arguments: arguments)
  }
}

/// A generated fake, or its static members.
public final class FakeSource {
  private let instance: SpyRecord?
  private let type: any Spyable.Type

  /// Makes the source for the instance members of a fake.
  ///
  /// - Parameter fake: The fake.
  public init<Fake: GeneratedFake>(_ fake: Fake) {
    instance = fake.spyRecord
    type = Fake.self
  }

  /// Makes the source for the static members of a fake.
  ///
  /// - Parameter fake: The fake's type.
  public init<Fake: GeneratedFake>(_ fake: Fake.Type) {
    instance = nil
    type = Fake.self
  }

  func record(isUse: Bool) -> SpyRecord {
    if let instance { return instance }
    return isUse ? type.classSpyRecord : type.classSpyRecordIfUsed
  }

  func spySource(isWaiting: Bool) -> SpySource {
    SpySource(record(isUse: isWaiting), of: type, isStatic: instance == nil)
  }
}

/// The arguments of a recorded call, which generated code turns into a tuple.
@_documentation(visibility: internal)
public struct FakeArguments {
  /// The arguments, as they were recorded.
  public let all: [Any?]

  init(_ arguments: [Any?]) { all = arguments }

  /// Returns an argument.
  ///
  /// - Parameter position: Its position, counted from 0.
  public func argument<Value>(_ position: Int) throws -> Value {
    guard all.indices.contains(position), let value = convert(all[position], to: Value.self)
    else { throw UnrecordedArgumentError(position: position) }
    return value
  }

  /// Returns an argument that may be one that cannot be copied.
  ///
  /// - Parameter position: Its position, counted from 0.
  public func borrowed<Value: ~Copyable>(_ position: Int) -> BorrowedArgument<Value> {
    BorrowedArgument(all.indices.contains(position) ? all[position] : nil)
  }
}

/// A recorded argument of a `borrowing`, `consuming` or `inout` parameter.
public struct BorrowedArgument<Value: ~Copyable> {
  private let argument: Any?

  init(_ argument: Any?) { self.argument = argument }
}

extension BorrowedArgument {
  /// The argument when the member was called; `nil` if it was not recorded.
  public var value: Value? { convert(argument, to: Value.self) }
}

/// The error of an argument that was not recorded with the parameter's type.
struct UnrecordedArgumentError: Error, CustomStringConvertible {
  let position: Int

  var description: String { "argument \(position + 1) cannot be returned: it was not recorded" }
}

// MARK: - The calls as a collection

extension FakeCall: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Role == FakeVerifying, Value: ~Copyable {
  /// The arguments of one call.
  public typealias Element = Arguments
  /// The number of a call, counted from 0.
  public typealias Index = Int
  /// The numbers of the calls.
  public typealias Indices = Range<Int>
  /// The arguments of some of the calls.
  public typealias SubSequence = ArraySlice<Arguments>
  /// An iterator over the arguments of the calls.
  public typealias Iterator = IndexingIterator<[Arguments]>

  /// Returns an iterator over the arguments of the calls.
  public func makeIterator() -> IndexingIterator<[Arguments]> { all.makeIterator() }
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of calls.
  public var endIndex: Int { all.count }
  /// The numbers of the calls.
  public var indices: Range<Int> { all.indices }
  /// The arguments of a call.
  public subscript(position: Int) -> Arguments { all[position] }
  /// The arguments of some of the calls.
  public subscript(bounds: Range<Int>) -> ArraySlice<Arguments> { all[bounds] }
}

// MARK: - Members without arguments, properties and subscripts

/// The calls of a getter of a generated fake.
open class FakeProperty<Role, Timing, Closure, Value: ~Copyable, Failure: Error>:
  FakeCall<Role, Timing, Void, Closure, Value, Failure>
{
  /// Makes the calls of a getter; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The name under which its calls are recorded.
  ///   - source: The fake.
  public convenience init(_ name: String, of source: FakeSource) {
    self.init(name, of: source) { _ in }
  }
}

/// The calls of a function without parameters of a generated fake.
public final class FakeFunction<Role, Timing, Closure, Value: ~Copyable, Failure: Error>:
  FakeProperty<Role, Timing, Closure, Value, Failure>
{
  /// Returns the same calls, as in `fake.when.refresh()`.
  public func callAsFunction() -> FakeFunction { self }
}

/// The calls of the accessors of a property of a generated fake: those of the getter, and in ``set`` those of the setter.
open class FakeMutableProperty<Role, Closure, Value, Setter>:
  FakeCall<Role, FakeSync, Void, Closure, Value, Never>
{
  /// Makes the calls of a property; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The name under which the getter's calls are recorded.
  ///   - source: The fake.
  public convenience init(_ name: String, of source: FakeSource) {
    self.init(name, of: source) { _ in }
  }

  /// The calls of the setter; each element is the value that was assigned.
  public final var set: FakeSetter<Role, Value, Setter> {
    FakeSetter("\(member.pattern.function).set(_:)", of: member.source) { try $0.argument(0) }
  }
}

/// The calls of a property's setter.
public final class FakeSetter<Role, Value, Closure>:
  FakeCall<Role, FakeSync, Value, Closure, Void, Never>
{
  /// Returns the calls that assign a value that meets a condition.
  ///
  /// - Parameter value: The condition.
  public func callAsFunction(_ value: ArgumentMatch<Value>) -> Self { matching([value.condition]) }

  /// Returns the calls that assign a value.
  ///
  /// - Parameter value: The value.
  @_disfavoredOverload
  public func callAsFunction(_ value: Value) -> Self { matching([.value(value)]) }
}

/// The calls of the accessors of a subscript of a generated fake, for arguments that meet conditions.
public final class FakeMutableSubscript<Role, Arguments, Closure, Value, SetArguments, Setter>:
  FakeCall<Role, FakeSync, Arguments, Closure, Value, Never>
{
  private var makeSetArguments: AnyClosureBox?

  /// Makes the calls of a subscript; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The name under which the getter's calls are recorded.
  ///   - source: The fake.
  ///   - conditions: The condition of each argument.
  ///   - arguments: A closure that makes the arguments of a call of the getter.
  ///   - setArguments: A closure that makes the arguments of a call of the setter.
  public convenience init(
    _ name: String, of source: FakeSource, meeting conditions: [FakeCondition],
    _ arguments: @escaping (FakeArguments) throws -> Arguments,
    set setArguments: @escaping (FakeArguments) throws -> SetArguments
  ) {
    self.init(name, of: source, meeting: conditions, arguments)
    makeSetArguments = ClosureBox(setArguments)
  }

  /// Makes the calls of a generic subscript for the types of one call; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The name under which the getter's calls are recorded.
  ///   - source: The fake.
  ///   - conditions: The condition of each argument.
  ///   - arguments: A closure that makes the arguments of a call of the getter.
  ///   - setArguments: A closure that makes the arguments of a call of the setter.
  public convenience init(
    generic name: String, of source: FakeSource, meeting conditions: [FakeCondition],
    _ arguments: @escaping (FakeArguments) throws -> Arguments,
    set setArguments: @escaping (FakeArguments) throws -> SetArguments
  ) {
    self.init(generic: name, of: source, meeting: conditions, arguments)
    makeSetArguments = ClosureBox(setArguments)
  }

  /// Returns the calls of the setter that assign a value that meets a condition.
  ///
  /// - Parameter value: The condition.
  public func set(
    _ value: ArgumentMatch<Value>
  ) -> FakeCall<Role, FakeSync, SetArguments, Setter, Void, Never> {
    let setter = CallPattern(
      function: "\(member.pattern.function).set(_:)",
      conditions: member.pattern.conditions + [value.condition.condition],
      memberType: member.pattern.memberType.map { _ in ObjectIdentifier(Setter.self) })
    return FakeCall(
      FakeMember(setter, of: member.source, arguments: makeSetArguments ?? member.arguments))
  }

  /// Returns the calls of the setter that assign a value.
  ///
  /// - Parameter value: The value.
  @_disfavoredOverload
  public func set(
    _ value: Value
  ) -> FakeCall<Role, FakeSync, SetArguments, Setter, Void, Never> {
    set(.equal(value))
  }
}

/// The static members of a protocol that has none; used by generated code.
///
/// - `Members`: the structure of the protocol's members, because an inheriting protocol tells them apart by type.
@_documentation(visibility: internal)
public struct FakeNoStaticMembers<Members> {
  /// Makes the members; called by generated code.
  ///
  /// - Parameter source: The fake.
  public init(_ source: FakeSource) {}
}
