internal import LitmusReporting

/// The functions of a fake that were called or stubbed, and the places that they are called from.
struct FunctionTable {
  struct Function {
    /// The raw value of the case that stands for it.
    let name: String
    var stubs: StubList
    /// The value that every call gets, as the type that the last call asked for.
    var constant: Constant?
  }

  /// A place in the fake's code that records calls.
  struct Origin {
    let call: SpyCall
    /// The place of the function among the functions.
    let function: Int
  }

  private(set) var functions: [Function] = []
  private(set) var origins: [Origin] = []
  private var keys: [SpyCallKey] = []

  var allStubs: [RegisteredStub] { functions.flatMap(\.stubs.all) }

  /// The number of a place; `nil` before it was added.
  func origin(at place: SpyRecord.Place) -> Int? {
    switch place {
    case .key(let key): keys.firstIndex(of: key)
    case .number(let number): number
    }
  }

  /// The value that all calls from a place get, if it is known.
  func constant(of origin: Int) -> Constant? { functions[origins[origin].function].constant }

  /// Adds a place whose function has a name, and gives its number.
  mutating func addOrigin(_ call: SpyCall, key: SpyCallKey, function name: String) -> Int {
    if let origin = origins.firstIndex(where: { $0.call == call }) { return origin }
    origins.append(Origin(call: call, function: place(of: name)))
    keys.append(key)
    return origins.count - 1
  }

  func stubs(of name: String) -> StubList {
    functions.first { $0.name == name }?.stubs ?? StubList.none
  }

  mutating func setStubs(_ stubs: StubList, of name: String) {
    let index = place(of: name)
    functions[index].stubs = stubs
    functions[index].constant = nil
  }

  /// Keeps a constant, unless the stubs have changed meanwhile, and gives the one that it replaces.
  mutating func setConstant(_ constant: Constant, of name: String, stubs: StubList) -> Constant? {
    guard let index = functions.firstIndex(where: { $0.name == name }),
      functions[index].stubs === stubs
    else { return nil }
    defer { functions[index].constant = constant }
    return functions[index].constant
  }

  mutating func removeStubs() {
    for index in functions.indices {
      functions[index].stubs = StubList.none
      functions[index].constant = nil
    }
  }

  private mutating func place(of name: String) -> Int {
    if let index = functions.firstIndex(where: { $0.name == name }) { return index }
    functions.append(Function(name: name, stubs: StubList.none))
    return functions.count - 1
  }
}
