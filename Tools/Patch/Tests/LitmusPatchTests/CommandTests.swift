import Foundation
import LitmusToolTestSupport
import Testing

@Suite struct `The program` {
  @Test func `adds the setting to the app in the current folder, and removes it again`()
    async throws
  {
    let app = try example("app-5.5")
    let place = try folder(["Pebbles.swiftpm/Package.swift": app.manifest])
    let folder = "Pebbles.swiftpm"
    #expect(
      try await place.run(in: folder)
        == .init(output: "Package.swift: AppModule has TESTING_ENABLED now\n"))
    #expect(try place.bytes(of: "Pebbles.swiftpm/Package.swift") == app.patched)
    #expect(
      try await place.run(in: folder)
        == .init(output: "Package.swift: AppModule has TESTING_ENABLED already\n"))
    #expect(
      try await place.run("--remove", in: folder)
        == .init(output: "Package.swift: AppModule does not have TESTING_ENABLED any more\n"))
    #expect(try place.bytes(of: "Pebbles.swiftpm/Package.swift") == app.manifest)
    #expect(
      try await place.run("--remove", in: folder)
        == .init(output: "Package.swift: AppModule does not have TESTING_ENABLED\n"))
    #expect(try place.paths() == ["Pebbles.swiftpm", "Pebbles.swiftpm/Package.swift"])
  }

  @Test func `shows the change as a difference, and writes nothing`() async throws {
    let app = try example("app-5.5")
    let place = try folder(["Pebbles.swiftpm/Package.swift": app.manifest])
    let difference = try String(
      contentsOf: CorpusCase.folder.appending(path: "../Example.diff"), encoding: .utf8)
    #expect(try await place.run("Pebbles.swiftpm", "--dry-run") == .init(output: difference))
    #expect(try place.bytes(of: "Pebbles.swiftpm/Package.swift") == app.manifest)
    #expect(try await place.run("Pebbles.swiftpm", "--dry-run", "--remove") == .init())
  }

  @Test func `ends with 1 if a check finds something to change`() async throws {
    let app = try example("app-5.5")
    let place = try folder(["Pebbles.swiftpm/Package.swift": app.manifest])
    #expect(
      try await place.run("--check", "Pebbles.swiftpm/")
        == .init(
          output: "Pebbles.swiftpm/Package.swift:38:9: AppModule would get TESTING_ENABLED\n",
          errors: "To fix this, run: \(place.program) Pebbles.swiftpm/\n", status: 1))
    #expect(try place.bytes(of: "Pebbles.swiftpm/Package.swift") == app.manifest)
    try place.write(#require(app.patched), to: "Pebbles.swiftpm/Package.swift")
    #expect(
      try await place.run("--check", "Pebbles.swiftpm/Package.swift")
        == .init(
          output: "Pebbles.swiftpm/Package.swift: AppModule has TESTING_ENABLED already\n"))
    #expect(
      try await place.run("--check", "--remove", "Pebbles.swiftpm")
        == .init(
          output: "Pebbles.swiftpm/Package.swift:38:9: AppModule would lose TESTING_ENABLED\n",
          errors: "To fix this, run: \(place.program) --remove Pebbles.swiftpm\n", status: 1))
  }

  @Test func `changes all manifests or none`() async throws {
    let files = [
      "a/Package.swift": try example("one-line").manifest,
      "a/Package@swift-6.0.swift": try example("aligned-arguments").manifest,
      "b/Package.swift": try example("refused-several").manifest,
    ]
    let place = try folder(files)
    #expect(
      try await place.run("a", "b", "c")
        == .init(
          errors: """
            c: no such file or folder
            b/Package.swift:5:15: there are 3 executable targets, 'One', 'Two' and 'name', and no app \
            that names one: choose with '--target'

            """, status: 2))
    #expect(try await place.run("a", "b").status == 3)
    for (path, bytes) in files { #expect(try place.bytes(of: path) == bytes) }
    #expect(
      try await place.run("a", "b", "a/Package.swift", "--target", "One", "--define", "ONE").status
        == 3)
    #expect(
      try await place.run("a", "./a", "a/Package.swift")
        == .init(
          output: """
            a/Package.swift: Tiny has TESTING_ENABLED now
            a/Package@swift-6.0.swift: Aligned has TESTING_ENABLED now

            """))
    #expect(try place.bytes(of: "a/Package.swift") == example("one-line").patched)
  }

  @Test func `takes another name and other targets`() async throws {
    let place = try folder(["Package.swift": try example("refused-several").manifest])
    #expect(
      try await place.run("--define", "CHECKS", "--target", "One", "--target", "Library")
        == .init(
          output: """
            Package.swift: One has CHECKS now
            Package.swift: Library has CHECKS now

            """))
    let text = String(decoding: try place.bytes(of: "Package.swift"), as: UTF8.self)
    #expect(
      text.contains(
        """
                .executableTarget(name: "One", swiftSettings: [.define("CHECKS", \
        .when(configuration: .debug))]),
        """))
  }

  @Test func `keeps links and permissions`() async throws {
    let place = try folder(["real/manifest": try example("one-line").manifest])
    try place.setPermissions("real/manifest", 0o640)
    try place.link("Package.swift", to: "real/manifest")
    #expect(try await place.run().status == 0)
    #expect(try place.bytes(of: "real/manifest") == example("one-line").patched)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: place.path("Package.swift"))
        == "real/manifest")
    #expect(place.permissions("real/manifest") == 0o640)
  }

  @Test func `ends with 2 for what cannot be read`() async throws {
    let place = try TemporaryFolder(["docs/README.md": ""])
    #expect(
      try await place.run("docs")
        == .init(
          errors: "docs: there is no Package.swift in it: name the folder of an app package\n",
          status: 2))
    #expect(
      try await place.run("/dev/null")
        == .init(
          errors: "/dev/null: neither a file nor a folder: name a Package.swift\n", status: 2))
    let outcome = try await place.run("--define", "A B")
    #expect(
      outcome.errors.hasPrefix(
        "Error: --define is 'A B', but expected a name of ASCII letters, digits and '_'\n"))
    #expect(outcome.status == 2)
  }

  @Test func `shows names that would command a terminal as text`() async throws {
    let manifest = """
      // swift-tools-version: 6.0
      let package = Package(name: "A", targets: [.executableTarget(name: "A\\u{1B}[2J\\u{202E}")])
      """
    let place = try TemporaryFolder(["Package.swift": manifest])
    #expect(
      try await place.run()
        == .init(output: "Package.swift: A\\u{1B}[2J\\u{202E} has TESTING_ENABLED now\n"))
  }

  // MARK: - Fixtures

  private func folder(_ files: [String: [UInt8]]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, bytes) in files { try folder.write(bytes, to: path) }
    return folder
  }

  private func example(_ name: String) throws -> (manifest: [UInt8], patched: [UInt8]?) {
    let example = CorpusCase(name: name)
    return (try example.manifest, try example.patched)
  }
}
