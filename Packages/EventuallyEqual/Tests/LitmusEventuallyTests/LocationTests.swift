import LitmusEventually
import Testing
import LitmusReporting

@Suite struct `The location that a helper passes on` {
  @Test func `is that of the failure, with a file and a line`() async throws {
    let basket = Basket()
    let checks: [(String, (StaticString, UInt) async throws -> Void)] = [
      (
        "equal",
        {
          try await expectToEventuallyEqual(
            actual: { 1 }, expected: 2, timeout: 0, file: $0, line: $1)
        }
      ),
      (
        "equal, asynchronously",
        {
          try await expectToEventuallyEqual(
            actual: { await one() }, expected: 2, timeout: 0, file: $0, line: $1)
        }
      ),
      (
        "equal, on the main actor",
        {
          try await expectToEventuallyEqual(
            actual: { @MainActor in oneOnMainActor() }, expected: 2, timeout: 0, file: $0, line: $1)
        }
      ),
      (
        "key path",
        {
          try await expectToEventuallyEqual(
            basket, \.count, expected: 2, timeout: 0, file: $0, line: $1)
        }
      ),
      ("true", { try await expectEventually(timeout: 0, file: $0, line: $1) { false } }),
      (
        "true, asynchronously",
        { try await expectEventually("empty", timeout: 0, file: $0, line: $1) { await one() == 2 } }
      ),
      ("throw", { try await expectToEventuallyThrow(timeout: 0, file: $0, line: $1) {} }),
      (
        "throw, asynchronously",
        { try await expectToEventuallyThrow(timeout: 0, file: $0, line: $1) { await one() } }
      ),
      (
        "always",
        { try await expectToAlwaysEqual(actual: { 1 }, expected: 2, for: 0, file: $0, line: $1) }
      ),
      (
        "always, asynchronously",
        {
          try await expectToAlwaysEqual(
            actual: { await one() }, expected: 2, for: 0, file: $0, line: $1)
        }
      ),
      (
        "never",
        { try await expectToNeverEqual(actual: { 1 }, expected: 1, for: 0, file: $0, line: $1) }
      ),
      (
        "never, asynchronously",
        {
          try await expectToNeverEqual(
            actual: { await one() }, expected: 1, for: 0, file: $0, line: $1)
        }
      ),
    ]
    for (name, check) in checks {
      let failures = try await FailureRecorder.record {
        try await check("/a/BasketTests/Helper.swift", 42)
      }
      #expect(failures.map(\.callSite.line) == [42], "\(name)")
      #expect(failures.map(\.callSite.filePath) == ["/a/BasketTests/Helper.swift"], "\(name)")
    }
  }

  @Test func `is that of the failure, with a call site or a source location for a closure`()
    async throws
  {
    func checkAll() async throws {
      try await expectToEventuallyEqual(actual: { 1 }, expected: 2, timeout: 0)
      try await expectToEventuallyEqual(actual: { await one() }, expected: 2, timeout: 0)
      try await expectToEventuallyEqual(
        actual: { @MainActor in oneOnMainActor() }, expected: 2, timeout: 0)
      try await expectToEventuallyEqual(Basket(), \.count, expected: 2, timeout: 0)
      try await expectEventually(timeout: 0) { false }
      try await expectEventually("empty", timeout: 0) { await one() == 2 }
      try await expectToEventuallyThrow(timeout: 0) {}
      try await expectToEventuallyThrow(timeout: 0) { await one() }
      try await expectToAlwaysEqual(actual: { 1 }, expected: 2, for: 0)
      try await expectToAlwaysEqual(actual: { await one() }, expected: 2, for: 0)
      try await expectToNeverEqual(actual: { 1 }, expected: 1, for: 0)
      try await expectToNeverEqual(actual: { await one() }, expected: 1, for: 0)
    }
    let location = #_sourceLocation
    let callSite = CallSite(file: "/a/Helper.swift", line: 42)
    let failures = try await FailureRecorder.record {
      try await withCallSite(location) { try await checkAll() }
      try await withCallSite(callSite) { try await checkAll() }
    }
    #expect(
      failures.map(\.callSite)
        == Array(repeating: CallSite(location), count: 12) + Array(repeating: callSite, count: 12))
  }

  @Test @MainActor func `is that of the failure on the main actor`() async throws {
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: { oneOnMainActor() }, expected: 2, timeout: 0, file: "/a/Helper.swift", line: 42)
      try await expectEventually(timeout: 0, file: "/a/Helper.swift", line: 43) {
        oneOnMainActor() == 2
      }
    }
    #expect(failures.map(\.callSite.line) == [42, 43])
  }
}

// MARK: - Fixtures

private final class Basket { let count = 1 }

private func one() async -> Int { 1 }

@MainActor private func oneOnMainActor() -> Int { 1 }
