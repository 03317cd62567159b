import Foundation
import LitmusToolTestSupport

extension TemporaryFolder {
  /// The path of `litmus-patch`.
  var program: String { ChildPrograms.built("litmus-patch").path }

  /// Runs `litmus-patch` in a folder.
  func run(_ arguments: String..., in folder: String = "") async throws -> ChildPrograms.Outcome {
    try await ChildPrograms.run(
      program, arguments, in: url.appending(path: folder), separatesErrors: true)
  }
}
