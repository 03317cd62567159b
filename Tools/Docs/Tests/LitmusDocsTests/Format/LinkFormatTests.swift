import Testing

@testable import LitmusDocs

@Suite struct `A link format` {
  @Test(arguments: LinkFormat.allCases)
  func `names its last line in a fragment that can be read again`(format: LinkFormat) {
    let address = format.address(
      path: "/a.swift", startLine: 2, endLine: 34, compatibility: .litmus)
    guard let fragment = address?.split(separator: "#").dropFirst().first else { return }
    #expect(LinkFormat.lastLine(inFragment: fragment) == 34)
  }
}
