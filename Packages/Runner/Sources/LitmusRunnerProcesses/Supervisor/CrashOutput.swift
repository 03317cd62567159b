#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) package import LitmusReporting
internal import LitmusRunnerCore

/// The information in the output of a process that has ended in the middle of a test.
package struct CrashOutput {
  /// The message of Swift's runtime, as in `Fatal error: Index out of range`, if there is one.
  var message: String?
  /// Where it happened: the location that the runtime names, or the first one in the backtrace that
  /// is in the program's own sources.
  package var callSite: CallSite?
  /// The output with the backtrace reduced to the useful frames.
  package var output: String
  /// The functions of the program's own frames, with their files.
  private let ownFrames: [Backtrace.Frame]

  /// Whether the backtrace has frames in the program's own sources.
  var hasOwnFrames: Bool { !ownFrames.isEmpty }

  /// Returns whether the backtrace contains a test's function, or a closure in it.
  func contains(_ test: TestDescription) -> Bool {
    let name = test.id.name.prefix { $0 != "(" }
    let type =
      test.id.suite.split(whereSeparator: { "./".contains($0) }).last.map(String.init) ?? ""
    return ownFrames.contains { frame in
      if frame.text.contains("\(type).\(name)(") { return true }
      // A function that is in no type.
      return (frame.text.hasPrefix("\(name)(") || frame.text.contains(" in \(name)("))
        && frame.callSite?.filePath.lastPathPart == test.callSite.filePath.lastPathPart
    }
  }

  /// Reads the output of a process.
  ///
  /// - Parameters:
  ///   - output: What the process wrote since the test began.
  ///   - sources: How the paths of the runner's own sources begin, which do not belong to the program.
  package init(_ output: String, sources: [String] = Self.ownSources) {
    // The runtime's message comes last, and a test may have written very much.
    let (head, tail) = output.cut(beforeLast: Self.window)
    let parts = Self.split(Self.withoutComplaints(tail))
    let frames = Backtrace(parts.backtrace, sources: sources)
    ownFrames = frames.frames.filter { $0.callSite != nil }
    self.output = head + parts.output + (frames.text.isEmpty ? "" : frames.text)
    let text = Self.withoutStack(parts.output)
    let last =
      Self.failedCast(in: text) ?? Self.wrongAccess(in: text) ?? Self.abortMessage(in: text)
    let places = frames.frames.compactMap(\.callSite)
    let own = places.first
    let messages = last == nil ? Self.runtimeMessages(in: text) : []
    // Two threads may trap at once: each writes its message, and the backtrace is of one of them.
    let isTraced = { (message: RuntimeMessage) in places.contains(where: message.isAt) }
    guard let runtimeMessage = messages.first(where: isTraced) ?? messages.first else {
      message = last ?? frames.reason
      callSite = own
      return
    }
    message = runtimeMessage.message
    // The runtime's message has the module, the backtrace the path and the column.
    if var location = places.first(where: runtimeMessage.isAt) {
      if let fileID = runtimeMessage.fileID { location.fileID = fileID }
      callSite = location
    } else {
      // Swift's own files do not help.
      callSite = runtimeMessage.isInSwift ? own : runtimeMessage.callSite ?? own
    }
  }

  /// How many of the last bytes are searched.
  package static let window = 64 * 1024

  /// The beginnings of the paths of Litmus's own sources, whose frames are not the program's.
  ///
  /// A program may have a folder `Sources`, too, and the path of an inlined function may begin with it.
  static var ownSources: [String] {
    let packages = (1...5).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return [
      "EventuallyEqual", "Expectations", "Migration", "Reporting", "Resettable", "Runner", "Spies",
    ].map { "\(packages.path)/\($0)/Sources/Litmus" }
  }

  /// Removes the runtime's messages about threads that it could not stop for the backtrace.
  private static func withoutComplaints(_ output: String) -> String {
    guard output.lastRange(ofBytes: "swift-runtime: failed") != nil else { return output }
    return output.replacing(/swift-runtime: failed to suspend thread[^\n]*(?:\n|$)/, with: "")
  }

  /// Splits off the backtraces at the end: one for each thread that trapped before the process ended.
  private static func split(_ output: String) -> (output: String, backtrace: Substring) {
    var own = output[...]
    while let start = own.lastRange(ofBytes: announcement),
      own[start.upperBound...].contains(": Backtracing from "),
      own.endIndex == output.endIndex || own.lastLine.hasPrefix("Backtrace took ")
    {
      own = own[..<start.lowerBound]
      if own.last == "\n" { own.removeLast() }
    }
    guard own.endIndex < output.endIndex else { return (output, "") }
    return (own.isEmpty ? "" : own + "\n", output[own.endIndex...])
  }
}

