#if Macros
/// Makes a type a fake: writes its record, the names of its functions, and the conformance.
///
/// ```swift
/// @Spryable
/// final class FakeUserService: UserService {
///   @SpryableVar var currentUser: User?
///
///   @SpryableFunc func fetchUser(id: String) throws -> User
/// }
///
/// let fake = FakeUserService()
/// fake.stub(.fetchUser).with("1").andReturn(user)
/// XCTAssertHaveReceived(fake, .fetchUser)
/// ```
///
/// Attach it to a class, an actor or a struct. It writes
///
/// - `spyRecord`, which keeps the calls and the stubs;
/// - `Function`, with a case for each instance member that has ``SpryableFunc(_:)`` or
///   ``SpryableVar(_:)``, or that calls `spryify`, `stubbedValue` or `recordCall` itself;
/// - `ClassFunction` with those for static and class members;
/// - the conformance to ``Spryable``.
///
/// An enumeration without cases is not written, nor what the type declares itself. Cases are called
/// as the function, then `With` and the labels: `fetchUserWithId`. The function's name alone,
/// `fetchUser`, stands for the case too; where there is more than one, the compiler names them. From
/// SpryKit.
@attached(
  member, conformances: Spryable, names: named(spyRecord), named(Function), named(ClassFunction))
@attached(extension, conformances: Spryable)
public macro Spryable() = #externalMacro(module: "LitmusSpiesMacros", type: "SpryableMacro")

/// Writes the body of a fake's function or initialiser: the call is recorded and answered by a stub.
///
/// ```swift
/// @SpryableFunc func load(page: Int, completion: @escaping (Page) -> Void) async throws -> Int
///
/// subscript(key: String) -> Int? {
///   @SpryableFunc get {}
///   @SpryableFunc set {}
/// }
/// ```
///
/// It is attached to functions, operators and initialisers without a body, and to the accessors of
/// subscripts, with an empty one. From SpryKit.
///
/// - Parameter keywords: How closures are recorded: as themselves, unless it says `.asArgument`.
@attached(body)
public macro SpryableFunc(_ keywords: FuncKeyword...) =
  #externalMacro(module: "LitmusSpiesMacros", type: "SpryableFuncMacro")

/// Writes the body of a fake's function whose result is opaque.
///
/// ```swift
/// @SpryableFunc(as: [Int].self) func numbers() -> some Collection<Int>
/// ```
///
/// - Parameters:
///   - keywords: How closures are recorded: as themselves, unless it says `.asArgument`.
///   - result: The type that `some` stands for.
@attached(body)
public macro SpryableFunc<Result>(_ keywords: FuncKeyword..., as result: Result.Type) =
  #externalMacro(module: "LitmusSpiesMacros", type: "SpryableFuncMacro")

/// Writes the accessors of a fake's property: calls are recorded, and a stub says what is read.
///
/// ```swift
/// @SpryableVar var currentUser: User?
/// @SpryableVar(.set) var name: String
/// @SpryableVar(.async, .throws(LoadError.self)) var page: Page
/// ```
///
/// Without keywords there are a getter and a setter, which share the case `currentUser`, and the
/// setter only records. From SpryKit.
///
/// - Parameter keywords: Which accessors there are, and the getter's effects.
@attached(accessor)
public macro SpryableVar(_ keywords: VarKeyword...) =
  #externalMacro(module: "LitmusSpiesMacros", type: "SpryableVarMacro")

/// Writes the accessors of a fake's property whose type is opaque.
///
/// ```swift
/// @SpryableVar(.get, as: [Int].self) var numbers: some Collection<Int>
/// ```
///
/// - Parameters:
///   - keywords: Which accessors there are, and the getter's effects.
///   - result: The type that `some` stands for.
@attached(accessor)
public macro SpryableVar<Result>(_ keywords: VarKeyword..., as result: Result.Type) =
  #externalMacro(module: "LitmusSpiesMacros", type: "SpryableVarMacro")

/// How ``SpryableFunc(_:)`` records closures.
public enum FuncKeyword: Sendable {
  /// ``Argument/closure`` is recorded in the place of closures; stubs get the closures themselves.
  case asArgument
  /// Closures that may outlive the call are recorded themselves, which is the default.
  case asRealClosure
}

/// Which accessors ``SpryableVar(_:)`` writes, and the getter's effects.
public struct VarKeyword: Sendable {
  /// A getter; it is the only accessor if `.set` is not there too.
  public static let get = VarKeyword()
  /// A getter and a setter that a stub may answer, with cases of their own: `name_get`, `name_set`.
  public static let set = VarKeyword()
  /// The getter is async.
  public static let async = VarKeyword()
  /// The getter throws any error.
  public static let `throws` = VarKeyword()

  /// The getter throws errors of one type.
  ///
  /// - Parameter type: The errors' type.
  public static func `throws`<Failure: Error>(_ type: Failure.Type) -> VarKeyword { VarKeyword() }
}
#endif
