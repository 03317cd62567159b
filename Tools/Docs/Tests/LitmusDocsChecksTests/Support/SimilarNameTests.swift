import Testing

@testable import LitmusDocsChecks

@Suite("Similar names")
struct SimilarNameTests {
  @Test(
    "The most similar name is found, without regard to case; one that is too different is not",
    arguments: [
      ("food", ["foot", "food", "fool"], "food"),
      ("fod", ["foo", "food"], "foo"),
      ("FOOD", ["foods", "bar"], "foods"),
      ("abcdef", ["abxyzf", "uvwxyz"], nil),
      ("abcdef", ["abxyef"], "abxyef"),
      ("x", ["y"], "y"),
      ("x", [], nil),
      ("x", ["xyz"], nil),
      (String(repeating: "x", count: 300), [String(repeating: "x", count: 301)], nil),
    ])
  func names(name: String, candidates: [String], nearest: String?) {
    #expect(SimilarName.of(name, among: candidates) == nearest)
  }
}
