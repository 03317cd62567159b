import Foundation
import LitmusToolTestSupport
import Testing

@Suite struct `The configuration that 'init' writes` {
  @Test(arguments: [
    ("https://github.com/owner/swift-gitlab-client.git", "{}"),
    ("git@github.com:gitlab/bitbucket.git", "{}"),
    ("https://gitlab.com/owner/x.git", "{ \"linkFormat\": \"GitLab\" }"),
    ("ssh://git@gitlab.example.com:22/owner/x.git", "{ \"linkFormat\": \"GitLab\" }"),
    ("git@bitbucket.org:owner/x.git", "{ \"linkFormat\": \"Bitbucket\" }"),
    ("https://owner@dev.azure.com/owner/x/_git/x", "{ \"linkFormat\": \"DevOps\" }"),
  ])
  func `has the format of the host of 'origin'`(address: String, configuration: String) async throws
  {
    let repository = try TemporaryFolder([
      "README.md": "# A\n", ".git/HEAD": "ref: refs/heads/main\n", ".git/objects/x": "",
      ".git/refs/x": "",
      ".git/config": """
      [submodule "x"]
      \turl = https://gitlab.com/x/y
      [remote "origin"]
      \turl = \(address)
      """,
    ])
    _ = try await repository.run("init")
    #expect(try repository.text(of: "litmus-docs.json") == configuration + "\n")
  }

  @Test func `excludes what cannot be read, whatever its name`() async throws {
    let repository = try TemporaryFolder(["README.md": "# A\n", #"b\"c*.md"#: "# B\n"])
    let file = repository.url.appending(path: #"b\"c*.md"#).path
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "none")
    _ = try await repository.run("init")
    #expect(
      try repository.text(of: "litmus-docs.json")
        == #"{ "exclude": ["/b\\\\\"c\\*.md"] }"# + "\n")
    try await repository.expect("check", prints: "1 document checked, 0 stale\n")
  }
}
