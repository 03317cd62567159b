import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerStorage

@Suite struct `The folders of runs` {
  private let directory = TemporaryDirectory()
  private let warnings = Log()
  private var folder: LitmusFolder { LitmusFolder(path: directory["litmus"]) }

  @Test func `A program's folder is in the current directory, or where the environment says`() {
    let current = FileManager.default.currentDirectoryPath
    #expect(
      LitmusFolder(program: "/bin/app", environment: [:]).path == current + "/.litmus/app")
    #expect(
      LitmusFolder(program: "app", environment: ["LITMUS_FOLDER": "/tmp/x"]).path
        == "/tmp/x/app")
    #expect(LitmusFolder(program: "..", environment: ["LITMUS_FOLDER": "/x"]).path == "/x/program")
  }

  @Test func `A folder is made once, and ignored by git`() throws {
    try folder.create()
    try folder.create()
    #expect(try String(contentsOfFile: folder.path + "/.gitignore", encoding: .utf8) == "*\n")
  }

  @Test
  func `A folder that cannot be made is an error, or a temporary folder with a warning`() throws {
    let folder = LitmusFolder(path: "/dev/null/litmus")
    let text =
      "/dev/null/litmus cannot be written: Not a directory. To store results elsewhere, "
      + "set LITMUS_FOLDER to a folder that can be written."
    #expect(message { try folder.create() } == text)
    let temporary = try LitmusFolder.created(folder) { warnings($0) }
    defer { try? FileManager.default.removeItem(atPath: temporary.path) }
    #expect(warnings.entries == ["Nothing of this run is kept: \(text)"])
    #expect(try RunFolder.create(in: temporary, header: header).processes() == [])
  }

  @Test func `A run says what it is, to processes of its own and to a later one`() throws {
    var path = ""
    do {
      let run = try RunFolder.create(in: folder, header: header)
      path = run.path
      let opened = try RunFolder.open(path: path)
      #expect(opened.header.program == "app")
      #expect(opened.header.arguments == ["--run-tests"])
      #expect(opened.header.seed == .max)
      #expect(FileManager.default.fileExists(atPath: run.claims))
    }
    #expect(try lastUnfinished()?.path == path)
  }

  @Test func `A run that can claim no tests says why before it begins, if it needs claims`() throws
  {
    let run = try RunFolder.create(in: folder, header: header)
    try run.checkRoom(needsClaims: true)
    try FileManager.default.removeItem(atPath: run.claims)
    try run.checkRoom(needsClaims: false)
    #expect(
      message { try run.checkRoom(needsClaims: true) }
        == "\(run.claims) could not be written: No such file or directory")
  }

  @Test func `A run that has ended leaves no files`() throws {
    try RunFolder.create(in: folder, header: header).remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.runs) == [])
    #expect(try lastUnfinished()?.path == nil)
  }

  @Test func `The newest matching run is resumed, and only a few are stored`() throws {
    var paths: [String] = []
    for day in 0..<8 {
      var header = header
      header.date = Date(timeIntervalSince1970: Double(day) * 86_400)
      header.plan = "\(day)"
      paths.append(try RunFolder.create(in: folder, header: header).path)
    }
    #expect(try lastUnfinished()?.path == paths[7])
    #expect(
      try RunFolder.lastUnfinished(in: folder, where: { $0.plan == "4" })?.path == paths[4])
    let kept = paths.filter { FileManager.default.fileExists(atPath: $0) }
    #expect(kept == Array(paths.suffix(6)))
  }

  @Test func `The newest of many runs that begin in one second is resumed`() throws {
    // No other run removes those that are in progress.
    var runs: [RunFolder] = []
    for _ in 1...10 { runs.append(try RunFolder.create(in: folder, header: header)) }
    let newest = runs.last?.path
    runs = []
    #expect(try lastUnfinished()?.path == newest)
  }

  @Test(arguments: [
    ("garbage", "is damaged, but expected the description of a run"),
    ("", "is damaged, but expected the description of a run"),
    ("{\"version\":2}", "is damaged, but expected the description of a run"),
    ("{\"version\":99}", "is of version 99, but expected version 2"),
  ])
  func `A run that this version cannot read is set aside`(contents: String, problem: String) throws
  {
    let older = try RunFolder.create(in: folder, header: header).path
    let newer = try RunFolder.create(in: folder, header: header).path
    try Data(contents.utf8).write(to: URL(fileURLWithPath: newer + "/run.json"))
    #expect(try lastUnfinished()?.path == older)
    #expect(
      warnings.entries == [
        "\(newer)/run.json \(problem). The run was set aside as \(newer).unreadable."
      ])
    #expect(try lastUnfinished()?.path == older)
    #expect(warnings.entries.count == 1)
  }

  @Test func `An unfinished run is resumed by one of several processes`() async throws {
    _ = try RunFolder.create(in: folder, header: header)
    let resumed = try await withThrowingTaskGroup(of: RunFolder?.self) { group in
      for _ in 0..<8 {
        group.addTask { [folder] in try RunFolder.lastUnfinished(in: folder, warn: { _ in }) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(resumed.count { $0 != nil } == 1)
  }

  @Test func `Processes that begin runs in one folder do not use one another's`() async throws {
    let path = folder.path
    await ChildPrograms.inTurn {
      async let first: Void = beginAndRemoveRuns(in: path)
      async let second: Void = beginAndRemoveRuns(in: path)
      _ = await (first, second)
    }
    #expect(try lastUnfinished()?.path == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.runs) == [])
  }

  private func beginAndRemoveRuns(in path: String) async {
    await #expect(processExitsWith: .success) { [path] in
      let folder = LitmusFolder(path: path)
      for _ in 0..<100 {
        let run = try RunFolder.create(in: folder, header: RunHeader(arguments: []))
        let other = try RunFolder.lastUnfinished(in: folder, warn: { _ in })
        precondition(other == nil)
        run.remove()
      }
    }
  }

  private let header = RunHeader(program: "app", arguments: ["--run-tests"], seed: .max)

  private func lastUnfinished() throws -> RunFolder? {
    try RunFolder.lastUnfinished(in: folder, warn: { warnings($0) })
  }
}
