/// The values that a stub wrote to a call's arguments, to be written back to inout parameters.
///
/// Generated code creates it; `spryify` passes it to the closure of a hand-written fake:
///
/// ```swift
/// func increment(_ number: inout Int) -> Bool {
///   spryify(arguments: number, updating: { $0.write(0, to: &number) })
/// }
/// ```
@_documentation(visibility: internal)
public struct SpyUpdates {
  private var written: WrittenArguments?

  /// Makes an instance without updates.
  public init() {}

  /// Makes an instance with a stub's changes of a call's arguments.
  init(from arguments: [Any?], to updated: [Any?], of call: ReceivedCall) {
    written = WrittenArguments(arguments, updated, of: call)
  }

  /// Writes the stub's value of an argument back to a parameter, if the stub has one.
  ///
  /// A value of another type, or an argument that the stub removed, is reported as a failure of the stub and
  /// leaves the parameter unchanged.
  ///
  /// - Parameters:
  ///   - index: The parameter's position, counted from 0.
  ///   - value: The parameter.
  public func write<Value>(_ index: Int, to value: inout Value) {
    guard let written else { return }
    guard let updated = written.take(index) else {
      return written.report(
        "Removed argument \(index + 1)", expected: "a value of type \(Value.self)")
    }
    guard let updated = convert(updated, to: Value.self) else {
      return written.report(
        "Wrote \(typedText(updated)) to argument \(index + 1)",
        expected: "a value of type \(Value.self)")
    }
    value = updated
  }
}

/// The arguments as a stub left them; when released, it reports changes that were not written back.
private final class WrittenArguments {
  private let arguments: [Any?]
  private let updated: [Any?]
  private let call: ReceivedCall
  /// The indices of arguments that have not been written back yet.
  private var pending: Set<Int>

  init(_ arguments: [Any?], _ updated: [Any?], of call: ReceivedCall) {
    self.arguments = arguments
    self.updated = updated
    self.call = call
    pending = Set(arguments.indices).intersection(updated.indices)
  }

  deinit {
    for index in pending.sorted() where isChanged(index) {
      report(
        "Wrote \(typedText(updated[index])) to argument \(index + 1)",
        expected: "an inout parameter that the fake writes back. "
          + "To fix this, pass updating: to spryify, if the fake is by hand")
    }
  }

  /// Returns the stub's value of an argument that is being written back; `nil` if the stub removed it.
  func take(_ index: Int) -> Any?? {
    pending.remove(index)
    guard updated.indices.contains(index) else { return .none }
    return .some(updated[index])
  }

  /// Reports a stub's change of an argument that cannot be written back.
  func report(_ update: @autoclosure () -> String, expected: String) {
    let name = call.location.name ?? call.location.call.name
    call.reportStub("\(update()) of \(name), but expected \(expected)")
  }

  private func isChanged(_ index: Int) -> Bool {
    let (before, after) = (arguments[index], updated[index])
    // A change of values that equal nothing, such as closures, cannot be detected.
    return !areArgumentsEqual(after, before) && areArgumentsEqual(before, before)
  }
}

extension SpyUpdates {
  /// Writes nothing: stubs do not receive noncopyable arguments, and so cannot change them either.
  ///
  /// - Parameters:
  ///   - index: The parameter's position, counted from 0.
  ///   - value: The parameter.
  public func write<Value: ~Copyable>(_ index: Int, to value: inout Value) {}
}
