#if Macros
/// The names of the cases of a function enumeration.
///
/// If two functions would share a name, the types of the arguments that differ are appended to each; if
/// those are the same, the result's type, then `async`, then a number.
struct CaseNames {
  /// The names of the cases, by the functions' signatures.
  private var names: [String: String] = [:]
  /// The functions, grouped by the short name that could stand for them.
  private let sharers: [[RecordedFunction]]
  private var functionNames: [String: Int] = [:]

  init(for functions: [RecordedFunction]) {
    var signatures: Set<String> = []
    // A function may occur in two branches of one `#if`.
    let distinct = functions.filter { signatures.insert($0.signature).inserted }
    sharers = distinct.grouped(by: \.shortName.asCaseName)
    for function in distinct { functionNames[function.name, default: 0] += 1 }
    var used: Set<String> = []
    for group in distinct.grouped(by: \.caseName) {
      for (function, suffix) in Self.suffixes(for: group, by: Difference.allCases[...]) {
        let name = (function.caseName + suffix).asCaseName
        let numbered = (2...).lazy.map { "\(name)_\($0)" }.first { !used.contains($0) } ?? name
        names[function.signature] = used.contains(name) ? numbered : name
        used.insert(names[function.signature] ?? name)
      }
    }
  }

  /// Returns the name of a function's case.
  func name(of function: RecordedFunction) -> String {
    names[function.signature] ?? function.caseName
  }

  /// Returns the short name of a function, if it is unambiguous and not already the name of a case.
  func alias(of function: RecordedFunction) -> String? {
    let alias = function.shortName.asCaseName
    let isOnly = sharers.contains { $0.count == 1 && $0[0].shortName.asCaseName == alias }
    return isOnly && isFree(alias) ? alias : nil
  }

  /// The ambiguous short names, with the names of the cases that each could mean.
  var ambiguousAliases: [(alias: String, cases: [String])] {
    sharers.filter { $0.count > 1 }.map { ($0[0].shortName.asCaseName, $0.map(name(of:))) }
      .filter { isFree($0.0) }
  }

  private func isFree(_ alias: String) -> Bool { alias != "init" && !names.values.contains(alias) }

  /// Returns the raw value that identifies a function's calls: the name, or the signature if the name is shared.
  func rawValue(of function: RecordedFunction) -> String {
    functionNames[function.name] == 1 ? function.name : function.signature
  }

  private static func suffixes(
    for group: [RecordedFunction], by differences: ArraySlice<Difference>
  ) -> [(RecordedFunction, String)] {
    guard group.count > 1, let difference = differences.first else {
      return group.map { ($0, "") }
    }
    let words = difference.words(in: group)
    if Set(words).count == 1 { return suffixes(for: group, by: differences.dropFirst()) }
    return zip(group, words).map { (function: $0, word: $1) }.grouped(by: \.word)
      .flatMap { subgroup in
        suffixes(for: subgroup.map(\.function), by: differences.dropFirst()).map {
          ($0, (subgroup[0].word.isEmpty ? "" : "_\(subgroup[0].word)") + $1)
        }
      }
  }
}

/// A difference that may distinguish two functions of the same name.
private enum Difference: CaseIterable {
  case arguments, result, effects

  /// Returns a word for each function of a group.
  func words(in group: [RecordedFunction]) -> [String] {
    switch self {
    case .arguments:
      let count = group.map(\.argumentWords.count).min() ?? 0
      let positions = (0..<count).filter { position in
        Set(group.map { $0.argumentWords[position] }).count > 1
      }
      return group.map { function in
        positions.map { function.argumentWords[$0] }.joined(separator: "_")
      }
    case .result: return group.map(\.resultWord)
    case .effects: return group.map { $0.isAsync ? "async" : "" }
    }
  }
}

extension String {
  /// The name as the name of a case; Swift parses `.Type`, `.Protocol` and `Self` as types.
  var asCaseName: String { ["Type", "Protocol", "Self"].contains(self) ? "\(self)_" : self }
}

extension Array {
  /// Returns the elements grouped by key, in the order in which the keys first occur.
  fileprivate func grouped(by key: (Element) -> String) -> [[Element]] {
    let groups = Dictionary(grouping: self, by: key)
    var found: Set<String> = []
    return map(key).filter { found.insert($0).inserted }.compactMap { groups[$0] }
  }
}
#endif
