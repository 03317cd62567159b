import Foundation

/// Where this test run finds what belongs to it.
enum Folders {
  /// The folder that the running tests were built in, always by the same path: a build below it
  /// that is given a link's path one time and its target's the next does not compile.
  static let build: URL = {
    #if canImport(Darwin)
    final class InTestBundle {}
    return Bundle(for: InTestBundle.self).bundleURL.deletingLastPathComponent()
      .resolvingSymlinksInPath()
    #else
    return Bundle.main.bundleURL.resolvingSymlinksInPath()
    #endif
  }()

  /// The package whose tests must fail.
  static let failingTests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Fixtures/FailingTests", isDirectory: true)
}
