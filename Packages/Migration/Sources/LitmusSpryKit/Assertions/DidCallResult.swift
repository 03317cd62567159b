#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

/// An expected number of calls.
public enum CountSpecifier: Sendable, Hashable {
  /// Exactly this many calls.
  case exactly(Int)
  /// This many calls or more.
  case atLeast(Int)
  /// This many calls or fewer.
  case atMost(Int)

  fileprivate var count: CallCount {
    switch self {
    case .exactly(let count): .exactly(count)
    case .atLeast(let count): .atLeast(count)
    case .atMost(let count): .atMost(count)
    }
  }
}

/// The calls of a function that an assertion is about.
struct SpryExpectation {
  let source: FakeSource
  let calls: SpryMember.Calls
  let function: String
  let conditionCount: Int
  let count: CallCount
  let hasCount: Bool

  /// Makes the expectation of calls.
  ///
  /// - Parameters:
  ///   - source: The fake.
  ///   - function: The function.
  ///   - arguments: The values or conditions of the arguments; none for all calls.
  ///   - specifiers: What `countSpecifier:` and `times:` expect: at least one call if all are `nil`.
  init(
    _ source: FakeSource, _ function: some StringRepresentable, _ arguments: [Any?],
    _ specifiers: CountSpecifier?...
  ) {
    self.source = source
    self.function = function.rawValue
    conditionCount = arguments.count
    let counts = specifiers.compactMap { $0?.count }
    count = counts.dropFirst().reduce(counts.first ?? .atLeast(1)) { $0.and($1) }
    hasCount = !counts.isEmpty
    calls = SpryMember.Calls(self.function, source, all: SpryCondition.all(arguments))
  }

  /// The problem that no call has the number of arguments that is expected.
  private var countNote: String? {
    let all = source.recordedCalls.filter { $0.name == function }
    // A property or subscript is set with one more argument than it is read with.
    guard conditionCount > 0, !all.isEmpty, !function.isOfPropertyOrSubscript,
      !all.contains(where: { $0.arguments.count == conditionCount })
    else { return nil }
    return "None of its calls has \(counted(conditionCount, "argument"))"
  }

  /// Whether the calls were received as often as expected.
  var isMet: Bool {
    source.problem == nil && countNote == nil && count.isMet(by: calls.expected.callCount)
  }

  /// Verifies that the calls were received; returns the failure.
  func verify() -> String? { calls.expected.verify(count, note: countNote) }

  /// Verifies that the calls were not received; returns the failure.
  func verifyNot() -> String? {
    if let problem = source.problem { return problem }
    let title = calls.expected.title
    let first: String
    if countNote != nil {
      first = "Looked for \(title), but expected the number of arguments that its calls have"
    } else if isMet {
      let received = counted(calls.expected.callCount, "time")
      first = "Received \(title) \(received), but expected \(hasCount ? "not \(count)" : "none")"
    } else {
      return nil
    }
    return ([first] + [countNote].compactMap(\.self) + source.recordedLines)
      .joined(separator: "\n")
  }
}

/// What `didCall` has found out.
public final class DidCallResult {
  /// Whether the function was called as often as expected.
  public let success: Bool
  /// The number of calls that meet the conditions.
  public let count: Int
  /// The failure of an assertion; `nil` after success.
  public let failureMessage: String?
  private let recordedCalls: [(name: String, arguments: [Any?])]

  init(_ expectation: SpryExpectation) {
    success = expectation.isMet
    count = expectation.calls.expected.callCount
    failureMessage = success ? nil : expectation.verify()
    recordedCalls = expectation.source.recordedCalls
  }

  /// The recorded calls, as in `save(_:) with <a>`.
  public var recordedCallsDescription: String {
    guard !recordedCalls.isEmpty else { return "<>" }
    return recordedCalls.map { call in
      let arguments = call.arguments.map { "<\($0.map { "\($0)" } ?? "nil")>" }
      return call.name + (arguments.isEmpty ? "" : " with \(arguments.joined(separator: ", "))")
    }.joined(separator: "; ")
  }
}

extension DidCallResult: SpryFriendlyStringConvertible, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The same as ``success``.
  public var isSuccess: Bool { success }
  /// The same as ``recordedCallsDescription``.
  public var friendlyDescription: String { recordedCallsDescription }
  /// The recorded calls with all that is known about them.
  public var description: String {
    let calls = recordedCalls.map { call in
      let arguments = call.arguments.map { "<\($0 as Any)>" }.joined(separator: ", ")
      return "RecordedCall(function: <\(call.name)>, arguments: <\(arguments)>)"
    }
    return "[\(calls.joined(separator: ", "))]"
  }
  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension Spyable {
  /// Returns whether a function was called.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - arguments: The values or conditions of the arguments; none for all calls.
  ///   - countSpecifier: How often it is expected; at least once by default.
  ///   - times: The same.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil
  ) -> DidCallResult {
    DidCallResult(
      SpryExpectation(FakeSource(self), function, arguments, countSpecifier, times))
  }

  /// Returns whether a function was called with arguments.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - argument: The value or condition of the first argument.
  ///   - otherArguments: Those of the others.
  ///   - countSpecifier: How often it is expected; at least once by default.
  ///   - times: The same.
  public func didCall(
    _ function: Function, with argument: Any?, _ otherArguments: Any?...,
    countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil
  ) -> DidCallResult {
    didCall(
      function, withArguments: [argument] + otherArguments, countSpecifier: countSpecifier,
      times: times)
  }

  /// Returns whether a static function was called.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - arguments: The values or conditions of the arguments; none for all calls.
  ///   - countSpecifier: How often it is expected; at least once by default.
  ///   - times: The same.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  public static func didCall(
    _ function: ClassFunction, withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    let source = FakeSource(self)
    source.reportProblem(at: .current(file, line))
    return DidCallResult(SpryExpectation(source, function, arguments, countSpecifier, times))
  }

  /// Returns whether a static function was called with arguments.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - argument: The value or condition of the first argument.
  ///   - otherArguments: Those of the others.
  ///   - countSpecifier: How often it is expected; at least once by default.
  ///   - times: The same.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  public static func didCall(
    _ function: ClassFunction, with argument: Any?, _ otherArguments: Any?...,
    countSpecifier: CountSpecifier? = nil, times: CountSpecifier? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    didCall(
      function, withArguments: [argument] + otherArguments, countSpecifier: countSpecifier,
      times: times, file: file, line: line)
  }
}
#endif
