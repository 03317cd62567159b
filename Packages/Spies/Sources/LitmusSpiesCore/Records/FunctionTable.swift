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
  struct Place {
    let key: SpyCallKey
    /// The number of the place.
    let origin: Int
    /// The number of the function.
    let function: Int
  }

  private(set) var functions: [Function] = []
  private(set) var origins: [CallOrigin] = []
  private var places: ContiguousArray<Place> = []

  subscript(function: Int) -> Function { functions[function] }

  var allStubs: [RegisteredStub] { functions.flatMap(\.stubs.all) }

  /// The place that a key stands for; `nil` before it was added.
  @inline(__always)
  func place(of key: SpyCallKey) -> Place? { places.first { $0.key == key } }

  /// Adds a place whose function has a name; one whose texts are known stays the same place.
  mutating func addPlace(_ key: SpyCallKey, call: SpyCall, function name: String) -> Place {
    if let origin = origins.firstIndex(where: { $0.call == call }) {
      return Place(key: key, origin: origin, function: origins[origin].function)
    }
    let place = Place(key: key, origin: origins.count, function: number(of: name))
    origins.append(CallOrigin(call, function: place.function, name: name))
    places.append(place)
    return place
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
