// The parsers of swift-syntax before 602 do not know `nonisolated` in front of a protocol.
#if Macros && canImport(SwiftSyntax602)
import Testing

@Suite struct `The cases that @Spryable writes` {
  @Test func `cases named after functions, labels and accessors`() {
    assertCases(
      """
      func load() { recordCall() }
      func fetchUser(id: String) { spryify(arguments: id) }
      func save(_ userId: Int, asBackup: Bool) { recordCall(arguments: userId, asBackup) }
      func onDone(_ body: () -> Void, _: Int) { recordCall() }
      var currentUser: User { stubbedValue() }
      subscript(key: String, at _: Int) -> Int { spryify(arguments: key) }
      init(id: Int) { recordCall(arguments: id) }
      init() { recordCall() }
      """,
      """
      case load = "load()"
      case fetchUserWithId = "fetchUser(id:)"
      static var fetchUser: Self { .fetchUserWithId }
      case saveWithUserId_AsBackup = "save(_:asBackup:)"
      static var save: Self { .saveWithUserId_AsBackup }
      case onDoneWithBody_Arg1 = "onDone(_:_:)"
      static var onDone: Self { .onDoneWithBody_Arg1 }
      case currentUser
      case subscriptWithKey_At = "subscript(_:at:)"
      static var `subscript`: Self { .subscriptWithKey_At }
      case initWithId = "init(id:)"
      case `init` = "init()"
      """)
  }

  @Test func `cases of overloads`() {
    assertCases(
      """
      @SpryableFunc func save(value: Int)
      @SpryableFunc func save(value: [String: Int?])
      @SpryableFunc func save(value: Set<Int>, count: Int)
      @SpryableFunc func load() -> Int
      @SpryableFunc func load() -> (any P & Q)
      @SpryableFunc func wait()
      @SpryableFunc func wait() async
      @SpryableFunc func run<T: P>(_ item: T)
      @SpryableFunc func run<T: Q>(_ item: T)
      @SpryableFunc func run(_ items: T...) where T == Int
      """,
      """
      case saveWithValue_Int = "save(value: Int)"
      case saveWithValue_DictionaryOfStringToOptionalInt = "save(value: [String: Int?])"
      case saveWithValue_Count = "save(value:count:)"
      case load_Int = "load() -> Int"
      case load_PAndQ = "load() -> (any P & Q)"
      case wait = "wait()"
      case wait_async = "wait() async"
      case runWithItem = "run<T: P>(_: T)"
      case runWithItem_2 = "run<T: Q>(_: T)"
      case runWithItems = "run(_: T...) where T == Int"
      @available(*, unavailable, message: "write the overload that is meant: saveWithValue_Int, \
      saveWithValue_DictionaryOfStringToOptionalInt, \
      saveWithValue_Count")
      static var save: Self { fatalError() }
      @available(*, unavailable, message: "write the overload that is meant: load_Int, load_PAndQ")
      static var load: Self { fatalError() }
      @available(*, unavailable, message: "write the overload that is meant: \
      runWithItem, runWithItem_2, runWithItems")
      static var run: Self { fatalError() }
      """)
  }

  @Test func `one case of overloads by hand, whose names are the same`() {
    assertCases(
      """
      func save(value: Int) { recordCall() }
      func save(value: String) -> Int { spryify() }
      @SpryableFunc func save(value: Double)
      subscript(key: Int) -> Int { spryify() }
      subscript(key: String) -> Int { spryify() }
      """,
      """
      case saveWithValue_Int = "save(value:)"
      case saveWithValue_Double = "save(value: Double)"
      case subscriptWithKey = "subscript(_:)"
      static var `subscript`: Self { .subscriptWithKey }
      @available(*, unavailable, message: "write the overload that is meant: \
      saveWithValue_Int, saveWithValue_Double")
      static var save: Self { fatalError() }
      """)
  }

  @Test func `cases of overloads in which arguments and results differ`() {
    assertCases(
      """
      @SpryableFunc func map(_ a: Int, _ b: Int) -> Int
      @SpryableFunc func map(_ a: Int, _ b: Int) -> String
      @SpryableFunc func map(_ a: Int, _ b: (Int) -> Void) -> Shop.Item<Int>.Type
      """,
      """
      case mapWithA_B_Int_Int = "map(_: Int, _: Int) -> Int"
      case mapWithA_B_Int_String = "map(_: Int, _: Int) -> String"
      case mapWithA_B_Closure = "map(_: Int, _: (Int) -> Void) -> Shop.Item<Int>.Type"
      @available(*, unavailable, message: "write the overload that is meant: \
      mapWithA_B_Int_Int, mapWithA_B_Int_String, mapWithA_B_Closure")
      static var map: Self { fatalError() }
      """)
  }

