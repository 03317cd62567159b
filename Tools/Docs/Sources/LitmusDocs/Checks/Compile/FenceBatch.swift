/// Fences that are compiled in one run, and those whose declarations they can use.
struct FenceBatch: Hashable, Sendable {
  /// The fences to check.
  var checked: [Int]
  /// The fences that only provide declarations.
  var context: [Int]

  /// Divides fences into as few runs as their declarations allow, preserving their order.
  ///
  /// If two fences declare the same name, the later one begins a new run; of several other fences
  /// that declare the same name, a run uses the nearest one before it.
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

  /// Returns the fences whose declarations code can use: the nearest ones before it first, then
  /// those after it.
  ///
  /// Fences that declare a name that is already declared are excluded.
  ///
  /// - Parameters:
  ///   - own: The names that the code declares itself.
  ///   - position: The first fence after the code, or the code's own.
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
