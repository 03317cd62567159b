import Foundation
import LitmusRunnerTestSupport
import Testing

@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `A file that tests cannot close` {
  @Test func `releases its lock although another process has inherited it`() throws {
    let folder = try TemporaryFolder()
    let path = folder["lock"]
    var file: ResilientFile? = try ResilientFile(path: path)
    #expect(file?.lock() == true)
    let identity = FileIdentity(path: path)
    let descriptor = try #require((0..<1_000).first { FileIdentity(descriptor: $0) == identity })
    // A descriptor that is inherited shares the lock in the same way.
    let inherited = dup(descriptor)
    defer { close(inherited) }

    file = nil

    #expect(try ResilientFile(path: path).lock())
  }
}
