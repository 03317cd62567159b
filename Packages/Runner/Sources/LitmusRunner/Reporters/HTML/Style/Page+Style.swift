#if LITMUS_RUNNER
// How a page looks. A test compares the hash with the text and says what it is to be.
extension Page {
  static let style = [
    colorStyle, markStyle, textStyle, headerStyle, controlStyle, listStyle, failureStyle,
    insightStyle,
    widthStyle, printStyle,
  ].joined()

  static let styleHash = "sha256-+tJMRw7sLtWM6fujW71Pavo9ax1Rf8LwmGgI+C4FsqA="
}
#endif
