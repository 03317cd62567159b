#if LITMUS_RUNNER
internal import Foundation

/// A record of the suite whose tests are being listed.
///
/// Listing runs the suite's code; if that ends the process, the next process leaves the suite out.
@MainActor final class SuiteListing {
  /// The listing of this process, if it is a child.
  static var current: SuiteListing?

  private let path: String
  private let unlistable: Set<String>

  /// Begins the record.
  ///
  /// - Parameters:
  ///   - path: The file that names the suite.
  ///   - unlistable: The suites to leave out.
  init(path: String, without unlistable: Set<String>) {
    self.path = path
    self.unlistable = unlistable
  }

  /// Lists a suite's tests, unless that has ended a process.
  ///
  /// - Parameters:
  ///   - type: The suite.
  ///   - body: Lists its tests.
  static func list(_ type: Any.Type, _ body: () -> AnyTestList) -> AnyTestList? {
    guard let current else { return body() }
    // As `String(reflecting:)`, which first looks for conformances of the type's own type.
    let name = _typeName(type, qualified: true)
    if current.unlistable.contains(name) { return nil }
    current.note(name)
    return body()
  }

  /// Lists the suites of another framework, unless that has ended a process.
  static func lists(
    of framework: String, _ body: () async throws -> [AnyTestList]
  ) async rethrows -> [AnyTestList] {
    guard let current else { return try await body() }
    if current.unlistable.contains(framework) { return [] }
    current.note(framework)
    return try await body()
  }

  /// Records that all suites are listed.
  func finish() {
    unlink(path)
    Self.current = nil
  }

  /// Returns the suite that a process was listing when it ended, read from its file.
  nonisolated static func interrupted(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private func note(_ name: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    var name = name
    name.withUTF8 { _ = write(file, $0.baseAddress, $0.count) }
    close(file)
  }
}
#endif
