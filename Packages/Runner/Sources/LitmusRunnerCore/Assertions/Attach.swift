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
