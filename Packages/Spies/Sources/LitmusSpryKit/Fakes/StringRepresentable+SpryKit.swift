public import LitmusFakes

extension StringRepresentable {
  /// Makes the case for a name that `#function` returned.
  ///
  /// If there is none, the process stops, because there is no case to continue with.
  ///
  /// - Parameters:
  ///   - functionName: The name.
  ///   - type: The fake's type.
  ///   - file: The file that the message shows.
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
