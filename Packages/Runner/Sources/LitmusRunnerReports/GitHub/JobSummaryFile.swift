#if LITMUS_RUNNER
internal import Foundation

/// The file that a step adds Markdown to.
struct JobSummaryFile {
  /// How many bytes GitHub accepts from a step; if there is one more, it accepts none.
  static let mostBytes = 1024 * 1024

  let path: String

  /// Adds a text.
  ///
  /// - Parameter text: Returns the text, of no more than some bytes; `nil` if they are too few.
  /// - Throws: A ``ReportError`` if it could not be written.
  func add(_ text: (_ limit: Int) -> String?) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ReportError(writing: path, errno) }
    defer { close(descriptor) }
    // The step may have written other text before.
    let size = max(0, Int(lseek(descriptor, 0, SEEK_END)))
    let separator = size > 0 ? "\n\n" : ""
    guard let text = text(Self.mostBytes - size - separator.utf8.count) else {
      throw ReportError(writing: path, EFBIG)
    }
    let writer = FileWriter(descriptor: descriptor, name: path)
    writer.write(separator + text)
    try writer.finish()
  }
}
#endif
