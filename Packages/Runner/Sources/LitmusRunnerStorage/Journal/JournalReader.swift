#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation

/// A reader of one journal, which can be called again while the journal grows.
package struct JournalReader {
  private let file: GrowingFile
  /// How many bytes have been read, complete lines only.
  private var position = 0
  private var tests: [Int: TestDescription] = [:]
  private let process: Int
  private var decoder = EventLineDecoder()

  /// Prepares to read a journal, which need not exist yet.
  ///
  /// - Parameter path: The journal; its name ends with the number of its process.
  package init(path: String) {
    file = GrowingFile(path: path)
    process = path.split(separator: "-").last.flatMap { Int($0) } ?? 0
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
    case .began, .firstBegan, .hookBegan: began(&fields, into: &records)
    case .passed: passed(&fields, into: &records)
    case .hookEnded:
      let iteration = fields.number()
      records.append(.hookEnded(fields.testID(), iteration: iteration))
    case .event:
      let position = fields.number()
      guard let event = decoder.event(fields.data()) else { return }
      records.append(.event(event, outputPosition: position))
    case .result:
      let position = fields.number()
      // A result contains everything itself, and the events before it have already been returned.
      var contents = EventLineDecoder()
      guard let event = contents.events(array: fields.data()).last else { return }
      if case .testFinished(let result) = event { decoder.apply(result) }
      records.append(.event(event, outputPosition: position))
    case .refused:
      let message = fields.text()
      records.append(.refused(message: message, code: fields.number32()))
    case .left:
      if let exitReason = ChildExitReason(rawValue: fields.text()) {
        records.append(.left(exitReason))
      }
    case .ended: records.append(.ended)
    case .crashed: records.append(.crashed)
    }
  }

  private mutating func began(
    _ fields: inout JournalFields, into records: inout [JournalRecord]
  ) {
    let isHook = fields.kind == .hookBegan
    let number = fields.number()
    let (iteration, attempt) = (fields.number(), fields.number())
    let position = fields.number()
    let at = fields.duration()
    if fields.kind == .firstBegan { tests[number] = fields.description() }
    guard let test = isHook ? fields.description() : tests[number] else { return }
    records.append(
      .began(
        test, iteration: iteration, attempt: attempt, isSuiteHook: isHook,
        outputPosition: position, at: at))
    guard !isHook else { return }
    records.append(.event(.testStarted(test, iteration: iteration), outputPosition: position))
  }

  private mutating func passed(_ fields: inout JournalFields, into records: inout [JournalRecord]) {
    guard let test = tests[fields.number()] else { return }
    let (iteration, attempt) = (fields.number(), fields.number())
    let position = fields.number()
    let result = TestResult(
      test: test,
      iteration: iteration,
      outcome: .passed,
      duration: fields.duration(),
      failures: [],
      expectedFailures: [],
      attachments: [],
      output: "",
      attempt: attempt,
      process: process,
      start: fields.duration())
    decoder.apply(result)
    records.append(.event(.testFinished(result), outputPosition: position))
  }
}
#endif
