"""Packages that the scripts generate. A file is written only if it differs, so that builds are kept."""

import re

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "{name}",
  platforms: [.macOS(.v14)],
  dependencies: [{dependencies}],
  targets: [
{targets}
  ]
)
"""


def write(folder, name, targets, files, dependencies=""):
    lines = "\n".join(f"    {target}," for target in targets)
    files = {"Package.swift": MANIFEST.format(name=name, targets=lines, dependencies=dependencies), **files}
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text() != text:
            file.write_text(text)
    return folder


def test_target(name):
    return f'.testTarget(name: "{name}", path: "Tests/{name}")'


SUITES = r'''
import Foundation
import Testing

@Suite struct Outer {
  @Test func same() {}
  @Suite struct Middle {
    @Test func same() {}
    @Suite struct Inner {
      @Test func same() {}
      @Test(arguments: [
        "a", "b/c", #"d "e""#, "f\ng", "🎉", "", "h(i)", "`j`", "k, l", "\u{1b}[31mred", "e\u{301}",
        "\u{e9}", "m\\n", "  ", "a",
      ])
      func cases(_ text: String) { #expect(text != "k, l") }
    }
  }
}

extension Outer.Middle.Inner {
  @Test func `in an extension`() {}
}

extension Outer { @Test func inAnExtension() {} }

@Suite struct `A suite with spaces` {
  @Test func `a "quoted" name with 🎉`() {}
  @Test func `it's 'single'`() {}
  @Test func `slashes / and . dots`() {}
  @Test func `brackets (in) [a] {name} <of> a+b*c?d^e$f|g#h~i%j&k=l!m@n;o:p,q`() {}
  @Test func `ends()`() { #expect(Bool(false), "this \"fails\" with 🎉\nand a second line") }
  @Test(arguments: [1, 2, 2]) func `a parameterized name`(_ number: Int) {}
  @Test func `#1`() {}
  @Test("A display name 🎉 \"x\"") func displayed() {}
  @Suite struct `nested: suite` {
    @Test func `Ünïcödé — dash`() {}
    @Test func `ending in a dot.`() {}
    @Test func `.beginning`() {}
  }
}

@Suite("A displayed suite") struct DisplayedSuite {
  @Test(.disabled("because of \"quotes\"")) func disabled() {}
  @Test(.enabled(if: false)) func notEnabled() {}
  @Test(arguments: [Int]()) func noArguments(_ number: Int) {}
  @Test(arguments: ["a", "b"], [1, 2]) func products(_ text: String, _ number: Int) {}
  @Test(arguments: zip(["a", "b"], [1, 2])) func pairs(_ text: String, _ number: Int) {}
  @Test(arguments: [UUID(), UUID()]) func identifiers(_ id: UUID) {}
  @Test func knownIssue() { withKnownIssue { Issue.record("known") } }
  @Test func sometimesKnown() { withKnownIssue(isIntermittent: true) {} }
  @Test func warning() { Issue.record("only a warning", severity: .warning) }
  @Test func cancelled() throws { try Test.cancel("enough") }
  @Test func throwing() throws { throw CocoaError(.fileNoSuchFile) }
  @Test static func isStatic() {}
  @Test @MainActor func onTheMainActor() async { await Task.yield() }
  @Test func exits() async { await #expect(processExitsWith: .exitCode(7)) { exit(7) } }
  @Test func exitsOtherwise() async { await #expect(processExitsWith: .success) { exit(7) } }
  @Test func traps() async { await #expect(processExitsWith: .failure) { fatalError("planned") } }
}

@Suite(.disabled("the whole suite")) struct DisabledSuite {
  @Test func one() {}
  @Test(arguments: [1, 2]) func two(_ number: Int) {}
}

@Suite(.serialized) final class SerializedSuite {
  init() async throws {}
  deinit {}
  @Test(.tags(.big)) func one() async {}
  @Test(arguments: 1...3) func several(_ number: Int) async { await Task.yield() }
}

extension Tag { @Tag static var big: Self }

@Suite actor ActorSuite { @Test func isolated() {} }

struct BrokenSuite {
  init() throws { throw CocoaError(.userCancelled) }
  @Test func never() {}
  @Test(arguments: [1, 2]) func neverWith(_ number: Int) {}
}

enum Space { @Suite struct Nested { @Test func same() {} } }

struct Overloads {
  @Test(arguments: [1]) func overloaded(_ value: Int) {}
  @Test(arguments: ["a"]) func overloaded(_ value: String) {}
  @Test func overloaded() {}
}

@Test func free() {}
@Test func `free with spaces`() {}
@Test private func hidden() {}
'''

SECOND_FILE = r'''
import Testing

@Test private func hidden() {}
extension Outer { @Test func inAnotherFile() {} }
'''

CASES = r'''
import XCTest

class BaseCases: XCTestCase {
  var isBase: Bool { true }
  func testInherited() { XCTAssertTrue(isBase) }
}

final class DerivedCases: BaseCases {
  override var isBase: Bool { false }
  func testOwn() {}
}

final class NameCases: XCTestCase {
  func testÄpfel🎉() {}
  func testFails() { XCTFail("one\ntwo: error: three\nTest Case 'NameCases.testFails' passed") }
  func testPrints() {
    print("Test Case 'NameCases.testOther' failed (soon)")
    print("Test Suite 'NameCases' failed at 2026-01-31 12:00:00.000")
    print("Test Case 'NameCases.testPrints' started at 2026-01-31 12:00:00.000")
    print("no end of line", terminator: "")
  }
  func testThrows() throws { throw CocoaError(.fileNoSuchFile) }
  func testSkips() throws { throw XCTSkip("because of \"quotes\"\nand a second line") }
  func testSkipsSilently() throws { throw XCTSkip() }
  func testAsync() async throws { try await Task.sleep(nanoseconds: 1) }
  @MainActor func testOnTheMainActor() {}
  func testWaits() {
    let expectation = expectation(description: "never")
    wait(for: [expectation], timeout: 0.01)
  }
  func testMeasures() { measure { _ = (0..<100).reduce(0, +) } }
}

extension NameCases {
  func testInAnExtension() {}
}

class HookCases: XCTestCase {
  override class func setUp() { print("class setUp") }
  override class func tearDown() { print("class tearDown") }
  override func setUpWithError() throws { if name.contains("Broken") { throw XCTSkip("set-up") } }
  override func tearDown() { if name.contains("Late") { XCTFail("late") } }
  func testBroken() {}
  func testLate() {}
  func testTearsDown() { addTeardownBlock { print("torn down") } }
}

class EmptyCases: XCTestCase {}
'''

TWIN = r'''
import Testing
import XCTest

final class NameCases: XCTestCase { func testFails() {} }
@Suite struct Outer {
  @Test func same() {}
  @Suite struct Middle { @Suite struct Inner { @Test func same() { Issue.record("only here") } } }
}
@Test func free() {}
'''


NAMES = {
    "Tests/FirstTests/SuiteTests.swift": SUITES,
    "Tests/FirstTests/A file with spaces.swift": SECOND_FILE,
    "Tests/OtherCases/Cases.swift": CASES,
    "Tests/Second-Tests/SuiteTests.swift": TWIN,
}


def names(folder):
    return write(
        folder, "names", [test_target(name) for name in ("FirstTests", "Second-Tests", "OtherCases")], NAMES)


def hosted(folder, runner):
    """A program with the same tests, which uses the runner at a path."""
    products = ", ".join(f'.product(name: "{name}", package: "Runner")' for name in ("LitmusRunner", "LitmusRunnerXCTest"))
    modules = ("FirstTests", "Second-Tests", "OtherCases")
    names = "".join(f'"{module}", ' for module in modules)
    files = {
        "Sources/hosted/Main.swift": "import FirstTests\nimport LitmusRunner\nimport OtherCases\nimport Second_Tests\n\n"
        "@main enum Main { static func main() { TestRunner.runIfRequested() } }\n",
        "Tests/OtherCases/Lists.swift": lists(CASES), "Tests/Second-Tests/Lists.swift": lists(TWIN), **NAMES}
    return write(
        folder, "hosted", [
            *(f'.target(name: "{name}", dependencies: [{products}], path: "Tests/{name}")' for name in modules),
            f'.executableTarget(name: "hosted", dependencies: [{names}{products}])',
        ], files, dependencies=f'.package(path: "{runner}", traits: [])')


def lists(source):
    """The lists of XCTest's cases for a program, with the tests that a class inherits."""
    cases, name = {}, None
    for line in source.splitlines():
        if found := re.match(r"(?:final )?class (\w+): (\w+)", line):
            name = found[1]
            cases[name] = list(cases.get(found[2], []))
        elif found := re.match(r"extension (\w+)", line):
            name = found[1]
        # A method of the main actor cannot be in a list.
        for test, is_async in [] if "@MainActor" in line else re.findall(r"func (test\w*[^\s(]*)\(\)( async)?", line):
            method = f"asyncTest({name}.{test})" if is_async else f"{name}.{test}"
            cases[name].append(f'("{test}", {method})')
    return "import LitmusRunner\nimport LitmusRunnerXCTest\nimport XCTest\n" + "".join(
        f"""
final class {name}List: ListedSuite {{
  static var tests: TestList<{name}> {{ TestList(xctest: [{", ".join(tests)}]) }}
}}
""" for name, tests in cases.items() if tests)


