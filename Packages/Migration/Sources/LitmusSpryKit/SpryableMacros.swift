#if LITMUS_FAKES
#if Macros
/// Turns a type into a fake: generates its record, the names of its functions, and the conformance.
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
/// Attach it to a class, an actor or a struct. It generates
///
/// - `spyRecord`, which stores the calls and the stubs;
/// - `Function`, with a case for each instance member that has ``SpryableFunc(_:)`` or
///   ``SpryableVar(_:)``, or that calls `spryify`, `stubbedValue` or `recordCall` itself;
/// - `ClassFunction`, with the same for static and class members;
/// - the conformance to ``Spryable``.
///
/// It omits an enumeration without cases, and anything that the type declares itself. A case is named after
/// the function, followed by `With` and the argument labels: `fetchUserWithId`. The function's name alone,
/// `fetchUser`, is an alias of the case; if several cases share it, the compiler lists them. From SpryKit.
@attached(
  member, conformances: Spryable, names: named(spyRecord), named(Function), named(ClassFunction))
@attached(extension, conformances: Spryable)
public macro Spryable() = #externalMacro(module: "LitmusSpryKitMacros", type: "SpryableMacro")

/// Generates the body of a fake's function or initializer, which records the call and applies the matching stub.
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
/// Attach it to functions, operators and initializers without a body, and to subscript accessors with an
/// empty body. From SpryKit.
///
/// - Parameter keywords: How closures are recorded: the closures themselves, unless `.asArgument` is given.
@attached(body)
public macro SpryableFunc(_ keywords: FuncKeyword...) =
  #externalMacro(module: "LitmusSpryKitMacros", type: "SpryableFuncMacro")

/// Generates the body of a fake's function that returns an opaque type.
///
/// ```swift
/// @SpryableFunc(as: [Int].self) func numbers() -> some Collection<Int>
/// ```
///
/// - Parameters:
///   - keywords: How closures are recorded: the closures themselves, unless `.asArgument` is given.
///   - result: The underlying type of the opaque type.
@attached(body)
public macro SpryableFunc<Result>(_ keywords: FuncKeyword..., as result: Result.Type) =
  #externalMacro(module: "LitmusSpryKitMacros", type: "SpryableFuncMacro")

/// Generates the accessors of a fake's property, which record calls; the getter returns the stubbed value.
///
/// ```swift
/// @SpryableVar var currentUser: User?
/// @SpryableVar(.set) var name: String
/// @SpryableVar(.async, .throws(LoadError.self)) var page: Page
/// ```
///
/// Without keywords, it generates a getter and a setter, which share the case `currentUser`; the setter only
/// records. From SpryKit.
///
/// - Parameter keywords: The accessors to generate, and the getter's effects.
@attached(accessor)
public macro SpryableVar(_ keywords: VarKeyword...) =
  #externalMacro(module: "LitmusSpryKitMacros", type: "SpryableVarMacro")

/// Generates the accessors of a fake's property of an opaque type.
///
/// ```swift
/// @SpryableVar(.get, as: [Int].self) var numbers: some Collection<Int>
/// ```
///
/// - Parameters:
///   - keywords: The accessors to generate, and the getter's effects.
///   - result: The underlying type of the opaque type.
@attached(accessor)
public macro SpryableVar<Result>(_ keywords: VarKeyword..., as result: Result.Type) =
  #externalMacro(module: "LitmusSpryKitMacros", type: "SpryableVarMacro")

/// An option that controls how ``SpryableFunc(_:)`` records closures.
public enum FuncKeyword: Sendable {
  /// Records `Argument/closure` instead of closures; stubs receive the closures themselves.
  case asArgument
  /// Records escaping closures themselves, which is the default.
  case asRealClosure
}

/// An accessor that ``SpryableVar(_:)`` generates, or an effect of the getter.
public struct VarKeyword: Sendable {
  /// A getter, which is the only accessor unless `.set` is given too.
  public static let get = VarKeyword()
  /// A getter and a setter that can be stubbed, each with its own case: `name_get`, `name_set`.
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
#endif
