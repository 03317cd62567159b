// begin-snippet: reporting-assertion
import LitmusReporting

/// Reports a failure if a number is odd.
public func expectEven(_ number: Int, file: StaticString = #filePath, line: UInt = #line) {
  guard !number.isMultiple(of: 2) else { return }
  reportFailure("Value was \(number), but expected an even number", file: file, line: line)
}
// end-snippet
