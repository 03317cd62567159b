#if Macros
// begin-snippet: spies-fake-migration
import LitmusSpies
import Testing

@Fake(if: nil)
protocol Mailbox {
  var owner: String { get set }
  func unread(in folder: String) async throws -> Int
  func send(_ text: String, to address: String) throws
  func markAllAsRead()
}

struct MailboxIsFull: Error {}

@Test func migratedTest() async throws {
  let mailbox = FakeMailbox()
  // Stubs
  mailbox.owner = "Ann"
  mailbox.when.unread(in: "Inbox").andReturn(2, 1, 0)
  mailbox.when.unread.andReturn(7)
  mailbox.when.send(.any, to: .matching { !$0.contains("@") }).andThrow(MailboxIsFull())
  mailbox.when.send.andDo { text, _ in #expect(!text.isEmpty) }
  mailbox.when.markAllAsRead.andReturn()

  #expect(try await mailbox.unread(in: "Inbox") == 2)
  #expect(try await mailbox.unread(in: "Sent") == 7)
  try mailbox.send("Hi", to: "bob@example.com")
  mailbox.markAllAsRead()

  // Verification
  expectReceived(mailbox.calls.unread(in: "Inbox"), times: 1)
  expectReceived(mailbox.calls.send(.any, to: "bob@example.com"))
  expectReceivedInOrder(mailbox.calls.send, mailbox.calls.markAllAsRead)
  expectNotReceived(mailbox.calls.unread(in: "Drafts"))
  #expect(mailbox.calls.unread.map(\.folder) == ["Inbox", "Sent"])
}
// end-snippet

@Test func migratedResultsAndProperties() async throws {
  let mailbox = FakeMailbox()
  let result: Result<Int, any Error> = .failure(MailboxIsFull())
  mailbox.when.unread.andDo { _ in try result.get() }
  await #expect(throws: MailboxIsFull.self) { try await mailbox.unread(in: "Inbox") }
  mailbox.owner = "Ann"
  #expect(mailbox.owner == "Ann")
  expectReceived(mailbox.calls.owner, times: 1)
  expectReceived(mailbox.calls.owner.set("Ann"), times: ..<2)
  expectReceived(mailbox.calls.unread, times: 1...)
}

struct Stamp: Sendable {
  var number: Int
  var madeAt = ContinuousClock.now
}

extension Stamp: FakeDefault {
  static var fakeDefault: Stamp { Stamp(number: 0) }
}

@Fake(if: nil)
class StampCounter {
  var count: Int = 0
  func next(after stamp: Stamp) async -> Stamp { Stamp(number: stamp.number + 1) }
  func reset() { count = 0 }
}

@Test(.equality(of: Stamp.self) { $0.number == $1.number })
func migratedTestOfAClass() async {
  let counter = FakeStampCounter(callingSuper: true)
  var numbers: [Int] = []
  counter.when.next.perform { numbers.append($0.stamp.number) }
  counter.when.next(after: Stamp(number: 7)).andDo { stamp in
    await Task.yield()
    return Stamp(number: stamp.number + 10)
  }
  #expect(await counter.next(after: Stamp(number: 1)).number == 2)
  #expect(await counter.next(after: Stamp(number: 7)).number == 17)
  #expect(counter.count == 0 && numbers == [1, 7])
  expectReceived(counter.calls.count, times: 1)
  expectReceived(counter.calls.next, times: .atLeast(2))

  let relaxed = FakeStampCounter()
  relaxed.spyRecord.policy = .relaxed
  #expect(await relaxed.next(after: Stamp(number: 1)).number == 0)
}
#endif
