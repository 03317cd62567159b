// What `@Fake` cannot see: each line after `// error:` has these errors, at the inheritance clause.
import LitmusFakes

protocol Unfaked { func load() -> Int }

// error: cannot find type 'UnfakedFakeMembers' in scope
// error: type 'FakeInheritsUnfaked' does not conform to protocol 'Unfaked'
@Fake(if: nil) protocol InheritsUnfaked: Unfaked { func save() }

class Screen {}

// error: cannot find type 'ScreenFakeMembers' in scope
// error: type 'FakeBoundToClass' does not conform to protocol 'BoundToClass'
// error: 'BoundToClass' requires that 'FakeBoundToClass' inherit from 'Screen'
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

// error: type 'FakeInheritsKey<Key>' does not conform to protocol 'Index'
@Fake(if: nil, associatedTypes: "Key") protocol InheritsKey: Index { func clear() }

enum Space {
  @Fake(if: nil) protocol Nested { func load() }
}

// error: 'NestedFakeMembers' is unavailable: 'Nested' is within another type, so a fake cannot inherit its members: move 'Nested' out of the type
// error: type 'FakeInheritsNested' does not conform to protocol 'Space.Nested'
@Fake(if: nil) protocol InheritsNested: Space.Nested { func save() }
