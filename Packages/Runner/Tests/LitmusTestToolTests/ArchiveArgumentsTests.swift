import Foundation
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
    #expect(message { _ = try read(words) } == problem)
  }

  @Test func `may have values that begin with a dash`() throws {
    let words = ["--archive", "a.tar.gz", "-Xswiftc", "-DSHARD", "--archive-include=-data"]
    let arguments = try read(words).given
    #expect(arguments.archive.output == "a.tar.gz")
    #expect(arguments.package.swiftCompilerOptions == ["-DSHARD"])
    #expect(arguments.archive.included == ["-data"])
  }
}

@Suite struct `The folders of unpacked archives` {
  private let directory = TemporaryDirectory()

  @Test func `are complete for each process that uses them, whatever others do`() async throws {
    try await withThrowingTaskGroup(of: Int.self) { [root = directory["root"]] group in
      for user in 0..<6 {
        group.addTask {
          var incomplete = 0
          let place = try UnpackedFolders(path: root)
          for round in 0..<30 {
            // Each lock is kept until the process ends, so that only some users remove folders of others.
            let folder = "\(root)/\(round % 3 + user / 2)"
            try place.use(folder, isComplete: Self.isComplete, fill: Self.fill)
            if !Self.isComplete(folder) { incomplete += 1 }
            try place.removeOthers(than: folder)
          }
          return incomplete
        }
      }
      let incomplete = try await group.reduce(0, +)
      #expect(incomplete == 0)
    }
  }

  @Test func `that are damaged are made again, unless a process uses them`() throws {
    let root = directory["root"]
    let place = try UnpackedFolders(path: root)
    try FileManager.default.createDirectory(
      atPath: "\(root)/a", withIntermediateDirectories: true)
    try place.use("\(root)/a", isComplete: Self.isComplete, fill: Self.fill)
    #expect(Self.isComplete("\(root)/a"))
    // The tests of the process that uses it may change a file.
    try FileManager.default.removeItem(atPath: "\(root)/a/0")
    try place.use("\(root)/a", isComplete: Self.isComplete, fill: Self.fill)
    #expect(!Self.isComplete("\(root)/a") && access("\(root)/a/1", F_OK) == 0)
    #expect(throws: CancellationError.self) {
      try place.use("\(root)/b", isComplete: Self.isComplete) { _ in throw CancellationError() }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["a"])
  }

  @Sendable private static func fill(_ folder: String) throws {
    for name in 0..<5 { try Data().write(to: URL(filePath: "\(folder)/\(name)")) }
  }

  @Sendable private static func isComplete(_ folder: String) -> Bool {
    (0..<5).allSatisfy { access("\(folder)/\($0)", F_OK) == 0 }
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
    let data = try JSONSerialization.data(withJSONObject: object)
    return message { _ = try ArchiveManifest(data, of: "a.tar") }
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
