#if Macros
/// Lists a type's tests, so that the runner finds them.
///
/// ```swift
/// @TestSuite(tags: "cart", timeLimit: .seconds(5))
/// struct CartTests {
///   var cart = Cart()
///
///   mutating func testAdds() {
///     cart.add("apple")
///     AssertEqual(cart.count, other: 1)
///   }
///
///   @TestTags("slow") @TestTimeLimit(.seconds(60)) func testLoads() async throws { … }
///
///   @TestArguments(["", " "]) func testRefuses(name: String) { … }
/// }
/// ```
///
/// Attach it to a struct, a class, an actor, or an extension of one. A test is a method whose name
/// starts with `test`; each gets an instance of its own, made by `init()`, which may be
/// asynchronous and may throw. A private method is a helper. A method that looks like a test but
/// cannot be run as one causes a warning, and is left out.
///
/// A synchronous test runs on the main thread, unless it belongs to an actor.
///
/// The macro sees only the declaration that it is attached to:
///
/// - A class lists the tests that it declares or overrides. Those that it inherits run in its
///   superclass, if that is a suite too, and not again in the subclass.
/// - Extensions of one type are merged into one suite, each with its own `@TestSuite`. The type's
///   `init()` must be synchronous and not private.
/// - A global actor that is inherited must be repeated: `@CartActor @TestSuite class …`. An
///   extension of an actor lists its asynchronous and its `nonisolated` tests only.
///
/// - Parameters:
///   - tags: Tags that each test of the suite has.
///   - timeLimit: The time limit of each test; by default that of the run.
@attached(member)
@attached(peer)
public macro TestSuite(tags: String..., timeLimit: Duration? = nil) =
  #externalMacro(module: "LitmusRunnerMacros", type: "TestSuiteMacro")

/// Gives a test of a ``TestSuite(tags:timeLimit:)`` tags of its own.
///
/// - Parameter tags: The tags, by which runs can be filtered.
@attached(peer)
public macro TestTags(_ tags: String...) =
  #externalMacro(module: "LitmusRunnerMacros", type: "TestAttributeMacro")

/// Gives a test of a ``TestSuite(tags:timeLimit:)`` a time limit of its own.
///
/// ```swift
/// @TestTimeLimit(.seconds(2)) func testAnswersSoon() async { … }
/// ```
///
/// A test that takes longer fails and is cancelled. The limit is for each of its attempts and
/// arguments, its set-up and tear-down included.
///
/// - Parameter limit: The test's time limit, which overrides those of its suite and of the run.
@attached(peer)
public macro TestTimeLimit(_ limit: Duration) =
  #externalMacro(module: "LitmusRunnerMacros", type: "TestAttributeMacro")

/// Runs a test of a ``TestSuite(tags:timeLimit:)`` once for each argument, each reported as a test
/// case.
///
/// ```swift
/// @TestArguments([1, 2, 3]) func testIsPositive(number: Int) {
///   Assert(number > 0)
/// }
/// ```
///
/// - Parameter arguments: The values for the test's parameter.
@attached(peer)
public macro TestArguments<Arguments: Sequence>(_ arguments: Arguments) =
  #externalMacro(module: "LitmusRunnerMacros", type: "TestAttributeMacro")
where Arguments.Element: Sendable
#endif
