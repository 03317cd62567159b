/// The limits on how much of values and lists a failure shows; the middle of anything longer is
/// omitted.
///
/// The whole text goes to an attachment, whose own limits only protect the process.
@_spi(Litmus)
public struct FailureLimits: Sendable {
  /// The maximum number of bytes in the text of one value.
  public var value = 4_000
  /// The maximum number of lines in a list.
  public var list = 100
  /// The maximum number of bytes in a whole text.
  public var text = 16_000
  /// The maximum number of characters in the text of a value that has a difference below it.
  public var textAboveDifference = 200
  /// The maximum number of parts; of a value with more, only the first parts are shown.
  var parts = 500
  /// Records that something was omitted.
  var omission: Omission?

  /// The limits for the text that is being rendered.
  @TaskLocal public static var current = FailureLimits()

  /// The number of bytes by which a text may exceed a limit, because the note about the omission is
  /// about as long.
  static let note = 64

  private static let attached = FailureLimits(
    value: 1_000_000, list: 10_000, text: 10_000_000, textAboveDifference: .max, parts: 100_000)

  /// A flag that records that something was omitted.
  final class Omission: Sendable {
    private let occurred = Locked(false)

    var hasOccurred: Bool { occurred.withLock { $0 } }

    func occur() { occurred.withLock { $0 = true } }
  }

  /// Renders something as a failure shows it, and again for an attachment if that omitted something.
  ///
  /// - Parameter render: The closure that renders it; called once or twice.
  /// - Returns: What a failure shows, and what an attachment contains; the latter is `nil` if the
  ///   failure shows everything.
  static func render<Rendered>(
    _ render: () -> Rendered
  ) -> (shown: Rendered, attached: Rendered?) {
    let omission = Omission()
    let shown = $current.withValue(FailureLimits(omission: omission), operation: render)
    guard omission.hasOccurred else { return (shown, nil) }
    return (shown, $current.withValue(attached, operation: render))
  }
}
