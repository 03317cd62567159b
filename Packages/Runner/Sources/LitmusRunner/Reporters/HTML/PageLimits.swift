#if LITMUS_RUNNER
/// How much of what tests wrote and attached stands on a page, so that browsers can open it.
///
/// Reports for programs have all of it.
struct PageLimits {
  /// How many bytes of one text.
  var text: Int
  /// How many bytes of one attachment that is not text.
  var attachment: Int

  /// What a page begins with.
  static let wide = PageLimits(text: 1_000_000, attachment: 10_000_000)
  /// What is left when a page is very large already.
  static let narrow = PageLimits(text: 4_000, attachment: 20_000)

  /// The limits of what comes next.
  ///
  /// - Parameter size: How many bytes the page has by now.
  static func after(_ size: Int) -> PageLimits { size < 100_000_000 ? wide : narrow }
}
#endif
