internal import LitmusReporting
public import LitmusSpiesCore

extension StringRepresentable {
  /// Makes the case for a name that `#function` returned.
  ///
  /// If there is none, that is reported as a failure, and the process stops, because there is no case to go on with.
  ///
  /// - Parameters:
  ///   - functionName: The name.
  ///   - type: The fake's type.
  ///   - file: The file of a failure.
  ///   - line: The line in it.
  public init<Fake>(functionName: String, type: Fake.Type, file: String, line: Int) {
    guard let function = Self(functionName: functionName) else {
      let message =
        "Looked for \(functionName), but expected a function that \(Fake.self).\(Self.self) has a "
        + "case for"
      report(message, at: CallSite(file: file, line: line))
      fatalError(message)
    }
    self = function
  }
}
