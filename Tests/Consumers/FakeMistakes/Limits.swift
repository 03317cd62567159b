// What `@Fake` cannot see: each line after `// error:` has these errors and warnings, at the inheritance clause or
// the argument.
import LitmusFakes

protocol Unfaked { func load() -> Int }

// error: '_UnfakedFakeMembers' is deprecated: 'Unfaked' needs '@Fake', outside of other types; for a class, write '@Fake(subclassing: Unfaked.self)'; for an alias, write its protocols [#DeprecatedDeclaration]
// error: type 'FakeInheritsUnfaked' does not conform to protocol 'Unfaked'
@Fake(if: nil) protocol InheritsUnfaked: Unfaked { func save() }

class Screen {}

// error: '_ScreenFakeMembers' is deprecated: 'Screen' needs '@Fake', outside of other types; for a class, write '@Fake(subclassing: Screen.self)'; for an alias, write its protocols [#DeprecatedDeclaration]
@Fake(if: nil) protocol BoundToClass: Screen { func show() }

@Fake(if: nil) protocol Queue {
  associatedtype Element
  func push(_ element: Element)
}

// error: type 'FakeInheritsElement' does not conform to protocol 'Queue'
@Fake(if: nil) protocol InheritsElement: Queue { func clear() }

@Fake(if: nil) protocol Index {
  associatedtype Key: Hashable
  func find(_ key: Key)
}

// The constraint of the inherited protocol is found.
@Fake(if: nil, associatedTypes: "Key") protocol InheritsKey: Index { func clear() }

@Fake(if: nil) protocol RepeatsKey: Index {
  associatedtype Key
  func insert(_ key: Key)
}

// error: 'Key' is unavailable: no inherited protocol declares an associated type 'Key': remove it
@Fake(if: nil, associatedTypes: "Key")
protocol InheritsNoKey: Shelf { func clear() }

@Fake(if: nil) protocol Shelf { func put() }

typealias Furniture = Shelf & Index

// error: '_FurnitureFakeMembers' is deprecated: 'Furniture' needs '@Fake', outside of other types; for a class, write '@Fake(subclassing: Furniture.self)'; for an alias, write its protocols [#DeprecatedDeclaration]
@Fake(if: nil, associatedTypes: "Key") protocol InheritsAlias: Furniture { func save() }

enum Space {
  @Fake(if: nil) protocol Nested { func load() }

  // error: '_UnfakedFakeMembers' is deprecated: 'Unfaked' needs '@Fake', outside of other types; for a class, write '@Fake(subclassing: Unfaked.self)'; for an alias, write its protocols [#DeprecatedDeclaration]
  // error: type 'Space.FakeNestedInherits' does not conform to protocol 'Unfaked'
  @Fake(if: nil) protocol NestedInherits: Unfaked { func save() }

  @Fake(if: nil) protocol NestedShelf: Shelf { func move() }
}

// error: '_NestedFakeMembers' is deprecated: 'Space.Nested' needs '@Fake', outside of other types; for a class, write '@Fake(subclassing: Space.Nested.self)'; for an alias, write its protocols [#DeprecatedDeclaration]
// error: type 'FakeInheritsNested' does not conform to protocol 'Space.Nested'
@Fake(if: nil) protocol InheritsNested: Space.Nested { func save() }

func use(_ fake: Space.FakeNestedShelf, _ other: FakeRepeatsKey<Int>) {
  fake.when.put.andReturn()
  fake.when.move.andReturn()
  other.when.find(1).andReturn()
}
