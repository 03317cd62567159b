import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `A journal that is damaged or cannot be written` {
  private let fixture: JournalFixture

  init() throws { fixture = try JournalFixture() }

  @Test func `A journal that was truncated anywhere is read up to that position, and continued`()
    throws
  {
    try writeSomeOfEverything()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: fixture.journal))
    let whole = fixture.read().map(described)
    #expect(whole.count == 11)
    // All places around the ends of lines, and of the others some.
    let lengths = (0...bytes.count).filter { length in
      length % 4 == 0 || bytes.prefix(length + 1).suffix(3).contains(0x0a)
    }
    for length in lengths {
      try bytes.prefix(length).write(to: URL(fileURLWithPath: fixture.run.journal(of: 2)))
      // Also a last line that lacks nothing but its end is whole once another follows.
      let lines = bytes.prefix(length).count { $0 == 0x0a }
      let isWhole = length == bytes.count || length > 0 && bytes[length] == 0x0a
      let kept = lines + (isWhole ? 1 : 0)
      let before = fixture.read(process: 2).count
      #expect(before >= lines)
      let writer = try fixture.writer(process: 2)
      fixture.pass(fixture.test("testLater"), to: writer)
      let read = fixture.read(process: 2).map(described)
      #expect(read.count >= max(before, kept) + 4)
      #expect(Array(read.prefix(before)) == Array(whole.prefix(before)))
      #expect(read.suffix(1) == ["testLater 1 passed"])
    }
  }

  @Test func `A journal with any byte changed is read without a trap, and continued`() throws {
    try writeSomeOfEverything()
    let writer = try fixture.writer()
    writer.refuse(RunError("No"))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: fixture.journal))
    let whole = fixture.read().count
    // Not all at each place, because that would hold a thread for long.
    for (turn, index) in stride(from: 0, to: bytes.count, by: 3).enumerated() {
      let others = [bytes[index] ^ 1, UInt8(ascii: "-"), UInt8(ascii: "9"), 0x09, 0x0a, 0xff]
      var changed = bytes
      changed[index] = others[turn % others.count]
      try changed.write(to: URL(fileURLWithPath: fixture.journal))
      #expect(fixture.read().count <= whole + 1)
      var earlier = EarlierProcesses(of: fixture.run)
      _ = earlier.recordCrashes()
    }
  }

  @Test(arguments: [
    "p\t99999999999\t0", "p\t-9223372036854775808\t0", "x\t9999999999\tNo", "p", "p\t1x\t0",
    "b\t1\t999999999999999999999\t0\t\(Self.start)", "b\t1\t0\t9223372036854775807\t\(Self.start)",
    "b\t1\t0\t0\t{}", "b\t1\t0\t0", "H\t9223372036854775807\t0\t0\t\(Self.start)", "h\t{}",
  ])
  func `Numbers that are invalid or too large invalidate only their line`(line: String) throws {
    let text = "\(line.utf8.count)\t\(line)\n1\tz\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: fixture.journal))
    #expect(fixture.read().map(described) == ["ended"])
  }

  @Test func `A full disk is reported once, and the run continues`() throws {
    let run = fixture.run
    try FileManager.default.createSymbolicLink(
      atPath: run.journal(of: 1), withDestinationPath: "/dev/full")
    let writer = try fixture.writer()
    fixture.pass(fixture.test("testAdds"), to: writer)
    writer.end()
    #expect(writer.isIncomplete)
    #expect(
      fixture.warnings.entries == [
        "\(run.journal(of: 1)) could not be written: No space left on device, so that not all of "
          + "this run is known if a test ends the process."
      ])
  }

  @Test func `A descriptor that a test closes is opened again`() throws {
    let writer = try fixture.writer()
    let test = fixture.test("testAdds")
    writer.began(test, iteration: 1, attempt: 1, isSuiteHook: false)
    for descriptor in descriptors(of: fixture.journal) { close(descriptor) }
    fixture.pass(test, iteration: 2, to: writer)
    #expect(fixture.run.history().finished == [.init(test: test.id, iteration: 2)])
    #expect(fixture.read().count == 6)
    #expect(fixture.warnings.entries == [])
  }

  @Test func `A descriptor that now belongs to a file of the test is not used`() throws {
    let writer = try fixture.writer()
    let path = fixture.directory["users"]
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    let journals = descriptors(of: fixture.journal)
    #expect(journals.count == 1)
    for descriptor in journals { #expect(dup2(file, descriptor) == descriptor) }
    fixture.pass(fixture.test("testAdds"), to: writer)
    #expect(fixture.read().count == 4)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).isEmpty)
    for descriptor in journals { close(descriptor) }
    close(file)
  }

  @Test func `A journal that a test removes is reported once`() throws {
    let writer = try fixture.writer()
    for descriptor in descriptors(of: fixture.journal) { close(descriptor) }
    unlink(fixture.journal)
    fixture.pass(fixture.test("testAdds"), to: writer)
    #expect(
      fixture.warnings.entries == [
        "\(fixture.journal) could not be written: No such file or directory, so that not all of "
          + "this run is known if a test ends the process."
      ])
  }

  @Test func `A file is unlocked although another process has inherited it`() throws {
    let path = fixture.directory["lock"]
    var file: ResilientFile? = try ResilientFile(path: path)
    #expect(file?.lock() == true)
    let identity = FileIdentity(path: path)
    let descriptor = try #require((0..<1_000).first { FileIdentity(descriptor: $0) == identity })
    // A descriptor that is inherited shares the lock in the same way.
    let inherited = dup(descriptor)
    defer { close(inherited) }

    file = nil

    #expect(try ResilientFile(path: path).lock())
  }

  private static let start = """
    {"event":"testStarted","test":{"module":"App","suite":"Suite","name":"test"},"repetition":1}
    """

  private func writeSomeOfEverything() throws {
    let writer = try fixture.writer()
    let test = fixture.test("test\tAdds")
    fixture.pass(test, to: writer)
    writer.began(test, iteration: 2, attempt: 1, isSuiteHook: false)
    let failure = ReportedFailure(message: "é\n", callSite: test.callSite)
    let result = fixture.result(test, iteration: 2, .failed, failures: [failure])
    for event in [result.event(of: failure), .testFinished(result)] { writer.record(event) }
    writer.began(fixture.test("class tearDown"), iteration: 2, attempt: 1, isSuiteHook: true)
    writer.hookEnded(fixture.test("class tearDown"), iteration: 2)
    writer.end()
  }

  /// The open descriptors of a file.
  private func descriptors(of path: String) -> [CInt] {
    let identity = FileIdentity(path: path)
    return (0..<512).filter { identity != nil && FileIdentity(descriptor: $0) == identity }
  }
}
