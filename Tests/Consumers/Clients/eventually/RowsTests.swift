import Foundation
import LitmusEventually
import Testing

struct RowsTests {
  @Test func passes() async throws {
    var rows = 0
    try await expectToEventuallyEqual(
      actual: {
        rows += 1
        return rows
      },
      expected: 3
    )
  }

  @MainActor @Test func passesOnTheMainActor() async throws {
    let table = Table()
    table.load()
    try await expectToEventuallyEqual(actual: { table.rows.count }, expected: 2)
    try await expectToEventuallyEqual(table, \.rows.last, expected: "two")
    try await expectEventually("the table is loaded") { !table.rows.isEmpty }
    try await expectToAlwaysEqual(actual: { table.rows.count }, expected: 2, for: 0.01)
    try await expectToNeverEqual(actual: { table.rows.count }, expected: 3, for: .milliseconds(10))
    try await expectToEventuallyThrow { throw CancellationError() }
  }

  @Test func passesOffTheMainActor() async throws {
    let table = await Table()
    await table.load()
    try await expectToEventuallyEqual(actual: { await table.rows.count }, expected: 2)
    try await expectToEventuallyEqual(actual: { @MainActor in table.rows.count }, expected: 2)
  }

  @MainActor @Test func passesWhenItSettles() async throws {
    let table = Table()
    table.load()
    let count = try await expectToEventuallySettle(
      actual: { table.rows.count }, for: 0.02, timeout: 10)
    #expect(count == 2)
    let isLoaded = #Predicate<[String]> { $0.contains("two") }
    try await expectEventually { try isLoaded.evaluate(table.rows) }
    try await expectToEventuallyExist(FileManager.default.temporaryDirectory)
  }

  @MainActor @Test func passesInAGroup() async throws {
    let table = Table()
    table.load()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for row in ["one", "two"] {
        group.addTask {
          try await expectEventually { @MainActor in table.rows.contains(row) }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func doesNotSettle() async throws {
    try await expectToEventuallySettle(actual: { 1 }, for: 2, timeout: 1)
  }

  @Test func doesNotExist() async throws {
    try await expectToEventuallyExist(URL(filePath: "/no-such-folder/file"), timeout: .zero)
  }

  @Test func fails() async throws {
    try await expectToEventuallyEqual(actual: { 1 }, expected: 2, timeout: .zero)
  }

  @Test func hangs() async throws {
    try await expectToEventuallyEqual(
      actual: {
        try await Task.sleep(for: .milliseconds(300))
        return 2
      },
      expected: 2,
      timeout: .milliseconds(100)
    )
  }

  @Test func isNotReady() async throws {
    try await expectEventually("it is ready", timeout: .zero) { false }
  }
}
