/// What a customer has ordered.
public struct Order: Sendable {
  /// How many pieces of each article.
  public private(set) var pieces: [String: Int] = [:]

  /// Creates an order of nothing.
  public init() {}

  /// Adds pieces of an article; there must be at least one.
  public mutating func add(_ article: String, pieces count: Int = 1) {
    precondition(count > 0, "\(count) pieces of \(article)")
    pieces[article, default: 0] += count
  }

  /// The price of all pieces.
  ///
  /// - Parameter prices: The price of each article, which must be known.
  public func total(prices: [String: Int]) -> Int {
    pieces.reduce(0) { $0 + prices[$1.key]! * $1.value }
  }
}
