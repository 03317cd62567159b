import Foundation
import LitmusReporting
import Testing

@Suite struct `A call site` {
  @Test func `is the location of the call`() {
    let (callSite, line) = (CallSite(), #line)
    #expect(callSite.fileID == "LitmusReportingTests/CallSiteTests.swift")
    #expect(callSite.filePath == #filePath)
    #expect(callSite.line == line)
    #expect(callSite.column == 37)
  }

  @Test func `is described by the file's name, the line and the column`() {
    #expect("\(callSite(fileID: "MyAppTests/CartTests.swift"))" == "CartTests.swift:12:5")
    #expect("\(callSite(fileID: "CartTests.swift"))" == "CartTests.swift:12:5")
    #expect("\(callSite(fileID: ""))" == ":12:5")
  }

  @Test func `is the same after encoding and decoding`() throws {
    let original = callSite(fileID: "MyAppTests/CartTests.swift")
    let data = try JSONEncoder().encode(original)
    #expect(try JSONDecoder().decode(CallSite.self, from: data) == original)
  }

  private func callSite(fileID: String) -> CallSite {
    CallSite(fileID: fileID, filePath: "/tests/CartTests.swift", line: 12, column: 5)
  }
}
