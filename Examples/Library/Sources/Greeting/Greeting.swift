/// How to greet somebody.
public struct Greeting: Sendable {
  /// The first word.
  public var word: String

  /// Creates a greeting that begins with a word.
  public init(_ word: String = "Hello") { self.word = word }

  /// Returns the greeting for a name.
  public func text(for name: String) -> String { "\(word), \(name)!" }
}
