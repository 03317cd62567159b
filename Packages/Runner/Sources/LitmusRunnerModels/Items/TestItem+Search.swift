#if LITMUS_RUNNER
extension TestItem {
  /// Updates whether each of some words occurs in the description or the failures of the test.
  func search(_ words: [SearchText]) {
    isFound = words.allSatisfy { searchText.contains($0) || failureText.contains($0) }
  }

  /// Updates the failures to search, then searches; a test that runs again is found by its old
  /// failures until then.
  func searchFailures(_ words: [SearchText]) {
    failureText = SearchText(failuresOf: self)
    search(words)
  }
}
#endif
