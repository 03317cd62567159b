#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import LitmusTestTool

@Suite struct `The list of a test executable` {
  private let program: SwiftTestingProgram
  private var file: String { "\(program.path).list" }

  init() throws { program = try SwiftTestingProgram() }

  private static let tests = [
    "M.Cases/testAdds", "M.Suite/doubles(_:)(1)", "M.Suite/doubles(_:)(2)",
  ]

  @Test func `is read from a file if the executable is the same`() throws {
    #expect(try program.list() == Self.tests)
    #expect(Set(try program.listings()) == [.xctest, .functions, .testCases])
    #expect(try program.list() == Self.tests)
    #expect(try program.listings() == [.testCases])
  }

  @Test func `has the test cases of the arguments as they are now`() throws {
    _ = try program.list()
    try program.setArguments(["2", "3", "4"])
    #expect(
      try program.list() == ["M.Cases/testAdds"] + (2...4).map { "M.Suite/doubles(_:)(\($0))" })
  }

  @Test func `is made again after a build`() throws {
    _ = try program.list()
    try program.build(test: "testRemoves")
    #expect(try program.list().first == "M.Cases/testRemoves")
    _ = try program.listings()
    #expect(try program.list().first == "M.Cases/testRemoves")
    #expect(try program.listings() == [.testCases])
  }

  @Test(arguments: ["", "{", "{}", #"{"identity":"1","xctest":{"classes":[]}}"#, "\u{0}"])
  func `is made again if the file is damaged, or of another version`(content: String) throws {
    _ = try program.list()
    try content.write(toFile: file, atomically: true, encoding: .utf8)
    _ = try program.listings()
    #expect(try program.list() == Self.tests)
    #expect(Set(try program.listings()) == [.xctest, .functions, .testCases])
    _ = try program.list()
    #expect(try program.listings() == [.testCases])
    // The same happens if it is not to be read.
    #expect(try program.list(usesCache: false) == Self.tests)
    #expect(Set(try program.listings()) == [.xctest, .functions, .testCases])
  }

  @Test func `is made again if a part of the file is missing`() throws {
    _ = try program.list()
    let content = try String(contentsOfFile: file, encoding: .utf8)
    for count in stride(from: 0, to: content.count, by: 40) {
      try String(content.prefix(count)).write(toFile: file, atomically: true, encoding: .utf8)
      #expect(TestListCache(of: TestExecutable(path: program.path))?.read() == nil)
    }
  }

  @Test func `is made again if a file beside the executable is a library that was built again`()
    throws
  {
    let library = URL(filePath: program.folder["libShop.so"])
    try Data([1]).write(to: library)
    _ = try program.list()
    try Data([1, 2]).write(to: library)
    _ = try program.listings()
    _ = try program.list()
    #expect(try program.listings().contains(.xctest))
  }

  @Test func `is of the environment in which it was made, but not of the shell's own variables`()
    throws
  {
    let executable = TestExecutable(path: program.path)
    let lists = TestListCache.Lists(xctest: XCTestCases(), swiftTesting: SwiftTestingTests())
    func cache(_ variables: [String: String]) throws -> TestListCache {
      try #require(TestListCache(of: executable, environment: variables))
    }
    try cache(["STAGE": "test", "_": "/bin/a", "SHLVL": "1"]).write(lists)
    #expect(try cache(["STAGE": "test", "_": "/bin/b", "NO_COLOR": "1"]).read() == lists)
    #expect(try cache(["STAGE": "live"]).read() == nil)
    #expect(try cache(["STAGEtest": ""]).read() == nil)
  }

  @Test func `is whole whenever it is read, whoever writes it`() async throws {
    let cache = try #require(TestListCache(of: TestExecutable(path: program.path)))
    let lists = (1...2).map { number in
      var cases = XCTestCases()
      cases.classes = [
        XCTestCases.Class(name: "M.C\(number)", tests: (0..<500).map { "test\($0)" })
      ]
      return TestListCache.Lists(xctest: cases, swiftTesting: SwiftTestingTests())
    }
    cache.write(lists[0])
    await withTaskGroup(of: Void.self) { group in
      for own in lists + lists {
        group.addTask {
          for _ in 0..<50 {
            cache.write(own)
            #expect(cache.read().map(lists.contains) == true)
          }
        }
      }
    }
    #expect(try program.folder.names.filter { $0.contains("list") } == ["Tests.xctest.list"])
  }

  @Test func `is not kept if the folder cannot be written`() throws {
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    #expect(try program.list() == Self.tests)
    #expect(try program.list() == Self.tests)
  }

  @Test func `is not kept for a main program of the package, which may list what it likes`() throws
  {
    let path = program.folder["Main.xctest"]
    for (content, main) in [("6XCTest7XCTMain", TestMain.xctest), ("main", .other)] {
      try content.write(toFile: path, atomically: true, encoding: .utf8)
      let executable = TestExecutable(path: path)
      #expect(executable.main == main)
      #expect(TestListCache(of: executable) == nil)
    }
  }
}

@Suite struct `The main program of a test executable` {
  @Test(arguments: [
    ("\0--testing-library\0_$s6XCTest7XCTMainys", TestMain.generated),
    ("\0_$s6XCTest7XCTMainys5NeverOSay", .xctest),
    ("\0_$s6XCTest10XCTestCaseC", .other),
    ("", .other),
  ])
  func `is found by what the executable contains`(text: String, main: TestMain) {
    #expect(TestMain(Data(text.utf8)) == main)
  }

  @Test func `An executable that cannot be read counts as SwiftPM's`() {
    #expect(TestMain.read("/nonexistent/CartPackageTests.xctest") == .generated)
  }
}

@Suite struct `A list of tests that XCTest cannot write` {
  @Test(
    "names the class whose tests must be asynchronous",
    arguments: ["", "throws "])
  func mainActor(effect: String) {
    let output =
      "Could not cast value of type '(CartTests.ViewTests) -> @Swift.MainActor () \(effect)-> ()' (0x7f) "
      + "to '(CartTests.ViewTests) -> () \(effect)-> ()' (0x7e).\n"
    #expect(
      TestListing.advice(for: output)
        == "\nXCTest on Linux cannot call synchronous tests on the main actor. "
        + "To fix this, declare those of 'CartTests.ViewTests' 'async'.")
  }

  @Test func `has no advice for another crash`() {
    #expect(TestListing.advice(for: "Could not cast value of type 'Int' to 'String'.") == "")
  }
}
#endif
