import Testing

@Suite struct `The targets that get the setting` {
  @Test func `are those that are named, of any kind that has Swift settings`() throws {
    let text = manifest(
      """
      .target(name: "Library"), .testTarget(name: "Tests"), .macro(name: "Macros"), \
      .executableTarget(name: "App")
      """)
    #expect(
      patch(text, targets: ["Library", "Tests", "Macros"])
        == .patched(
          manifest(
            """
            .target(name: "Library", \(setting)), .testTarget(name: "Tests", \(setting)), \
            .macro(name: "Macros", \(setting)), .executableTarget(name: "App")
            """)))
  }

  @Test func `are the named ones, even if the code makes others`() throws {
    let text = manifest(#"makeTarget(), .executableTarget(name: "App")"#)
    #expect(
      patch(text, targets: ["App"])
        == .patched(manifest(#"makeTarget(), .executableTarget(name: "App", \#(setting))"#)))
  }

  @Test func `are not guessed where a name is wrong`() {
    let text = manifest(#".executableTarget(name: "App"), .plugin(name: "Plug"), app"#)
    #expect(
      patch(text, targets: ["Ap"])
        == .refused(
          "3:15: no target 'Ap' is written in 'targets:', but expected one of 'App' and 'app'"))
    #expect(
      patch(text, targets: ["Plug"])
        == .refused(
          "4:47: the target 'Plug' is of a kind that has no Swift settings: name another one"))
  }

  @Test func `have names of their own`() {
    let text = manifest(#".executableTarget(name: "App"), .target(name: "App")"#)
    #expect(
      patch(text, targets: ["App"])
        == .refused("4:47: a second target 'App': correct the file first"))
  }

  @Test func `must be in the package`() {
    #expect(
      patch("// swift-tools-version: 6.0\nlet package = Package(name: \"A\")\n")
        == .refused("2:15: the package has no targets: name the package of an app"))
    #expect(
      patch("// swift-tools-version: 6.0\n")
        == .refused(
          "1:1: there is no 'let package = Package(…)' at the top of the file: "
            + "add the setting by hand"))
  }

  @Test func `are not those of a second package`() {
    let text = manifest(#".executableTarget(name: "App")"#) + "let other = Package(name: \"B\")\n"
    #expect(
      patch(text)
        == .refused("6:13: a second Package(…), but expected one: add the setting by hand"))
  }

  @Test(arguments: [
    "package.targets = []", "package.targets[0].swiftSettings = []",
    #"for path in [\Target.swiftSettings] { package.targets[0][keyPath: path] = nil }"#,
    "extension Target { func tidy() { swiftSettings = nil } }",
    "package.targets.forEach { $0.swiftSettings? += [] }",
  ])
  func `are not changed by code besides`(code: String) throws {
    let text = manifest(#".executableTarget(name: "App")"#) + code + "\n"
    guard case .refused(let message) = patch(text) else {
      Issue.record("The manifest was patched")
      return
    }
    #expect(
      message.hasSuffix(
        "code changes the settings of targets here, so that those in 'Package(…)' may not be all: "
          + "edit the setting by hand"))
    #expect(message.hasPrefix("6:"))
  }

  // MARK: - Fixtures

  private let setting =
    #"swiftSettings: [.define("TESTING_ENABLED", .when(configuration: .debug))]"#

  private func manifest(_ targets: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "A", targets: [
                  \(targets)
    ])

    """
  }
}
