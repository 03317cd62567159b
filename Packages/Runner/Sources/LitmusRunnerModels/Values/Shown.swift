internal import LitmusRunnerCore

/// Returns a text escaped for display: control characters and characters that change the writing
/// direction are made visible and have no effect.
func shown(_ text: String) -> String {
  #if LITMUS_RUNNER
  visible(text)
  #else
  text
  #endif
}

/// Returns the lines of a text, each escaped for display.
func shownLines(_ text: String) -> [String] {
  #if LITMUS_RUNNER
  visibleLines(text)
  #else
  [text]
  #endif
}
