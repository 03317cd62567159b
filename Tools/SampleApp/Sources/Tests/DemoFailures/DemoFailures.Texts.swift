#if TESTING_ENABLED
import Foundation
import LitmusRunner

extension DemoFailures {
  /// Texts that are hard to display, output and attachments.
  final class Texts: TestCase, ListedSuite {
    static var tests: TestList<Texts> {
      var list = TestList(tags: ["demo"], make: Texts.init)
      guard areRequested else { return list }
      list.add("testEmoji") { _ in Fail("A family 👩‍👩‍👧‍👦, a flag 🇵🇱, 雪と図書館 and cafe\u{301}") }
      list.add("testControlCharacters") { _ in
        Fail("Red \u{1b}[31mtext\u{1b}[0m, a bell \u{7}, a return \r, a turn \u{202e}txet")
      }
      list.add("testLinesInAMessage") { _ in Fail("The first line,\n  the second,\n\nthe last") }
      list.add("testLongLine") { _ in
        Fail((1...200).map { "word \($0)" }.joined(separator: ", "))
      }
      list.add("testLongLists") { _ in
        AssertEqual(Array(1...300), other: Array(1...299) + [0], message: "only the last differs")
      }
      list.add("testRow", arguments: ["\u{1b}[31m", "a/b, (c)", "雪"]) { _, _ in
        Fail("the row's own text is above")
      }
      list.add("testPrintsBeforeItFails") { _ in
        print("Warming up\nReady")
        Fail("out of ink")
        print("Cooling down", terminator: "")
      }
      list.add("testAttaches") { _ in
        Attach("Warming up\nReady\n", named: "log.txt")
        Attach(Data([0x89, 0x50, 0x4e, 0x47]), named: "page.png")
        Fail("the page is blank")
      }
      return list
    }
  }
}
#endif
