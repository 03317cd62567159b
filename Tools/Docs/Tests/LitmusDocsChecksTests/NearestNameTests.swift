import Testing

@testable import LitmusDocsChecks

@Suite("The name that was meant")
struct NearestNameTests {
  @Test(arguments: [("skpi", "skip"), ("SETUP", "setup"), ("compilefail", "compile-fail")])
  func `a name with few edits is found`(name: String, meant: String) {
    #expect(nearestName(to: name, among: ["skip", "setup", "compile-fail"]) == meant)
  }

  @Test(arguments: ["note", "", "somethingElse"])
  func `a name with many edits is not`(name: String) {
    #expect(nearestName(to: name, among: ["skip", "setup", "compile-fail"]) == nil)
  }
}
