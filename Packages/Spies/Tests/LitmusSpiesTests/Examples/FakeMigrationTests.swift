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
#endif
