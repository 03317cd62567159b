import Foundation
import LitmusEventually
import LitmusReporting
import Testing

@Suite struct `The location that a helper passes on` {
  @Test func `is that of the failure, unless one is set for a closure`() async throws {
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
        "settle",
        {
          try await expectToEventuallySettle(
            actual: { 1 }, for: 1, timeout: 0, file: $0, line: $1)
        }
      ),
      (
        "settle, asynchronously",
        {
          try await expectToEventuallySettle(
            actual: { await one() }, for: 1, timeout: 0, file: $0, line: $1)
        }
      ),
      (
        "exist",
        {
          try await expectToEventuallyExist(
            URL(filePath: "/no such file"), timeout: 0, file: $0, line: $1)
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
    let location = #_sourceLocation
    let callSite = CallSite(file: "/a/BasketTests/Helper.swift", line: 42)
    let other = CallSite(file: "/a/Other.swift", line: 3)
    for (name, check) in checks {
      let failures = try await FailureRecorder.record {
        try await check("/a/BasketTests/Helper.swift", 42)
        try await withCallSite(location) { try await check("/a/Helper.swift", 1) }
        try await withCallSite(other) { try await check("/a/Helper.swift", 1) }
      }
      #expect(failures.map(\.callSite) == [callSite, CallSite(location), other], "\(name)")
    }
  }
}

// MARK: - Fixtures

private final class Basket { let count = 1 }

private func one() async -> Int { 1 }

@MainActor private func oneOnMainActor() -> Int { 1 }
