import Testing

@testable import LitmusDocs

@Suite struct `The name that was meant` {
  private static let cases: [(name: String, names: [String], nearest: String?)] = [
    ("food", ["foot", "food", "fool"], "food"),
    ("fod", ["foo", "food"], "foo"),
    ("FOOD", ["foods", "bar"], "foods"),
    ("skpi", ["skip", "setup"], "skip"),
    ("compilefail", ["skip", "compile-fail"], "compile-fail"),
    ("abcdef", ["abxyef"], "abxyef"),
    ("x", ["y"], "y"),
    ("abcdef", ["abxyzf", "uvwxyz"], nil),
    ("note", ["skip", "setup"], nil),
    ("x", [], nil),
    ("x", ["xyz"], nil),
    (String(repeating: "x", count: 300), [String(repeating: "x", count: 301)], nil),
  ]

  @Test(arguments: cases) func `is the one with the fewest edits, if they are few`(
    name: String, names: [String], nearest: String?
  ) {
    #expect(NearestName.of(name, among: names) == nearest)
  }

  @Test func `is suggested at the end of a message`() {
    #expect(NearestName.hint(for: "fod", among: ["food"]) == ": did you mean 'food'?")
    #expect(NearestName.hint(for: "bar", among: ["food"]) == "")
  }
}
