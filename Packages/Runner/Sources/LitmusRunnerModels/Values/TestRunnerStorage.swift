public import Foundation

/// Where a model keeps results, and how its tests are shown, for the next launch.
public struct TestRunnerStorage: Sendable, Hashable {
  /// The folder; `nil` to keep nothing.
  let folder: URL?

  /// A folder of the program's own among its caches.
  public static var caches: TestRunnerStorage {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return .folder((caches ?? .temporaryDirectory).appending(path: "Litmus").appending(path: name))
  }

  /// Nowhere: nothing outlives the model.
  public static let none = TestRunnerStorage(folder: nil)

  /// A folder, which is made when there is something to keep.
  ///
  /// Several models may have the same one.
  public static func folder(_ url: URL) -> TestRunnerStorage { TestRunnerStorage(folder: url) }
}