def many(folder):
    files = {}
    # The compiler takes many minutes for a list of 500 tests, which SwiftPM writes for each class.
    for number in range(100):
        tests = "\n".join(f"  func testNumber{test}() {{}}" for test in range(50))
        files[f"Tests/ManyTests/Cases{number}.swift"] = (
            f"import XCTest\n\nfinal class Cases{number}: XCTestCase {{\n{tests}\n}}\n")
    for number in range(10):
        tests = "\n".join(f"  @Test func number{test}() {{}}" for test in range(200))
        files[f"Tests/ManyTests/Suite{number}.swift"] = (
            f"import Testing\n\n@Suite struct Suite{number} {{\n{tests}\n"
            f"  @Test(arguments: 0..<300) func cases(_ number: Int) {{}}\n}}\n")
    return write(folder, "many", [test_target("ManyTests")], files)


OUTPUT = r'''
import Foundation
import Testing
import XCTest

func printMuch() {
  let line = [UInt8](repeating: 0x78, count: 999) + [0x0a]
  let block = Data(repeatElement(line, count: 1000).joined())
  for _ in 0..<500 { FileHandle.standardOutput.write(block) }
}

final class PrintingCases: XCTestCase {
  func testAfter() {}
  func testBefore() {}
  func testPrints() { printMuch() }
}

@Suite struct PrintingTests {
  @Test func after() {}
  @Test func before() {}
  @Test func prints() { printMuch() }
}
'''


