@_spi(Litmus) public import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

/// An enumeration of a fake's functions, whose raw values are their names, as `#function` gives them.
public protocol StringRepresentable: RawRepresentable where RawValue == String {}

extension StringRepresentable {
  /// Makes the case of a function, whose raw value may have a `(_:)` too many or too few.
  init?(functionName: String, signature: String = "") {
    let suffix = "(_:)"
    let other =
      functionName.hasSuffix(suffix)
      ? String(functionName.dropLast(suffix.count)) : functionName + suffix
    let known = [signature, functionName, other].lazy.filter { !$0.isEmpty }
      .compactMap { Self(rawValue: $0) }.first
    guard let known else { return nil }
    self = known
  }

  /// Makes the case of a function; stops the process if there is none.
  ///
  /// - Parameters:
  ///   - functionName: The function's name, as `#function` gives it.
  ///   - type: The type of the fake.
  ///   - file: The file that the message of the trap names.
  ///   - line: The line in it.
  public init<Fake>(functionName: String, type: Fake.Type, file: String, line: Int) {
    guard let function = Self(functionName: functionName) else {
      fatalError(
        "Looked for \(functionName) at \(file):\(line), but expected a function that "
          + "\(Fake.self).\(Self.self) has a case for")
    }
    self = function
  }
}

/// The enumeration of a fake without such functions.
public enum NoFunction: String, StringRepresentable {
  /// A placeholder, because an enumeration with raw values must have a case.
  case _unknown_ = "'enum' must have at least one 'case'"
}

/// What ``Spyable`` and ``Stubbable`` have in common.
public protocol SpryDouble: TestDouble {
  /// The instance members.
  associatedtype Function: StringRepresentable = NoFunction
  /// The static members.
  associatedtype ClassFunction: StringRepresentable = NoFunction
}

extension SpryDouble where Self: AnyObject {
  /// The record of a fake that does not store one.
  public nonisolated var spyRecord: SpyRecord { ObjectRecords.shared.record(of: self) }
}

/// A fake that records its calls.
public protocol Spyable: SpryDouble {}

/// A fake whose functions can be stubbed.
public protocol Stubbable: SpryDouble {}

/// A fake that records its calls, and whose functions can be stubbed.
///
/// ```swift
/// final class FakeStore: Store, Spryable {
///   enum Function: String, StringRepresentable { case load = "load(id:)" }
///
///   func load(id: String) -> String { spryify(arguments: id) }
/// }
/// ```
public protocol Spryable: Spyable, Stubbable {}

extension Spyable {
  /// Records a call, which no stub answers.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; the caller's by default.
  ///   - arguments: The arguments.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  public nonisolated func recordCall(
    functionName: String = #function, arguments: Any?..., file: String = #filePath,
    line: Int = #line
  ) {
    spryMembers.call(functionName, arguments, at: CallSite(path: file, line: line)).finish()
  }

  /// Records a call of a static member, which no stub answers.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; the caller's by default.
  ///   - arguments: The arguments.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  public nonisolated static func recordCall(
    functionName: String = #function, arguments: Any?..., file: String = #filePath,
    line: Int = #line
  ) {
    spryMembers.call(functionName, arguments, at: CallSite(path: file, line: line)).finish()
  }

  /// Whether calls have been recorded.
  public var haveRecordedCalls: Bool { recordedCallsCount > 0 }

  /// The number of recorded calls.
  public var recordedCallsCount: Int { FakeSource(self).recordedCalls.count }

  /// Whether calls of static members have been recorded.
  public static var haveRecordedCalls: Bool { recordedCallsCount > 0 }

  /// The number of recorded calls of static members.
  public static var recordedCallsCount: Int { FakeSource(self).recordedCalls.count }
}

extension CallSite {
  /// Makes a call site from what `#file` and `#line` give.
  init(path: String, line: Int) {
    self.init(file: "", line: UInt(clamping: line))
    filePath = path
  }
}
