import Foundation
import LitmusToolSupport

/// A file with one value in JSON.
struct JSONFile {
  let path: String

  /// Returns the value; nil if there is no file.
  ///
  /// - Parameter problem: The message of the error if the file does not have such a value.
  func read<Value: Decodable>(
    _ type: Value.Type, orSay problem: String
  ) throws(Finding) -> Value? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileContent.bytes(of: path)
    } catch .noEntry {
      return nil
    } catch {
      throw Finding(
        .usage, file: path, message: "cannot be read (\(error)): \(error.fix(for: path))")
    }
    guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else {
      throw Finding(.usage, file: path, message: problem)
    }
    return value
  }

  /// Writes a value, and makes the folder of the file.
  func write(_ value: some Encodable) throws(Finding) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (encoder.encode(value) + Data("\n".utf8)).write(to: url, options: .atomic)
    } catch {
      throw Finding(
        .usage, file: path, message: "cannot be written (\(error.localizedDescription))")
    }
  }
}
