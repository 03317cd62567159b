public import Foundation

/// Attaches text to the running test, for its report.
///
/// Outside of a test it does nothing.
///
/// - Parameters:
///   - text: The text.
///   - name: The attachment's name, as in `log.txt`.
public func Attach(_ text: String, named name: String) {
  #if LITMUS_RUNNER
  RunningTest.current?.attach(TestAttachment(name: name, content: .text(text)))
  #endif
}

/// Attaches data to the running test, for its report.
///
/// Outside of a test it does nothing.
///
/// - Parameters:
///   - data: The bytes.
///   - name: The attachment's name, as in `screen.png`.
public func Attach(_ data: Data, named name: String) {
  #if LITMUS_RUNNER
  RunningTest.current?.attach(TestAttachment(name: name, content: .data(data)))
  #endif
}

/// Attaches the content of a file to the running test, for its report.
///
/// The content is text if it is valid UTF-8, otherwise data. A failure is reported if the file cannot be
/// read. Outside of a test it does nothing.
///
/// - Parameters:
///   - file: The file.
///   - name: The attachment's name; the file's name by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func Attach(
  contentsOf file: URL, named name: String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #if LITMUS_RUNNER
  guard let test = RunningTest.current else { return }
  do {
    let data = try Data(contentsOf: file)
    // Reports show text, and offer other content as a download.
    let text = String(validating: data, as: UTF8.self)
    test.attach(
      TestAttachment(
        name: name ?? file.lastPathComponent, content: text.map { .text($0) } ?? .data(data)))
  } catch {
    Fail(
      "\(file.path) could not be read for an attachment: \(error.localizedDescription)",
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
  #endif
}
