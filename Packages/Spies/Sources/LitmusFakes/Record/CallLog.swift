#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// The calls and the stubs of one member of a fake, accessed under the lock of the fake's record.
@usableFromInline
class AnyCallLog {
  final let name: String

  @usableFromInline
  init(_ name: String) { self.name = name }

  /// Returns the calls so far; a closure, so that their arguments are listed without the lock.
  var snapshot: () -> [RecordedCall] { preconditionFailure("abstract") }
  /// The stubs, in the order in which calls are compared with them.
  var anyStubs: [AnyStub] { preconditionFailure("abstract") }
  /// The calls that assertions have verified.
  final var verified = VerifiedCalls()

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
    self.arguments = arguments
    self.order = order
  }
}

/// The calls and the stubs of one member of a fake, with the member's types.
@usableFromInline
final class CallLog<Arguments, Closure, Value: ~Copyable>: AnyCallLog {
  @usableFromInline
  struct Contents {
    @usableFromInline var calls = CallList<Arguments>()
    /// Those with conditions, the latest first, and then the one for all calls.
    fileprivate(set) var stubs: [FakeStub<Arguments, Closure, Value>] = [] {
      willSet { countOnlyAnswer() }
      didSet { route = Route(actions, stubs) }
    }
    /// What runs in addition to the answer.
    fileprivate(set) var actions: [FakeAction<Arguments>] = [] {
      willSet { countOnlyAnswer() }
      didSet { route = Route(actions, stubs) }
    }
    /// What answers the next call, so that most calls compare and copy nothing.
    @usableFromInline var route = Route.unstubbed

    /// Counts the only answer as used if a call was given it: calls do not count it themselves, to be quick.
    fileprivate func countOnlyAnswer() {
      guard case .answer = route, let stub = stubs.first,
        let call = calls.last as LoggedCall<Arguments>?,
        call.order > stub.order
      else { return }
      _ = stub.progress.take(of: 1)
    }
  }

  /// What answers a call.
  @usableFromInline
  enum Route {
    case unstubbed
    /// The only answer to all calls.
    case answer(Answer<Closure, Value>)
    case stubs([FakeAction<Arguments>], [FakeStub<Arguments, Closure, Value>])

    fileprivate init(
      _ actions: [FakeAction<Arguments>], _ stubs: [FakeStub<Arguments, Closure, Value>]
    ) {
      if !actions.isEmpty {
        self = .stubs(actions, stubs)
      } else if let first = stubs.first {
        self = first.onlyAnswer.map { .answer($0) } ?? .stubs([], stubs)
      } else {
        self = .unstubbed
      }
    }
  }

  /// Appends a call, and returns what answers it.
  @inlinable
  @inline(__always)
  func append(_ call: LoggedCall<Arguments>) -> Route {
    contents.calls.append(call)
    return contents.route
  }

  // The lock of the record makes each access exclusive already.
  @exclusivity(unchecked) @usableFromInline var contents = Contents()
  /// The value that was assigned to a property.
  var assigned: Constant<Value>?

  override init(_ name: String) { super.init(name) }

  var calls: CallList<Arguments> { contents.calls }

  var stubs: [FakeStub<Arguments, Closure, Value>] {
    get { contents.stubs }
    set { contents.stubs = newValue }
  }

  func add(_ action: FakeAction<Arguments>) { contents.actions.append(action) }

  override var snapshot: () -> [RecordedCall] {
    { [name, calls] in
      calls.map {
        RecordedCall(name: name, arguments: argumentList($0.arguments), order: $0.order)
      }
    }
  }
  override var anyStubs: [AnyStub] { stubs }

  override func takeCalls() -> Any {
    verified = VerifiedCalls()
    contents.countOnlyAnswer()
    return exchange(&contents.calls, with: CallList())
  }

  override func takeStubs() -> Any {
    (
      exchange(&contents.stubs, with: []), exchange(&contents.actions, with: []),
      exchange(&assigned, with: nil)
    )
  }

  @usableFromInline
  static func make(_ name: String) -> AnyCallLog { CallLog(name) }
}

/// The calls of a member that assertions have verified.
struct VerifiedCalls {
  /// The number of calls, from the first on, that are all verified.
  private var prefix = 0
  /// Whether a call is verified, by its index; shorter than the calls.
  private var flags: [Bool] = []

  func contains(_ index: Int) -> Bool {
    index < prefix || index < flags.count && flags[index]
  }

  mutating func insert(_ calls: SelectedCalls) {
    guard let last = calls.last else { return }
    if calls.isAll {
      prefix = Swift.max(prefix, last + 1)
      return
    }
    flags.append(contentsOf: repeatElement(false, count: Swift.max(0, last + 1 - flags.count)))
    for index in calls { flags[index] = true }
  }
}

/// The indices of those calls of a member that an assertion is about.
struct SelectedCalls: RandomAccessCollection {
  /// `nil` for all calls.
  private let indices: [Int]?
  private let total: Int

  init(_ indices: [Int]?, of total: Int) {
    self.indices = indices
    self.total = total
  }

  var isAll: Bool { indices == nil }
  var startIndex: Int { 0 }
  var endIndex: Int { indices?.count ?? total }
  subscript(position: Int) -> Int { indices?[position] ?? position }
}

/// Returns the arguments of a call from the tuple of them; a tuple of one argument has `()` after it.
func argumentList<Arguments>(_ arguments: Arguments) -> [Any?] {
  if let list = arguments as? [Any?] {
    return list.map { argument in (argument as? any BorrowedValue).map(\.shown) ?? argument }
  }
  if let assignment = arguments as? any AssignmentList { return assignment.list }
  var list = Mirror(reflecting: arguments).children.map { shownArgument($0.value) }
  if list.count == 2, let last = list[1], type(of: last) == Void.self { list.removeLast() }
  return list
}

/// The arguments of a call of a setter.
private protocol AssignmentList {
  var list: [Any?] { get }
}

extension FakeAssignment: AssignmentList {
  var list: [Any?] { argumentList(arguments) + [shownArgument(newValue)] }
}

/// A recorded call, for failure texts.
struct RecordedCall: CustomStringConvertible {
  var name: String
  let arguments: [Any?]
  let order: UInt64

  var description: String { callText(name, arguments) }
}

/// A value that a stub returns, that was assigned to a property, or that a fake wraps.
@usableFromInline
final class Constant<Value: ~Copyable> {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: consuming Value) { self.value = value }
}
#endif
