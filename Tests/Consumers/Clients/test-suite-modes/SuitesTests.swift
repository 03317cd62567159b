import LitmusRunner
import Testing

@MainActor @Suite struct SuitesTests {
  @Test func allPass() async {
    let lists = TestDiscovery.lists().filter { $0.module == module }
    #expect(lists.count == 8)
    let summary = await TestRunner(lists: lists).run()
    #expect(summary.passed == 13)
    #expect(summary.failed == 0)
  }

  // Each language mode has a module of its own, in one process.
  private var module: String { String(#fileID.prefix { $0 != "/" }) }
}
