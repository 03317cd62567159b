import Foundation
import LitmusRunner

/// Tests with attachments and output.
final class PictureTests: TestCase, ListedSuite {
  static var tests: TestList<PictureTests> {
    var list = TestList(tags: ["pictures"], make: PictureTests.init)
    guard Scene.isShop else { return list }
    list.add("testDraws") { _ in
      Attach("some <text> & more", named: "note.txt")
      Attach(Pictures.png, named: "square.png")
      Attach(Data(Pictures.svg.utf8), named: "circle.svg")
      Attach(Data([0, 1, 2, 253, 254, 255]), named: "bytes.bin")
    }
    list.add("testListsColors") { _ in
      print("red\n\tgreen\nblue " + String(repeating: "and another one ", count: 40))
    }
    list.add(
      "testHasANameThatIsSoLongThatItDoesNotFitOnOneLineOfAPhoneAndHardlyOnOneOfADesktop"
    ) { _ in
      Fail("one_word_" + String(repeating: "that_is_long_", count: 30))
    }
    return list
  }
}

enum Pictures {
  /// An image of 32 by 32 red pixels.
  static let png =
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR42mM4YGBAU8QwasGoBaMWjFowasGo\
        BaMWjFowasGoBaMWDBULAOWFgD0Qx1FpAAAAAElFTkSuQmCC
        """) ?? Data()
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">\
    <circle cx="20" cy="20" r="18" fill="teal"/></svg>
    """
}
