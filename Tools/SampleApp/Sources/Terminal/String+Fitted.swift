extension String {
  /// The text in exactly so many cells of a terminal: padded with spaces, or cut and ended with
  /// “…”.
  ///
  /// - Parameters:
  ///   - width: The number of cells.
  ///   - alignment: The side to which a shorter text keeps.
  func fitted(to width: Int, _ alignment: Alignment = .left) -> String {
    let text = truncated(to: width)
    let padding = String(repeating: " ", count: width - text.displayWidth)
    return alignment == .left ? text + padding : padding + text
  }

  /// The text itself if it takes no more cells than given, else its beginning and “…”.
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
