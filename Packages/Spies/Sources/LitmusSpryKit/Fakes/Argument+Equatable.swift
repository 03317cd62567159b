public import LitmusFakes

extension Argument: Equatable, CustomDebugStringConvertible {
  /// Returns whether two arguments are the same case; any two validators are equal, because closures cannot be
  /// compared.
  public static func == (lhs: Argument, rhs: Argument) -> Bool {
    if case (.validator, .validator) = (lhs, rhs) { true } else { lhs.isSame(as: rhs) }
  }

  /// The case with SpryKit's name of the type, as in `Argument.nonNil`; failures only have `.nonNil`.
  public var description: String { "Argument" + String(describing: self) }

  /// The same as `Argument.description`.
  public var debugDescription: String { description }
}
