#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

/// The output that was written while several tests were running, so that it is not known which of them wrote it.
///
/// It is shown with one of them: the first that fails, or else the last that ends. The reports say whose it may be.
final class SharedOutput: Sendable {
  private struct Piece: Sendable {
    var bytes: [UInt8]
    var tests: Set<HostedName>
  }

  /// How much is kept.
  private static let longest = 4 << 20
  /// How many tests are named.
  private static let namedTests = 4

  private let pieces = Locked<[Piece]>([])

  /// Keeps a piece of the output if several tests are running.
  ///
  /// - Returns: Whether it is kept.
  func keep(_ bytes: UnsafeRawBufferPointer, of tests: Set<HostedName>) -> Bool {
    guard tests.count > 1 else { return false }
    return pieces.withLock { pieces in
      let size = pieces.reduce(bytes.count) { $0 + $1.bytes.count }
      guard size <= Self.longest else { return false }
      if pieces.last?.tests == tests {
        pieces[pieces.count - 1].bytes.append(contentsOf: bytes)
      } else {
        pieces.append(Piece(bytes: Array(bytes), tests: tests))
      }
      return true
    }
  }

  /// Removes what is shown with a test that ends.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - hasFailed: Whether it has failed.
  ///   - running: The tests that are still running.
  ///   - name: Returns how a test is named.
  /// - Returns: The output, each piece after a line that says whose it may be.
  func remove(
    for test: HostedName, hasFailed: Bool, running: Set<HostedName>,
    name: (HostedName) -> String?
  ) -> [UInt8] {
    let own = pieces.withLock { pieces in
      let isOwn = { (piece: Piece) in
        piece.tests.contains(test)
          && (hasFailed || piece.tests.isDisjoint(with: running.subtracting([test])))
      }
      defer { pieces.removeAll(where: isOwn) }
      return pieces.filter(isOwn)
    }
    return own.flatMap { piece in
      let names = piece.tests.compactMap(name).sorted()
      let others = names.count - Self.namedTests
      let list = names.prefix(Self.namedTests).joined(separator: ", ")
      let note =
        "[By one of \(names.count) tests that were running: \(list)"
        + "\(others > 0 ? " and \(others) more" : "")]\n"
      return Array(note.utf8) + piece.bytes + (piece.bytes.last == 0x0a ? [] : [0x0a])
    }
  }

  /// Removes everything, because the process ends in the middle of the tests.
  func removeAll() -> [UInt8] {
    pieces.withLock { pieces in
      defer { pieces = [] }
      return pieces.flatMap(\.bytes)
    }
  }
}
#endif
