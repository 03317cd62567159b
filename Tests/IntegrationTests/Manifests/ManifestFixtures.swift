import Foundation

/// The manifests of a small root and of its one package `Packages/Spies`, which agree.
///
/// They have the format of `swift package dump-package`.
enum ManifestFixtures {
  static func manifest(_ json: String) throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
  }

  static let root = """
    {
      "name": "swift-litmus",
      "toolsVersion": {"_version": "6.2.0"},
      "swiftLanguageVersions": ["6"],
      "platforms": [{"platformName": "macos", "version": "14.0", "options": []}],
      "traits": [
        {"name": "default", "description": "The default traits.", "enabledTraits": ["Macros"]},
        {"name": "Macros", "description": "The macros.", "enabledTraits": []},
        {"name": "Testing", "description": "Keeps the runner active.", "enabledTraits": []}
      ],
      "dependencies": [\(fetched("swift-syntax")), \(fetched("swift-subprocess"))],
      "products": [
        {"name": "Litmus", "type": {"library": ["automatic"]}, "targets": ["LitmusSpies"]},
        {"name": "LitmusSpies", "type": {"library": ["automatic"]}, "targets": ["LitmusSpies"]}
      ],
      "targets": [
        {
          "name": "LitmusHarness", "type": "regular", "path": "Sources/LitmusHarness",
          "dependencies": [], "exclude": [], "settings": [], "resources": []
        },
        {
          "name": "LitmusSpies", "type": "regular", "path": "Packages/Spies/Sources/LitmusSpies",
          "dependencies": [
            {"byName": ["LitmusHarness", null]},
            {"product": ["SwiftSyntax", "swift-syntax", null, \(whenMacros)]}
          ],
          "exclude": ["Notes.md"],
          "settings": \(settings),
          "resources": [{"path": "words.txt", "rule": {"copy": {}}}],
          "pluginUsages": [{"plugin": ["Generate", "swift-syntax"]}]
        },
        {
          "name": "LitmusSpiesTests", "type": "test",
          "path": "Packages/Spies/Tests/LitmusSpiesTests",
          "dependencies": [{"byName": ["LitmusSpies", null]}],
          "exclude": [], "settings": [], "resources": []
        }
      ]
    }
    """

  static let spies = """
    {
      "name": "Spies",
      "toolsVersion": {"_version": "6.2.0"},
      "swiftLanguageVersions": ["6"],
      "platforms": [{"platformName": "macos", "version": "14.0", "options": []}],
      "traits": [
        {"name": "default", "description": "The default traits.", "enabledTraits": ["Macros"]},
        {"name": "Macros", "description": "The macros.", "enabledTraits": []}
      ],
      "dependencies": [
        {"fileSystem": [{"identity": "reporting", "path": "/here/Packages/Reporting"}]},
        \(fetched("swift-syntax"))
      ],
      "products": [
        {"name": "LitmusSpies", "type": {"library": ["automatic"]}, "targets": ["LitmusSpies"]},
        {"name": "LitmusLayer", "type": {"library": ["automatic"]}, "targets": ["LitmusLayer"]}
      ],
      "targets": [
        {
          "name": "LitmusSpies", "type": "regular",
          "dependencies": [
            {"product": ["LitmusHarness", "Reporting", null, null]},
            {"product": ["SwiftSyntax", "swift-syntax", null, \(whenMacros)]}
          ],
          "exclude": ["Notes.md"],
          "settings": \(settings),
          "resources": [{"path": "words.txt", "rule": {"copy": {}}}],
          "pluginUsages": [{"plugin": ["Generate", "swift-syntax"]}]
        },
        {
          "name": "LitmusSpiesTests", "type": "test",
          "dependencies": [{"byName": ["LitmusSpies", null]}],
          "exclude": [], "settings": [], "resources": []
        }
      ]
    }
    """

  private static let whenMacros = #"{"platformNames": [], "traits": ["Macros"]}"#

  private static let settings = """
    [
      {
        "tool": "swift", "kind": {"define": {"_0": "SPIES"}},
        "condition": {"platformNames": ["linux"], "config": "debug"}
      },
      {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}}
    ]
    """

  private static func fetched(_ name: String) -> String {
    """
    {
      "sourceControl": [
        {
          "identity": "\(name)",
          "location": {"remote": [{"urlString": "https://example.com/\(name).git"}]},
          "requirement": {"range": [{"lowerBound": "600.0.1", "upperBound": "604.0.0"}]},
          "traits": [{"name": "default"}]
        }
      ]
    }
    """
  }
}
