#if LITMUS_RUNNER
internal import Foundation

/// The folder for output and attachments that are too long for the reports.
package struct FullOutput: Sendable {
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
    write(of: source, type: "txt") { copyBytes(range, of: descriptor, to: $0) == 0 }
  }

  /// Writes an attachment.
  ///
  /// - Returns: The path of the file as the user would give it; `nil` if it cannot be written.
  func store(_ attachment: TestAttachment, of source: Source) -> String? {
    let parts = attachment.name.split(separator: ".")
    let type = parts.count > 1 ? String(parts[parts.count - 1]) : "txt"
    let stem = parts.count > 1 ? parts.dropLast().joined(separator: ".") : attachment.name
    return write(of: source, attachment: stem, type: type) { file in
      switch attachment.content {
      case .text(var text): text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: file) == 0 }
      case .data(let data): data.withUnsafeBytes { writeAll($0, to: file) == 0 }
      }
    }
  }

  /// Writes a file that no process has written before.
  private func write(
    of source: Source, attachment: String? = nil, type: String, _ body: (CInt) -> Bool
  ) -> String? {
    guard Directories.make(path) == 0 else { return nil }
    // 255 bytes together are the most that file systems have room for.
    var stem = Self.safe("\(source.test.suite)-\(source.test.name)", 100)
    if source.iteration > 1 { stem += "-repetition\(source.iteration)" }
    if source.attempt > 1 { stem += "-attempt\(source.attempt)" }
    if let attachment { stem += "-\(Self.safe(attachment, 80))" }
    let type = Self.safe(type, 20)
    let file = NewFile { number in
      "\(path)/\(stem)\(number == 1 ? "" : "-\(number)").\(type)"
    }
    guard let file else { return nil }
    defer { close(file.descriptor) }
    guard body(file.descriptor) else {
      unlink(file.path)
      return nil
    }
    return "\(name)/\(file.path.lastPathPart)"
  }

  /// Returns the beginning of a name without characters that a file system or a shell treats specially.
  private static func safe(_ name: String, _ maxBytes: Int) -> String {
    var safe = ""
    for character in name {
      let isSafe = character.isLetter || character.isNumber || "-_.".contains(character)
      let next = isSafe ? String(character) : "_"
      guard safe.utf8.count + next.utf8.count <= maxBytes else { break }
      safe += next
    }
    return safe
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
      while let last = head.popLast(), last & 0xc0 == 0x80 {}
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
