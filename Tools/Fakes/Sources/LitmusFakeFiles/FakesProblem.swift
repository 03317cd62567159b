/// A problem that keeps a file from being generated.
public struct FakesProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path, with the line if there is one, and what is wrong.
  public let description: String

  init(_ description: String) { self.description = description }
}