  @Test func `the words of types`() {
    assertCases(
      """
      @SpryableFunc func f(_ a: Set<Int>.Index, _ b: Result<Int, any Error>?)
      @SpryableFunc func f(_ a: [Int].Type, _ b: (Int, Void))
      @SpryableFunc func f(_ a: @Sendable () -> Void, _ b: Int!)
      @SpryableFunc func f(_ a: inout S, _ b: ())
      """,
      """
      case fWithA_B_SetOfInt_Index_OptionalResultOfIntAndError = \
      "f(_: Set<Int>.Index, _: Result<Int, any Error>?)"
      case fWithA_B_ArrayOfIntType_IntAndVoid = "f(_: [Int].Type, _: (Int, Void))"
      case fWithA_B_Closure_OptionalInt = "f(_: @Sendable () -> Void, _: Int!)"
      case fWithA_B_S_Void = "f(_: inout S, _: ())"
      @available(*, unavailable, message: "write the overload that is meant: \
      fWithA_B_SetOfInt_Index_OptionalResultOfIntAndError, \
      fWithA_B_ArrayOfIntType_IntAndVoid, \
      fWithA_B_Closure_OptionalInt, fWithA_B_S_Void")
      static var f: Self { fatalError() }
      """)
  }

  @Test func `cases of operators, keywords and names in other scripts`() {
    assertCases(
      """
      func `default`(in: Int) { recordCall() }
      func `says hello`() { recordCall() }
      func größe(für: Int) { recordCall() }
      """,
      """
      case defaultWithIn = "default(in:)"
      static var `default`: Self { .defaultWithIn }
      case `says hello` = "says hello()"
      case größeWithFür = "größe(für:)"
      static var größe: Self { .größeWithFür }
      """)
    assertCases(
      """
      static func + (a: F, b: F) -> F { spryify() }
      static func <*> (a: F, b: F) -> F { spryify() }
      static prefix func ∑ (a: F) -> F { spryify() }
      static prefix func ! (a: F) -> F { spryify() }
      @SpryableFunc static postfix func ++ (a: F) -> F
      @SpryableFunc static prefix func ++ (a: F) -> F
      static func open(in a: F) -> F { spryify() }
      """,
      """
      case plusWithA_B = "+(_:_:)"
      static var plus: Self { .plusWithA_B }
      case lessTimesGreaterWithA_B = "<*>(_:_:)"
      static var lessTimesGreater: Self { .lessTimesGreaterWithA_B }
      case u2211WithA = "∑(_:)"
      static var u2211: Self { .u2211WithA }
      case notWithA = "!(_:)"
      static var not: Self { .notWithA }
      case plusPlusWithA = "postfix ++(_: F) -> F"
      case plusPlusWithA_2 = "++(_: F) -> F"
      case openWithIn = "open(in:)"
      static var open: Self { .openWithIn }
      @available(*, unavailable, message: "write the overload that is meant: \
      plusPlusWithA, plusPlusWithA_2")
      static var plusPlus: Self { fatalError() }
      """,
      ofType: true)
  }

  @Test func `cases whose names Swift keeps for metatypes`() {
    assertCases(
      """
      func `Type`() { recordCall() }
      func `Protocol`(id: Int) { recordCall() }
      var Types: Int { spryify() }
      """,
      """
      case Type_ = "Type()"
      case ProtocolWithId = "Protocol(id:)"
      static var Protocol_: Self { .ProtocolWithId }
      case Types
      """)
    assertCases(
      """
      @SpryableFunc func `Type`() -> Int
      @SpryableFunc func `Type`() -> String
      func Protocol() { recordCall() }
      func Protocol_() { recordCall() }
      """,
      """
      case Type_Int = "Type() -> Int"
      case Type_String = "Type() -> String"
      case Protocol_ = "Protocol()"
      case Protocol__2 = "Protocol_()"
      @available(*, unavailable, message: "write the overload that is meant: \
      Type_Int, Type_String")
      static var Type_: Self { fatalError() }
      """)
  }

  @Test func `conditions around the members`() {
    assertCases(
      """
      #if os(Linux)
      func load(id: Int) { recordCall() }
      #elseif DEBUG
      func load(id: Int) { recordCall() }
      func save() { recordCall() }
      #else
      #endif
      #if os(macOS)
      func helper() {}
      #endif
      """,
      """
      case placeholder
      #if os(Linux)
      case loadWithId = "load(id:)"
      static var load: Self { .loadWithId }
      #elseif DEBUG
      case loadWithId = "load(id:)"
      static var load: Self { .loadWithId }
      case save = "save()"
      #else
      #endif
      #if os(macOS)
      case helper = "helper()"
      #endif
      """)
  }
}
#endif
