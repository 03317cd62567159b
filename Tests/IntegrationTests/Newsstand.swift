import Litmus

/// A small subject whose tests need all the packages: it loads in a task, through a service.
@MainActor final class Newsstand {
  private let service: any NewsService
  private(set) var headlines: [String] = []
  var whenLoaded: () -> Void = {}

  init(service: any NewsService) {
    self.service = service
  }

  func load(topic: String) {
    Task {
      headlines = await service.headlines(topic: topic)
      whenLoaded()
    }
  }
}

protocol NewsService: Sendable {
  func headlines(topic: String) async -> [String]
}

/// Records its calls, and returns two headlines.
final class FakeNewsService: NewsService, HandwrittenFake {
  enum Function: String { case headlines, isOpen }

  let spyRecord = SpyRecord()

  init() {
    when(.headlines).andDo { arguments in
      await Task.yield()
      return ["today", "tomorrow"].map { "\(arguments[0] ?? "") \($0)" }
    }
  }

  func headlines(topic: String) async -> [String] { await spy.waiting(.headlines, topic) }

  static func isOpen() -> Bool { spy(.isOpen) }
}
