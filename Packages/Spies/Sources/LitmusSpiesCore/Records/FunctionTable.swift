/// The functions of a fake that were called or stubbed, each with its stubs.
struct FunctionTable {
  struct Function {
    /// The raw value of the case that stands for it.
    var name: String
    var stubs: StubList
  }

  private var functions: [Function] = []
  /// The names by which the fake's own code calls them, with their places in `functions`.
  private var calls: [(call: SpyCall, function: Int)] = []

  subscript(index: Int) -> Function { functions[index] }

  var names: [String] { functions.map(\.name) }
  var allStubs: [RegisteredStub] { functions.flatMap(\.stubs.all) }

  /// The place of a function; `nil` before it was added.
  func index(of call: SpyCall) -> Int? {
    for known in calls
    where known.call.name.isIdentical(to: call.name)
      && known.call.signature.isIdentical(to: call.signature)
    {
      return known.function
    }
    return calls.first { $0.call.name == call.name && $0.call.signature == call.signature }?
      .function
  }

  /// Adds a name by which the fake's own code calls a function.
  mutating func add(_ call: SpyCall, as name: String) {
    guard index(of: call) == nil else { return }
    calls.append((call, place(of: name)))
  }

  func stubs(of name: String) -> StubList {
    functions.first { $0.name == name }?.stubs ?? StubList.none
  }

  mutating func setStubs(_ stubs: StubList, of name: String) {
    functions[place(of: name)].stubs = stubs
  }

  mutating func removeStubs() {
    for index in functions.indices { functions[index].stubs = StubList.none }
  }

  private mutating func place(of name: String) -> Int {
    if let index = functions.firstIndex(where: { $0.name == name }) { return index }
    functions.append(Function(name: name, stubs: StubList.none))
    return functions.count - 1
  }
}
