import Foundation
import Testing

extension Tag {
  @Tag static var slow: Self
  @Tag static var printer: Self
}

@Suite(.tags(.printer)) struct TaggedSuite {
  @Test func inherits() {}
  @Test(.tags(.slow)) func adds() {}
  @Test(.tags(.slow, .printer)) func repeats() { Issue.record("out of ink") }
}

struct TraitSuite {
  @Test(.bug("https://example.com/bugs/7", "it jams")) func hasABug() {}
  @Test(.bug(id: 8)) func hasABugThatIsOpen() { Issue.record("it jams") }
  @Test(.timeLimit(.minutes(1))) func isLimited() {}
  @Test(.timeLimit(.minutes(2)), arguments: 1...2) func isLimitedInRows(_ number: Int) {}
  @Test(Prepared(tray: 3)) func isPrepared() { #expect(Prepared.tray == 3) }
  @Test func isNotPrepared() { #expect(Prepared.tray == 3) }
  @Test(Prepared(tray: nil)) func cannotBePrepared() { Issue.record("it was run") }
  @Test(Prepared(tray: 4), arguments: 4...5) func rowsArePrepared(_ tray: Int) {
    #expect(Prepared.tray == tray)
  }
}

/// Sets a value for a test, or throws.
struct Prepared: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal static var tray = 0
  var tray: Int?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let tray else { throw Failure.outOfPaper }
    try await Self.$tray.withValue(tray) { try await function() }
  }
}

struct AttachmentSuite {
  @Test func attachesText() { Attachment.record("page 1", named: "page.txt") }
  @Test func attachesBytes() { Attachment.record([UInt8](0...9), named: "page.bin") }
  @Test func attachesTwo() {
    Attachment.record("page 1", named: "page.txt")
    Attachment.record("page 2", named: "page.txt")
    Issue.record("page 2 is blank")
  }
  @Test(arguments: 1...2) func attachesInRows(_ number: Int) {
    Attachment.record("page \(number)", named: "page.txt")
  }
}

struct OutputSuite {
  @Test func prints() { print("page 1") }
  @Test func printsAndFails() {
    print("page 2")
    Issue.record("it is blank")
  }
  @Test func writesToStandardError() { FileHandle.standardError.write(Data("low\n".utf8)) }
}

struct ExitSuite {
  @Test func exits() async { await #expect(processExitsWith: .exitCode(3)) { exit(3) } }
  @Test func crashes() async {
    await #expect(processExitsWith: .failure) { fatalError("out of paper") }
  }
  @Test func exitsWrong() async { await #expect(processExitsWith: .failure) { exit(0) } }
}
