import Foundation
@testable import LitmusToolLauncher
import LitmusToolTestSupport
import Testing

@Suite struct `A tool of a package that depends on Litmus` {
  private let fixture: LauncherFixture

  init() throws {
    fixture = try LauncherFixture()
  }

  @Test func `is built when it is first used, and not again`() async throws {
    #expect(
      try await fixture.prepare() == """
        Building a-tool, which has not been built yet: it includes swift-syntax, and takes \
        minutes: about two if two cores are idle

        """)
    #expect(
      try fixture.builds() == [
        "--package-path \(fixture.toolsPackage.path) --scratch-path \(fixture.buildFolder.path) "
          + "--configuration debug --product a-tool --disable-index-store -debug-info-format none"
      ])
    #expect(try await fixture.prepare() == "")
    #expect(try fixture.builds().count == 1)
  }

  @Test(
    "is built again after a change of",
    arguments: [
      "tools/Package.swift", "tools/Docs/Sources/main.swift", "tools/Docs/Sources",
      "elsewhere/linked.swift", "launcher",
    ])
  func changed(_ path: String) async throws {
    try await fixture.prepare()
    try fixture.folder.setTime(of: path, to: .now + 10)
    #expect(try await fixture.prepare() == "Bringing a-tool up to date\n")
    #expect(try fixture.builds().count == 2)
  }

  @Test(
    "is not built again after a change of",
    arguments: ["tools/Docs/README.md", "tools/Docs/Tests/Test.swift", "tools/.build/x.swift"])
  func irrelevant(_ path: String) async throws {
    try await fixture.prepare()
    try fixture.folder.setTime(of: path, to: .now + 10)
    #expect(try await fixture.prepare() == "")
  }

  @Test func `is built again if its program is missing`() async throws {
    try await fixture.prepare()
    try fixture.folder.remove("build/programs/a-tool")
    #expect(try await fixture.prepare().hasPrefix("Building a-tool, which has not"))
  }

  @Test func `is reported with the output of a build that fails, and built the next time`()
    async throws
  {
    try fixture.folder.write("echo 'error: no such module'; exit 1", to: "builder")
    var written = ""
    await #expect {
      try await fixture.prepare(writtenTo: &written)
    } throws: {
      "\($0)" == "'swift build' ended with status 1"
    }
    #expect(written.hasSuffix("are idle\nerror: no such module\n"))
    try fixture.folder.write(LauncherFixture.builder, to: "builder")
    #expect(try await fixture.prepare().hasPrefix("Building a-tool, which has not"))
  }

  @Test func `is reported if its sources are gone`() async throws {
    try await fixture.prepare()
    try fixture.folder.remove("tools")
    await #expect {
      try await fixture.prepare()
    } throws: {
      "\($0)" == """
        the sources of a-tool are not in \(fixture.toolsPackage.path); start it with 'swift run a-tool' \
        in a package that depends on Litmus
        """
    }
  }
}

@Suite struct `The progress of a build that no terminal shows` {
  @Test func `is a line each ten seconds, with the time and the step`() {
    let start = ContinuousClock.now
    var log = BuildLog(start: start)
    let lines = [
      (0, "[0/4] Write sources\n"), (9, "[1/20] Compiling A\n"),
      (10, "[2/20] Compiling B\n[3/21] Compiling C\n"), (19, "[4/30] Compiling D\n"),
      (20, "Computing version of a\n"), (30, "[5/30] Compi"), (31, "\n"),
      (32, "[6/30] Compiling E\n[7/30] Com"), (85, "[8/30] Linking a-tool\n"),
    ].map { log.line(after: Data($0.1.utf8), at: start + .seconds($0.0)) }
    #expect(
      lines == [
        nil, nil, "  10 s: Compiling C\n", nil, "  20 s: Computing version of a\n", nil, nil,
        "  32 s: Compiling E\n", "  1 min 25 s: Linking a-tool\n",
      ])
  }
}
