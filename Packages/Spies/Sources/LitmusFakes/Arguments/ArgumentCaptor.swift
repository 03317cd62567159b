@_spi(Litmus) internal import LitmusReporting

/// An argument matcher that stores the arguments it matched, in the order of the calls.
///
/// It captures an argument whenever the stub that has it in its `with` answers a call. In a verification it
/// matches any argument and captures nothing.
///
/// ```swift
/// let captor = SpyArgument.captor()
/// fakeStore.stub(.save).with(captor, SpyArgument.anything).andReturn()
/// fakeStore.save("x", overwrite: true)
/// assert(captor.getValue(as: String.self) == "x")
/// ```
///
/// From SpryKit, where a wrong index or type stops the process; here it is a reported failure.
public final class ArgumentCaptor: Sendable {
  private let captured = Locked<[Any?]>([])
  private let isInStub = Locked(false)

  /// Makes a captor that has captured nothing; the same as ``SpyArgument/captor()``.
  public init() {}

  /// How many arguments have been captured.
  public var count: Int { captured.withLock(\.count) }

  /// Records that the captor is used in a stub's `with`.
  func markUsedInStub() { isInStub.withLock { $0 = true } }

  func capture(_ argument: Any?) {
    captured.withLock { $0.append(argument) }
  }

  /// Returns a captured argument.
  ///
  /// Reports a failure if the call was not captured or the argument has another type. It then returns the
  /// type's ``SpryDefault``; if there is none, the process stops.
  ///
  /// - Parameters:
  ///   - index: The index of the call, counted from 0; 0 by default.
  ///   - type: The argument's type.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The argument.
  public func getValue<Value>(
    at index: Int = 0,
    as type: Value.Type = Value.self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Value {
    let problem: String
    let (argument, count) = argument(at: index)
    if let value = argument.flatMap({ convert($0, to: Value.self) }) {
      return value
    } else if let argument {
      problem =
        "Captured \(typedText(argument)) at index \(index), "
        + "but expected a value of type \(Value.self)"
    } else {
      problem =
        "Captured \(counted(count, "argument")), but expected one at index \(index). "
        + "To fix this, " + fix(of: index)
    }
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    reportFailure(ReportedFailure(message: problem, callSite: callSite))
    return defaultValue(reported: problem)
  }

  /// Returns a captured argument, as in `let name: String = captor[0]`; the same as
  /// ``getValue(at:as:fileID:filePath:line:column:)``.
  public subscript<Value>(
    index: Int,
    fileID fileID: String = #fileID,
    filePath filePath: String = #filePath,
    line line: Int = #line,
    column column: Int = #column
  ) -> Value {
    getValue(at: index, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns whether a captured argument is of a type or of a subclass of it.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - index: The index of the call, counted from 0; 0 by default.
  /// - Returns: Whether it is; `false` if there is no such call.
  public func isType<Value>(_ type: Value.Type, at index: Int = 0) -> Bool {
    argument(at: index).argument.map { convert($0, to: Value.self) != nil } ?? false
  }

  /// Returns the fix that a failure suggests if there is no argument at an index.
  private func fix(of index: Int) -> String {
    guard isInStub.withLock({ $0 }) else {
      return "put the captor in a stub's with: captors capture only there"
    }
    return index < 0
      ? "count calls from 0" : "call the stubbed function more often or use a lower index"
  }

  /// Returns the argument at an index, if there is one, and the number of arguments.
  private func argument(at index: Int) -> (argument: Any??, count: Int) {
    captured.withLock { arguments in
      (arguments.indices.contains(index) ? .some(arguments[index]) : nil, arguments.count)
    }
  }
}

extension ArgumentCaptor: CustomStringConvertible {
  /// `SpyArgument.captor()`.
  public var description: String { ".captor()" }
}
