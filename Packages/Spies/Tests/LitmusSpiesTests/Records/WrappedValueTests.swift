@_spi(Litmus) import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A value that a fake wraps` {
  @Test func `keeps each of two changes that overlap`() {
    let fakes = Locked<[FakeArchive]>([])
    let shelf = Shelf { fakes.withLock { $0.popLast() }?[key: "pears"] = 2 }
    let fake = FakeArchive(wrapping: shelf)
    fakes.withLock { $0.append(fake) }

    // Its setter changes the subscript, as another thread may meanwhile.
    fake.title = "fruit"

    #expect(fake.title == "fruit")
    #expect(fake[key: "pears"] == 2)
  }

  @Test func `stores a change during which its own code makes another one each time`() {
    let fakes = Locked<[FakeArchive]>([])
    let count = Locked(0)
    let shelf = Shelf {
      // An endless loop would end here, because no time limit ends a test that does not suspend.
      guard
        count.withLock({
          $0 += 1; return $0 < 100_000
        })
      else { return }
      fakes.withLock { $0.first }?[key: "pears"] = 2
    }
    let fake = FakeArchive(wrapping: shelf)
    fakes.withLock { $0.append(fake) }
    defer { fakes.withLock { $0 = [] } }

    fake.title = "fruit"

    #expect(count.withLock { $0 } < 100_000)
    #expect(fake.title == "fruit")
    #expect(fake[key: "pears"] == 2)
  }

  @Test func `keeps the changes of many threads`() async {
    let fake = FakeArchive(wrapping: Shelf {})
    await onEightThreads { number in
      for index in 0..<100 { fake[key: "\(number), \(index)"] = index }
    }
    #expect(fake.title == "800 parts")
  }
}

@Suite struct `An object that a fake wraps` {
  @Test func `is changed once by each of two changes that overlap`() {
    let fakes = Locked<[FakeArchive]>([])
    let drawer = Drawer { fakes.withLock { $0.popLast() }?[key: "pears"] = 2 }
    let fake = FakeArchive(wrapping: drawer)
    fakes.withLock { $0.append(fake) }
    fake.title = "fruit"
    #expect(drawer.titles == ["fruit"])
    #expect(fake[key: "pears"] == 2)
  }
}

// MARK: - Fixtures

private struct Shelf: WholeArchive {
  let whileSettingTitle: @Sendable () -> Void
  private var parts: [String: Int] = [:]
  private var ownTitle: String?

  init(whileSettingTitle: @escaping @Sendable () -> Void) {
    self.whileSettingTitle = whileSettingTitle
  }

  var title: String {
    get { ownTitle ?? "\(parts.count) parts" }
    set {
      whileSettingTitle()
      ownTitle = newValue
    }
  }

  subscript(key key: String) -> Int {
    get { parts[key] ?? 0 }
    set { parts[key] = newValue }
  }
}

private final class Drawer: WholeArchive {
  let whileSettingTitle: @Sendable () -> Void
  private(set) var titles: [String] = []
  private var parts: [String: Int] = [:]

  init(whileSettingTitle: @escaping @Sendable () -> Void) {
    self.whileSettingTitle = whileSettingTitle
  }

  var title: String {
    get { titles.last ?? "" }
    set {
      whileSettingTitle()
      titles.append(newValue)
    }
  }

  subscript(key key: String) -> Int {
    get { parts[key] ?? 0 }
    set { parts[key] = newValue }
  }
}

extension WholeArchive {
  func open() {}
  func load(id: String) throws -> String { "" }
  func find(_ text: String, limit: Int?) async -> [String] { [] }
  func check(_ number: Int) async throws(ArchiveError) -> Bool { true }
  var count: Int { 0 }
  var state: Int { get async throws { 0 } }
  static func make(size: Int) -> Int { size }
  static var shared: Int {
    get { 0 }
    set {}
  }
}

/// An archive with members that do nothing.
private protocol WholeArchive: Archive {}
