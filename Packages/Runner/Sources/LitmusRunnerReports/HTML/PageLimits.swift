#if LITMUS_RUNNER
/// The limits for texts and attachments on a page, so that browsers can open it.
///
/// Reports for programs have all of it.
struct PageLimits {
  /// How many bytes of one text.
  var text: Int
  /// How many bytes of one attachment that is not text.
  var attachment: Int

  /// The limits at the beginning of a page.
  static let wide = PageLimits(text: 1_000_000, attachment: 10_000_000)
  /// The limits when a page is very large already.
  static let narrow = PageLimits(text: 4_000, attachment: 20_000)

  /// Returns the limits for the next test.
  ///
  /// - Parameter size: How many bytes the page has by now.
  static func after(_ size: Int) -> PageLimits { size < 100_000_000 ? wide : narrow }
}
#endif
