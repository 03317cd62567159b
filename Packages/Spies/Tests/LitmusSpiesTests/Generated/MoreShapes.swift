// swift-format-ignore-file: NoBlockComments
#if Macros
package import LitmusSpies
import Foundation

// Shapes that must compile without a warning: each protocol has one subject.

@Fake(if: nil) protocol MoreOpaqueParameters {
  func f(_ a: some Sequence<Int>, b: (some Equatable)?) -> Int
}
final class MoreObject { var x = 0 }
@Fake(if: nil) protocol MoreSentValues {
  func f(_ a: sending MoreObject) async -> sending MoreObject
}
@Fake(if: nil) protocol MoreNonisolatedNonsending {
  nonisolated(nonsending) func f(_ x: Int) async throws -> Int; @concurrent func g() async -> Int
}
enum MoreError: Error { case a }
typealias MoreHandler = @Sendable (Int) -> Void
@Fake(if: nil) protocol MoreClosuresWithin {
  func a(_ c: (@Sendable (Int) -> Void)?)
  func b(_ c: @escaping MoreHandler, _ d: MoreHandler?)
  func c(_ t: (Int, @Sendable () -> Void))
  func d(_ all: [@Sendable (Int) -> Void])
  func e(_ c: @escaping @Sendable (Int, String) async throws -> [Int]) async
  func f(_ c: @escaping (@escaping (Int) -> Void) -> Void)
  func g(_ c: ((Int) -> Void)??)
  func h(_ d: [String: (Int) -> Void])
  func i(_ r: Result<Int, any Error>, completion: @escaping (Result<Int, any Error>) -> Void)
  func j(_ c: @escaping @MainActor @Sendable () async -> Void)
  func k(_ c: (inout Int) throws -> Void) rethrows
  func l(_ c: @convention(c) (Int32) -> Int32)
  func m(_ c: (@Sendable () -> Void), _ d: (@MainActor (Int) async -> String)) async
}
@Fake(if: nil) protocol MoreDefaultImplementations { func f(_ a: Int) -> Int; func g() -> Int }
extension MoreDefaultImplementations { func g() -> Int { f(1) }; func f() -> Int { f(0) } }
@Fake(if: nil) protocol MoreDeprecatedMembers {
  @available(*, deprecated, renamed: "g") func f(_ a: Int) -> Int;
  @available(*, deprecated) var x: Int { get set }; func g()
  #if swift(>=5) && canImport(LitmusFakes)
  @available(*, deprecated)
  #else
  @discardableResult
  #endif
  func h(_ a: Int) -> Int
  @available(
    *, deprecated,
    message: """
      Write "g",
        not this
      """
  ) func i(_ a: Int)
}
@available(*, deprecated) @Fake(if: nil) protocol MoreDeprecatedProtocol { func f(_ a: Int) -> Int }
@MainActor @Fake(if: nil) protocol MoreMainActorMembers {
  var t: String { get }; func f(_ a: Int) async throws -> String; nonisolated func g();
  init(t: String); static func s() -> Int; subscript(i: Int) -> Int { get set }
}
@globalActor actor MoreActor { static let shared = MoreActor() }
@globalActor actor MoreStorage { static let shared = MoreStorage() }
@MoreActor @Fake(if: nil) protocol MoreOwnActor { func f(_ a: Int) -> Int }
@MoreStorage @Fake(if: nil) protocol MoreUnknownActor {
  func f(_ a: Int) -> Int; var v: Int { get }
}
@Fake(if: nil) protocol MoreUnknownActorMembers {
  @MoreStorage func f(_ a: Int) -> Int; @MoreStorage var v: [Int] { get set }
}
@Fake(if: nil) protocol MoreActorMembers: Actor {
  func f(_ a: Int) -> Int; nonisolated var v: Int { get }; var w: [Int] { get set }; init(x: Int);
  static func m() -> Int
}
@Fake(if: nil) protocol MoreSubscriptKinds {
  subscript<T>(_ t: T.Type, default d: @autoclosure () -> T) -> T { get set };
  static subscript(a: Int) -> Int { get set }; subscript(b b: Int) -> Int { get async throws };
  subscript() -> Int { get }; subscript(r: Range<Int>) -> [Int] { get }
}
infix operator <~>
prefix operator ~~
postfix operator ++~
@Fake(if: nil) protocol MoreOwnOperators: Equatable {
  static func <~> (l: Self, r: Int) -> Bool; static prefix func ~~ (a: Self) -> Self;
  static postfix func ++~ (a: Self) -> Int; static func == (l: Self, r: Self) -> Bool;
  static func += (l: inout Self, r: Int); static func * <T: BinaryInteger>(l: Self, r: T) -> Self
}
@Fake(if: nil) protocol MoreKeywords {
  func `class`(_ `in`: Int, for `where`: Int) -> Int; var `default`: Int { get set };
  func `self`() -> Int; var π: Double { get }; func привет(_ мир: Int);
  func f(_ `protocol`: String, `func`: Int); static func `static`()
}
@Fake(if: nil) protocol MoreInitializerKinds {
  init(); init?(a: Int); init(b: Int) throws(MoreError); init(c: Int) async throws;
  init?(d: Int) async throws; init<T>(e: T);
  init(f: @autoclosure () -> Int, g: @escaping () -> Void)
}
@Fake(if: nil) protocol MorePropertyKinds {
  var a: Int { get async throws }; var b: Int { get async throws(MoreError) };
  var c: (Int, String) { get set }; var d: (() -> Void)? { get set }; var e: any Error { get };
  var f: Int? { get async }; var g: (Int) -> Void { get }; var h: [any Sendable] { get set };
  static var i: Int { get async }; var j: Int.Type { get }
}
@Fake(if: nil) protocol MoreSelfOwnership {
  consuming func f() -> Int; borrowing func g(); mutating func h(_ a: Int) -> Int;
  nonmutating func i(); var j: Int { mutating get set }; __consuming func k()
}
@Fake(if: nil) protocol MoreNestedConditions {
  #if os(Linux) && DEBUG
  func a(_ x: Int)
  #elseif os(macOS)
  func a(_ x: String)
  #else
  #endif
  #if canImport(Foundation)
  var date: Date { get }
  #if DEBUG
  func inner() -> Int
  #endif
  #endif
}
@Fake(if: nil) /* a */ protocol /* b */ MoreCommentsAnywhere /* c */ {  // d
  /** doc */
  func /* e */ f /* g */( /* h */
    _ /* i */ a /* j */: /* k */ Int /* l */,  // m
    b: String
  ) /* n */ async /* o */ throws /* p */ -> /* q */ [ /* r */Int /* s */]  // t
  var /* x */ y /* z */: /* 1 */ Int { /* 2 */ get /* 3 */ }
}
@Fake(if: nil) package protocol MorePackageAccess {
  func f(_ a: Int) -> Int; init(x: Int); var v: Int { get set }
}
enum MoreSpace {
  struct Item {};
  @Fake(if: nil) protocol P {
    func f(_ a: Item) -> Item?; static func s(_ a: Item); init(i: Item); var z: Item { get set };
    func o(_ a: Int); func o(_ a: String)
  }
  struct Deep { @Fake(if: nil) fileprivate protocol Q { func f() -> Item } }
}
enum MoreShadows {
  struct Result {}; struct Error {}; struct String {}; struct Int {}; struct Bool {};
  struct Optional {}; struct Void {}; struct Any2 {}; struct Never {}
  @Fake(if: nil) protocol P {
    func f(_ a: Int, _ b: String) throws -> Result; var v: Error { get set }; func g() -> Bool;
    func h() async throws; func i(_ x: Swift.Int?)
  }
}
#endif
