import Foundation
import Testing

@testable import LitmusRunnerCore

@Suite struct `Output that is too long for the reports` {
  @Test func `keeps its beginning and its end, also if it is one line without ASCII`() throws {
    let folder = TemporaryDirectory()
    let path = try folder.write(String(repeating: "─", count: 400_000), to: "output")
    let file = open(path, O_RDONLY)
    defer { close(file) }
    let lines = OutputExcerpt.read(file, 0..<1_200_000, storingIn: nil).split(separator: "\n")
    #expect(lines.map(\.count) == [166_499, 19, 166_500])
    #expect(lines[1] == "… 201 kB left out …")
  }
}

@Suite struct `The files of --keep-output` {
  private let folder = TemporaryDirectory()

  @Test func `have names of their own, whichever process writes them`() throws {
    // Each process has an instance of its own, and output another one than attachments.
    let paths = [0, 0, 1, 1].map { process in
      store("\(process)", named: "note.txt", of: "testA", in: FullOutput(path: folder.path))
    }
    #expect(
      paths == ["", "-2", "-3", "-4"].map { folder["SuiteTests-testA-note\($0).txt"] })
    #expect(try paths.map(content) == ["0", "0", "1", "1"])
  }

  @Test func `of another run stay as they are`() throws {
    let earlier = try folder.write("earlier", to: "SuiteTests-testA-note.txt")
    let path = store("new", named: "note.txt", of: "testA", in: FullOutput(path: folder.path))
    #expect(try content(path) == "new")
    #expect(try content(earlier) == "earlier")
  }

  @Test(arguments: ["a", "漢", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}"])
  func `name the attempt and the attachment, however long the names are`(letter: String) throws {
    let output = FullOutput(path: folder.path)
    let long = String(repeating: letter, count: 300)
    let paths = (1...2).map { attempt in
      store("\(attempt)", named: "\(long).bin", of: long, attempt: attempt, in: output)
    }
    #expect(try paths.map(content) == ["1", "2"])
    let names = try paths.map { try #require($0).split(separator: "/").last ?? "" }
    #expect(names.allSatisfy { $0.hasPrefix("SuiteTests-\(letter)") && $0.hasSuffix(".bin") })
    #expect(names.allSatisfy { $0.utf8.count <= 255 })
    #expect(names[1].contains("\(letter)-attempt2-\(letter)"))
  }

  // MARK: - Fixtures

  private func store(
    _ text: String, named name: String, of test: String, attempt: Int = 1, in output: FullOutput
  ) -> String? {
    output.store(
      TestAttachment(name: name, content: .text(text)),
      of: FullOutput.Source(
        test: TestID(module: "Module", suite: "SuiteTests", name: test), iteration: 1,
        attempt: attempt))
  }

  private func content(_ path: String?) throws -> String {
    try String(contentsOfFile: #require(path), encoding: .utf8)
  }
}
