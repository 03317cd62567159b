import LitmusSpryKit

final class FakePantry: Spryable, @unchecked Sendable {
  enum Function: String, StringRepresentable {
    case take = "take(_:count:)"
    case log
  }

  enum ClassFunction: String, StringRepresentable {
    case open = "open()"
  }

  func take(_ jar: String, count: Int) -> Int { spryify(arguments: jar, count) }

  func log(_ line: String) { recordCall(arguments: line) }

  static func open() { recordCall() }
}

struct Jam: Error, Equatable {
  var fruit: String
}

/// A class without `==` and `SpryEquatable`.
final class Shelf {
  let jars: Int
  var next: Shelf?

  init(jars: Int) { self.jars = jars }
}