def output(folder):
    return write(
        folder, "output", [test_target("OutputTests")], {"Tests/OutputTests/Tests.swift": OUTPUT})


def empty(folder):
    return write(
        folder, "empty", ['.target(name: "Empty")'], {"Sources/Empty/Empty.swift": "func f() {}\n"})


def without_tests(folder):
    return write(
        folder, "bare", [test_target("BareTests")],
        {"Tests/BareTests/Bare.swift": "import XCTest\n\nclass Cases: XCTestCase {}\n"})


def broken(folder):
    return write(
        folder, "broken", [test_target("BrokenTests")],
        {"Tests/BrokenTests/Broken.swift": "import XCTest\n\nlet value = missing\n"})


def own_main(folder, usesXCTest):
    cases = """import Foundation
import XCTest

public final class OwnCases: XCTestCase {
  public static var allTests: [(String, (OwnCases) -> () -> Void)] {
    [("testPasses", testPasses), ("testFails", testFails)]
  }
  func testPasses() {}
  func testFails() { XCTFail("planned") }
  func testUnlisted() {}
}

public final class SentenceCases: XCTestCase {
  public static var allTests: [(String, (SentenceCases) -> () -> Void)] {
    [
      ("adds, then removes", testPasses), ("is. A sentence", testPasses), ("a/b", testFails),
      ("ends, if asked to", testEnds), ("comes, after that", testPasses), ("plain", testPasses),
    ]
  }
  func testPasses() {}
  func testFails() { XCTFail("planned") }
  func testEnds() {
    switch ProcessInfo.processInfo.environment["OWN_END"] {
    case "exit": exit(0)
    case "hang": while true { sleep(1) }
    default: break
    }
  }
}

public final class TwiceCases: XCTestCase {
  nonisolated(unsafe) static var round = 0
  public static var allTests: [(String, (TwiceCases) -> () -> Void)] {
    [("testTwice", testTwice), ("is. A sentence", testPasses), ("testTwice", testTwice)]
  }
  func testTwice() {
    Self.round += 1
    if Self.round == 2 { XCTFail("the second time") }
  }
  func testPasses() {}
}
"""
    checks = """import Foundation

public func check() {
  print("1 check")
  switch ProcessInfo.processInfo.environment["SHOP_END"] {
  case "exit": exit(4)
  case "trap": fatalError("planned")
  default: exit(0)
  }
}
"""
    main = (
        "import OwnTests\nimport XCTest\n\n"
        "XCTMain([testCase(OwnCases.allTests), testCase(TwiceCases.allTests), "
        "testCase(SentenceCases.allTests)])\n")
    if not usesXCTest:
        main = "import OwnTests\n\ncheck()\n"
    return write(
        folder, folder.name, [test_target("OwnTests")],
        {
            "Tests/OwnTests/OwnCases.swift": cases if usesXCTest else checks,
            "Tests/LinuxMain.swift": main,
        })


