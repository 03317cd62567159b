import Foundation
import LitmusDocsFormat
import LitmusDocsTree
import Testing

/// A folder of its own for a test, which goes with it.
final class TreeFixture: Sendable {
  let root: String

  init(_ files: [String: String] = [:]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("litmus-docs-tree-\(UUID().uuidString)")
    try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.resolvingSymlinksInPath().path
    for (path, text) in files { write(path, text) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func path(_ path: String) -> String { "\(root)/\(path)" }

  func write(_ path: String, _ text: String) { write(path, Array(text.utf8)) }

  func write(_ path: String, _ bytes: [UInt8]) {
    let url = URL(fileURLWithPath: self.path(path))
    try! FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try! Data(bytes).write(to: url)
  }

  func read(_ path: String) -> String {
    (try? String(contentsOfFile: self.path(path), encoding: .utf8)) ?? "(no \(path))"
  }

  func link(_ path: String, to target: String) {
    let folder = URL(fileURLWithPath: self.path(path)).deletingLastPathComponent()
    try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try! FileManager.default.createSymbolicLink(
      atPath: self.path(path), withDestinationPath: target)
  }

  func remove(_ path: String) { try! FileManager.default.removeItem(atPath: self.path(path)) }

  func permissions(_ path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: self.path(path))
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  func setPermissions(_ path: String, _ mode: Int) {
    try! FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: self.path(path))
  }

  /// All files and folders, with the text or the target of a link.
  func snapshot() -> [String: String] {
    var files: [String: String] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: root)! {
      let full = self.path(path)
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: full) {
        files[path] = "-> \(target)"
      } else if let text = try? String(contentsOfFile: full, encoding: .utf8) {
        files[path] = text
      } else {
        files[path] = "(folder)"
      }
    }
    return files
  }

  func options(
    _ compatibility: Compatibility = .litmus, convention: DocumentConvention = .inPlaceOverwrite
  ) -> SyncOptions {
    SyncOptions(
      root: root, format: FormatOptions(compatibility, convention: convention), workingFolder: root)
  }

  func update(_ options: SyncOptions? = nil) -> SyncResult {
    SyncRun(options ?? self.options(), mode: .update).result()
  }

  func check(_ options: SyncOptions? = nil) -> SyncResult {
    SyncRun(options ?? self.options(), mode: .check).result()
  }
}

extension SyncResult {
  /// The findings as the user sees them.
  var lines: [String] {
    findings.map { finding in
      let place = finding.line.map { "\(finding.file):\($0)" } ?? finding.file
      let message = finding.message(updateCommand: "litmus-docs update")
      return "\(place): \(finding.isWarning ? "warning: " : "")\(message)"
    }
  }
}
