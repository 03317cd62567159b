import Testing

@Suite struct `The comparison of two manifests` {
  @Test func `reports nothing if they agree`() throws {
    #expect(try differences() == [])
  }

  @Test(arguments: drifts)
  func `reports each kind of change in the package`(drift: ManifestDrift) throws {
    let spies = try drift.applied(to: ManifestFixtures.spies)
    #expect(try differences(spies: spies) == [drift.sentence])
  }

  @Test(arguments: rootDrifts)
  func `reports each kind of change in the root`(drift: ManifestDrift) throws {
    let root = try drift.applied(to: ManifestFixtures.root)
    #expect(try differences(root: root) == [drift.sentence])
  }

  @Test func `reports targets of the root whose package has no manifest`() throws {
    let root = try ManifestFixtures.manifest(ManifestFixtures.root)
    #expect(
      manifestDifferences(root: root, packages: [:]) == [
        "Packages/Spies/Sources/LitmusSpies: target LitmusSpies is in no package but the root",
        "Packages/Spies/Tests/LitmusSpiesTests: "
          + "target LitmusSpiesTests is in no package but the root",
      ]
    )
  }

  private func differences(
    root: String = ManifestFixtures.root,
    spies: String = ManifestFixtures.spies
  ) throws -> [String] {
    manifestDifferences(
      root: try ManifestFixtures.manifest(root),
      packages: ["Packages/Spies": try ManifestFixtures.manifest(spies)]
    )
  }
}

extension ManifestDrift {
  /// Returns a fixture with the change.
  fileprivate func applied(to json: String) throws -> String {
    try #require(json.ranges(of: old).count == 1, "the fixture has \(old) once")
    return json.replacing(old, with: new)
  }
}

// MARK: - Changes
private let target = "Packages/Spies: target LitmusSpies: "

