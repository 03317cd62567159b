#if Macros
import LitmusReporting
import LitmusSpies
import Testing

private let ann = Contact(id: "1", name: "Ann")
private let bob = Contact(id: "2", name: "Bob")

@Suite struct `A fake that @Fake generates` {
  private let fake = FakeContactService()

  @Test func `records closures, which a test can call`() {
    fake.when.load(page: 1, completion: .any).andReturn(true)
    let result = Locking(0)
    #expect(fake.load(page: 1) { result.value = $0 })
    fake.calls.load[0].completion(5)
    #expect(result.value == 5)
    for (page, _) in fake.calls.load { #expect(page == 1) }
  }
}

@Suite struct `Typed conditions` {
  private let fake = FakeContactService()

  private func stub(_ match: Match<String>) {
    fake.when.find(match, in: .any, limit: .any).andReturn([ann])
    fake.when.find(!match, in: .any, limit: .any).andReturn([])
  }

  @Test(arguments: [("a", true), ("b", true), ("c", false), ("abc", false)])
  func `combine`(name: String, isFound: Bool) {
    stub("a" || .equal("b") && .matching { $0.count == 1 })
    #expect(fake.find(name, in: [], limit: nil).isEmpty != isFound)
  }

  @Test func `take literals of each kind`() {
    fake.when.find("x\(1)", in: ["a"], limit: 3).andReturn([ann])
    fake.when.find("y", in: .any, limit: nil).andReturn([bob])
    fake.when.find("z", in: .any, limit: .some(.in(1..<3))).andReturn([bob])
    fake.when.find("n", in: .any, limit: .nil).andReturn([ann])
    #expect(fake.find("x1", in: ["a"], limit: 3) == [ann])
    #expect(fake.find("y", in: ["a"], limit: nil) == [bob])
    #expect(fake.find("z", in: [], limit: 2) == [bob])
    #expect(fake.find("n", in: [], limit: nil) == [ann])
  }
}

@Suite struct `Failures of typed calls` {
  private let fake = FakeContactService()

  @Test func `report an unstubbed call at the member`() {
    let (texts, lines) = FailureRecorder.texts {
      #expect(fake.find("Ann", in: [], limit: nil) == [])
    }
    #expect(lines == [21])
    #expect(
      texts == [
        """
        Called find("Ann", in: [], limit: nil) of FakeContactService made at TypedFakeTests.swift:49, but expected a stub that answers it
        Stubs: none
        To fix this, write .when.find("Ann", in: [], limit: nil).andReturn(…) on the FakeContactService
        """
      ])
  }
}

// MARK: - Fixtures

private final class Locking<Value: Sendable>: @unchecked Sendable {
  // Safe to share: the test calls the closure on its own thread.
  var value: Value
  init(_ value: Value) { self.value = value }
}
#endif
