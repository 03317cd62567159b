// swift-format-ignore-file: NoBlockComments
#if Macros
import Foundation
import LitmusSpies

// Shapes that must compile without a warning: each protocol has one subject.

// MARK: Types

protocol ShapeLike { var area: Double { get } }

@Fake(if: nil) protocol RareExistentials {
  func drawOptional(_ shape: (any ShapeLike)?)
  func largest(_ shapes: some Collection<any ShapeLike>) -> (any ShapeLike)?
  func metatype<T: ShapeLike>(_ type: T.Type) -> T?
  func set(_ s: Set<AnyHashable>, _ a: Any, _ o: Any?, _ c: AnyObject, _ cls: AnyClass)
  func kp<R, V>(_ path: KeyPath<R, V>) -> V?
  func wkp<R, V>(_ path: WritableKeyPath<R, V>, _ value: V, on root: inout R)
  func opaque(_ a: some Sequence<Int>, b: (some Equatable)?) -> Int
}

enum Space<T> { struct Inner<U>: Equatable where U: Equatable { var u: U } }

@Fake(if: nil) protocol RareGenerics {
  func a<T>(_ x: Space<T>.Inner<Int>) -> Space<T>.Inner<String>
  func b<T, U>(_ x: [T: [U?]], _ y: Dictionary<T, U>.Index) -> Optional<T>
  func c<each T: Sendable>(_ x: repeat each T) async throws -> (repeat each T)
  func d<C: Collection>(_ c: C) -> C.SubSequence where C.Element: Comparable, C.Index == Int
  func e<T: AnyObject>(_ x: T) -> Unmanaged<T>
  func g<K, V>(_ x: any Collection<(K, V)>) -> [K: V]
  func h<T>(_ f: (T) throws -> T, _ x: T) rethrows -> T
  func i<Element, Fake>(_ e: Element, _ i: Fake) -> Element
  func l<T: ~Copyable>(_ value: borrowing T) -> Int
}

@Fake(if: nil) protocol RareOptionals {
  func a(_ x: Int!, _ y: [Int?]?) -> [String]?; func b(_ x: Optional<Int>) -> Optional<(Int, Int)>;
  func d() -> (() -> Void)?;
  func h() -> (); func i() -> Swift.Void; func j(_ v: Void); func k(_ u: ()) -> (Int)
}

typealias RareHandler = @Sendable (Int) -> Void

@Fake(if: nil) protocol RareClosures {
  func reduce<R>(into initial: R, _ update: (inout R, Int) throws -> Void) rethrows -> R
  func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int
  func maker() -> @Sendable () async throws -> Int
  func with(_ closures: (() -> Void)...)
  func tuple(_ pair: (ok: () -> Void, fail: (any Error) -> Void))
  func optionalInOut(_ f: ((inout Int) -> Void)?)
  func isolatedAny(_ f: @escaping @isolated(any) () async -> Void)
  func defer2(_ body: sending @escaping () async -> Void)
  func a(_ c: (@Sendable (Int) -> Void)?)
  func b(_ c: @escaping RareHandler, _ d: RareHandler?)
  func e(_ c: @escaping @Sendable (Int, String) async throws -> [Int]) async
  func h(_ d: [String: (Int) -> Void])
  func j(_ c: @escaping @MainActor @Sendable () async -> Void)
  func l(_ c: @convention(c) (Int32) -> Int32)
  func m(_ c: (@Sendable () -> Void), _ d: (@MainActor (Int) async -> String)) async
}

enum RareShadows {
  struct Result {}; struct Error {}; struct String {}; struct Int {}; struct Bool {};
  struct Optional {}; struct Void {}; struct Any2 {}; struct Never {}
  @Fake(if: nil) protocol P {
    func f(_ a: Int, _ b: String) throws -> Result; var v: Error { get set }; func g() -> Bool;
    func h() async throws; func i(_ x: Swift.Int?)
  }
}

// MARK: Members

@Fake(if: nil) protocol RareParameters {
  func many(
    a: Int, b: String, c: Double, d: Bool, e: [Int], f: [String: Int], g: Int?, h: Date, i: URL,
    j: Data, k: UUID, l: Character
  ) -> Int
  func variadic(_ items: Any..., separator: String, terminator: String)
  func inouts(_ a: inout [Int], b: inout String?) throws -> Bool
}

