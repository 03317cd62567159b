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

  /// What is needed of a place when a call comes from there.
  private struct Place {
    let key: SpyCallKey
    /// The number of the function.
    let function: Int
  }

  private(set) var functions: [Function] = []
  /// The places, with the texts that failures need.
  private(set) var origins: [CallOrigin] = []
  private var places: ContiguousArray<Place> = []

  subscript(function: Int) -> Function { functions[function] }

  var allStubs: [RegisteredStub] { functions.flatMap(\.stubs.all) }

  /// The number of the place that a key stands for; `nil` before it was added.
  @inline(__always)
  func place(of key: SpyCallKey) -> Int? { places.firstIndex { $0.key == key } }

  /// The number of the function that is called from a place.
  @inline(__always)
  func function(at place: Int) -> Int { places[place].function }

  /// Adds a place whose function has a name, and gives its number; one whose texts are known stays the
  /// same place.
  mutating func addPlace(_ key: SpyCallKey, call: SpyCall, function name: String) -> Int {
    if let place = origins.firstIndex(where: { $0.call == call }) { return place }
    let function = number(of: name)
    origins.append(CallOrigin(call, function: function, name: name))
    places.append(Place(key: key, function: function))
    return places.count - 1
  }

  /// The stubs of a function.
  func stubs(of name: String) -> StubList {
    functions.first { $0.name == name }?.stubs ?? StubList.none
  }

  /// Sets the stubs of a function, and gives what they take the place of.
  mutating func setStubs(_ stubs: StubList, of name: String) -> Function {
    let number = number(of: name)
    defer { functions[number] = Function(name: name, stubs: stubs) }
    return functions[number]
  }

  /// Keeps a constant, unless the stubs have changed meanwhile, and gives the one that it replaces.
  mutating func setConstant(_ constant: Constant, of function: Int, stubs: StubList) -> Constant? {
    guard functions[function].stubs === stubs else { return nil }
    defer { functions[function].constant = constant }
    return functions[function].constant
  }

  /// Forgets all stubs, and gives what there was.
  mutating func removeStubs() -> [Function] {
    defer { functions = functions.map { Function(name: $0.name, stubs: StubList.none) } }
    return functions
  }

  /// The number of a function, which is added if it is new.
  mutating func number(of name: String) -> Int {
    if let index = functions.firstIndex(where: { $0.name == name }) { return index }
    functions.append(Function(name: name, stubs: StubList.none))
    return functions.count - 1
  }
}

/// A place in the fake's code that records calls.
final class CallOrigin: Sendable {
  let call: SpyCall
  /// The number of the function.
  let function: Int
  /// The raw value of the function's case; `nil` if there is none.
  let name: String?

  init(_ call: SpyCall, function: Int, name: String?) {
    self.call = call
    self.function = function
    self.name = name
  }
}
