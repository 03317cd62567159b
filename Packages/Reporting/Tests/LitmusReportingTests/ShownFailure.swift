#if os(macOS) || os(Linux)
import Foundation

/// A failure as a run of the fixture package showed it.
struct ShownFailure: Hashable {
  /// The test that it was shown in, such as `FailingXCTests.testDirect`; `nil` for none.
  var test: String?
  /// The file's name.
  var file: String
  var line: Int
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
  init(
    _ text: String,
    in test: String?,
    message: String? = nil,
    file: String,
    folder: String = "Tests/FailingTests"
  ) throws {
    let source = try String(
      contentsOf: Folders.failingTests.appendingPathComponent("\(folder)/\(file)"),
      encoding: .utf8
    )
    let line = try Self.line(of: "reportFailure(\"\(message ?? text)", in: source)
    self.init(
      test: test,
      file: file,
      line: line,
      text: text
    )
  }

  private static func line(of call: String, in source: String) throws -> Int {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.contains(call) }) else {
      throw CallNotFound(call: call)
    }
    return index + 1
  }

  private struct CallNotFound: Error {
    var call: String
  }
}
#endif
