public import Foundation

/// Where a model saves results, the filter and the layout for the next launch.
public struct TestRunnerStorage: Sendable, Hashable {
  /// The folder; `nil` to save nothing.
  let folder: URL?

  /// A folder for the program in the caches directory.
  public static var caches: TestRunnerStorage {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return .folder((caches ?? .temporaryDirectory).appending(path: "Litmus").appending(path: name))
  }

  /// Nowhere: nothing is saved.
  public static let none = TestRunnerStorage(folder: nil)

  /// A folder, which is created when there is something to save.
  ///
  /// Several models may use the same one.
  public static func folder(_ url: URL) -> TestRunnerStorage { TestRunnerStorage(folder: url) }
}