ODD = r'''
import Foundation
import Testing
import XCTest

func ignoredSignals() -> [Int32] {
  (1...31).filter { number in
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}

func failAtExit(_ framework: String) {
  if ProcessInfo.processInfo.environment["ODD_EXIT"] == framework { atexit { _exit(1) } }
}

final class StartCases: XCTestCase {
  func testNoSignalIsBlocked() {
    var blocked = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &blocked)
    XCTAssertEqual((1...31).filter { sigismember(&blocked, $0) == 1 }, [])
  }
  func testNoSignalIsIgnored() { XCTAssertEqual(ignoredSignals(), []) }
  func testExits() { failAtExit("xctest") }
}

final class EndCases: XCTestCase {
  override class func tearDown() {
    if ProcessInfo.processInfo.environment["ODD_EXIT"] == "class tearDown" { exit(3) }
  }
  func testOne() {}
}

@Suite struct StartTests {
  @Test func noSignalIsIgnored() { #expect(ignoredSignals() == []) }
  @Test func exits() { failAtExit("swift-testing") }
}

/// Returns one number more in each process.
func numbers() -> Range<Int> {
  guard let path = ProcessInfo.processInfo.environment["ODD_NUMBERS"] else { return 0..<1 }
  let text = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "") + "+"
  try? text.write(toFile: path, atomically: true, encoding: .utf8)
  return 0..<text.count
}

@Test(arguments: numbers()) func number(_ number: Int) { #expect(number == 0) }
'''


LOUD = r'''
import Testing
import XCTest

func printMuch(_ word: String) {
  for number in 0..<1000 { print("\(word) \(number) of a thousand lines that fill a small disk") }
}

final class LoudCases: XCTestCase {
  func testBefore() {}
  func testPrints() { XCTFail("first"); printMuch("XCTest"); XCTFail("second") }
}

@Suite(.serialized) struct LoudTests {
  @Test func before() {}
  @Test func prints() {
    Issue.record("first")
    printMuch("Swift Testing")
    Issue.record("second")
  }
}
'''


def loud(folder):
    """Tests that print more than a small disk can hold, and fail before and after that."""
    return write(
        folder, "loud", [test_target("LoudTests")], {"Tests/LoudTests/Tests.swift": LOUD})


def odd(folder):
    """Tests that depend on how they are started, that are not listed, or whose process fails late."""
    return write(folder, "odd", [test_target("OddTests")], {"Tests/OddTests/Tests.swift": ODD})


def watched(folder, value):
    test = f"import Testing\n\n@Test func watched() {{ #expect({value} == 1) }}\n"
    return write(
        folder, "watched", [test_target("WatchedTests")],
        {"Tests/WatchedTests/Watched.swift": test})


