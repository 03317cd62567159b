import LitmusSpryKit

struct User: Equatable, Codable {
  var id: String
  var name: String
}

protocol UserService {
  func fetchUser(id: String) -> User
  var currentUser: User? { get set }
}

protocol StringService: AnyObject {
  var readonlyProperty: String { get }
  var readwriteProperty: String { get set }
  func doThings()
  func giveMeAString(arg1: Bool, arg2: String) -> String
  static func giveMeAString(arg1: Bool, arg2: String) -> String
}

final class FakeUserService: UserService, Spryable {
  enum Function: String, StringRepresentable {
    case currentUser
    case fetchUser = "fetchUser(id:)"
  }

  var currentUser: User? {
    get { return stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func fetchUser(id: String) -> User {
    return spryify(arguments: id)
  }
}

final class FakeStringService: StringService, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case giveMeAStringWithArg1_Arg2 = "giveMeAString(arg1:arg2:)"
  }

  enum Function: String, StringRepresentable {
    case readonlyProperty
    case readwriteProperty
    case doThings = "doThings()"
    case giveMeAStringWithArg1_Arg2 = "giveMeAString(arg1:arg2:)"
    case hereAreTwoStrings = "hereAreTwoStrings(string1:string2:)"
    case iHaveACompletionClosure = "iHaveACompletionClosure(string:completion:)"
    case load = "load()"
    case withFile = "withFile(_:file:line:)"
  }

  var readonlyProperty: String {
    return stubbedValue()
  }

  var readwriteProperty: String {
    set {
      recordCall(arguments: newValue)
    }
    get {
      return stubbedValue()
    }
  }

  func doThings() {
    return spryify()
  }

  func giveMeAString(arg1: Bool, arg2: String) -> String {
    return spryify(arguments: arg1, arg2)
  }

  static func giveMeAString(arg1: Bool, arg2: String) -> String {
    return spryify(arguments: arg1, arg2)
  }

  func hereAreTwoStrings(string1: String, string2: String) -> Bool {
    return spryify(arguments: string1, string2, fallbackValue: false)
  }

  func iHaveACompletionClosure(string: String, completion: @escaping () -> Void) {
    return spryify(arguments: string, completion)
  }

  func load() throws {
    return try spryifyThrows()
  }

  func withFile(_ number: Int, file: String = #file, line: Int = #line) -> Int {
    recordCall(arguments: number, file: file, line: line)
    return stubbedValue(arguments: number, asType: Int.self, file: file, line: line)
  }
}

enum Failure: Error, Equatable {
  case one
  case two
}

func fail(with error: Failure?) throws {
  if let error { throw error }
}

func stop() -> Int {
  fatalError("stopped")
}

struct Person {
  var name: String
  var age: Int
  var action: () -> Void = {}
}

extension Person: SpryEquatable {
  static func == (lhs: Person, rhs: Person) -> Bool {
    return lhs.name == rhs.name
      && lhs.age == rhs.age
  }
}

struct Box: Equatable {
  var size: Int
}

extension Box: SpryEquatable {}

final class FakeLoader: Spryable, @unchecked Sendable {
  enum ClassFunction: String, StringRepresentable {
    case loadShared = "loadShared()"
  }

  enum Function: String, StringRepresentable {
    case load = "load(key:)"
    case pause = "pause()"
  }

  func load(key: String) async throws -> String {
    return try await spryifyAsyncThrows(arguments: key)
  }

  func pause() async {
    return await spryifyAsync()
  }

  static func loadShared() async throws -> String {
    return try await spryifyAsyncThrows()
  }
}
