import Foundation
import Testing

@testable import LitmusRunnerCommandLine
@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerReports

private let waiting = "Waiting for a change …"

@Suite struct `The watch of the sources` {
  /// Steps of a loop that follow a script: what is seen at each look, and how each step goes.
  private final class Script {
    var looks: [SourceSnapshot]
    var builds: [WatchLoop.Step] = []
    var tests: [WatchLoop.Step] = []
    var keys: [WatchSelection] = []
    var log: [String] = []
    var changes: [[String]?] = []

    init(looks: [Int]) { self.looks = looks.map { SourceSnapshot(files: ["a.swift": "\($0)"]) } }

    init(looks: [SourceSnapshot]) { self.looks = looks }

    /// The loop is interrupted when there is nothing more to see.
    func run() -> Bool {
      WatchLoop(
        look: { self.looks.removeFirst() },
        pause: {
          if self.looks.isEmpty { return .interrupted }
          return self.keys.isEmpty ? .elapsed : .selection(self.keys.removeFirst())
        },
        build: {
          self.log.append("build")
          return self.builds.isEmpty ? .done : self.builds.removeFirst()
        },
        test: {
          self.log.append((["test"] + $0.arguments).joined(separator: " "))
          self.changes.append($1)
          return self.tests.isEmpty ? .done : self.tests.removeFirst()
        },
        say: { self.log.append($0) }
      ).run()
    }
  }

  @Test(arguments: [
    // It builds and tests immediately, and waits while nothing changes.
    ([1, 1, 1, 1], ["build", "test", waiting]),
    // Seen, waiting, then three looks until nothing moves, then seen for the next run.
    (
      [1, 1, 2, 3, 3, 3, 3],
      ["build", "test", waiting, "a.swift has changed.", "build", "test", waiting]
    ),
    // A change while the tests run is not missed, and one that is taken back is none.
    (
      [1, 2, 2, 2, 2], ["build", "test", waiting, "a.swift has changed.", "build", "test", waiting]
    ),
    ([1, 1, 2, 1, 1], ["build", "test", waiting]),
  ])
  func `starts again when the sources have changed and are stable`(looks: [Int], log: [String]) {
    let script = Script(looks: looks)
    #expect(!script.run())
    #expect(script.log == log)
  }

