import Litmus
import Testing

/// A fake without `spyRecord`, whose calls are stored in a global table.
private final class FakeShelf: Spryable {
  enum ClassFunction: String, StringRepresentable { case none }
  enum Function: String, StringRepresentable {
    case put = "put(_:)"
  }

  func put(_ book: Book) { recordCall(arguments: book) }
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
