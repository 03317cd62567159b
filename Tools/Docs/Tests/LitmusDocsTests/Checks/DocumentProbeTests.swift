import Testing

@testable import LitmusDocs

@Suite struct `The probe of a document` {
  @Test(arguments: [
    ("```swift\n```", true), ("~~~ Swift\n~~~", true), ("````  SWIFT x\n````", true),
    ("> ```swift\n> ```", true), ("```\nswift\n```", true), ("swift", false),
    ("```sh\n```", false), ("", false), ("```swif", false),
  ])
  func `No fence of Swift is overlooked, however it is written`(text: String, mayHaveSwift: Bool) {
    #expect(DocumentProbe.mayHaveSwift(Array(text.utf8)) == mayHaveSwift)
  }

  @Test(arguments: [
    ("<!-- output: a -->", true), ("<!--api: A-->", true), ("<!-- endOutput -->", true),
    ("a\n<!--  endApi -->", true), ("output", false), ("<!-- snippet: output -->", false),
  ])
  func `No block that is filled in is overlooked`(text: String, mayHaveBlock: Bool) {
    #expect(DocumentProbe.mayHaveFilledBlock(Array(text.utf8)) == mayHaveBlock)
  }
}
