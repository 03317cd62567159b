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
final class FakeNewsService: NewsService, Spryable {
  enum Function: String, StringRepresentable {
    case headlines = "headlines(topic:)"
  }

  enum ClassFunction: String, StringRepresentable {
    case isOpen = "isOpen()"
  }

  let spyRecord = SpyRecord()

  init() {
    stub(.headlines).andDo { arguments in
      await Task.yield()
      return ["today", "tomorrow"].map { "\(arguments[0] ?? "") \($0)" }
    }
  }

  func headlines(topic: String) async -> [String] { await spryifyAsync(arguments: topic) }

  static func isOpen() -> Bool { spryify() }
}
