#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerHosting
internal import LitmusRunnerProcesses

/// The output and the events of a process of Swift Testing, in the order in which they were written.
///
/// They come through two pipes. But Swift Testing writes the messages of each event to standard error, too, before
/// it writes the event, so that they mark its place in the output. They are removed from it.
///
/// A test that prints such a message may move output to the next or previous test; outcomes depend on events alone.
struct OrderedOutput {
  private struct Record {
    var line: SwiftTestingLine
    /// The messages as Swift Testing writes them, without their symbols.
    var messages: [[UInt8]]
    /// Whether the first message is written after the name of a test and a location.
    var isIssue: Bool
  }

  /// After how many bytes output is passed on even if the place of the next event may be in it.
  private static let longest = 4 << 20
  /// How long an event without a message waits for the next event, whose place ends its output.
  static let patience = Duration.milliseconds(100)
  /// The beginnings of messages about issues.
  private static let issueBeginnings = ["✘ ", "━ ", "⚠︎ "].map { Array($0.utf8) }
  /// The beginnings of messages that may be a mark of an event that was not read yet.
  private static let beginnings =
    [Array("⎙ Attached '".utf8)]
    + ["◇ ", "✔ ", "✘ ", "━ ", "⚠︎ ", "➜ "].flatMap { symbol in
      ["Test ", "Suite "].map { Array("\(symbol)\($0)".utf8) }
    }
  /// How long the name and the location before an issue's message may be.
  private static let longestIssue = 64 << 10

  private let output: (UnsafeRawBufferPointer) -> Void
  private let record: (SwiftTestingLine) -> Void
  /// The output that was not passed on.
  private var bytes: [UInt8] = []
  /// The events that were not passed on, in their order.
  private var records: [Record] = []
  /// Since when there are any.
  private var start: ContinuousClock.Instant?

  /// Makes an order of nothing.
  ///
  /// - Parameters:
  ///   - output: Receives the output.
  ///   - record: Receives the events.
  init(
    output: @escaping (UnsafeRawBufferPointer) -> Void,
    record: @escaping (SwiftTestingLine) -> Void
  ) {
    self.output = output
    self.record = record
  }

  /// Adds an event.
  ///
  /// All output that was written before must be added before the next call of `passOn`.
  mutating func append(record line: SwiftTestingLine) {
    let isIssue = line.event?.kind == "issueRecorded"
    let texts = (line.event?.messages ?? []).enumerated().map { index, message in
      let first = isIssue ? ": " : " "
      return index == 0
        ? "\(first)\(message.text)\n" : " \(message.text.replacing("\n", with: "\n  "))\n"
    }
    records.append(Record(line: line, messages: texts.map { Array($0.utf8) }, isIssue: isIssue))
  }

  /// Adds a piece of the output.
  mutating func append(output piece: UnsafeRawBufferPointer) { bytes.append(contentsOf: piece) }

  /// Passes on what is complete.
  ///
  /// - Parameters:
  ///   - isLast: Whether nothing follows.
  ///   - isStopped: Whether the process was killed with the run, maybe between a mark and its event.
  ///   - isReading: Whether the last event was read only in part; the missing events come after it.
  ///   - now: The time.
  mutating func passOn(
    isLast: Bool = false, isStopped: Bool = false, isReading: Bool = false,
    at now: ContinuousClock.Instant = .now
  ) {
    guard !records.isEmpty || !bytes.isEmpty else { return }
    if isReading { start = now }
    let marks = marks()
    var places = marks.compactMap(\.self)
    if isLast, isStopped { places += otherMarks(in: bytes.indices, than: places) }
    places.sort { $0.lowerBound < $1.lowerBound }
    // All output up to a mark was read before its event. So an event without one has none, or a test has
    // redirected it.
    let isLost = zip(records, marks).contains { $1 == nil && !$0.messages.isEmpty }
    let isOverdue = start.map { now - $0 > Self.patience } ?? false
    var position = 0
    var passed = 0
    for (index, mark) in marks.enumerated() {
      guard let mark else { continue }
      if mark.lowerBound > position {
        // Threads may write their events in another order than their marks.
        let before = position..<mark.lowerBound
        if !isLast, !isOverdue, !otherMarks(in: before, than: places).isEmpty { break }
        pass(output: before, except: places)
      }
      position = max(position, mark.upperBound)
      for other in records[passed...index] { record(other.line) }
      passed = index + 1
    }
    let hasPlace = marks[passed...].contains { $0 != nil }
    if passed < records.count, isLast || isOverdue || isLost && !hasPlace {
      pass(output: position..<bytes.count, except: places)
      position = bytes.count
      for other in records[passed...] { record(other.line) }
      passed = records.count
    }
    let isComplete = passed == records.count
    if isComplete { start = nil } else if passed > 0 || start == nil { start = now }
    records.removeFirst(passed)
    let end = isLast ? bytes.count : isComplete ? endOfOwnOutput(from: position) : position
    pass(output: position..<end, except: places)
    bytes.removeFirst(end)
  }

