#if Macros
#if LITMUS_FAKES
/// Generates a fake of a protocol, with stubs and verifications that the compiler checks.
///
/// ```swift
/// @Fake protocol UserService {
///   func fetchUser(id: String) async throws -> User
/// }
///
/// let fake = FakeUserService()
/// fake.when.fetchUser(id: "1").andReturn(user)
/// expectReceived(fake.calls.fetchUser(id: "1"), times: 1)
/// ```
///
/// The fake is a class, or an actor for a protocol of actors, with the name of the protocol after `Fake`. It
/// is compiled only where the flag is set: in debug builds, unless another flag is named.
///
/// On a class, it generates a subclass that overrides the members that are not `final`, `static` or private, and
/// whose types are written out. The subclass inherits the initializers.
///
/// Protocols that the protocol inherits from need the attribute too, except those of Swift itself.
///
/// - Parameters:
///   - flag: The compilation condition of the fake; `nil` for all builds.
///   - base: The class that the fake inherits from, for a protocol that is bound to a class.
///   - associatedTypes: The names of the associated types that inherited protocols declare.
@attached(peer, names: prefixed(Fake), suffixed(FakeMembers), suffixed(FakeParents))
@attached(extension, names: arbitrary)
public macro Fake(
  if flag: StaticString? = "DEBUG", subclassing base: AnyObject.Type? = nil,
  associatedTypes: StaticString...
) = #externalMacro(module: "LitmusSpiesMacros", type: "FakeMacro")

/// Writes the members of `when` and `calls`; used by generated code.
///
/// A macro cannot write an extension of a protocol that it also writes, so ``Fake(if:subclassing:associatedTypes:)``
/// passes the members on to this one.
///
/// - Parameters:
///   - instance: The members that stand for instance members.
///   - static: The members that stand for static members.
///   - any: The members that stand for initializers.
@_documentation(visibility: internal)
@attached(extension, names: arbitrary)
public macro _FakeMembers(
  instance: StaticString = "", `static`: StaticString = "", any: StaticString = ""
) = #externalMacro(module: "LitmusSpiesMacros", type: "FakeMembersMacro")
#else
/// Generates nothing: a release build without the trait `Testing` has no fakes.
///
/// - Parameters:
///   - flag: The compilation condition of the fake.
///   - base: The class that the fake inherits from.
///   - associatedTypes: The names of associated types.
@attached(peer)
public macro Fake(
  if flag: StaticString? = "DEBUG", subclassing base: AnyObject.Type? = nil,
  associatedTypes: StaticString...
) = #externalMacro(module: "LitmusSpiesMacros", type: "NoFakeMacro")
#endif
#endif
