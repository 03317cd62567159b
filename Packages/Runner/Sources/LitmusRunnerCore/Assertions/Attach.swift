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
///   - url: The file.
///   - name: The attachment's name; the file's name by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
public func Attach(
  contentsOf url: URL, named name: String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) {
  #if LITMUS_RUNNER
  guard let test = RunningTest.current else { return }
  do {
    let data = try Data(contentsOf: url)
    // Reports show text, and offer other content as a download.
    let text = String(validating: data, as: UTF8.self)
    test.attach(
      TestAttachment(
        name: name ?? url.lastPathComponent, content: text.map { .text($0) } ?? .data(data)))
  } catch {
    Fail(
      "\(url.path) could not be read for an attachment: \(error.localizedDescription)",
      file: file, line: line)
  }
  #endif
}