@Fake(if: nil) protocol RareSubscripts {
  subscript<T>(_ t: T.Type, default d: @autoclosure () -> T) -> T { get set };
  static subscript(a: Int) -> Int { get set }; subscript(b b: Int) -> Int { get async throws };
  subscript() -> Int { get }; subscript(r: Range<Int>) -> [Int] { get }
}

@Fake(if: nil) protocol RareInitializers {
  init(); init?(d: Int) async throws; init<T>(e: T);
  init(f: @autoclosure () -> Int, g: @escaping () -> Void)
}

@Fake(if: nil) protocol RareProperties {
  var b: Int { get async throws(StoreProblem) }; var c: (Int, String) { get set };
  var e: any Error { get }; var g: (Int) -> Void { get }; static var i: Int { get async };
  var j: Int.Type { get }
}

infix operator <~>
prefix operator ~~
postfix operator ++~
postfix operator %

@Fake(if: nil) protocol RareOperators: Equatable {
  static func <~> (l: Self, r: Int) -> Bool; static prefix func ~~ (a: Self) -> Self;
  static postfix func ++~ (a: Self) -> Int; static func == (l: Self, r: Self) -> Bool;
  static func += (l: inout Self, r: Int); static func * <T: BinaryInteger>(l: Self, r: T) -> Self
}

@Fake(if: nil) protocol RareAddition { static func + (lhs: Self, rhs: Self) -> Self }

@Fake(if: nil) protocol RareMoney: Comparable, RareAddition, Sendable {
  static func / (lhs: Self, rhs: Int) throws -> Self
  static postfix func % (v: Self) -> Double
  static func < (lhs: Self, rhs: Self) -> Bool
  static func + (lhs: Self, rhs: Self) -> Self
}

@Fake(if: nil) protocol RareDefaults { func f(_ a: Int) -> Int; func g() -> Int }
extension RareDefaults { func g() -> Int { f(1) }; func f() -> Int { f(0) } }

// MARK: Isolation

@Fake(if: nil) protocol RareIsolation {
  func run(isolation: isolated (any Actor)?) async -> Int
  nonisolated(nonsending) func sameActor(_ x: Int) async throws -> Int
  @concurrent func elsewhere() async -> Int
}

@ShapeActor @Fake(if: nil) protocol RareGlobalActor: Sendable {
  var path: String { get }
  func query(_ sql: String, _ args: [any Sendable]) throws -> [[String: any Sendable]]
  func transaction<T: Sendable>(_ body: @ShapeActor () throws -> T) rethrows -> T
  nonisolated func close()
  @MainActor func showProgress(_ p: Double)
  init(path: String) throws
}

@DatabaseOfShapes @Fake(if: nil) protocol RareUnknownActor {
  func f(_ a: Int) -> Int; var v: Int { get }
}

@Fake(if: nil) protocol RareUnknownActorMembers {
  @DatabaseOfShapes func f(_ a: Int) -> Int; @DatabaseOfShapes var v: [Int] { get set }
}

// MARK: Attributes, conditions and comments

@Fake(if: nil) protocol RareAttributes {
  @discardableResult @inlinable func a() -> Int
  @MainActor @discardableResult func b(_ x: Int) async -> Bool
  @available(macOS, deprecated: 13, message: "x") @available(iOS 15, *) func c()
  @preconcurrency func e(_ f: @escaping @Sendable () -> Void)
  @MainActor var f: Int { get async }
}

@Fake(if: nil) protocol RareDeprecatedMembers {
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

@available(*, deprecated) @Fake(if: nil) protocol RareDeprecatedProtocol { func f(_ a: Int) -> Int }

@Fake(if: nil) protocol RareConditions {
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

@Fake(if: nil) /* a */ protocol /* b */ RareComments /* c */ {  // d
  /** doc */
  func /* e */ f /* g */( /* h */
    _ /* i */ a /* j */: /* k */ Int /* l */,  // m
    b: String
  ) /* n */ async /* o */ throws /* p */ -> /* q */ [ /* r */Int /* s */]  // t
  var /* x */ y /* z */: /* 1 */ Int { /* 2 */ get /* 3 */ }
}
#endif
