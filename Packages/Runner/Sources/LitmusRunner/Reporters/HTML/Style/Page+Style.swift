#if LITMUS_RUNNER
// How a page looks. A test compares the hash with the text and says what it is to be.
extension Page {
  static let style = [
    colorStyle, textStyle, headerStyle, controlStyle, listStyle, failureStyle, insightStyle,
    widthStyle, printStyle,
  ].joined()

  static let styleHash = "sha256-ItSqpO6EoqhLa+5+lvJNFUqXVt35gGgZiZwgWX58OsE="
}
#endif
