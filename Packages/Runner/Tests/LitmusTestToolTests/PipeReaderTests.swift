#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import LitmusTestTool

@Suite struct `A pipe of a test executable` {
  @Test func `does not keep its reader when it is filled as fast as it is read`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path(of: .output)
    var reader = try PipeReader(path: path)
    defer { reader.close() }
    let writer = open(path, O_WRONLY | O_NONBLOCK)
    defer { close(writer) }
    let piece = [UInt8](repeating: 0x79, count: 4096)
    var count = 1
    #expect(write(writer, piece, piece.count) == piece.count)
    reader.readAll { _ in
      guard count < 1_000 else { return }
      count += 1
      #expect(write(writer, piece, piece.count) == piece.count)
    }
    // As many as the largest pipe can have, and the one that was written last.
    #expect(count == 257)
  }
}
#endif
