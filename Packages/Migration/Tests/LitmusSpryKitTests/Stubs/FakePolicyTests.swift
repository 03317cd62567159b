import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `The policy of a fake` {
  @Test func `reports calls without a stub by default`() {
    let fake = FakeShop()
    let failures = FailureRecorder.record {
      fake.open()
      #expect(fake.count() == 0)
      #expect(fake.price() == 7)
    }
    #expect(failures.map(\.summary) == ["Called open(), ", "Called count(), "])
  }

  @Test func `that is relaxed answers quietly, and records all calls`() throws {
    let fake = FakeShop(policy: .relaxed)
    let failures = try FailureRecorder.record {
      fake.open()
      #expect(fake.count() == 0)
      #expect(fake.name() == nil)
      #expect(fake.price() == 7)
      let text = try fake.load()
      #expect(text == "")
    }
    #expect(failures.count == 0)
    expectHaveReceived(fake, .open, times: .exactly(1))
    expectHaveReceived(fake, .count, times: .exactly(1))
  }

  @Test func `that is relaxed lets stubs answer`() {
    let fake = FakeShop(policy: .relaxed)
    fake.stub(.count).andReturn(3)
    #expect(fake.count() == 3)
  }

  @Test func `that is relaxed still reports a value that cannot be made`() throws {
    let fake = FakeShop(policy: .relaxed)
    let failures = FailureRecorder.record {
      #expect(throws: UnstubbedCallError.self) { try fake.ticket() }
    }
    #expect(failures.map(\.summary) == ["Called ticket(), "])
  }

  @Test func `that is strict reports a fallback value, but no setter`() {
    let fake = FakeShop(policy: .strict)
    let failures = FailureRecorder.record {
      #expect(fake.price() == 7)
      fake.isOpen = true
    }
    #expect(failures.map(\.summary) == ["Called price(), "])
  }

  @Test func `of the fake comes before that of the scope`() async {
    let failures = await FailureRecorder.record {
      await withFakePolicy(.relaxed) {
        await Task { FakeShop().open() }.value
        FakeShop(policy: .standard).open()
        withFakePolicy(.standard) { FakeShop().open() }
        #expect(FakePolicy.current == .relaxed)
      }
    }
    #expect(failures.count == 2)
    #expect(FakePolicy.current == .standard)
  }

  @Test func `can be changed`() {
    let fake = FakeShop()
    fake.spyRecord.policy = .relaxed
    fake.open()
    fake.spyRecord.policy = nil
    let failures = FailureRecorder.record { fake.open() }
    #expect(failures.count == 1)
  }

  @Test(.fakePolicy(.relaxed)) func `is that of the test's trait`() {
    FakeShop().open()
    FakeShop.close()
  }
}

// MARK: - Fixtures

private struct Ticket {}

private final class FakeShop: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case open = "open()"
    case count = "count()"
    case name = "name()"
    case price = "price()"
    case load = "load()"
    case ticket = "ticket()"
    case isOpen
  }

  enum ClassFunction: String, StringRepresentable {
    case close = "close()"
  }

  let spyRecord = SpyRecord()

  init(policy: FakePolicy? = nil) {
    if let policy { spyRecord.policy = policy }
  }

  var isOpen: Bool {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func open() { spryify() }

  func count() -> Int { spryify() }

  func name() -> String? { spryify() }

  func price() -> Int { spryify(fallbackValue: 7) }

  func load() throws -> String { try spryifyThrows() }

  func ticket() throws -> Ticket { try spryifyThrows() }

  static func close() { spryify() }
}

extension ReportedFailure {
  /// The beginning of the text of an unstubbed call.
  fileprivate var summary: Substring { message.prefix { $0 != "," } + ", " }
}
