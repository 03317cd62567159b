#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// The folder for output and attachments that are too long for the reports.
package final class FullOutput: Sendable {
  /// The attempt at a test whose output or attachment is stored.
  package struct Source: Sendable {
    var test: TestID
    var iteration: Int
    var attempt: Int

    /// Makes a source from a test, a repetition and an attempt, both counted from 1.
    package init(test: TestID, iteration: Int, attempt: Int) {
      self.test = test
      self.iteration = iteration
      self.attempt = attempt
    }
  }

  /// The folder as the user gave it.
  private let name: String
  /// Its absolute path, which stays valid when a test changes the current directory.
  private let path: String
  /// The names of the files that this process has written.
  private let names = Locked<Set<String>>([])

  /// Uses a folder, which is created when it is needed.
  package init(path name: String) {
    self.name = name
    path = RealPath.absolute(name)
  }

  /// Creates the folder.
  ///
  /// - Returns: The code of the error that prevents writing into it; 0 if there is none.
  package func create() -> CInt {
    let code = Directories.make(path)
    guard code == 0 else { return code }
    return access(path, W_OK | X_OK) == 0 ? 0 : errno
  }

  /// Copies a part of a file.
  ///
  /// - Parameters:
  ///   - descriptor: The open file.
  ///   - range: The part.
  ///   - source: The test whose output it is.
  /// - Returns: The path of the copy as the user would give it; `nil` if it cannot be written.
  func copy(_ descriptor: CInt, _ range: Range<Int>, of source: Source) -> String? {
    write(of: source, suffix: "", type: "txt") { file in
      var position = range.lowerBound
      var buffer = [UInt8](repeating: 0, count: 1 << 20)
      while position < range.upperBound {
        let count = pread(
          descriptor, &buffer, min(buffer.count, range.upperBound - position), off_t(position))
        guard count > 0,
          buffer.withUnsafeBytes({ writeAll(.init(rebasing: $0.prefix(count)), to: file) }) == 0
        else { return false }
        position += count
      }
      return true
    }
  }

  /// Writes an attachment.
  ///
  /// - Returns: The path of the file as the user would give it; `nil` if it cannot be written.
  func store(_ attachment: TestAttachment, of source: Source) -> String? {
    let parts = attachment.name.split(separator: ".")
    let type = parts.count > 1 ? String(parts[parts.count - 1]) : "txt"
    let stem = parts.count > 1 ? parts.dropLast().joined(separator: ".") : attachment.name
    return write(of: source, suffix: "-\(stem)", type: type) { file in
      switch attachment.content {
      case .text(var text): text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: file) == 0 }
      case .data(let data): data.withUnsafeBytes { writeAll($0, to: file) == 0 }
      }
    }
  }

  private func write(
    of source: Source, suffix: String, type: String, _ body: (CInt) -> Bool
  ) -> String? {
    guard Directories.make(path) == 0 else { return nil }
    var stem = "\(source.test.suite)-\(source.test.name)"
    if source.iteration > 1 { stem += "-repetition\(source.iteration)" }
    if source.attempt > 1 { stem += "-attempt\(source.attempt)" }
    let file = unused(Self.safe(stem + suffix), Self.safe(type))
    let descriptor = open("\(path)/\(file)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return body(descriptor) ? "\(name)/\(file)" : nil
  }

  /// Returns a file name that this process has not used.
  private func unused(_ stem: String, _ type: String) -> String {
    names.withLock { names in
      var name = "\(stem).\(type)"
      var number = 1
      while !names.insert(name).inserted {
        number += 1
        name = "\(stem)-\(number).\(type)"
      }
      return name
    }
  }

  /// Returns a name without characters that a file system or a shell treats specially.
  private static func safe(_ name: String) -> String {
    let safe = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }
    return String(safe.prefix(80))
  }
}

/// A part of a file that tests print to, as reports show it.
package enum OutputExcerpt {
  /// Reads a part of a file; if the part is too long, only its beginning and its end.
  ///
  /// - Parameters:
  ///   - descriptor: The open file.
  ///   - range: The part.
  ///   - fullOutput: Where to store all of a part that is too long, and whose output it is.
  package static func read(
    _ descriptor: CInt, _ range: Range<Int>, storingIn fullOutput: (FullOutput, FullOutput.Source)?
  ) -> String {
    guard range.count > ReportLimits.text else {
      return String(decoding: bytes(descriptor, range), as: UTF8.self)
    }
    let half = (ReportLimits.text - ReportLimits.noteSize) / 2
    var head = bytes(descriptor, range.prefix(half))[...]
    var tail = bytes(descriptor, range.suffix(half))[...]
    // Whole lines if they are short, otherwise whole characters.
    if let end = head.suffix(4_096).lastIndex(of: 0x0a) {
      head = head[...end]
    } else {
      while let last = head.last, last & 0x80 != 0 { head.removeLast() }
    }
    if let end = tail.prefix(4_096).firstIndex(of: 0x0a) {
      tail = tail[(end + 1)...]
    } else {
      while let first = tail.first, first & 0xc0 == 0x80 { tail.removeFirst() }
    }
    let file = fullOutput.flatMap { $0.copy(descriptor, range, of: $1) }
    return ReportLimits.joined(
      String(decoding: head, as: UTF8.self),
      ReportLimits.leftOut(range.count - head.count - tail.count, storedIn: file),
      String(decoding: tail, as: UTF8.self))
  }

  /// Reads the bytes of a part of a file.
  package static func bytes(_ descriptor: CInt, _ range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < buffer.count {
        let read = pread(
          descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count,
          off_t(range.lowerBound + count))
        guard read > 0 else { break }
        count += read
      }
    }
  }
}
#endif