PACKED_LIBRARY = r'''
public func greeting() -> String { "hello" }
'''

PACKED_PROGRAM = r'''
import PackedLibrary
print(greeting())
'''

PACKED_TESTS = r'''
import Foundation
import PackedLibrary
import Testing
import XCTest

final class PackedCases: XCTestCase {
  func testLibrary() { XCTAssertEqual(greeting(), "hello") }
  func testFails() { XCTAssertEqual(greeting(), "bye") }
  func testWorkingDirectory() throws {
    XCTAssertEqual(try String(contentsOfFile: "Fixtures/text.txt", encoding: .utf8), "fixture\n")
  }
}

final class OtherCases: XCTestCase {
  func testSkipped() throws { throw XCTSkip("not here") }
  func testCrashes() { if ProcessInfo.processInfo.environment["PACKED_CRASH"] != nil { fatalError("as asked") } }
}

@Suite struct PackedTests {
  @Test func resource() throws {
    let url = try #require(Bundle.module.url(forResource: "resource", withExtension: "txt"))
    #expect(try String(contentsOf: url, encoding: .utf8) == "resource\n")
  }

  @Test func program() throws {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("packed-program")
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == "hello\n")
  }

  @Test(arguments: 1...6) func numbers(_ number: Int) { #expect(number != 5) }

  /// Runs until the file is removed that a variable names, if there is one.
  @Test func waits() {
    let gate = ProcessInfo.processInfo.environment["PACKED_GATE"] ?? ""
    while FileManager.default.fileExists(atPath: gate) { usleep(1_000) }
  }

  @Test func known() { withKnownIssue { Issue.record("known") } }
}

@Suite struct MoreTests {
  @Test func first() {}
  @Test func second() {}
  @Test func third() { Issue.record("third fails") }
}
'''


def packed(folder):
    """A package whose tests need a library, a program, resources and a file of their own."""
    return write(
        folder, "Packed",
        [
            '.target(name: "PackedLibrary")',
            '.executableTarget(name: "packed-program", dependencies: ["PackedLibrary"])',
            '.testTarget(name: "PackedTests", dependencies: ["PackedLibrary", "packed-program"], '
            'resources: [.copy("resource.txt")])',
        ],
        {
            "Sources/PackedLibrary/Library.swift": PACKED_LIBRARY,
            "Sources/packed-program/main.swift": PACKED_PROGRAM,
            "Tests/PackedTests/PackedTests.swift": PACKED_TESTS,
            "Tests/PackedTests/resource.txt": "resource\n",
            "Fixtures/text.txt": "fixture\n",
            "litmus-test.json": '{"default": {"archive-include": "Fixtures"},\n'
            ' "profiles": {"ci": {"retries": 1}}}\n',
        })


MEASURED = """public func sign(_ number: Int) -> String {
  if number < 0 {
    return "negative"
  }
  return "positive"
}

public func crash() {
  print("before")
  fatalError("as asked")
}
"""

MEASURED_TESTS = """
import Foundation
import Measured
import Testing
import XCTest

final class MeasuredCases: XCTestCase {
  func testPositive() { XCTAssertEqual(sign(1), "positive") }
}

@Suite struct MeasuredTests {
  @Test func positive() { #expect(sign(2) == "positive") }
  @Test func crashes() {
    if ProcessInfo.processInfo.environment["MEASURED_CRASH"] != nil { crash() }
  }
  @Test func exits() async { await #expect(processExitsWith: .success) { exit(0) } }
}
"""


def measured(folder):
    """Sources with known lines that tests execute, one of them before it crashes."""
    return write(
        folder, "measured",
        [
            '.target(name: "Measured")',
            '.testTarget(name: "MeasuredTests", dependencies: ["Measured"])',
        ],
        {
            "Sources/Measured/Measured.swift": MEASURED,
            "Tests/MeasuredTests/Tests.swift": MEASURED_TESTS,
        })


