import Foundation

/// Makes a temporary folder for as long as an operation runs.
func withTemporaryFolder<Value>(_ operation: (URL) async throws -> Value) async throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("litmus-docs-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await operation(folder)
}
