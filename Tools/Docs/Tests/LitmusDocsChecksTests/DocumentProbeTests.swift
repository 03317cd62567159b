import LitmusDocsChecks
import Testing

@Suite("A quick look at a document")
struct DocumentProbeTests {
  @Test(
    "No fence of Swift is overlooked, however it is written",
    arguments: [
      ("```swift\n```", true), ("~~~ Swift\n~~~", true), ("````  SWIFT x\n````", true),
      ("> ```swift\n> ```", true), ("```\nswift\n```", true), ("swift", false),
      ("```sh\n```", false), ("", false), ("```swif", false),
    ])
  func swift(text: String, mayHaveSwift: Bool) {
    #expect(DocumentProbe.mayHaveSwift(Array(text.utf8)) == mayHaveSwift)
  }

  @Test(
    "No block that is filled in is overlooked",
    arguments: [
      ("<!-- output: a -->", true), ("<!--api: A-->", true), ("<!-- endOutput -->", true),
      ("a\n<!--  endApi -->", true), ("output", false), ("<!-- snippet: output -->", false),
    ])
  func blocks(text: String, mayHaveBlock: Bool) {
    #expect(DocumentProbe.mayHaveFilledBlock(Array(text.utf8)) == mayHaveBlock)
  }
}
