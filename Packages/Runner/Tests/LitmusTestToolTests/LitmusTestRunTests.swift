#if os(Linux)
import Foundation
import Testing

@Suite struct `A run of litmus-test` {
  @Test(arguments: [("0", "1", true), ("1", "0", false)])
  func `tries a test again that has ended its process as often as its own setting says`(
    retries: String, own: String, isTriedAgain: Bool
  ) throws {
    let package = try TestedPackage(
      arguments: ["crashes"],
      configuration: #"{ "overrides": [{ "tests": "doubles", "retries": \#(own) }] }"#)
    let run = try package.run("--retries", retries, "--json", "run.json")
    #expect(run.code == 1, "\(run.output)")
    #expect(try package.text(of: "run.json").contains(#""event":"testRetried""#) == isTriedAgain)
  }
}
#endif
