/// How much of values and lists a failure shows; of what is longer, the middle is left out.
///
/// The whole text goes to an attachment, with limits of its own that only protect the process.
@_spi(Litmus)
public struct FailureLimits: Sendable {
  /// The bytes of one value's text.
  public var value = 4_000
  /// The lines of a list.
  public var list = 100
  /// The bytes of a whole text.
  public var text = 16_000
  /// The characters of a value's text that has a difference below it.
  public var textAboveDifference = 200
  /// A value of more parts is shown by its first ones.
  var parts = 500
  /// What notices that something was left out.
  var omission: Omission?

  /// The limits of what is being rendered.
  @TaskLocal public static var current = FailureLimits()

  /// As many bytes may be above a limit, because a note of what is left out takes about as many.
  static let note = 64

  private static let attached = FailureLimits(
    value: 1_000_000, list: 10_000, text: 10_000_000, textAboveDifference: .max, parts: 100_000)

  /// Notices that something was left out.
  final class Omission: Sendable {
    private let occurred = Locked(false)

    var hasOccurred: Bool { occurred.withLock { $0 } }

    func occur() { occurred.withLock { $0 = true } }
  }

  /// Renders something as a failure shows it, and once more for an attachment if that left something out.
  ///
  /// - Parameter render: Renders it; called once or twice.
  /// - Returns: What a failure shows, and what an attachment holds; `nil` if the failure shows all.
  static func render<Rendered>(
    _ render: () -> Rendered
  ) -> (shown: Rendered, attached: Rendered?) {
    let omission = Omission()
    let shown = $current.withValue(FailureLimits(omission: omission), operation: render)
    guard omission.hasOccurred else { return (shown, nil) }
    return (shown, $current.withValue(attached, operation: render))
  }
}
