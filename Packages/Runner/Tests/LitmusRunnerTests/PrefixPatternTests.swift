import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting

@Suite struct `A pattern that matches some of many names` {
  private let names = [
    "App.Cart/adds()/Cart.swift:1:2", "App.Cart/adds(_:)/Cart.swift:2:2",
    "App.Cart/`a b`()/Cart.swift:3:2", "App.CartTests/x()/Cart.swift:4:2",
    "App.free()/Cart.swift:5:2", "App.früh()/Cart.swift:6:2", "App.free()/Cart.swift:5:22",
  ]

  @Test func `needs none if all are chosen`() {
    #expect(PrefixPattern(names) { _ in true }.text == nil)
  }

  @Test func `ends where all with the same beginning are chosen`() {
    let pattern = PrefixPattern(names) { $0.hasPrefix("App.Cart/") }
    #expect(pattern.text == #"^App\.Cart\/"#)
  }

  @Test func `distinguishes a name from a longer one that begins with it`() {
    let pattern = PrefixPattern(["a", "ab"]) { $0 == "a" }
    #expect(pattern.text == "^a$")
  }

  @Test func `matches the chosen names and no others, whichever are chosen`() throws {
    for choice in 0..<(1 << names.count) - 1 {
      let chosen = Set(names.indices.filter { choice >> $0 & 1 == 1 }.map { names[$0] })
      guard !chosen.isEmpty else { continue }
      let text = try #require(PrefixPattern(names, isChosen: chosen.contains).text)
      let regex = try Regex(text)
      #expect(Set(names.filter { $0.contains(regex) }) == chosen, "\(text)")
    }
  }

  @Test func `escapes characters that have a meaning in a regular expression`() throws {
    let names = (0x20...0x7e).map { "x\(Character(UnicodeScalar($0)!))" }
    for name in names {
      let regex = try Regex(try #require(PrefixPattern(names) { $0 == name }.text))
      #expect(names.filter { $0.contains(regex) } == [name])
    }
  }
}