SCENE = r"""
import Foundation

/// What a test does, and expects, in the scene of the file that SCENE names.
func play(_ test: String) -> String? {
  for action in scene[test] ?? [] {
    let words = action.split(separator: ":").map(String.init)
    let (verb, name) = (words[0], words[1])
    let file = NSTemporaryDirectory() + "/" + name
    switch verb {
    case "set": flags.insert(name)
    case "follow": if flags.contains(words[2]) { flags.insert(name) }
    case "expect": if flags.contains(name) { return "\(name) was set" }
    case "expectnot": if Set(name.split(separator: ",").map(String.init)).isSubset(of: flags) { return "\(name) were set" }
    case "setenv": setenv(name, "1", 1)
    case "expectenv": if getenv(name) != nil { return "\(name) was in the environment" }
    case "write": FileManager.default.createFile(atPath: file, contents: nil)
    case "expectfile": if FileManager.default.fileExists(atPath: file) { return "\(name) existed" }
    case "cd": FileManager.default.changeCurrentDirectoryPath("/")
    case "expectcd": if FileManager.default.currentDirectoryPath == "/" { return "the directory was /" }
    case "hold":
      lock.lock()
      Thread.sleep(forTimeInterval: 0.4)
      lock.unlock()
    case "want":
      Thread.sleep(forTimeInterval: 0.05)
      if lock.lock(before: Date() + 0.05) { lock.unlock() } else { return "the lock was held" }
    default: fatalError(action)
    }
  }
  return nil
}

private let scene: [String: [String]] = {
  guard let path = ProcessInfo.processInfo.environment["SCENE"],
    let data = FileManager.default.contents(atPath: path)
  else { return [:] }
  return try! JSONDecoder().decode([String: [String]].self, from: data)
}()
private let lock = NSLock()
private final class Flags: @unchecked Sendable {
  private let lock = NSLock()
  private var names: Set<String> = []
  func insert(_ name: String) { lock.withLock { _ = names.insert(name) } }
  func contains(_ name: String) -> Bool { lock.withLock { names.contains(name) } }
  var all: Set<String> { lock.withLock { names } }
}
private let flags = Flags()
extension Set<String> {
  fileprivate func isSubset(of flags: Flags) -> Bool { isSubset(of: flags.all) }
}
"""


def scenes(folder):
    """200 tests of each framework, which do what a file says."""
    cases, tests = "import XCTest\n", "import Testing\n"
    for suite in range(20):
        cases += f"final class Cases{suite:02}: XCTestCase {{\n"
        tests += f"@Suite struct Tests{suite:02} {{\n"
        for number in range(10):
            cases += (f'  func test{number:02}() {{ if let wrong = play("Cases{suite:02}/test{number:02}") '
                      "{ XCTFail(wrong) } }\n")
            tests += (f'  @Test func test{number:02}() {{ if let wrong = play("Tests{suite:02}/test{number:02}()") '
                      "{ Issue.record(Comment(rawValue: wrong)) } }\n")
        cases, tests = cases + "}\n", tests + "}\n"
    return write(folder, "Scenes", [test_target("SceneTests")], {
        "Tests/SceneTests/Scene.swift": SCENE, "Tests/SceneTests/Cases.swift": cases,
        "Tests/SceneTests/Tests.swift": tests})


def printing(folder, count=1000):
    """Quick tests of Swift Testing that run one at a time, and of XCTest, each of which prints its name."""
    tests = "import Testing\n@Suite(.serialized) struct PrintingTests {\n"
    cases = "import XCTest\nfinal class PrintingCases: XCTestCase {\n"
    for number in range(count):
        tests += f'  @Test func test{number:04}() {{ print("I am test{number:04}()") }}\n'
        cases += f'  func test{number:04}() {{ print("I am test{number:04}") }}\n'
    return write(folder, "Printing", [test_target("PrintingTests")], {
        "Tests/PrintingTests/Tests.swift": tests + "}\n",
        "Tests/PrintingTests/Cases.swift": cases + "}\n"})


