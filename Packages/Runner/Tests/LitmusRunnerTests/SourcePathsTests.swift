@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite struct `The location of a failure in reports` {
  private static func text(
    _ path: String, fileID: String = "CartTests/CartTests.swift", folder: String = "/elsewhere"
  ) -> String {
    SourcePaths(folder: folder, isPackage: { $0 == "/home/me/shop" })
      .text(of: CallSite(fileID: fileID, filePath: path, line: 12, column: 5))
  }

  @Test(arguments: [
    // The file is below the current folder.
    ("/home/me/shop/Tests/CartTests.swift", "/home/me", "shop/Tests/CartTests.swift"),
    // The program runs elsewhere, so that the path begins at the package's root.
    ("/home/me/shop/Tests/CartTests.swift", "/elsewhere", "Tests/CartTests.swift"),
    ("/home/me/shop/Tests/CartTests.swift", "/", "Tests/CartTests.swift"),
    ("/home/me/shop/main.swift", "/elsewhere", "main.swift"),
    // The path that was passed to the compiler is relative.
    ("Tests/CartTests.swift", "/elsewhere", "Tests/CartTests.swift"),
  ])
  func `has the path that says most`(path: String, folder: String, shown: String) {
    #expect(Self.text(path, folder: folder) == shown + ":12:5")
  }

  @Test(arguments: [
    ("/build/Tests/CartTests.swift", "CartTests/CartTests.swift"),
    ("CartTests/CartTests.swift", "CartTests/CartTests.swift"), ("", "CartTests/CartTests.swift"),
    ("/home/me/shop/CartTests.swift", "CartTests.swift"),
  ])
  func `has only the file's name if nothing else is known`(path: String, fileID: String) {
    #expect(Self.text(path, fileID: fileID) == "CartTests.swift:12:5")
  }
}

@Suite struct `The links of a location on the page` {
  private let place = CallSite(
    fileID: "CartTests/A&B.swift", filePath: "/home/shop/Tests/A&B x.swift", line: 12, column: 5)
  private let workflow = [
    "GITHUB_ACTIONS": "true", "GITHUB_SERVER_URL": "https://github.com",
    "GITHUB_REPOSITORY": "me/shop", "GITHUB_SHA": "0a1b2c3", "GITHUB_WORKSPACE": "/home/shop",
  ]

  @Test func `lead to the commit in a workflow`() throws {
    #expect(
      try SourceLinks(editor: nil, environment: workflow).element(of: place)
        == "<a href=\"https://github.com/me/shop/blob/0a1b2c3/Tests/A%26B%20x.swift#L12\">"
        + "<code>A&amp;B.swift:12:5</code></a>")
  }

  @Test func `lead to the editor of the option`() throws {
    #expect(
      try SourceLinks(editor: "vscode", environment: [:]).element(of: place, class: "where")
        == "<a href=\"vscode://file/home/shop/Tests/A%26B%20x.swift:12:5\">"
        + "<code class=\"where\">A&amp;B.swift:12:5</code></a>")
    #expect(
      try SourceLinks(editor: "my-editor://open?file={path}&line={line}", environment: [:])
        .editor(place) == "my-editor://open?file=/home/shop/Tests/A%26B%20x.swift&line=12")
  }

  @Test func `lead to both`() throws {
    let element = try SourceLinks(editor: "zed", environment: workflow).element(of: place)
    #expect(element.hasPrefix("<a href=\"https://github.com/me/shop/blob/"))
    #expect(
      element.hasSuffix(
        "</a> <a class=\"editor\" href=\"zed://file/home/shop/Tests/A%26B%20x.swift:12:5\">"
          + "Open in editor</a>"))
  }

  @Test func `do not exist where neither is known`() throws {
    #expect(SourceLinks().element(of: place) == "<code>A&amp;B.swift:12:5</code>")
    let links = try SourceLinks(editor: "vscode", environment: [:])
    #expect(links.editor(CallSite(fileID: "app", filePath: "/app", line: 1, column: 1)) == nil)
  }

  @Test(arguments: [
    "", "emacs", "vscode://file", "{path}", "javascript://{path}", "data://{path}",
    "JavaScript://{path}",
  ])
  func `are refused if they are not those of an editor`(editor: String) {
    #expect(throws: RunError.self) { try SourceLinks(editor: editor, environment: [:]) }
  }
}
