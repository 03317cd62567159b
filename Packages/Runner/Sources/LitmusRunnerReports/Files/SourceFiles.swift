#if LITMUS_RUNNER
package import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore

/// The source files that failures are in, as far as they can be read on this machine.
package final class SourceFiles: Sendable {
  /// A longer file is hardly written by a person.
  private static let maxBytes = 5_000_000

  /// A file that was changed later may have other lines than the tests that were built from it.
  private let lastChange: Date
  private let lines: Locked<[String: [Substring]]> = Locked([:])

  /// Makes the files of a run.
  ///
  /// - Parameter lastChange: The start of the run: a file that was changed later is not shown.
  package init(unchangedSince lastChange: Date = .distantFuture) {
    self.lastChange = lastChange
  }

  /// Returns the lines around a location; `nil` if its file cannot be read, or has no such line.
  ///
  /// - Parameters:
  ///   - callSite: The location.
  ///   - count: How many lines there are before and after that of the location.
  func excerpt(around callSite: CallSite, lines count: Int) -> SourceExcerpt? {
    guard callSite.isInSource, callSite.filePath.hasPrefix("/") else { return nil }
    return SourceExcerpt(of: lines(of: callSite.filePath), around: callSite.line, count: count)
  }

  /// Returns all lines of a file; none if it cannot be read.
  func lines(at path: String) -> [Substring] { read(path) }

  private func lines(of path: String) -> [Substring] {
    if let known = lines.withLock({ $0[path] }) { return known }
    let read = read(path)
    lines.withLock { $0[path] = read }
    return read
  }

  private func read(_ path: String) -> [Substring] {
    let path = SourcePaths.current.local(path)
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.maxBytes,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let change = attributes[.modificationDate] as? Date, change <= lastChange,
      let data = try? readFile(path), let text = String(bytes: data, encoding: .utf8)
    else { return [] }
    // As compilers count lines, which a form feed for example does not end.
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}

/// Some lines of a source file, with the one that a failure is in.
struct SourceExcerpt: Equatable {
  /// A line without the indentation that all have in common, escaped.
  struct Line: Equatable {
    var number: Int
    var text: String
    /// Whether the failure is in this line.
    var isMarked: Bool
  }

  /// How many columns of a line are shown.
  private static let maxColumns = 160

  let lines: [Line]

  /// Chooses lines; `nil` if there is no line of this number, or nothing is in it.
  ///
  /// - Parameters:
  ///   - all: All lines of the file.
  ///   - number: The number of the line, counted from 1.
  ///   - count: How many lines there are before and after it. Empty lines at both ends are left out.
  init?(of all: [Substring], around number: Int, count: Int) {
    guard all.indices.contains(number - 1), !Self.isEmpty(all[number - 1]) else { return nil }
    var first = max(1, number - count)
    var last = min(all.count, number + count)
    while first < number, Self.isEmpty(all[first - 1]) { first += 1 }
    while last > number, Self.isEmpty(all[last - 1]) { last -= 1 }
    let chosen = all[(first - 1)..<last]
    let indentation =
      chosen.filter { !Self.isEmpty($0) }.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
    lines = chosen.enumerated().map { offset, line in
      // A tab has the width of two spaces, so that the lines of a file are aligned in the same way.
      let text = line.dropFirst(indentation).replacing("\t", with: "  ")
      return Line(
        number: first + offset, text: cut(visible(String(text)), to: Self.maxColumns),
        isMarked: first + offset == number)
    }
  }

  private static func isEmpty(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
}
#endif
