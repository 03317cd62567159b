/// An error of the compiler.
struct CompilerError: Hashable, Sendable {
  var file: String
  var line: Int
  var message: String

  /// Returns the errors in a compiler's output, in order and without duplicates.
  ///
  /// - Parameter output: Lines such as `README.md:12:5: error: cannot find 'x' in scope`, with
  ///   lines of code and notes between them.
  static func all(in output: String) -> [CompilerError] {
    var seen = Set<CompilerError>()
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let error = CompilerError(line), seen.insert(error).inserted else { return nil }
      return error
    }
  }

  private init?(_ line: Substring) {
    guard let range = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    // A path may contain colons; the line and the column are the last two fields.
    guard place.count >= 3, let number = Int(place[place.count - 2]),
      Int(place[place.count - 1]) != nil
    else { return nil }
    file = place.dropLast(2).joined(separator: ":")
    self.line = number
    message = String(line[range.upperBound...])
  }
}
