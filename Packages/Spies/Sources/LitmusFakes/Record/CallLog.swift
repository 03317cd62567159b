#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusReporting

/// The calls and the stubs of one member of a fake, accessed under the lock of the fake's record.
@usableFromInline
class AnyCallLog {
  final let name: String

  @usableFromInline
  init(_ name: String) { self.name = name }

  /// A copy of the calls, which later calls do not change.
  var snapshot: any CallSnapshot { preconditionFailure("abstract") }
  /// The stubs, in the order in which calls are compared with them.
  var anyStubs: [AnyStub] { preconditionFailure("abstract") }
  /// Whether an assertion has verified a call, by the call's index; shorter than the calls.
  final var verified: [Bool] = []

  func takeCalls() -> Any { preconditionFailure("abstract") }
  func takeStubs() -> Any { preconditionFailure("abstract") }
}

/// A recorded call of a member.
@_documentation(visibility: internal)
public struct LoggedCall<Arguments> {
  @usableFromInline let arguments: Arguments
  /// The position in the order of all calls of all fakes.
  @usableFromInline let order: UInt64

  @inlinable
  init(arguments: Arguments, order: UInt64) {
    (self.arguments, self.order) = (arguments, order)
  }
}

/// The calls and the stubs of one member of a fake, with the member's types.
@usableFromInline
final class CallLog<Arguments, Closure, Value: ~Copyable>: AnyCallLog {
  @usableFromInline
  struct Contents {
    @usableFromInline var calls: [LoggedCall<Arguments>] = []
    /// Those with conditions, the latest first, and then the one for all calls.
    @usableFromInline var stubs: [FakeStub<Arguments, Closure, Value>] = []

    /// Appends a call, and returns the stubs.
    @inlinable
    mutating func append(
      _ call: LoggedCall<Arguments>
    ) -> [FakeStub<Arguments, Closure, Value>] {
      calls.append(call)
      return stubs
    }
  }

  // The lock of the record makes each access exclusive already.
  @exclusivity(unchecked) @usableFromInline var contents = Contents()
  /// The value that was assigned to a property.
  var assigned: Constant<Value>?

  override init(_ name: String) { super.init(name) }

  var calls: [LoggedCall<Arguments>] { contents.calls }

  var stubs: [FakeStub<Arguments, Closure, Value>] {
    get { contents.stubs }
    set { contents.stubs = newValue }
  }

  override var snapshot: any CallSnapshot { Snapshot(name: name, calls: calls) }
  override var anyStubs: [AnyStub] { stubs }

  override func takeCalls() -> Any {
    verified = []
    return exchange(&contents.calls, with: [])
  }

  override func takeStubs() -> Any {
    (exchange(&contents.stubs, with: []), exchange(&assigned, with: nil))
  }

  @usableFromInline
  static func make(_ name: String) -> AnyCallLog { CallLog(name) }
}

/// A copy of a member's calls.
protocol CallSnapshot {
  var name: String { get }
  var count: Int { get }
  func order(at index: Int) -> UInt64
  /// Returns the arguments of a call, one for each parameter.
  func arguments(at index: Int) -> [Any?]
}

extension CallSnapshot {
  /// Returns all calls.
  var all: [RecordedCall] {
    (0..<count).map { RecordedCall(name: name, arguments: arguments(at: $0), order: order(at: $0)) }
  }
}

struct Snapshot<Arguments>: CallSnapshot {
  let name: String
  let calls: [LoggedCall<Arguments>]

  var count: Int { calls.count }
  func order(at index: Int) -> UInt64 { calls[index].order }
  func arguments(at index: Int) -> [Any?] { argumentList(calls[index].arguments) }
}

/// Returns the arguments of a call from the tuple of them; a tuple of one argument has `()` after it.
func argumentList<Arguments>(_ arguments: Arguments) -> [Any?] {
  if let list = arguments as? [Any?] { return list }
  if let assignment = arguments as? any AssignmentList { return assignment.list }
  var list = Mirror(reflecting: arguments).children.map { flattenedOnce($0.value) }
  if list.count == 2, let last = list[1], type(of: last) == Void.self { list.removeLast() }
  return list
}

/// The arguments of a call of a setter.
private protocol AssignmentList {
  var list: [Any?] { get }
}

extension FakeAssignment: AssignmentList {
  var list: [Any?] { argumentList(arguments) + [flattenedOnce(newValue)] }
}

/// A recorded call, for failure texts.
struct RecordedCall: CustomStringConvertible {
  var name: String
  let arguments: [Any?]
  let order: UInt64

  var description: String { callText(name, arguments) }
}

/// A value that a stub returns, or that was assigned to a property.
@usableFromInline
final class Constant<Value: ~Copyable> {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: consuming Value) { self.value = value }
}
#endif
