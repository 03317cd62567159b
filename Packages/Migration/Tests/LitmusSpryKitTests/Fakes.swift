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
final class JarShelf {
  let jars: Int
  var next: JarShelf?

  init(jars: Int) { self.jars = jars }
}

/// A fake whose async members wait for the test.
final class FakeOven: Spryable, @unchecked Sendable {
  enum Function: String, StringRepresentable {
    case bake = "bake(_:)"
    case rest = "rest(minutes:)"
    case degrees = "degrees()"
    case color = "color()"
  }

  enum ClassFunction: String, StringRepresentable {
    case open = "open()"
  }

  let spyRecord = SpyRecord()

  func bake(_ dough: String) async throws -> String {
    try await spryifyAsyncThrows(arguments: dough)
  }

  func rest(minutes: Int) async throws { try await spryifyAsyncThrows(arguments: minutes) }

  func degrees() async -> Int { await spryifyAsync() }

  func color() -> String { spryify() }

  static func open() async throws -> String { try await spryifyAsyncThrows() }
}
