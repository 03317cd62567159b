#if LITMUS_RUNNER
internal import LitmusReporting

extension AnyTestList {
  /// Returns the lists with unique names for all suites, and for all tests of a suite.
  ///
  /// Private suites of one name may be in several files; the file name is then appended to the
  /// suite's name, as in `CartTests@Shop.swift`. A suite or test that still has the name of an
  /// earlier one gets a number. The names depend on the source alone, so that a test has the same
  /// name in each run.
  ///
  /// - Parameter lists: All suites of the program, in the order of the source.
  static func distinct(_ lists: [AnyTestList]) -> [AnyTestList] {
    var counts: [String: Int] = [:]
    for list in lists { counts[list.fullName, default: 0] += 1 }
    var taken = Set(counts.filter { $0.value == 1 }.keys)
    return lists.map { list in
      var list = list
      if counts[list.fullName, default: 1] > 1 {
        let name = "\(list.suite)@\(list.fileName)"
        list.rename(unused(name) { taken.insert("\(list.module).\($0)").inserted })
      }
      list.makeTestsDistinct()
      return list
    }
  }

  /// The suite's name with its module.
  private var fullName: String { "\(module).\(suite)" }

  private var fileName: Substring { callSite.fileID.split(separator: "/").last ?? "" }

  private mutating func rename(_ suite: String) {
    self.suite = suite
    for index in entries.indices {
      let id = entries[index].description.id
      entries[index].description = entries[index].description.renamed(
        TestID(module: module, suite: suite, name: id.name))
    }
  }

  private mutating func makeTestsDistinct() {
    var taken = Set(entries.map(\.description.id.name))
    guard taken.count < entries.count else { return }
    var seen: Set<String> = []
    for index in entries.indices {
      var id = entries[index].description.id
      if seen.insert(id.name).inserted { continue }
      id.name = Self.unused(id.name) { taken.insert($0).inserted }
      entries[index].description = entries[index].description.renamed(id)
    }
  }

  /// Returns the name, or else the name with the lowest number that makes it unique.
  private static func unused(_ name: String, take: (String) -> Bool) -> String {
    if take(name) { return name }
    var number = 2
    while !take("\(name) #\(number)") { number += 1 }
    return "\(name) #\(number)"
  }
}
#endif
