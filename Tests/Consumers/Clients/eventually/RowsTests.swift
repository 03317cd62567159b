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

  @Test func fails() async throws {
    try await expectToEventuallyEqual(actual: { 1 }, expected: 2, timeout: .zero)
  }
}