private let drifts = [
  ManifestDrift(
    "6.2.0",
    "6.3.0",
    says: "Packages/Spies: the tools version differs: it is 6.2.0 in the root, "
      + "but 6.3.0 in the sub-package"
  ),
  ManifestDrift(
    #"["6"]"#,
    #"["5"]"#,
    says: "Packages/Spies: language modes differ: the root has 6, the sub-package has not; "
      + "the sub-package has 5, the root has not"
  ),
  ManifestDrift(
    "14.0",
    "13.0",
    says: "Packages/Spies: platforms differ: the root has macos 14.0, the sub-package has not; "
      + "the sub-package has macos 13.0, the root has not"
  ),
  ManifestDrift(
    "The macros.",
    "Macros.",
    says: #"Packages/Spies: trait Macros differs: it is "The macros." enabling nothing "#
      + #"in the root, but "Macros." enabling nothing in the sub-package"#
  ),
  ManifestDrift(
    #""description": "The default traits.", "enabledTraits": ["Macros"]"#,
    #""description": "The default traits.", "enabledTraits": []"#,
    says: #"Packages/Spies: trait default differs: it is "The default traits." enabling Macros "#
      + #"in the root, but "The default traits." enabling nothing in the sub-package"#
  ),
  ManifestDrift(
    #"{"name": "Macros","#,
    #"{"name": "Images", "description": "Images.", "enabledTraits": []}, {"name": "Macros","#,
    says: "Packages/Spies: trait Images: the sub-package has it, the root has not"
  ),
  ManifestDrift(
    "604.0.0",
    "603.0.0",
    says: "Packages/Spies: dependency https://example.com/swift-syntax.git differs: "
      + "it is range lowerBound 600.0.1, upperBound 604.0.0 (traits: default) in the root, "
      + "but range lowerBound 600.0.1, upperBound 603.0.0 (traits: default) in the sub-package"
  ),
  ManifestDrift(
    #""traits": [{"name": "default"}]"#,
    #""traits": []"#,
    says: "Packages/Spies: dependency https://example.com/swift-syntax.git differs: "
      + "it is range lowerBound 600.0.1, upperBound 604.0.0 (traits: default) in the root, "
      + "but range lowerBound 600.0.1, upperBound 604.0.0 in the sub-package"
  ),
  ManifestDrift(
    "https://example.com/swift-syntax.git",
    "https://example.com/other.git",
    says: "Packages/Spies: dependency https://example.com/other.git: "
      + "the sub-package has it, the root has not"
  ),
  ManifestDrift(
    #"{"name": "LitmusSpies", "type": {"library": ["automatic"]}"#,
    #"{"name": "LitmusSpies", "type": {"library": ["dynamic"]}"#,
    says: "Packages/Spies: product LitmusSpies differs: it is library automatic of LitmusSpies "
      + "in the root, but library dynamic of LitmusSpies in the sub-package"
  ),
  ManifestDrift(
    #"{"name": "LitmusSpies", "type": {"library""#,
    #"{"name": "Spies", "type": {"library""#,
    says: "Packages/Spies: product Spies: the sub-package has it, the root has not"
  ),
  ManifestDrift(
    #""name": "LitmusSpies", "type": "regular""#,
    #""name": "LitmusSpies", "type": "macro""#,
    says: target + "the kind differs: it is regular in the root, but macro in the sub-package"
  ),
  ManifestDrift(
    #""name": "LitmusSpies", "type": "regular""#,
    #""name": "LitmusSpies", "type": "regular", "path": "Code""#,
    says: target + "the path differs: it is Packages/Spies/Sources/LitmusSpies in the root, "
      + "but Packages/Spies/Code in the sub-package"
  ),
  ManifestDrift(
    #"{"product": ["LitmusHarness", "Reporting", null, null]},"#,
    "",
    says: target + "dependencies differ: the root has LitmusHarness, the sub-package has not"
  ),
  ManifestDrift(
    #""LitmusHarness", "Reporting""#,
    #""LitmusHarness", "elsewhere""#,
    says: target + "dependencies differ: the root has LitmusHarness, the sub-package has not; "
      + "the sub-package has LitmusHarness of elsewhere, the root has not"
  ),
  ManifestDrift(
    #""traits": ["Macros"]}"#,
    #""traits": ["Testing"]}"#,
    says: target
      + "dependencies differ: the root has SwiftSyntax of swift-syntax (traits: Macros), "
      + "the sub-package has not; the sub-package has SwiftSyntax of swift-syntax "
      + "(traits: Testing), the root has not"
  ),
  ManifestDrift(
    #"["Notes.md"]"#,
    "[]",
    says: target + "excluded files differ: the root has Notes.md, the sub-package has not"
  ),
  ManifestDrift(
    #""exclude": ["Notes.md"]"#,
    #""exclude": ["Notes.md"], "sources": ["A.swift"]"#,
    says: target + "sources differ: the sub-package has A.swift, the root has not"
  ),
  ManifestDrift(
    #""config": "debug""#,
    #""config": "release""#,
    says: target + "settings differ: the root has swift: define SPIES "
      + "(configuration: debug; platforms: linux), the sub-package has not; the sub-package has "
      + "swift: define SPIES (configuration: release; platforms: linux), the root has not"
  ),
  ManifestDrift(
    "ExistentialAny",
    "MemberImportVisibility",
    says: target + "settings differ: the root has swift: enableUpcomingFeature ExistentialAny, "
      + "the sub-package has not; the sub-package has "
      + "swift: enableUpcomingFeature MemberImportVisibility, the root has not"
  ),
  ManifestDrift(
    #"{"copy": {}}"#,
    #"{"process": {}}"#,
    says: target + "resources differ: the root has copy words.txt, the sub-package has not; "
      + "the sub-package has process words.txt, the root has not"
  ),
  ManifestDrift(
    #"{"plugin": ["Generate", "swift-syntax"]}"#,
    "",
    says: target + "plugins differ: the root has Generate of swift-syntax, the sub-package has not"
  ),
]

private let rootDrifts = [
  ManifestDrift(
    "Packages/Spies/Tests/LitmusSpiesTests",
    "Tests/LitmusSpiesTests",
    says: "Packages/Spies: target LitmusSpiesTests: "
      + "the sub-package has it, the root has not under Packages/Spies"
  ),
  ManifestDrift(
    "Sources/LitmusHarness",
    "Packages/Spies/Sources/LitmusHarness",
    says: "Packages/Spies: target LitmusHarness: the root has it, the sub-package has not"
  ),
  ManifestDrift(
    "Sources/LitmusHarness",
    "Packages/Reporting/Sources/LitmusHarness",
    says: "Packages/Reporting/Sources/LitmusHarness: "
      + "target LitmusHarness is in no package but the root"
  ),
  ManifestDrift(
    "\"dependencies\": [{\n",
    #""dependencies": [{"fileSystem": [{"identity": "Spies", "path": "/here"}]}, {"#,
    says: "The root: depends on spies by path, so that it cannot be used by version"
  ),
  ManifestDrift(
    #"{"product": ["SwiftSyntax", "swift-syntax", null,"#,
    #"{"byName": ["Words", null]}, {"product": ["SwiftSyntax", "swift-syntax", null,"#,
    says: target + "dependencies differ: the root has Words, the sub-package has not"
  ),
]
