import LitmusSpies

// Names of the standard library that a file gives another meaning.
private typealias Error = Int
private typealias Void = Int
private typealias Optional = Int
private struct Never {}
private struct Task {}

@Fake(if: nil) private protocol Shadowed {
  func save() throws
  func load(_ id: Int?) throws -> String
  func wait() async -> Int
}

func shadowedFakeAnswers() throws -> Bool {
  let fake = FakeShadowed()
  fake.when.load(1).andReturn("a")
  try fake.save()
  let text = try fake.load(1)
  expectReceived(fake.calls.save, times: 1)
  return text == "a"
}
