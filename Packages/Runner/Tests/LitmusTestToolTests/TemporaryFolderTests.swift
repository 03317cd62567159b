import Foundation
import Testing

@testable import LitmusTestTool

@Suite struct `A temporary folder` {
  private let parent: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    parent = folder.path
  }

  @Test func `is removed with its files`() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let folder = try TemporaryFolder(in: parent)
    for file in TemporaryFolder.File.allCases { try write(folder.path(of: file)) }
    #expect(try names().count == 1)
    folder.remove()
    #expect(try names() == [])
  }

  @Test func `is removed by a later process if its own was killed`() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let living = try TemporaryFolder(in: parent)
    defer { living.remove() }
    try write(living.path(of: .output))
    // Nobody holds the lock of this one.
    try write("\(parent)/litmus-test-aB3dEf/events")
    try write("\(parent)/litmus-test-aB3dEf/configuration.json")
    TemporaryFolder.removeAbandoned(in: parent)
    #expect(try names() == [(living.path as NSString).lastPathComponent])
    #expect(FileManager.default.fileExists(atPath: living.path(of: .output)))
  }

  @Test func `has a name that other folders and files may have, too`() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    try write("\(parent)/litmus-test-backup/output")
    try write("\(parent)/litmus-test-backup/of-the-user")
    try write("\(parent)/litmus-test-longer-name/output")
    try write("\(parent)/litmus-test-a-file")
    try write("\(parent)/elsewhere/output")
    try FileManager.default.createSymbolicLink(
      atPath: "\(parent)/litmus-test-a-link", withDestinationPath: "elsewhere")
    let before = try names()
    TemporaryFolder.removeAbandoned(in: parent)
    #expect(try names() == before)
    for file in ["litmus-test-backup/output", "elsewhere/output"] {
      #expect(FileManager.default.fileExists(atPath: "\(parent)/\(file)"))
    }
  }

  // MARK: - Fixtures

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: parent).sorted()
  }

  private func write(_ path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: path))
  }
}
