extension String {
  /// Returns the text with a width of exactly `width` terminal cells: padded with spaces, or
  /// truncated with “…”.
  ///
  /// - Parameters:
  ///   - width: The number of cells.
  ///   - alignment: The side to which a shorter text is aligned.
  func fitted(to width: Int, _ alignment: Alignment = .left) -> String {
    let text = truncated(to: width)
    let padding = String(repeating: " ", count: width - text.displayWidth)
    return alignment == .left ? text + padding : padding + text
  }

  /// Returns the text itself if it fits, otherwise its beginning and “…”.
  func truncated(to width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var free = width - 1
    let beginning = prefix { character in
      free -= character.displayWidth
      return free >= 0
    }
    return beginning + "…"
  }
}
