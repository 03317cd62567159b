import Testing

/// Settings that a person has written, and not this tool.
@Suite struct `Removing a setting` {
  @Test(arguments: [
    // In front of others, in one line.
    (#"[\#(setting), .define("B")]"#, #"[.define("B")]"#),
    (#"[ \#(setting) , .define("B") ]"#, #"[ .define("B") ]"#),
    // Between others.
    (#"[.define("A"), \#(setting), .define("B")]"#, #"[.define("A"), .define("B")]"#),
    (#"[.define("A") , /* c */ \#(setting)/* d */]"#, #"[.define("A")  /* c *//* d */]"#),
    // Several times.
    (#"[\#(setting), .define("A"), \#(setting),]"#, #"[.define("A"),]"#),
    // In lines of their own.
    ("[\n    \(setting),\n    .define(\"B\"),\n  ]", "[\n    .define(\"B\"),\n  ]"),
    (
      "[\n    .define(\"A\"), // a\n    \(setting) // b\n  ]",
      "[\n    .define(\"A\") // a\n    // b\n  ]"
    ),
    // Where joining the lines would make a comment of code.
    (
      "[\n    .define(\"A\"), // a\n    \(setting), .define(\"B\")]",
      "[\n    .define(\"A\"), // a\n    .define(\"B\")]"
    ),
    ("[\n    .define(\"A\"), // a\n    \(setting)]", "[\n    .define(\"A\") // a\n    ]"),
    // With a comment, which stays, and with it the array.
    ("[ // why\n    \(setting)\n  ]", "[ // why\n  ]"),
    ("[\(setting) /* why */]", "[ /* why */]"),
  ])
  func `leaves the others and the comments`(array: String, expected: String) {
    #expect(patch(manifest(array), removes: true) == .patched(manifest(expected)))
  }

  @Test(arguments: [
    "[\(setting)]", "[\n    \(setting),\n  ]", "[ \(setting), \(setting) ]",
  ])
  func `removes an array that contains nothing else`(array: String) {
    #expect(
      patch(manifest(array), removes: true)
        == .patched(
          """
          // swift-tools-version: 6.0
          let package = Package(name: "A", targets: [.executableTarget(
            name: "A",
            linkerSettings: []
          )])

          """))
  }

  @Test func `refuses what it refuses to add to`() {
    #expect(
      patch(manifest(#"[.define("TESTING_ENABLED")]"#), removes: true)
        == .refused(
          #"4:19: '.define("TESTING_ENABLED")' defines TESTING_ENABLED in another way, "#
            + #"but expected '\#(setting)': change it by hand"#))
  }

  @Test func `of another name leaves this one`() {
    let text = manifest("[\(setting)]")
    #expect(patch(text, define: "OTHER", removes: true) == .patched(text))
  }

  // MARK: - Fixtures

  private func manifest(_ array: String) -> String {
    """
    // swift-tools-version: 6.0
    let package = Package(name: "A", targets: [.executableTarget(
      name: "A",
      swiftSettings: \(array),
      linkerSettings: []
    )])

    """
  }
}

private let setting = #".define("TESTING_ENABLED", .when(configuration: .debug))"#
