/// Fences that are compiled in one run, and those whose declarations they see.
struct FenceBatch: Hashable, Sendable {
  /// The fences that are checked.
  var checked: [Int]
  /// The fences that are only looked into.
  var context: [Int]

  /// Divides fences into as few runs as their declarations allow, in their order.
  ///
  /// Where two fences declare the same, the later one begins a new run; a run sees, of several
  /// fences that declare the same, the nearest in front of it.
  static func divide(_ names: [Set<String>]) -> [FenceBatch] {
    var runs: [[Int]] = []
    var taken = Set<String>()
    for index in names.indices {
      if runs.isEmpty || !taken.isDisjoint(with: names[index]) {
        runs.append([])
        taken = []
      }
      runs[runs.count - 1].append(index)
      taken.formUnion(names[index])
    }
    return runs.map { run in
      let own = run.reduce(into: Set()) { $0.formUnion(names[$1]) }
      return FenceBatch(
        checked: run, context: context(of: own, around: run[0], names, without: run))
    }
  }

  /// The fences that code may see: the nearest in front first, then those behind, and none that
  /// declares what is declared already.
  ///
  /// - Parameters:
  ///   - own: What the code declares itself.
  ///   - position: The first fence that stands behind the code, or is the code.
  static func context(
    of own: Set<String>, around position: Int, _ names: [Set<String>], without run: [Int] = []
  ) -> [Int] {
    var taken = own
    var context: [Int] = []
    let nearest = Array((0..<position).reversed()) + Array(position..<names.count)
    for index in nearest where !run.contains(index) && taken.isDisjoint(with: names[index]) {
      taken.formUnion(names[index])
      context.append(index)
    }
    return context.sorted()
  }
}
