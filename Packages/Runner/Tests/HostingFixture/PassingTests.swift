import Testing

extension Tag {
  @Tag static var quick: Self
  enum Net { @Tag static var dns: Tag }
}

@Test func standsAlone() {}

@Suite("Passing tests", .tags(.quick)) struct Passing {
  @Test func adds() { #expect(1 + 1 == 2) }

  @Test("With a name of its own", .tags(.Net.dns)) func named() async {
    print("one")
    print("two")
    await Task.yield()
  }

  @Test func `has a raw / name.`() {}

  @Test(arguments: [1, 2]) func doubles(_ number: Int) {
    print("row \(number)")
    #expect(number * 2 == number + number)
  }

  @Test(arguments: ["a", "b"], [1, 2]) func pairs(letter: String, number: Int) {}

  @Test(arguments: zip(["a", "a"], [1, 1])) func same(letter: String, number: Int) {}

  @Test func attaches() {
    Attachment.record("hello", named: "greeting.txt")
    Attachment.record([0xff, 0xfe] as [UInt8], named: "bytes.bin")
  }

  @MainActor @Test func usesMainActor() { MainActor.assertIsolated() }

  @Test func warns() { Issue.record("careful", severity: .warning) }

  enum Inner {
    struct Nested { @Test func passes() {} }
  }
}

private struct Twins { @Test func passes() {} }

struct Overloads {
  @Test(arguments: [1]) func takes(_ number: Int) {}
  @Test(arguments: ["one"]) func takes(_ text: String) {}
  @Test func takes() {}
}
