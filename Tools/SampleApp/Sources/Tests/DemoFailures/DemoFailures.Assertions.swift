#if TESTING_ENABLED
import LitmusRunner

extension DemoFailures {
  /// Failing assertions.
  final class Assertions: TestCase, ListedSuite {
    static var tests: TestList<Assertions> {
      var list = TestList(tags: ["demo"], make: Assertions.init)
      guard areRequested else { return list }
      list.add("testTruth") { _ in
        Assert([1, 2, 3].isEmpty, message: "the shelf is to be cleared")
      }
      list.add("testNumbers") { _ in AssertEqual(6 * 7, other: 41) }
      list.add("testText") { _ in AssertEqual("Le Guen, Odile", other: "Le Guen, Odilé") }
      list.add("testStructures") { _ in
        AssertEqual(
          Book.sample(year: 1974, subjects: ["Gardening", "Letters"]), other: .sample(loans: 12))
      }
      list.add("testLines") { _ in AssertEqual(poem(second: "frogs"), other: poem(second: "a frog"))
      }
      list.add("testNil") { _ in AssertNil(Book.sample().subjects.first) }
      list.add("testOrder") { _ in AssertLessThan(0.1 + 0.2, other: 0.3, message: "binary") }
      list.add("testNearly") { _ in AssertEqual(3.14, other: 3.1416, accuracy: 0.001) }
      list.add("testThrowsNothing") { _ in
        AssertThrowsError(try CatalogueParser().books(in: header))
      }
      list.add("testSeveral") { _ in
        AssertFalse(true, message: "the first")
        Fail("the second")
        Fail()
      }
      list.add("testUnwraps") { _ in
        let book = try AssertUnwrap(
          CatalogueIndex().book(id: "B0001"), message: "nothing is loaded")
        Fail("\(book.title) was found, but expected the test to have ended")
      }
      list.add("testThrows") { _ in throw Failure.paperJam(tray: 2) }
      list.add("testThrowsLater") { _ async throws in throw Failure.noPaper }
      list.add("testRows", arguments: ["garden", "year:soon", "rain"]) { _, text in
        _ = try SearchQuery(text)
      }
      return list
    }

    private static let header = CatalogueColumn.allCases.map(\.rawValue).joined(separator: "\t")

    private static func poem(second word: String) -> String {
      "The old pond,\n\(word) jump in:\nthe sound of water.\n"
    }
  }
}
#endif