extension Substring {
  /// The last line that is not empty.
  fileprivate var lastLine: Substring {
    guard let end = lastIndex(where: { $0 != "\n" }) else { return "" }
    return self[...end].split(separator: "\n").last ?? ""
  }
}

// MARK: - Where a crash begins
extension CrashOutput {
  /// The texts in the first line of a crash's message by the runtime of Swift, C or C++.
  private static let beginnings = [
    ": Fatal error", ": Precondition failed", ": Assertion failed",
    "Fatal error: Attempted to ", "Could not cast value of type '", "Simultaneous accesses to 0x",
    ": Assertion `", "terminate called after throwing an instance of '",
  ]

  /// How the runtime announces a backtrace.
  private static let announcement = "\n*** Signal "

  /// Returns how many bytes of an output precede the last crash in it, which begins with its message, or
  /// with its backtrace if it has no message; `nil` if there is no crash.
  ///
  /// Processes that tests start write to the same output. A message before another backtrace is not
  /// about the last crash.
  package static func start(in output: some Sequence<UInt8>) -> Int? {
    // The positions of bytes that are no text remain as they are.
    let output = String(decoding: output.map { $0 < 0x80 ? $0 : 0x3f }, as: UTF8.self)
    let message = beginnings.compactMap { output.lastRange(ofBytes: $0)?.lowerBound }.max()
    let announced = output.lastRange(ofBytes: announcement)?.lowerBound
    let start: String.Index?
    if let message, let announced, announced > message,
      output[message..<announced].lastRange(ofBytes: announcement) != nil
    {
      start = announced
    } else if let message {
      start = output[..<message].lastRange(ofBytes: "\n")?.upperBound ?? output.startIndex
    } else {
      start = announced
    }
    return start.map { output.utf8.distance(from: output.startIndex, to: $0) }
  }

  /// Returns whether some bytes may have the beginning of a crash.
  package static func mayBegin(in bytes: some Sequence<UInt8>) -> Bool {
    bytes.contains(anyOf: beginnings + [announcement])
  }
}

extension Sequence<UInt8> {
  /// Returns whether any of some texts occurs in the bytes.
  package func contains(anyOf texts: [String]) -> Bool {
    // The C functions are fast in a debug build, too. They stop at a byte of 0, so there is only one.
    var text = Array(self) + [0]
    return text.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      var next = start
      let end = start + bytes.count - 1
      while let zero = memchr(next, 0, end - next) {
        zero.storeBytes(of: 1, as: UInt8.self)
        next = zero + 1
      }
      return texts.contains { strstr(start.assumingMemoryBound(to: CChar.self), $0) != nil }
    }
  }
}

// MARK: - Messages of the runtime
extension CrashOutput {
  private struct RuntimeMessage {
    /// The module; `nil` if it cannot be separated from what the test wrote before it.
    var module: String?
    var file: String
    var line: Int
    var message: String

    var fileID: String? { module.map { "\($0)/\(file)" } }

    var callSite: CallSite? {
      fileID.map { CallSite(fileID: $0, filePath: $0, line: line, column: 0) }
    }

    /// Whether the file belongs to a library of Swift.
    var isInSwift: Bool { module.map(CrashOutput.swiftModules.contains) ?? false }

    func isAt(_ location: CallSite) -> Bool {
      location.line == line && location.filePath.lastPathPart == file
    }
  }

