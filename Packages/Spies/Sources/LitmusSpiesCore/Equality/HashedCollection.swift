/// A set or a dictionary, in which the order of the elements does not matter.
protocol HashedCollection {
  /// The elements; a dictionary's are pairs of key and value.
  var elements: [Any] { get }

  /// Finds the matching elements of another collection by their hashes.
  ///
  /// - Parameter other: A collection of the same type.
  /// - Returns: For each element, its offset in the elements of the other collection; `nil` if it has none.
  func counterparts(in other: any HashedCollection) -> [Int?]
}

extension Set: HashedCollection {
  var elements: [Any] { map { $0 } }

  func counterparts(in other: any HashedCollection) -> [Int?] {
    (other as? Self).map { offsets(of: self, in: $0) } ?? []
  }
}

extension Dictionary: HashedCollection {
  var elements: [Any] { map { $0 } }

  func counterparts(in other: any HashedCollection) -> [Int?] {
    (other as? Self).map { offsets(of: keys, in: $0.keys) } ?? []
  }
}

private func offsets<Keys: Collection>(of keys: Keys, in others: Keys) -> [Int?]
where Keys.Element: Hashable {
  // An object whose hash has changed may occur twice.
  let offsets = Dictionary(zip(others, 0...), uniquingKeysWith: { first, _ in first })
  return keys.map { offsets[$0] }
}
