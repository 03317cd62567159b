// begin-snippet: reporting-assertion
import LitmusReporting

/// Reports a failure if a number is odd.
public func expectEven(
  _ number: Int,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  guard !number.isMultiple(of: 2) else { return }
  reportFailure(
    "Value was \(number), but expected an even number",
    fileID: fileID, filePath: filePath, line: line, column: column)
}
// end-snippet