TEAMS = r"""
import Foundation
import Testing
import XCTest

let folder = ProcessInfo.processInfo.environment["TEAMS"] ?? NSTemporaryDirectory()

/// Returns how many callers of one name are here at the same time, in all processes.
func crowd(_ name: String) -> Int {
  let own = "\(folder)/\(name)"
  try? FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
  let file = "\(own)/\(UUID())"
  let lock = open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
  flock(lock, LOCK_EX)
  defer { unlink(file); close(lock) }
  Thread.sleep(forTimeInterval: 0.02)
  // A process that lists the tests may have been ended in the middle of one: its locks are free.
  let all = (try? FileManager.default.contentsOfDirectory(atPath: own)) ?? []
  return all.count { name in
    let other = open("\(own)/\(name)", O_RDONLY | O_CLOEXEC)
    guard other >= 0 else { return false }
    defer { close(other) }
    return flock(other, LOCK_SH | LOCK_NB) != 0
  }
}

extension Tag { @Tag static var port: Self }

@Suite struct StoreTests {
  @Test(arguments: 0..<12) func stores(_ number: Int) { #expect(crowd("store") == 1) }
}
final class StoreCases: XCTestCase {
  func testOne() { XCTAssertEqual(crowd("store"), 1) }
  func testTwo() { XCTAssertEqual(crowd("store"), 1) }
  func testThree() { XCTAssertEqual(crowd("store"), 1) }
}
final class MoreStoreCases: XCTestCase {
  func testOne() { XCTAssertEqual(crowd("store"), 1) }
  func testTwo() { XCTAssertEqual(crowd("store"), 1) }
}
@Suite(.tags(.port)) struct PortTests {
  @Test(arguments: 0..<12) func listens(_ number: Int) { #expect(crowd("port") <= 2) }
  @Test func hasPort() {
    #expect(ProcessInfo.processInfo.environment["PORT"] == "8080")
    if ProcessInfo.processInfo.environment["TEAMS_HANGS"] != nil { Thread.sleep(forTimeInterval: 300) }
  }
}
@Suite struct PlainTests {
  @Test func hasNoPort() { #expect(ProcessInfo.processInfo.environment["PORT"] == nil) }
  @Test func hasName() { #expect(ProcessInfo.processInfo.environment["NAME"] == "a b=c") }
}
@Suite struct WideTests {
  @Test(arguments: 0..<12) func wide(_ number: Int) { #expect(crowd("wide") <= 3) }
}
@Suite struct LateTests {
  @Test func isLate() throws {
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      if try String(contentsOfFile: "\(folder)/log", encoding: .utf8).contains("portless") { return }
      Thread.sleep(forTimeInterval: 0.01)
    }
    Issue.record("The script of the other tests did not end")
  }
}
@Suite(.serialized) struct QuarantineTests {
  @Test func breaks() { Issue.record("always") }
  @Test func comesAfter() {}
}
@Suite(.serialized) struct LeakTests {
  @Test func before() { Thread.sleep(forTimeInterval: 0.3) }
  @Test func leaks() throws {
    // Away from the other tests, because events are read a little later.
    Thread.sleep(forTimeInterval: 0.3)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sleep")
    process.arguments = ["3"]
    try process.run()
    Thread.sleep(forTimeInterval: 0.3)
  }
  @Test func later() { Thread.sleep(forTimeInterval: 0.3) }
}
final class TornCases: XCTestCase {
  override class func tearDown() {
    Thread.sleep(forTimeInterval: 0.5)
    let file = fopen("\(folder)/log", "a")
    fputs("torn\n", file)
    fclose(file)
  }
  func testOne() {}
}
final class LingerCases: XCTestCase {
  func testLingers() { atexit { while true { sleep(1) } } }
}
@Suite struct SometimesTests {
  @Test func sometimes() {
    let path = "\(folder)/once"
    let isFirst = !FileManager.default.fileExists(atPath: path)
    FileManager.default.createFile(atPath: path, contents: nil)
    #expect(!isFirst)
  }
}
@Suite struct SharingTests {
  @Test func sets() { setenv("TEAMS_SHARED", "1", 1) }
  @Test func reads() { #expect(getenv("TEAMS_SHARED") == nil) }
}
"""


def teams(folder):
    """Tests that count how many of them run at the same time, and that scripts prepare."""
    return write(folder, "Teams", [test_target("TeamTests")], {"Tests/TeamTests/Teams.swift": TEAMS})
