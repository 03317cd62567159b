import Foundation

/// Where this test run finds what belongs to it.
enum Folders {
  /// The folder that the running tests were built in.
  static let build: URL = {
    #if canImport(Darwin)
    final class InTestBundle {}
    return Bundle(for: InTestBundle.self).bundleURL.deletingLastPathComponent()
    #else
    return Bundle.main.bundleURL
    #endif
  }()

  /// The package whose tests must fail.
  static let failingTests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Fixtures/FailingTests", isDirectory: true)
}
