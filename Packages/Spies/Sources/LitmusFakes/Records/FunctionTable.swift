/// The functions of a fake that were called or stubbed, and the locations that record their calls.
struct FunctionTable {
  struct Function {
    /// The raw value of the function's case.
    let name: String
    var stubs: StubList
    /// The value that every call returns, converted to the type that the last call requested.
    var constant: Constant?
  }

  /// The part of a location that is needed whenever it records a call.
  private struct LocationEntry {
    let key: SpyCallKey
    /// The index of the function.
    let function: Int
  }

  private(set) var functions: [Function] = []
  /// The locations, with the texts that failures need.
  private(set) var locations: [CallLocation] = []
  /// The entries of the locations, with the same indices.
  private var entries: ContiguousArray<LocationEntry> = []

  subscript(function: Int) -> Function { functions[function] }

  var allStubs: [RegisteredStub] { functions.flatMap(\.stubs.all) }

  /// Returns the index of the location with a key; `nil` if the location was not added yet.
  @inline(__always)
  func location(of key: SpyCallKey) -> Int? { entries.firstIndex { $0.key == key } }

  /// Returns the index of the function whose calls a location records.
  @inline(__always)
  func function(at location: Int) -> Int { entries[location].function }

  /// Adds a location that records calls of the named function, and returns its index; if `call` was added
  /// before, returns the existing index.
  mutating func addLocation(
    _ key: SpyCallKey,
    call: SpyCall,
    function name: String,
    memberType: ObjectIdentifier? = nil
  ) -> Int {
    let known = locations.firstIndex { $0.call == call && $0.memberType == memberType }
    if let known { return known }
    let function = index(of: name)
    locations.append(CallLocation(call, function: function, name: name, memberType: memberType))
    entries.append(LocationEntry(key: key, function: function))
    return locations.count - 1
  }

  /// Returns the stubs of a function.
  func stubs(of name: String) -> StubList {
    functions.first { $0.name == name }?.stubs ?? StubList.none
  }

  /// Sets the stubs of a function, and returns the entry that they replace.
  mutating func setStubs(_ stubs: StubList, of name: String) -> Function {
    let index = index(of: name)
    return exchange(&functions[index], with: Function(name: name, stubs: stubs))
  }

  /// Stores a constant, unless the stubs have changed meanwhile, and returns the one that it replaces.
  mutating func setConstant(_ constant: Constant, of function: Int, stubs: StubList) -> Constant? {
    guard functions[function].stubs === stubs else { return nil }
    return exchange(&functions[function].constant, with: constant)
  }

  /// Removes all stubs, and returns the previous functions.
  mutating func removeStubs() -> [Function] {
    defer { functions = functions.map { Function(name: $0.name, stubs: StubList.none) } }
    return functions
  }

  /// Returns the index of a function, which is added if it is new.
  mutating func index(of name: String) -> Int {
    if let index = functions.firstIndex(where: { $0.name == name }) { return index }
    functions.append(Function(name: name, stubs: StubList.none))
    return functions.count - 1
  }
}

/// A location in the fake's code that records calls.
final class CallLocation: Sendable {
  let call: SpyCall
  /// The index of the function.
  let function: Int
  /// The raw value of the function's case; `nil` if there is none.
  let name: String?
  /// The type of a generic member's closure for the types that it is called with; `nil` for other members.
  let memberType: ObjectIdentifier?

  init(
    _ call: SpyCall,
    function: Int,
    name: String?,
    memberType: ObjectIdentifier? = nil
  ) {
    self.memberType = memberType
    self.call = call
    self.function = function
    self.name = name
  }
}
