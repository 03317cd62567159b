#if os(Linux)
import Foundation
import Testing

@Suite struct `A run of litmus-test` {
  @Test func `keeps the results of the tests that options leave out`() throws {
    let package = try TestedPackage()
    let results = ".litmus/litmus-test/results.json"
    let record = #"{"date":1,"name":"testAdds","outcome":"failed","seconds":1,"since":1}"#
    try package.write(
      #"{"version":1,"all":true,"suites":[{"module":"M","name":"Cases","tests":[\#(record)]}]}"#,
      to: results)
    let run = try package.run("--json", "run.json")
    #expect(run.code == 0, "\(run.output)")
    #expect(try package.text(of: results).contains("testAdds"))
    #expect(try package.text(of: "run.json").contains(#""whole":false"#))
  }

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
