#if LITMUS_RUNNER
extension TestItem {
  /// Finds out whether it has each of some words in what is known of it or in its failures.
  func search(_ words: [SearchText]) {
    isFound = words.allSatisfy { searchText.contains($0) || failureText.contains($0) }
  }

  /// Does so when its failures are known: one that runs again is found by those of before until then.
  func searchFailures(_ words: [SearchText]) {
    failureText = SearchText(failuresOf: self)
    search(words)
  }
}
#endif
