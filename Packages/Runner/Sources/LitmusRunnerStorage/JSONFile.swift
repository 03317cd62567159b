#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerReports

extension Encodable {
  /// Writes the value as JSON into a file, which is replaced as a whole.
  ///
  /// - Throws: A ``ReportError`` if it cannot be written.
  package func write(toJSON path: String) throws {
    let data = try JSONEncoder().encode(self)
    try ReportFile(path: path).replace(with: String(decoding: data, as: UTF8.self))
  }
}

extension Decodable {
  /// Reads the value from a file that has it as JSON.
  ///
  /// - Throws: An error if it cannot be read.
  package init(json path: String) throws {
    self = try JSONDecoder().decode(Self.self, from: readFile(path))
  }
}
#endif
