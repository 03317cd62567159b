internal import LitmusRunner

/// A text as a screen shows it: control characters and such as turn the direction of writing are
/// visible, and not obeyed.
func shown(_ text: String) -> String {
  #if LITMUS_RUNNER
  visible(text)
  #else
  text
  #endif
}

/// The same for a text of several lines, which stay lines.
func shownLines(_ text: String) -> [String] {
  #if LITMUS_RUNNER
  visibleLines(text)
  #else
  [text]
  #endif
}
