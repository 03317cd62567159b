import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `A call site` {
  @Test func `is the location of the call`() {
    let (callSite, line) = (CallSite(), #line)
    #expect(callSite.filePath == #filePath)
    #expect(callSite.line == line)
    #expect(callSite.column == 0)
    #expect("\(callSite)" == "CallSiteTests.swift:\(line)")
  }

  @Test(
    arguments: [
      ("/app/Tests/CartTests/Sub/AddTests.swift", "CartTests/AddTests.swift"),
      ("/src/Sources/app/Tests/Cart-Tests/AddTests.swift", "Cart_Tests/AddTests.swift"),
      ("/Tests/app/Sources/AddTests.swift", "app/AddTests.swift"),
      ("/app/Tests/AddTests.swift", "Tests/AddTests.swift"),
      ("/app/CartTests/AddTests.swift", "CartTests/AddTests.swift"),
      (#"C:\app\Tests\CartTests\AddTests.swift"#, "CartTests/AddTests.swift"),
      ("CartTests/AddTests.swift", "CartTests/AddTests.swift"),
      ("AddTests.swift", "AddTests.swift"),
      ("", ""),
    ])
  func `has the module that the folders name`(path: String, fileID: String) {
    var callSite = CallSite(file: "", line: 1)
    callSite.filePath = path
    #expect(callSite.fileID == fileID)
  }

  @Test func `has the module of this file`() {
    #expect(CallSite().fileID == #fileID)
  }

  @Test func `does not trap on a line that is too large`() {
    #expect(CallSite(file: "", line: .max).line == .max)
  }

  @Test func `is described by the file's name, the line and the column`() {
    #expect("\(callSite(fileID: "MyAppTests/CartTests.swift"))" == "CartTests.swift:12:5")
    #expect("\(callSite(fileID: "CartTests.swift"))" == "CartTests.swift:12:5")
    #expect("\(callSite(fileID: ""))" == ":12:5")
  }

  @Test func `is the same after encoding and decoding`() throws {
    for original in [CallSite(), callSite(fileID: "MyAppTests/CartTests.swift")] {
      let data = try JSONEncoder().encode(original)
      #expect(try JSONDecoder().decode(CallSite.self, from: data) == original)
    }
  }

  @Test func `equals one whose module is known if that is the same`() {
    let callSite = CallSite(file: "/app/Tests/CartTests/AddTests.swift", line: 3)
    let known = CallSite(
      fileID: "CartTests/AddTests.swift", filePath: callSite.filePath, line: 3, column: 0)
    var other = known
    other.fileID = "Other/AddTests.swift"
    #expect(callSite == known)
    #expect(Set([callSite, known]).count == 1)
    #expect(callSite != other)
  }

  private func callSite(fileID: String) -> CallSite {
    CallSite(fileID: fileID, filePath: "/tests/CartTests.swift", line: 12, column: 5)
  }
}