  /// Returns the places of the events' messages in the output; `nil` for an event that has none there.
  private func marks() -> [Range<Int>?] {
    var next = 0
    var found: [Range<Int>?] = []
    for record in records {
      guard !record.messages.isEmpty else {
        found.append(nil)
        continue
      }
      // Most are in the order of the events.
      func placed(isWhole: Bool) -> Range<Int>? {
        mark(of: record, isWhole: isWhole, from: next)
          ?? (next > 0 ? mark(of: record, isWhole: isWhole, from: 0) : nil)
      }
      let place =
        placed(isWhole: true) ?? (record.messages.count > 1 ? placed(isWhole: false) : nil)
      if let place { next = max(next, place.upperBound) }
      found.append(found.contains(place) ? nil : place)
    }
    return found
  }

  /// Passes on a part of the output without the marks in it.
  private func pass(output range: Range<Int>, except marks: [Range<Int>]) {
    var start = range.lowerBound
    for mark in marks where mark.upperBound > start && mark.lowerBound < range.upperBound {
      if start < mark.lowerBound { bytes[start..<mark.lowerBound].withUnsafeBytes(output) }
      start = mark.upperBound
    }
    if start < range.upperBound { bytes[start..<range.upperBound].withUnsafeBytes(output) }
  }

  /// Returns the first lines of the marks in a part of the output whose events were not read.
  private func otherMarks(in range: Range<Int>, than marks: [Range<Int>]) -> [Range<Int>] {
    var others: [Range<Int>] = []
    for beginning in Self.beginnings {
      var from = range.lowerBound
      while let found = find(beginning, from: from), found < range.upperBound {
        from = found + 1
        if marks.contains(where: { $0.contains(found) }) { continue }
        others.append(found..<(bytes[found...].firstIndex(of: 0x0a).map { $0 + 1 } ?? bytes.count))
      }
    }
    return others
  }

  /// Returns where output begins that may contain the mark of an event that was not read yet.
  private func endOfOwnOutput(from position: Int) -> Int {
    guard bytes.count - position < Self.longest else { return bytes.count }
    return Self.beginnings.compactMap { find($0, from: position) }.min() ?? bytes.count
  }

  private func find(_ needle: [UInt8], from position: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var start = position
      while start + needle.count <= bytes.count,
        let found = memchr(base + start, CInt(needle[0]), bytes.count - needle.count - start + 1)
      {
        start = UnsafeRawPointer(found) - base
        if memcmp(found, needle, needle.count) == 0 { return start }
        start += 1
      }
      return nil
    }
  }

  /// Returns the range of an event's messages.
  ///
  /// - Parameters:
  ///   - record: The event. Messages of others may begin as its own do.
  ///   - isWhole: Whether all of its messages must be there.
  ///   - position: Where to begin.
  private func mark(of record: Record, isWhole: Bool, from position: Int) -> Range<Int>? {
    var from = position
    while let found = find(record.messages[0], from: from) {
      from = found + 1
      let start =
        record.isIssue
        ? issueStart(before: found, atLeast: position)
        : symbolStart(before: found, atLeast: position)
      guard let start else { continue }
      var end = found + record.messages[0].count
      var others = record.messages.dropFirst()
      while let message = others.first {
        // Only its symbol precedes it.
        guard let next = find(message, from: end), next - end <= 8 else { break }
        end = next + message.count
        others.removeFirst()
      }
      if others.isEmpty || !isWhole { return start..<end }
    }
    return nil
  }

  /// Returns where the line begins whose end is an issue's message.
  private func issueStart(before end: Int, atLeast first: Int) -> Int? {
    let before = bytes[max(first, end - Self.longestIssue)..<end]
    let line = String(decoding: before, as: UTF8.self)
    let starts = Self.issueBeginnings.compactMap {
      line.lastRange(ofBytes: String(decoding: $0, as: UTF8.self))?.lowerBound
    }
    guard let start = starts.max(), line[start...].contains(" recorded a") else { return nil }
    return end - line[start...].utf8.count
  }

  /// Returns where the symbol before a message begins: one scalar that is not ASCII, which a variation selector
  /// may follow.
  private func symbolStart(before end: Int, atLeast first: Int) -> Int? {
    var start = end
    repeat {
      var index = start - 1
      while index >= first, bytes[index] & 0xc0 == 0x80 { index -= 1 }
      guard index >= first, bytes[index] >= 0xc0 else { return nil }
      start = index
    } while bytes[start] == 0xef && start - 1 >= first && bytes[start - 1] >= 0x80
    return start
  }
}
#endif
