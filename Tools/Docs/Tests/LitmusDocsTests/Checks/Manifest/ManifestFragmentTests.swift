import Testing

@testable import LitmusDocs

@Suite struct `The reading of a manifest` {
  @Test(arguments: [
    ("let package = Package(name: \"A\")", true), (".product(name: \"A\", package: \"B\")", true),
    ("package.dependencies.append(.package(path: \"A\"))", true), ("dependencies: []", true),
    ("let store = Store(dependencies: [])", false), ("send(.package(box))", false),
    ("import A\nlet a = 1", false),
  ])
  func `manifests are distinguished from other code`(code: String, isManifest: Bool) {
    #expect(ManifestFragment.isManifest(code) == isManifest)
  }

  @Test(arguments: [
    ("1.2.3", "1.10.0"), ("1.0.0-beta.1", "1.0.0"), ("v1.0.0", "1.0.1"),
  ])
  func `versions are in order`(smaller: String, greater: String) throws {
    let (left, right) = (SemanticVersion(smaller), SemanticVersion(greater))
    #expect(try #require(left) < #require(right))
    #expect(try !(#require(right) < #require(left)))
  }

  @Test(arguments: [
    "https://github.com/a/b", "https://github.com/A/B.git", "git@github.com:a/b.git",
    "ssh://git@github.com/a/b/",
  ])
  func `an address is the same however it is written`(url: String) {
    #expect(Repository.normalised(url) == "github.com/a/b")
    #expect(Repository.identity(of: url) == "b")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a changelog names versions in its headings`(lineEnding: String) {
    let text = "# Changelog\n\n## [1.2.0] - 2026-01-01\nsince 9.9.9 of it\n## v1.1.0: names\n"
      .replacing("\n", with: lineEnding)
    #expect(
      Repository.versions(in: text).compactMap { SemanticVersion($0) }.map(\.description)
        == ["1.2.0", "1.1.0"])
  }
}
