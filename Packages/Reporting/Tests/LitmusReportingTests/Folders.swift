import Foundation

/// The folders that the tests use.
enum Folders {
  /// The folder that the running tests were built in, by a path without symbolic links: a build
  /// in it fails if its path is a link's one time and the target's the next time.
  static let build: URL = {
    #if canImport(Darwin)
    final class InTestBundle {}
    return Bundle(for: InTestBundle.self).bundleURL.deletingLastPathComponent()
      .resolvingSymlinksInPath()
    #else
    return Bundle.main.bundleURL.resolvingSymlinksInPath()
    #endif
  }()

  /// The fixture package, whose tests fail.
  static let failingTests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Fixtures/FailingTests", isDirectory: true)
}
