import Foundation
import LitmusRunnerCore
import Testing

@testable import LitmusTestTool

@Suite struct `The options for archives` {
  @Test(arguments: [
    (
      ["--archive", "tests.zip"],
      "--archive was 'tests.zip', but expected a name that ends with .tar.zst, .tar.gz or .tar."
    ),
    (
      ["--archive", "a.tar", "--from-archive", "b.tar"],
      """
      --from-archive was given with --archive, which runs no test: an archive has all tests, and \
      options for a run belong to --from-archive.
      """
    ),
    (
      ["--archive=a.tar", "--retries", "2"],
      """
      --retries was given with --archive, which runs no test: an archive has all tests, and options \
      for a run belong to --from-archive.
      """
    ),
    (
      ["--from-archive", "a.tar", "-c", "release"],
      "--configuration was given with --from-archive, whose tests were built before: leave it out."
    ),
    (
      ["--from-archive", "a.tar", "--coverage-threshold=80"],
      """
      --coverage-threshold was given with --from-archive, whose tests were built before: leave it \
      out.
      """
    ),
    (
      ["--archive-include", "Fixtures"],
      "--archive-include was given without --archive, which makes an archive."
    ),
  ])
  func `are refused if they have no effect`(words: [String], problem: String) {
    #expect {
      try LitmusTestArguments.read(words)
    } throws: {
      ($0 as? RunError)?.description == problem
    }
  }

  @Test func `may have values that begin with a dash`() throws {
    let words = ["--archive", "a.tar.gz", "-Xswiftc", "-DSHARD", "--archive-include", "-data"]
    guard case .run(let arguments, _) = try? LitmusTestArguments.read(Array(words.dropLast(2)))
    else {
      Issue.record("The options could not be read")
      return
    }
    #expect(arguments.archive.output == "a.tar.gz")
    #expect(arguments.package.swiftCompilerOptions == ["-DSHARD"])
  }
}

@Suite struct `The description of an archive` {
  private let manifest = ArchiveManifest(
    name: "Cart", folder: "/cart", roots: ["/cart"], swift: "6.3.1", runtime: nil)

  private func problem(_ change: (inout [String: Any]) -> Void) throws -> String? {
    var object =
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(manifest)) as? [String: Any]
      ?? [:]
    change(&object)
    do {
      _ = try ArchiveManifest(JSONSerialization.data(withJSONObject: object), of: "a.tar")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `is that of this machine`() throws {
    #expect(try problem { _ in } == nil)
    #expect(
      try problem { $0["platform"] = "Linux riscv64" } == """
        'a.tar' was built for Linux riscv64, but this machine is \(ArchiveManifest.currentPlatform).
        """)
    #expect(
      try problem { $0["format"] = 7 } == """
        'a.tar' was made by another version of litmus-test: its format is 7, but expected 1. Use one \
        version to make it and to run it.
        """)
    #expect(try problem { $0["id"] = "../../etc" } == "'a.tar' is no archive of litmus-test.")
    #expect(try problem { $0 = ["name": "Cart"] } == "'a.tar' is no archive of litmus-test.")
  }
}
