import Foundation
import Testing

@testable import LitmusTestTool

@Suite struct `A temporary folder` {
  private let directory = TemporaryDirectory()
  private var parent: String { directory.path }

  @Test func `is removed with its files`() throws {
    let folder = try TemporaryFolder(in: parent)
    for file in TemporaryFolder.File.allCases {
      try Data().write(to: URL(filePath: folder.path(of: file)))
    }
    #expect(try directory.names.count == 1)
    folder.remove()
    #expect(try directory.names == [])
  }

  @Test func `is removed by a later process if its own was killed`() throws {
    let living = try TemporaryFolder(in: parent)
    defer { living.remove() }
    try Data().write(to: URL(filePath: living.path(of: .output)))
    // Nobody holds the lock of this one.
    try directory.write("", to: "litmus-test-aB3dEf/events")
    try directory.write("", to: "litmus-test-aB3dEf/configuration.json")
    TemporaryFolder.removeAbandoned(in: parent)
    #expect(try directory.names == [(living.path as NSString).lastPathComponent])
    #expect(FileManager.default.fileExists(atPath: living.path(of: .output)))
  }

  @Test func `has a name that other folders and files may have, too`() throws {
    try directory.write("", to: "litmus-test-backup/output")
    try directory.write("", to: "litmus-test-backup/of-the-user")
    try directory.write("", to: "litmus-test-longer-name/output")
    try directory.write("", to: "litmus-test-a-file")
    try directory.write("", to: "elsewhere/output")
    try FileManager.default.createSymbolicLink(
      atPath: "\(parent)/litmus-test-a-link", withDestinationPath: "elsewhere")
    let before = try directory.names
    TemporaryFolder.removeAbandoned(in: parent)
    #expect(try directory.names == before)
    for file in ["litmus-test-backup/output", "elsewhere/output"] {
      #expect(FileManager.default.fileExists(atPath: "\(parent)/\(file)"))
    }
  }
}
