import LitmusToolTestSupport
import LitmusToolSupport
import Testing

@testable import LitmusDocs

@Suite struct UnifiedDiffTests {
  @Test func `equal texts have no difference`() throws {
    #expect(difference("a\nb\n", "a\nb\n") == "")
  }

  @Test func `a change has three lines of context`() throws {
    #expect(
      difference("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- a/f
        +++ b/f
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `changes that are far apart have hunks of their own`() throws {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = "0\n" + (1...19).map { "\($0)\n" }.joined()
    #expect(
      difference(old, new) == """
        --- a/f
        +++ b/f
        @@ -1,3 +1,4 @@
        +0
         1
         2
         3
        @@ -17,4 +18,3 @@
         17
         18
         19
        -20

        """)
  }

  @Test func `a missing final newline is reported`() throws {
    #expect(
      difference("a\n", "a") == """
        --- a/f
        +++ b/f
        @@ -1 +1 @@
        -a
        +a
        \\ No newline at end of file

        """)
  }

  @Test func `a new file has no old lines`() throws {
    #expect(difference("", "a\n") == "--- a/f\n+++ b/f\n@@ -0,0 +1 @@\n+a\n")
    #expect(difference("a\n", "") == "--- a/f\n+++ b/f\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func `patch makes the new texts of the old ones`() async throws {
    var random = SystemRandomNumberGenerator()
    let tree = try TemporaryFolder()
    var texts: [String: String] = [:]
    var patch = ""
    for round in 0..<30 {
      let old = (0..<60).map { _ in "\(Int.random(in: 0..<9, using: &random))\n" }
      let new = old.flatMap { line -> [String] in
        switch Int.random(in: 0..<8, using: &random) {
        case 0: []
        case 1: ["x\n", line]
        default: [line]
        }
      }
      try tree.write(old.joined(), to: "\(round)")
      texts["\(round)"] = new.joined()
      patch += difference(old.joined(), new.joined(), path: "\(round)")
    }
    try tree.write(patch, to: "all.diff")
    let outcome = try await ChildPrograms.run(
      "patch", ["-s", "-p1", "-d", tree.path, "-i", tree.path("all.diff")])
    #expect(outcome == .init())
    for (path, text) in texts { #expect(try tree.text(of: path) == text, "\(path)") }
  }

  @Test func `large texts without a common line take linear time`() throws {
    let old = (0..<100_000).map { "old \($0)\n" }.joined()
    let new = (0..<100_000).map { "new \($0)\n" }.joined()
    #expect(difference(old, new).hasPrefix("--- a/f\n+++ b/f\n@@ -1,100000 +1,100000 @@\n"))
  }

  private func difference(_ old: String, _ new: String, path: String = "f") -> String {
    UnifiedDiff.text(of: LineComparison(Array(old.utf8), Array(new.utf8)), path: path)
  }
}
