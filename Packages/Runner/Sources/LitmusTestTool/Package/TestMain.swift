#if LITMUS_RUNNER
internal import Foundation

/// The main program of a test executable, which decides what its arguments mean.
enum TestMain: String, Codable {
  /// SwiftPM's own: an argument says whether it starts XCTest or Swift Testing.
  case generated
  /// One of the package, which starts XCTest.
  case xctest
  /// One of the package, which starts no framework that is known here.
  case other

  /// The names of the files that SwiftPM takes for the main program of a package's tests.
  static let fileNames = ["XCTMain.swift", "LinuxMain.swift"]

  /// Finds out which main program an executable has, from what is in its file.
  ///
  /// The executable cannot be asked: a main program that does not know the question may run all
  /// tests instead.
  ///
  /// - Parameter path: The executable.
  /// - Returns: ``generated`` if the file cannot be read.
  static func read(_ path: String) -> TestMain {
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return .generated
    }
    return TestMain(file)
  }

  /// Finds out which main program an executable has.
  ///
  /// - Parameter file: The content of the executable.
  init(_ file: Data) {
    if file.range(of: Data("--testing-library".utf8)) != nil {
      self = .generated
    } else {
      // The mangled name of XCTest's function begins so.
      self = file.range(of: Data("6XCTest7XCTMain".utf8)) != nil ? .xctest : .other
    }
  }
}
#endif
