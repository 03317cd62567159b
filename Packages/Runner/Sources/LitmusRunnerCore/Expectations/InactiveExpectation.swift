#if !LITMUS_RUNNER
/// The expectation in builds without the runner: it does nothing.
public final class Expectation: Sendable {
  /// The name that failure messages show.
  public let name: String

  /// Makes an expectation.
  public init(
    name: String,
    expectedFulfilmentCount: Int = 1,
    inverted: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    self.name = name
  }

  /// How many fulfillments meet the expectation: always 1 here.
  public var expectedFulfilmentCount: Int {
    get { 1 }
    set {}
  }

  /// Whether the expectation is met by not being fulfilled: never here.
  public var inverted: Bool {
    get { false }
    set {}
  }

  /// Does nothing.
  public func fulfill(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {}
}
#endif
