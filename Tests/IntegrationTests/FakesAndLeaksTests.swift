import Litmus
import Testing

private final class FakeShelf: HandwrittenFake {
  enum Function: String { case put }

  let spyRecord = SpyRecord()

  func put(_ book: Book) { spy(.put, book) }
}

private final class Book {}

@Suite struct `An argument of a fake` {
  @Test func `is not a leak after the fake has been released`() async {
    expectReleased {
      let book = Book()
      FakeShelf().put(book)
      return book
    }
    await expectReleased {
      let book = Book()
      FakeShelf().put(book)
      await Task.yield()
      return book
    }
  }

  @Test func `is a leak while the fake exists`() {
    let shelf = FakeShelf()
    let failures = FailureRecorder.record {
      expectReleased {
        let book = Book()
        shelf.put(book)
        return book
      }
    }
    #expect(
      failures.map(\.message) == [
        "Book is still alive after the closure returned it, but expected it to be released"
      ])
    withExtendedLifetime(shelf) {}
  }
}
