#if Macros
import Foundation
import LitmusSpies
import Testing

@Suite struct `Fakes of protocols that inherit` {
  @Test func `Swift's protocols through another protocol`() throws {
    let (fake, other) = (FakeInheritsAll(), FakeInheritsAll())
    fake.when.name.andReturn("a")
    #expect(fake.name == "a")
    #expect(fake == fake)
    #expect(fake != other)
    #expect(Set([fake, fake, other]).count == 2)
    #expect((fake < other) != (other < fake))
    #expect(fake.description == "FakeInheritsAll")
    #expect(fake.debugDescription == "FakeInheritsAll")
    let data = try JSONEncoder().encode([1])
    let decoded = try JSONDecoder().decode(FakeInheritsAll.self, from: data)
    decoded.when.age.andReturn(3)
    #expect(decoded.age == 3)
  }

  @Test func `Swift's protocols, whose requirements they repeat`() {
    let fake = FakeRepeatsRequirements()
    fake.when.description.andReturn("described")
    fake.when.hash(into: .any).andDo { $0.combine(1) }
    #expect("\(fake)" == "described")
    #expect(fake.hashValue == 1.hashValue)
    expectReceived(fake.calls.hash(into: .any))
  }

  @Test func `NSObjectProtocol and Hashable`() {
    let fake = FakeHashableObject()
    fake.when.run.andReturn(2)
    #expect(fake.run() == 2)
    #expect(Set([fake, fake]).count == 1)
  }

  @Test func `initializers of NSObjectProtocol`() throws {
    let fake = try FakeObjectWithID(id: 1)
    expectReceived(fake.calls.initializer(id: 1), times: 1)
    #expect(fake.isEqual(fake) && !fake.isEqual(FakeObjectWithID()))
  }

  @Test func `constraints of an alias`() {
    let fake = FakeAliasOfItem<[Int]>()
    fake.when.count(2).andReturn(3)
    #expect(fake.count(2) == 3)
  }

  @Test func `coding keys`() {
    let fake = FakeKeyOfCoding()
    fake.when.stringValue.andReturn("id")
    fake.when.intValue.andReturn(nil)
    #expect(fake.stringValue == "id")
    #expect(FakeKeyOfCoding(stringValue: "id") != nil)
  }
}

// MARK: - Fixtures

@Fake(if: nil)
protocol InheritedByAll: Comparable, Hashable, Codable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  var name: String { get }
}

@Fake(if: nil) protocol InheritsAll: InheritedByAll, Sendable { var age: Int { get } }

@Fake(if: nil) protocol RepeatsRequirements: Hashable, CustomStringConvertible {
  var description: String { get }
  func hash(into hasher: inout Hasher)
}

@Fake(if: nil) protocol HashableObject: NSObjectProtocol, Hashable { func run() -> Int }

@Fake(if: nil) protocol ObjectWithID: NSObjectProtocol {
  init()
  init(id: Int) throws
}

@Fake(if: nil) protocol AliasOfItem: Sendable where Item: Equatable {
  associatedtype Items: Sequence
  typealias Item = Self.Items.Element
  func count(_ item: Item) -> Int
}

@Fake(if: nil) protocol KeyOfCoding: CodingKey {}
#endif
