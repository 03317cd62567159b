import Foundation
import Testing

@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `A run whose processes can claim no tests` {
  @Test(arguments: [
    ["--process-per-test"], ["--processes", "2", "--repeat", "2"],
  ])
  func `continues in a temporary folder, and is reported in one line`(options: [String])
    async throws
  {
    let run = try await CommandLineFixture(
      arguments: ["--filter", "^ClaimLossTests/"] + options,
      environment: ["LITMUS_FIXTURE": "claims"])
    let count = options.contains("--repeat") ? 6 : 3
    #expect(
      run.output.hasSuffix("\n✔ \(count) tests in 0.000 s: \(count) passed\n"),
      Comment(rawValue: run.output))
    #expect(
      run.errors.wholeMatch(
        of: /warning: Nothing of this run is kept: \S+ could not be written\.\n/) != nil,
      Comment(rawValue: run.errors))
    #expect(run.exitCode == 0)
  }

  @Test func `says why before it begins`() throws {
    let path = NSTemporaryDirectory() + "/claims-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = try RunFolder.create(
      in: LitmusFolder(path: path), header: RunHeader(program: "app", arguments: []))
    try run.checkRoom(needsClaims: true)
    try FileManager.default.removeItem(atPath: run.claims)
    try run.checkRoom(needsClaims: false)
    let error = #expect(throws: ReportError.self) { try run.checkRoom(needsClaims: true) }
    #expect(error?.description == "\(run.claims) could not be written: No such file or directory")
  }
}