  /// The libraries of Swift whose traps name a file.
  private static let swiftModules: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "Synchronization", "Dispatch",
    "Foundation", "FoundationEssentials",
  ]

  /// The longest name of a module or a file, in bytes.
  private static let longestName = 255

  /// How many messages are read at most.
  private static let messageLimit = 8

  /// Returns the last messages of Swift's runtime, which name their file and line, the last one first.
  private static func runtimeMessages(in output: String) -> [RuntimeMessage] {
    let kinds = ["Fatal error", "Precondition failed", "Assertion failed"]
    var rest = output[...]
    var messages: [RuntimeMessage] = []
    while messages.count < messageLimit,
      let colon = kinds.compactMap({ rest.lastRange(ofBytes: ": \($0)")?.lowerBound }).max(),
      let message = runtimeMessage(in: rest, at: colon)
    {
      messages.append(message)
      rest = rest[..<(rest[..<colon].lastRange(ofBytes: "\n")?.lowerBound ?? rest.startIndex)]
    }
    return messages
  }

  /// Returns the message of Swift's runtime at the end of some output.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - colon: Where its location ends.
  private static func runtimeMessage(
    in output: Substring, at colon: String.Index
  ) -> RuntimeMessage? {
    // The text before it on the line may be of any length.
    let near = String(output[..<colon]).cut(beforeLast: 3 * longestName).tail
    let line = near.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    guard let location = line.firstMatch(of: /(\w+)\/([^\/:]+\.swift):([0-9]+)$/),
      let number = Int(location.3)
    else { return nil }
    var message = output[output.index(colon, offsetBy: 2)...]
    // The runtime's messages about the backtrace are not part of it.
    if let note = message.range(of: "\nswift-runtime: ") { message = message[..<note.lowerBound] }
    return RuntimeMessage(
      module: location.1.utf8.count > longestName ? nil : String(location.1),
      file: String(location.2),
      line: number,
      message: message.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Returns the runtime's last message about a failed `as!`, without the addresses of the types.
  private static func failedCast(in output: String) -> String? {
    let pattern =
      /^(Could not cast value of type '.+') \(0x[0-9a-f]+\) (to '.+') \(0x[0-9a-f]+\)\.$/
    return lastLine(of: output).firstMatch(of: pattern).map { "\($0.1) \($0.2)" }
  }

  /// Returns the runtime's last message about an object or a variable that may not be accessed, without
  /// the address.
  private static func wrongAccess(in output: String) -> String? {
    let last = lastLine(of: output)
    let unowned = /^(Fatal error: Attempted to .+ but object) 0x[0-9a-f]+ (was .+)$/
    if let match = last.firstMatch(of: unowned) { return "\(match.1) \(match.2)" }
    guard last == "Fatal access conflict detected.",
      let start = output.lastRange(ofBytes: "Simultaneous accesses to 0x")?.lowerBound
    else { return nil }
    return output[start...].firstMatch(of: /^(Simultaneous accesses) to 0x[0-9a-f]+(, .+)/)
      .map { "\($0.1)\($0.2)" }
  }

  /// Removes the stack that the runtime writes last if there are no backtraces.
  private static func withoutStack(_ output: String) -> String {
    guard let stack = output.lastRange(ofBytes: "\nCurrent stack trace:\n0 "),
      lastLine(of: output).firstMatch(of: /^[0-9]+ .+ 0x[0-9a-f]+\ /) != nil
    else { return output }
    return String(output[..<stack.lowerBound])
  }

  /// Returns what the C or C++ library wrote last, before it called `abort`: about the heap or the stack,
  /// a failed `assert`, or an exception that nothing catches.
  private static func abortMessage(in output: String) -> String? {
    let last = lastLine(of: output)
    let memory =
      /[a-z_]*(?:alloc|free|chunk|consolidate)\(\): .+|(?:double free or|corrupted (?:size|double)).+/
    let checks = /\*\*\* .+ \*\*\*: terminated|.+:[0-9]+: .+: Assertion `.+' failed\./
    if last.wholeMatch(of: memory) != nil || last.wholeMatch(of: checks) != nil {
      return String(last)
    }
    let exception =
      /(terminate called after throwing an instance of '.+')(?:\n  what\(\):  (.*))?\n?$/
    return String(output.cut(beforeLast: 10_000).tail).firstMatch(of: exception).map {
      [$0.1, $0.2].compactMap(\.self).joined(separator: ": ")
    }
  }

  private static func lastLine(of output: String) -> Substring {
    output.utf8.split(separator: 0x0a).last.map { Substring($0) } ?? ""
  }
}

extension String {
  /// Splits the text into its last bytes, of complete Unicode scalars, and all before them.
  ///
  /// - Parameter count: How many bytes the tail has at most.
  func cut(beforeLast count: Int) -> (head: String, tail: String) {
    guard utf8.count > count else { return ("", self) }
    var start = utf8.index(endIndex, offsetBy: -count)
    // A byte within a scalar.
    while start < endIndex, utf8[start] & 0xc0 == 0x80 { start = utf8.index(after: start) }
    return (String(self[..<start]), String(self[start...]))
  }
}

extension StringProtocol {
  /// Returns the range of the last occurrence of some bytes.
  ///
  /// Foundation compares characters instead, which takes seconds for a few megabytes.
  package func lastRange(ofBytes text: String) -> Range<Index>? {
    let pattern = Array(text.utf8)
    let found: Int?? = utf8.withContiguousStorageIfAvailable { bytes in
      guard let base = bytes.baseAddress, !pattern.isEmpty, bytes.count >= pattern.count
      else { return nil }
      return (0...bytes.count - pattern.count).reversed().first { offset in
        bytes[offset] == pattern[0] && memcmp(base + offset, pattern, pattern.count) == 0
      }
    }
    guard let offset = found ?? nil else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: pattern.count)
  }
}

extension TestFailure {
  /// Makes a failure in no known test, with the output of the process that ended.
  init(_ failure: ReportedFailure, _ crash: CrashOutput) {
    self.init(
      failure: failure, isExpected: false, isLate: false,
      output: ReportLimits.shortened(crash.output, to: ReportLimits.text))
  }
}
#endif
