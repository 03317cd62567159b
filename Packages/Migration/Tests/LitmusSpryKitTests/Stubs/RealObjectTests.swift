import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub that calls a real object` {
  private let fake = FakeLibrary()
  private let library = RealLibrary()

  @Test func `passes the arguments on`() async throws {
    fake.stub(.load).andCall(library.load)
    #expect(fake.load("abc") == 3)
    fake.stub(.move).andCall(library.move)
    #expect(fake.move(nil, to: 2) == "nil to 2")
    fake.stub(.close).andCall(library.close)
    fake.close()
    fake.stub(.fetch).andCall(library.fetch)
    #expect(await fake.fetch("ab") == 2)
    fake.stub(.read).andCall(library.read)
    #expect(throws: LibraryError.closed) { try fake.read() }
  }

  @Test func `reports a function with other parameters`() async {
    let line = #line + 1
    fake.stub(.load).andCall(library.move)
    fake.stub(.move).andCall(library.load)
    fake.stub(.close).andCall(library.load)
    fake.stub(.fetchThrowing).andCall(library.double)
    fake.stub(.read).andCall(library.load)
    let failures = await FailureRecorder.record {
      #expect(fake.load("x") == 0)
      #expect(fake.move("x", to: 1) == "")
      fake.close()
      await #expect(throws: UnstubbedCallError.self) { try await fake.fetchThrowing("x") }
      #expect(throws: UnstubbedCallError.self) { try fake.read() }
    }
    #expect(
      failures.map(\.message) == [
        #"Answered load("x") by a function of 2 parameters, but expected one of 1 parameter"#,
        #"Answered move("x", to: 1) by a function of 1 parameter, but expected one of 2 parameters"#,
        "Answered close() by a function of 1 parameter, but expected one of 0 parameters",
        """
        Answered fetchThrowing("x") by a function whose parameter 1 is of type Int, but \
        expected one that takes "x" (String)
        """,
        "Answered read() by a function of 1 parameter, but expected one of 0 parameters",
      ])
    #expect(failures.map(\.callSite.line) == Array(line..<line + 5))
  }
}

private struct RealLibrary: Sendable {
  @Sendable func load(_ name: String) -> Int { name.count }
  func move(_ name: String?, to shelf: Int) -> String { "\(name ?? "nil") to \(shelf)" }
  func close() {}
  func double(_ number: Int) -> Int { number * 2 }
  func read() throws -> String { throw LibraryError.closed }
  func fetch(_ name: String) async -> Int { name.count }
}
