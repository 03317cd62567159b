#if LITMUS_RUNNER
internal import Foundation
package import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

/// A reader of one journal, which can be called again while the journal grows.
package struct JournalReader {
  private let file: GrowingFile
  /// How many bytes have been read, complete lines only.
  private var position = 0
  private var decoder = EventLineDecoder()

  /// Prepares to read a journal, which need not exist yet.
  ///
  /// - Parameter path: The journal; its name ends with the number of its process.
  package init(path: String) {
    file = GrowingFile(path: path)
  }

  /// Returns the records of all complete lines that are new.
  package mutating func read() -> [JournalRecord] {
    let bytes = file.bytes(from: position)
    var records: [JournalRecord] = []
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let base = bytes.baseAddress, !rest.isEmpty,
        let end = memchr(base + rest.startIndex, 0x0a, rest.count)
      {
        let index = UnsafeRawPointer(end) - base
        if let fields = JournalFields(UnsafeRawBufferPointer(rebasing: rest[..<index])) {
          read(fields, into: &records)
        }
        rest = rest[(index + 1)...]
      }
      position += rest.startIndex
    }
    return records
  }
}

// MARK: - One line
extension JournalReader {
  private mutating func read(_ fields: JournalFields, into records: inout [JournalRecord]) {
    var fields = fields
    let known = records.count
    // A damaged line is ignored.
    defer { if fields.isDamaged { records.removeSubrange(known...) } }
    switch fields.kind {
    case .process:
      records.append(.process(pid: fields.number32(), elapsed: fields.duration()))
    case .began, .hookBegan, .unseenBegan: began(&fields, into: &records)
    case .hookEnded:
      guard let (test, iteration) = Self.start(in: fields.json) else { return }
      records.append(.hookEnded(test.id, iteration: iteration))
    case .event:
      let position = fields.number()
      guard let event = decoder.event(fields.json) else { return }
      records.append(.event(event, outputPosition: position))
    case .result:
      let position = fields.number()
      // A result contains everything itself, and the events before it have already been returned.
      var contents = EventLineDecoder()
      guard let event = contents.events(array: fields.json).last else { return }
      if case .testFinished(let result) = event { decoder.apply(result) }
      records.append(.event(event, outputPosition: position))
    case .refused:
      let code = fields.number32()
      var contents = EventLineDecoder()
      guard case .failure(let failure) = contents.event(fields.json) else { return }
      records.append(.refused(message: failure.failure.message, code: code))
    case .left:
      if let exitReason = ChildExitReason(rawValue: fields.text) {
        records.append(.left(exitReason))
      }
    case .ended: records.append(.ended)
    case .crashed: records.append(.crashed)
    }
  }

  private mutating func began(
    _ fields: inout JournalFields, into records: inout [JournalRecord]
  ) {
    let attempt = fields.number()
    let position = fields.number()
    let at = fields.duration()
    // What only begins has no result.
    let isTest = fields.kind == .began
    guard !fields.isDamaged,
      let (test, iteration) = isTest
        ? decoder.event(fields.json)?.start : Self.start(in: fields.json)
    else { return }
    let begun = TestResult(
      begun: test, iteration: iteration, attempt: attempt, isSuiteHook: fields.kind == .hookBegan,
      start: at)
    records.append(.began(begun, outputPosition: position))
    guard isTest else { return }
    records.append(.event(.testStarted(test, iteration: iteration), outputPosition: position))
  }

  /// Returns the test that begins by a line of JSON, without recording that.
  private static func start(
    in line: UnsafeRawBufferPointer
  ) -> (test: TestDescription, iteration: Int)? {
    var decoder = EventLineDecoder()
    return decoder.event(line)?.start
  }
}

extension TestEvent {
  /// The test that begins, and its repetition; `nil` if none does.
  fileprivate var start: (test: TestDescription, iteration: Int)? {
    if case .testStarted(let test, let iteration) = self { (test, iteration) } else { nil }
  }
}

/// A record of a journal.
///
/// Records are in the order of the events.
package enum JournalRecord: Sendable {
  /// The process that writes the journal.
  ///
  /// - Parameters:
  ///   - pid: Its process identifier.
  ///   - elapsed: How long the run had taken when the process began.
  case process(pid: Int32, elapsed: Duration)
  /// A test, or a suite's hook, is about to run, when the process has written so much to its output; the result
  /// has nothing but its start.
  case began(TestResult, outputPosition: Int)
  /// An event, with how much the process had written to its output by then.
  case event(TestEvent, outputPosition: Int)
  /// A suite's hook has ended; it may have no result.
  case hookEnded(TestID, iteration: Int)
  /// The process cannot run anything; its parent reports the reason.
  case refused(message: String, code: Int32)
  /// The process ends before its work is done, and another process continues it.
  case left(ChildExitReason)
  /// The process has done all its work.
  case ended
  /// A signal of the process's own, or `exit`, is ending the process, which has no parent.
  case crashed
}

/// The reason why a child process ends before it has done all its work.
///
/// The child records it in its journal, because a test can end the process with any code.
package enum ChildExitReason: String {
  /// Another process continues in its place.
  case toContinueElsewhere = "goOn"
  /// Any of several running tests may have damaged the process.
  case anyMayBeToBlame = "anyMayBeToBlame"

  /// The exit code of the process, which means nothing by itself.
  package static let exitCode: Int32 = 86
}

/// A file that is read while it grows, even after it has been removed from its folder.
package final class GrowingFile {
  private let path: String
  private var descriptor: CInt = -1

  /// Opens a file; if it does not exist yet, it is opened when it is read.
  package init(path: String) {
    self.path = path
    _ = size
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Returns the bytes after a position.
  ///
  /// - Parameters:
  ///   - position: How many bytes have been read before.
  ///   - most: How many bytes are returned at most.
  package func bytes(from position: Int, atMost most: Int = .max) -> [UInt8] {
    let end = size
    guard position >= 0, end > position else { return [] }
    return OutputExcerpt.bytes(descriptor, position..<position + min(end - position, most))
  }

  /// Returns the text after a position, as reports show it.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - fullOutput: Where to store all of a text that is too long, and whose output it is.
  package func excerpt(from position: Int, storingIn fullOutput: (FullOutput, FullOutput.Source)?)
    -> String
  {
    let end = size
    guard end > position else { return "" }
    return OutputExcerpt.read(descriptor, position..<end, storingIn: fullOutput)
  }

  /// How many bytes it has; 0 if it does not exist.
  package var size: Int {
    if descriptor < 0 { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
    var status = stat()
    return descriptor >= 0 && fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }
}
#endif
