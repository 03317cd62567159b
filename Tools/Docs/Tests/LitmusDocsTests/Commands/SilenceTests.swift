import LitmusToolTestSupport
import Testing

@Suite struct `A comment that silences what was not checked` {
  @Test func `is no finding if it is about a fence of a package that was not built`() async throws {
    let repository = try TemporaryFolder([
      "Package.swift": "// swift-tools-version: 6.2\n",
      "README.md": """
      <!-- litmus: ignore fence, a sketch -->
      ```swift
      x
      ```
      """,
    ])
    try await repository.expect(
      "check", "--skip-build",
      prints: """
        Package.swift: the package cannot be used: it is not built; run swift build there, or \
        let the check build it
        1 document checked, 0 stale, 1 Swift fence, 0 skipped, 1 other problem

        """, status: 4)
  }
}
