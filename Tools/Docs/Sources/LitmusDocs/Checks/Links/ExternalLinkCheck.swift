import Foundation

/// Checks links to other sites.
struct ExternalLinkCheck: Sendable {
  /// The answer of a site.
  enum Answer: Hashable, Sendable {
    case status(Int)
    /// There is no answer, for a reason.
    case failure(String)
  }

  /// Whether an address that cannot be reached once is broken.
  var isStrict = false
  /// The time of the check.
  var today = Date()
  /// Waits before a request is repeated; the first repetition is 1.
  var pause: @Sendable (_ repetition: Int) async -> Void = { repetition in
    try? await Task.sleep(for: .seconds(repetition))
  }
  /// Requests an address once.
  let request: @Sendable (URL) async -> Answer

  /// The number of requests at a time.
  private static let width = 8
  /// The number of requests for an address that may be reachable a moment later.
  private static let attempts = 3

  /// Returns findings about links whose addresses cannot be reached.
  ///
  /// - Parameters:
  ///   - history: What is known from earlier checks; it is updated.
  ///   - progress: Is called when an address has been requested, with the number of all that are.
  func findings(
    for documents: [DocumentLinks], history: inout ExternalLinkHistory,
    progress: @escaping @Sendable (_ total: Int) -> Void = { _ in }
  ) async -> [Finding] {
    let links = documents.flatMap { document in
      document.links.filter { $0.kind == .external && !Self.isExample($0.target) }
        .map { (file: document.path, link: $0, address: Self.page(of: $0.target)) }
    }
    let day = ExternalLinkHistory.day(of: today)
    let known = history
    let addresses = links.map(\.address).unique()
      .filter { !known.wasReachedLately($0, before: today) && Self.url(of: $0) != nil }
    let answers = await boundedMap(addresses, width: Self.width) { address in
      defer { progress(addresses.count) }
      return (address, await answer(of: address))
    }
    for (address, answer) in answers {
      history.add(Self.problem(with: answer), on: day, to: address)
    }
    return links.compactMap { file, link, address in
      finding(about: link, in: file, history[address])
    }
  }

  private func finding(
    about link: DocumentLinks.Link, in file: String, _ entry: ExternalLinkHistory.Entry?
  ) -> Finding? {
    guard Self.url(of: link.target) != nil else {
      return Finding(
        .link, file: file, line: link.line,
        message: "'\(link.target)' is not an address: correct it")
    }
    guard let entry, let problem = entry.problem, !entry.brokenDays.isEmpty else { return nil }
    let message = "'\(link.target)' cannot be reached (\(problem))"
    let isBroken = isStrict || entry.brokenDays.count > 1
    return Finding(
      .link, file: file, line: link.line,
      message: isBroken
        ? "\(message): correct the link"
        : "\(message): it is broken if it cannot be reached on another day, either",
      isWarning: !isBroken)
  }

  private func answer(of address: String) async -> Answer {
    guard let url = Self.url(of: address) else { return .failure("not an address") }
    var answer = await request(url)
    for repetition in 1..<Self.attempts where Self.mayBeTemporary(answer) {
      await pause(repetition)
      answer = await request(url)
    }
    return answer
  }

  private static func mayBeTemporary(_ answer: Answer) -> Bool {
    switch answer {
    case .status(let status): status == 408 || status == 429 || status >= 500
    case .failure: true
    }
  }

  /// Returns the reason why an address is not reachable; nil if it is, though a login may be needed.
  private static func problem(with answer: Answer) -> String? {
    switch answer {
    case .status(let status):
      let isReachable = status < 400 || [401, 403, 405, 407, 429, 451, 999].contains(status)
      return isReachable ? nil : "status \(status)"
    case .failure(let reason): return reason
    }
  }

  /// Returns an address without its fragment.
  private static func page(of address: String) -> String { String(address.prefix { $0 != "#" }) }

  private static func url(of address: String) -> URL? {
    guard let url = URL(string: page(of: address)), let host = url.host(), !host.isEmpty else {
      return nil
    }
    return url
  }

  /// Returns whether an address is reserved for examples, or for a reader's own machine.
  private static func isExample(_ address: String) -> Bool {
    guard let host = url(of: address)?.host()?.lowercased() else { return false }
    let parts = host.split(separator: ".").suffix(2)
    return parts.first == "example"
      || ["example", "invalid", "localhost", "test"].contains(parts.last)
  }
}

/// When addresses were reached, and on which days they could not be.
struct ExternalLinkHistory: Codable, Equatable, Sendable {
  struct Entry: Codable, Equatable {
    /// The day when it was last reached, as in `2026-01-31`.
    var reached: String?
    /// The days since then when it could not be reached.
    var brokenDays: [String] = []
    var problem: String?
  }

  private var addresses: [String: Entry] = [:]

  /// The number of days for which an address that was reached is not requested again.
  private static let freshDays = 7.0

  subscript(address: String) -> Entry? { addresses[address] }

  /// - Parameter problem: The reason why the address could not be reached; nil if it was.
  mutating func add(_ problem: String?, on day: String, to address: String) {
    var entry = addresses[address] ?? Entry()
    entry.problem = problem
    if problem == nil {
      entry.reached = day
      entry.brokenDays = []
    } else if !entry.brokenDays.contains(day) {
      entry.brokenDays.append(day)
    }
    addresses[address] = entry
  }

  func wasReachedLately(_ address: String, before date: Date) -> Bool {
    guard let entry = addresses[address], entry.brokenDays.isEmpty, let day = entry.reached,
      let reached = try? Date(day, strategy: .iso8601.year().month().day())
    else { return false }
    let days = date.timeIntervalSince(reached) / 86_400
    return days >= 0 && days < Self.freshDays
  }

  static func day(of date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
}