  @Test func `After a build that failed it continues, and runs no tests`() {
    let script = Script(looks: [1, 1, 2, 2, 2, 2])
    script.builds = [.failed]
    script.tests = [.failed]
    #expect(!script.run())
    #expect(
      script.log == [
        "build", "The build failed. \(waiting)", "a.swift has changed.", "build", "test", waiting,
      ])
  }

  @Test func `A key runs other tests without a build, also after the next change`() {
    let script = Script(looks: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2])
    script.keys = [.failed, .filter("Cart")]
    #expect(!script.run())
    #expect(
      script.log == [
        "build", "test", waiting, "test --failed", waiting, "test --filter Cart", waiting,
        "a.swift has changed.", "build", "test --filter Cart", waiting,
      ])
  }

  @Test func `says which files have changed since the tests last passed`() {
    let script = Script(looks: [1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    script.tests = [.done, .failed, .done]
    #expect(!script.run())
    // The file that made a test fail is among them until the tests pass.
    #expect(script.changes == [nil, ["a.swift"], ["a.swift"]])
  }

  @Test(
    arguments: [
      // All arguments except those of the watch, and a selection before the program's own ones.
      (
        "--watch --filter A --build-command make -- --watch x", .all,
        "--failed-first --filter A -- --watch x"
      ),
      ("--failed-first --build-command=make --watch", .all, "--failed-first"),
      ("--watch --parallel -- x", .filter("a"), "--failed-first --filter a --parallel -- x"),
      ("--filter a --watch --filter=b", .filter("c"), "--failed-first --filter c"),
      ("--filter a --watch --filter=b", .failed, "--failed-first --failed --filter a --filter b"),
    ] as [(String, WatchSelection, String)])
  func `The tests get their arguments, a key's selection, and failed tests first`(
    line: String, selection: WatchSelection, words: String
  ) throws {
    #expect(
      WatchCommand.childArguments(try arguments(line), selection).joined(separator: " ") == words)
  }

  #if os(Linux)
  @Test func `Keys are read from a terminal at once, and a filter as a line`() throws {
    let user = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(user) }
    // TIOCSPTLCK and TIOCGPTN, whose macros Swift does not have.
    var (lock, number) = (CInt(0), CInt(0))
    try #require(ioctl(user, 0x4004_5431, &lock) == 0 && ioctl(user, 0x8004_5430, &number) == 0)
    let input = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    defer { close(input) }
    let prompts = Log()
    let keys = try #require(WatchKeys(input: input) { prompts($0) })
    func typed(_ text: String) -> WatchLoop.Pause {
      // The terminal must be ready before it gets keys, as it is when a user sees the hint.
      _ = keys.wait(milliseconds: 0)
      _ = text.withCString { write(user, $0, strlen($0)) }
      return keys.wait(milliseconds: 10_000)
    }
    #expect(typed("f") == .selection(.failed))
    #expect(typed("a") == .selection(.all))
    #expect(typed("\n") == .selection(.all))
    #expect(typed("x") == .elapsed)
    #expect(typed("tCart.*\n") == .selection(.filter("Cart.*")))
    #expect(typed("t\n") == .selection(.all))
    #expect(typed("q") == .interrupted)
    #expect(prompts.entries == ["Tests that match: ", "Tests that match: "])
    var state = termios()
    keys.stop()
    tcgetattr(input, &state)
    #expect(state.c_lflag & tcflag_t(ICANON) != 0)
    #expect(WatchKeys(input: open("/dev/null", O_RDONLY)) { _ in } == nil)
  }
  #endif

  @Test func `Ctrl-C ends it at work`() {
    let building = Script(looks: [1])
    building.builds = [.interrupted]
    #expect(building.run())
    let testing = Script(looks: [1])
    testing.tests = [.interrupted]
    #expect(testing.run())
    #expect(testing.log == ["build", "test"])
  }

  @Test
  func `Source files are watched, and the files that builds and tests write are not`() throws {
    let folder = TemporaryDirectory()
    for directory in ["Sources/A", ".build/debug", ".git", ".litmus/a"] {
      try folder.write("one", to: "\(directory)/File.swift")
    }
    try folder.write("", to: "report.xml")
    try folder.write("", to: "Package.swift")
    let before = SourceSnapshot(of: folder.path)
    #expect(
      before.changes(since: SourceSnapshot(files: [:])).sorted() == [
        "Package.swift", "Sources/A/File.swift",
      ])
    try folder.write("three", to: ".build/debug/File.swift")
    #expect(SourceSnapshot(of: folder.path).firstChange(since: before) == nil)
    try folder.write("three", to: "Sources/A/File.swift")
    #expect(
      SourceSnapshot(of: folder.path).firstChange(since: before) == "Sources/A/File.swift")
    try FileManager.default.removeItem(atPath: folder["Package.swift"])
    #expect(SourceSnapshot(of: folder.path).firstChange(since: before) == "Package.swift")
  }

  @Test func `Resources and the configuration file are watched, too`() throws {
    let folder = TemporaryDirectory()
    let watched = [
      "Sources/A/Words/one.txt", "Tests/ATests/Fixtures/a b.json", "litmus-test.json",
    ]
    let others = ["Sources/A/A.swift~", "Sources/A/.hidden", "docs/a.txt", "README.md"]
    for path in watched + others { try folder.write("one", to: path) }
    let before = SourceSnapshot(of: folder.path)
    #expect(before.changes(since: SourceSnapshot(files: [:])).sorted() == watched)
    for path in watched + others { try folder.write("three", to: path) }
    let after = SourceSnapshot(of: folder.path)
    #expect(after.changes(since: before).sorted() == watched)
  }

  @Test func `A resource that changes while tests run may be one that they write`() {
    let looks = [
      ("1", "1"), ("1", "2"), ("1", "2"), ("2", "2"), ("2", "2"), ("2", "2"), ("2", "3"),
    ]
    let script = Script(
      looks: looks.map { changed, written in
        SourceSnapshot(files: ["Sources/changed.txt": changed, "Sources/written.txt": written])
      })
    #expect(!script.run())
    #expect(
      script.log == [
        "build", "test", waiting, "Sources/changed.txt has changed.", "build", "test", waiting,
      ])
  }

  @Test
  func `Packages that the package depends on by path are watched, as SwiftPM lists them`() throws {
    let folder = TemporaryDirectory()
    try folder.write("", to: "Cart/Package.swift")
    try folder.write("", to: "Cart/Plug/Sources/Plug.swift")
    try folder.write("1", to: "Tax/Sources/Tax.swift")
    let buildFolder = folder["Cart/.build"]
    #expect(PackageFolder.pathDependencies(buildFolder: buildFolder) == [])
    try folder.write(
      """
      {"version": 7, "object": {"dependencies": [
        {"state": {"name": "fileSystem", "path": "\(folder["Tax"])"}},
        {"state": {"name": "fileSystem", "path": "\(folder["Cart/Plug"])"}},
        {"state": {"name": "sourceControlCheckout", "checkoutState": {"version": "1.0.0"}}}
      ]}}
      """, to: "Cart/.build/workspace-state.json")
    let dependencies = PackageFolder.pathDependencies(buildFolder: buildFolder)
    #expect(dependencies == [folder["Cart/Plug"], folder["Tax"]])
    #expect(
      PackageFolder.buildFolder(program: folder["Cart/.build/x/debug/cart"]) == buildFolder)

    let before = SourceSnapshot(of: folder["Cart"], dependencies: dependencies)
    #expect(
      before.changes(since: SourceSnapshot(files: [:])).sorted() == [
        "Package.swift", "Plug/Sources/Plug.swift",
      ])
    // The first build makes the dependencies known, which is no change of a file.
    #expect(before.firstChange(since: SourceSnapshot(of: folder["Cart"])) == nil)
    try folder.write("22", to: "Tax/Sources/Tax.swift")
    #expect(
      SourceSnapshot(of: folder["Cart"], dependencies: dependencies).firstChange(since: before)
        == folder["Tax/Sources/Tax.swift"])
  }

  @Test func `The package is the nearest one above the program, else above the directory`() {
    func find(_ manifests: Set<String>) -> String? {
      PackageFolder.find(program: "/cart/.build/debug/cart", directory: "/home/me") {
        manifests.contains($0)
      }
    }
    #expect(find(["/cart", "/"]) == "/cart")
    #expect(find(["/home/me", "/home"]) == "/home/me")
    #expect(find(["/home"]) == "/home")
    #expect(find([]) == nil)
  }

  @Test func `A release build is built as one`() {
    #expect(PackageFolder.buildCommand(program: "/cart/.build/debug/cart") == "swift build")
    #expect(
      PackageFolder.buildCommand(program: "/cart/.build/release/cart") == "swift build -c release")
  }

  #if os(Linux) || os(macOS)
  @Test
  func `A program builds, tests, and does so again after a change, until Ctrl-C`() async throws {
    let folder = TemporaryDirectory()
    try folder.write("", to: "Package.swift")
    let program = try folder.write("", to: ".build/debug/fixture")
    try FileManager.default.removeItem(atPath: program)
    try FileManager.default.copyItem(atPath: CommandLineFixture.program.path, toPath: program)
    // The third build is told to be the last: it presses Ctrl-C.
    try folder.write(
      """
      echo x >>.build/count
      echo "build $(wc -l <.build/count | tr -d ' ')"
      case $(wc -l <.build/count | tr -d ' ') in
        1) echo '//' >>Package.swift ;;
        2) echo '//' >>Package.swift; exit 1 ;;
        *) kill -INT $PPID; exit 1 ;;
      esac
      """, to: ".build/build.sh")
    let run = try await CommandLineFixture(
      shell: "'\(program)' --run-tests --only PassingTests/testAdds --watch "
        + "--build-command 'sh .build/build.sh'")
    #expect(
      run.output.replacing(folder.path, with: "package") == """
        Watching package, built with "sh .build/build.sh". Ctrl-C ends it.
        build 1
        Running 1 test in 1 suite
        ✔ PassingTests/testAdds (0.000 s)

        ✔ 1 test in 0.000 s: 1 passed
        Waiting for a change …
        Package.swift has changed.
        build 2
        The build failed. Waiting for a change …
        Package.swift has changed.
        build 3

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 130)
  }
  #endif
}
