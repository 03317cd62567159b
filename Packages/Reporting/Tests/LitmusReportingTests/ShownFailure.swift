#if os(macOS) || os(Linux)
import Foundation

/// A failure as a run of the fixture package showed it.
struct ShownFailure: Hashable {
  /// The test that it was shown in, such as `FailingXCTests.testDirect`; `nil` for none.
  var test: String?
  /// The file's name.
  var file: String
  var line: Int
  /// The column, which XCTest does not show.
  var column: Int?
  var text: String
}

extension ShownFailure {
  /// The failure that a call of `reportFailure` in the fixture package should show.
  ///
  /// - Parameters:
  ///   - text: The whole text that is shown.
  ///   - test: The type and the name of the test that it is shown in.
  ///   - message: The beginning of the message in the source, if it is not the whole text.
  ///   - file: The name of the file that calls.
  ///   - folder: The folder of that file, in the fixture package.
  ///   - withColumn: Whether the framework shows columns.
  init(
    _ text: String,
    in test: String?,
    message: String? = nil,
    file: String,
    folder: String = "Tests/FailingTests",
    withColumn: Bool
  ) throws {
    let source = try String(
      contentsOf: Folders.failingTests.appendingPathComponent("\(folder)/\(file)"),
      encoding: .utf8
    )
    let place = try Self.place(of: "reportFailure(\"\(message ?? text)", in: source)
    self.init(
      test: test,
      file: file,
      line: place.line,
      column: withColumn ? place.column : nil,
      text: text
    )
  }

  private static func place(of call: String, in source: String) throws -> (line: Int, column: Int) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let range = line.range(of: call) else { continue }
      // `#column` is that of the opening parenthesis.
      let offset = line.distance(from: line.startIndex, to: range.lowerBound)
      return (index + 1, offset + "reportFailure(".count)
    }
    throw CallNotFound(call: call)
  }

  private struct CallNotFound: Error {
    var call: String
  }
}
#endif
