import Foundation
import LitmusToolSupport
import Testing

@testable import LitmusDocs

@Suite struct `The check of links to other sites` {
  private let text =
    "[a](https://a.site/x#y) <https://b.site> https://c.site/d_(e). ![f](http://a.site/x) [g](https://a.site/x#z) "
    + "begins with https:// or https://localhost:8080"

  @Test func `Each address is requested once, without its fragment`() async {
    let requests = Guarded<[String]>([])
    var history = ExternalLinkHistory()
    let check = ExternalLinkCheck(today: day(1), pause: { _ in }) { url in
      requests.withLock { $0.append(url.absoluteString) }
      return .status(200)
    }
    #expect(await check.findings(for: [document(text)], history: &history) == [])
    #expect(
      requests.withLock { $0 }.sorted() == [
        "http://a.site/x", "https://a.site/x", "https://b.site", "https://c.site/d_(e)",
      ])
  }

  @Test func `An address is broken if it cannot be reached on two days`() async {
    var history = ExternalLinkHistory()
    let down: (Int) -> ExternalLinkCheck = { day in
      ExternalLinkCheck(today: self.day(day), pause: { _ in }) { _ in .status(404) }
    }
    let first =
      "README.md:1: warning: 'https://b.site' cannot be reached (status 404): it is broken if it cannot be reached on another day, either"
    let second = "README.md:1: 'https://b.site' cannot be reached (status 404): correct the link"
    #expect(await messages(down(1), &history) == [first])
    #expect(await messages(down(1), &history) == [first])
    #expect(await messages(down(3), &history) == [second])
    let up = ExternalLinkCheck(today: day(4), pause: { _ in }) { _ in .status(204) }
    #expect(await messages(up, &history) == [])
    #expect(await messages(down(20), &history) == [first])
  }

  @Test func `An address that was reached is not requested again for a week`() async {
    var history = ExternalLinkHistory()
    let requests = Guarded(0)
    for number in [1, 2, 7, 8] {
      let check = ExternalLinkCheck(today: day(number), pause: { _ in }) { _ in
        requests.withLock { $0 += 1 }
        return .status(200)
      }
      _ = await messages(check, &history)
    }
    #expect(requests.withLock { $0 } == 2)
  }

  @Test func `If it is strict, an address that cannot be reached once is broken`() async {
    var history = ExternalLinkHistory()
    let check = ExternalLinkCheck(isStrict: true, today: day(1), pause: { _ in }) { _ in
      .failure("no such host")
    }
    #expect(
      await messages(check, &history) == [
        "README.md:1: 'https://b.site' cannot be reached (no such host): correct the link"
      ])
  }

  @Test(
    arguments: [
      ([.status(503), .status(200)], 2, false), ([.failure("timeout"), .status(200)], 2, false),
      ([.status(500), .status(500), .status(500)], 3, true), ([.status(404)], 1, true),
      ([.status(403)], 1, false), ([.status(429), .status(429), .status(429)], 3, false),
    ] as [([ExternalLinkCheck.Answer], Int, Bool)])
  func `What may be temporary is requested again`(
    answers: [ExternalLinkCheck.Answer], count: Int, isBroken: Bool
  ) async {
    var history = ExternalLinkHistory()
    let requests = Guarded(0)
    let check = ExternalLinkCheck(isStrict: true, today: day(1), pause: { _ in }) { _ in
      requests.withLock { count in
        count += 1
        return answers[min(count, answers.count) - 1]
      }
    }
    #expect(await messages(check, &history).isEmpty != isBroken)
    #expect(requests.withLock { $0 } == count)
  }

  @Test func `Addresses for examples are not requested, and others must be addresses`() async {
    var history = ExternalLinkHistory()
    let check = ExternalLinkCheck(isStrict: true, today: day(1), pause: { _ in }) { _ in
      .status(404)
    }
    let text =
      "[a](https://example.com/x) [b](https://api.shop.example/y) [c](http://) https://x.test"
    let findings = await check.findings(for: [document(text)], history: &history)
    #expect(findings.map(\.message) == ["'http://' is not an address: correct it"])
  }

  // MARK: - Fixtures

  private func day(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

  private func document(_ text: String) -> DocumentLinks {
    DocumentLinks(path: "README.md", bytes: Array(text.utf8))
  }

  private func messages(
    _ check: ExternalLinkCheck, _ history: inout ExternalLinkHistory
  ) async -> [String] {
    await check.findings(for: [document("<https://b.site>")], history: &history).map {
      "\($0.file):\($0.line ?? 0): \($0.isWarning ? "warning: " : "")\($0.message)"
    }
  }
}
