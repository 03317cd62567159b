import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `API tables` {
  @Test
  func `A table lists types, macros, functions and properties with their first sentences`()
    async throws
  {
    let outcome = try await run("# API\n<!-- api: Tiny -->\n<!-- endApi -->\nend\n")
    let text = """
      # API
      <!-- api: Tiny -->
      | symbol | what it does |
      | --- | --- |
      | `Clock` | Tells the time, e.g. of `Point`s. |
      | `Name` | |
      | `Point` | A point \\| of two parts. |
      | `#fresh(_:)` | Fresh. |
      | `@Spied` | |
      | `<\\|>(_:_:)` | |
      | `Array.init(pair:)` | |
      | `Array.subscript(safe:)` | |
      | `add(_:to:)` | Adds. |
      | `fail(_:)` | Fails where it is called. |
      | `Array.second` | The second element. |
      | `pi` | |
      <!-- endApi -->
      end

      """
    #expect(texts(outcome) == [text])
    #expect(try await run(text).findings == [])
  }

  @Test
  func `A table of some kinds that is out of date is stale at the line that differs`() async throws
  {
    let markdown = """
      <!-- api(kinds=macro, property): Tiny -->
      | symbol | what it does |
      | --- | --- |
      | `#fresh(_:)` | Old. |
      <!-- endApi -->

      """
    let outcome = try await run(markdown)
    let message = """
      the table of 'Tiny' is not what is declared
      - | `#fresh(_:)` | Old. |
      + | `#fresh(_:)` | Fresh. |
      """
    #expect(
      outcome.findings == [
        Finding(.stale, file: "README.md", line: 4, message: message, fix: .update)
      ])
    #expect(outcome.problems == [])
    let updated = try #require(texts(outcome).first)
    #expect(updated.split(separator: "\n").count == 8)
  }

  @Test func `A table in a list gets the indent of its comment`() async throws {
    let text = """
      - a

        <!-- api(kinds=macro): Tiny -->
        | symbol | what it does |
        | --- | --- |
        | `#fresh(_:)` | Fresh. |
        | `@Spied` | |
        <!-- endApi -->
      """
    let empty = "- a\n\n  <!-- api(kinds=macro): Tiny -->\n  <!-- endApi -->"
    #expect(texts(try await run(empty)) == [text])
    #expect(try await run(text).findings == [])
  }

  @Test func `A table can list several modules`() async throws {
    let outcome = try await run("<!-- api(kinds=macro): Empty, Tiny -->\n<!-- endApi -->")
    let text = """
      <!-- api(kinds=macro): Empty, Tiny -->
      | symbol | what it does |
      | --- | --- |
      | `#fresh(_:)` | Fresh. |
      | `@Spied` | |
      <!-- endApi -->
      """
    #expect(texts(outcome) == [text])
  }

  @Test(arguments: [
    ("<!-- api: Tinny -->", "no module 'Tinny' is built: did you mean 'Tiny'?"),
    ("<!-- api: Foundation -->", "no module 'Foundation' is built: build the package first"),
    (
      "<!-- api: Empty -->",
      "'Empty' declares nothing public to list: "
        + "name the modules that do, with commas between them"
    ),
    ("<!-- api: a b -->", "'api' without a module's name: write '<!-- api: MODULE -->'"),
    ("<!-- api: -->", "'api' without a module's name: write '<!-- api: MODULE -->'"),
    ("<!-- api(kinds=types): Tiny -->", "unknown kind 'types': did you mean 'type'?"),
    (
      "<!-- api(kinds=x): Tiny -->",
      "unknown kind 'x': known are type, macro, function, property"
    ),
    ("<!-- api(sort=x): Tiny -->", "unknown attribute 'sort': known is kinds"),
    (
      "<!-- api(type): Tiny -->",
      "'type' is no attribute: write 'name=value' between '(' and ')'"
    ),
  ])
  func `A table that cannot be made is a finding with its line`(directive: String, message: String)
    async throws
  {
    let outcome = try await run("\(directive)\n<!-- endApi -->")
    #expect(outcome.findings == [Finding(.usage, file: "README.md", line: 1, message: message)])
    #expect(outcome.updated.isEmpty)
  }

  @Test
  func `A module that the compiler cannot read is a finding with the compiler's reason`()
    async throws
  {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    try folder.write("x", to: ".build/release/Broken.swiftmodule")
    let settings = DocsSettings(root: folder.path, buildFlags: ["-c", "release"])
    let document = CheckedDocument(
      path: "x.md", bytes: Array("<!-- api: Broken -->\n<!-- endApi -->".utf8))
    let outcome = await ChildPrograms.alone {
      await APITableCheck(docsRun: DocsRun(settings: settings)).run([document])
    }
    let message = try #require(outcome.findings.first?.message)
    #expect(
      message.hasPrefix(
        "'swift symbolgraph-extract' failed for 'Broken': build the package again ("))
  }

  // MARK: - Fixtures

  private func run(_ markdown: String) async throws -> CheckOutcome {
    let folder = try await TinyModule.shared.folder()
    let document = CheckedDocument(path: "README.md", bytes: Array(markdown.utf8))
    return await ChildPrograms.alone {
      await APITableCheck(docsRun: DocsRun(settings: DocsSettings(root: folder))).run([document])
    }
  }

  private func texts(_ outcome: CheckOutcome) -> [String] {
    outcome.updated.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

/// Small modules, compiled once for all tests.
private actor TinyModule {
  static let shared = TinyModule()

  private var compiled: Task<TemporaryFolder, any Error>?

  func folder() async throws -> String {
    if let compiled { return try await compiled.value.path }
    let task = Task { try await Self.compile() }
    compiled = task
    return try await task.value.path
  }

  private static func compile() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(source, to: ".build/debug/Tiny.swift")
    try folder.write("", to: ".build/debug/Empty.swift")
    for module in ["Tiny", "Empty"] {
      let outcome = try await ChildPrograms.run(
        "swiftc",
        ["-emit-module", "-module-name", module, "-parse-as-library", "\(module).swift"],
        in: URL(filePath: folder.path + "/.build/debug"))
      #expect(outcome.status == 0, "\(outcome.output)")
    }
    return folder
  }

  private static let source = """
    @_exported import Foundation
    /// A point | of
    /// two parts. It has a second sentence.
    ///
    /// And more.
    public struct Point { public var x = 0; public func member() {}; public enum Inner {} }
    /// Tells the time, e.g. of ``Point``s. Or not.
    public protocol Clock {}
    extension Clock { public func ofOwnType() {} }
    public typealias Name = String
    struct Hidden {}
    public struct _Underscored {}
    @_spi(Private) public struct Private {}
    public func add(_ a: Int, to b: Int) -> Int { a }
    /// Adds.
    public func add(_ a: String, to b: Int) -> Int { b }
    /// Fails where it is called.
    public func fail(
      _ text: String, sourceLocation: Int? = nil, fileID: String = #fileID, line: Int = #line
    ) {}
    public let pi = 3
    infix operator <|>
    public func <|> (a: Int, b: Int) -> Int { a }
    /// Fresh.
    @freestanding(expression)
    public macro fresh(_ a: Int) -> Int = #externalMacro(module: "X", type: "Y")
    @attached(peer) public macro Spied() = #externalMacro(module: "X", type: "Y")
    extension Array {
      /// The second element.
      public var second: Element? { nil }
      public init(pair: Int) { self = [] }
      public subscript(safe index: Int) -> Element? { nil }
    }
    """
}
