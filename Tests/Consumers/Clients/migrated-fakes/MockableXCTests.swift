import Foundation
import LitmusSpies
import XCTest

// The cases of Mockable's tests: what each of them checks, with the names of Litmus.

final class MockableActionXCTests: XCTestCase {
  private let contacts = FakeContacts<String>()
  private var log: [String] = []

  override func setUp() {
    contacts.when.contact.andReturn(.ann)
  }

  func testPerforms() throws {
    contacts.when.contact.perform { _ in self.log.append("called") }
    _ = try contacts.contact(for: UUID())
    XCTAssertEqual(log, ["called"])
  }

  func testPerformsOnGetAndSet() {
    contacts.name = ""
    contacts.when.name.perform { _ in self.log.append("get") }
    contacts.when.name.set.perform { _ in self.log.append("set") }
    _ = contacts.name
    contacts.name = ""
    XCTAssertEqual(log, ["get", "set"])
  }

  func testPerformsForMatchingArguments() throws {
    let (first, second) = (UUID(), UUID())
    contacts.when.contact(for: first).perform { _ in self.log.append("first") }
    contacts.when.contact(for: second).perform { _ in self.log.append("second") }
    _ = try contacts.contact(for: second)
    XCTAssertEqual(log, ["second"])
  }

  func testPerformsAllActions() throws {
    for number in 1...3 {
      contacts.when.contact.perform { _ in self.log.append("\(number)") }
    }
    _ = try contacts.contact(for: UUID())
    XCTAssertEqual(log, ["1", "2", "3"])
  }

  func testPerformsForTheTypeOfAGenericMember() {
    let id = UUID()
    contacts.when.delete("id").andReturn(1)
    contacts.when.delete(id).andReturn(2)
    contacts.when.delete("id").perform { _ in self.log.append("text") }
    contacts.when.delete(id).perform { _ in self.log.append("id") }
    XCTAssertEqual(contacts.delete(id), 2)
    XCTAssertEqual(log, ["id"])
  }

  func testPerformsForAGenericResult() {
    contacts.when.convert(.any(Int.self), returning: Int.self).andReturn(0)
    contacts.when.convert(.any(Int.self), returning: Int.self).perform { _ in
      self.log.append("called")
    }
    let _: Int = contacts.convert(1)
    XCTAssertEqual(log, ["called"])
  }
}

final class MockableGivenXCTests: XCTestCase {
  private let contacts = FakeContacts<String>()

  func testReturnsThenProduces() throws {
    contacts.when.contact.andReturn(.ann).then.andDo { _ in .ben }
    XCTAssertEqual(try contacts.contact(for: UUID()), .ann)
    XCTAssertEqual(try contacts.contact(for: UUID()), .ben)
  }

  func testReturnsThenProducesForAProperty() {
    contacts.when.name.andReturn("a").then.andDo { "b" }
    XCTAssertEqual([contacts.name, contacts.name], ["a", "b"])
  }

  func testReturnsAnAssociatedType() {
    contacts.when.favoriteColor.andReturn("red")
    XCTAssertEqual(contacts.favoriteColor(), "red")
  }

  func testReturnsForMatchingArguments() throws {
    let (first, second) = (UUID(), UUID())
    contacts.when.contact(for: first).andReturn(.ann)
    contacts.when.contact(for: second).andReturn(.ben)
    contacts.when.contacts(for: [first]).andReturn([.ann])
    contacts.when.contacts(for: [second]).andReturn([.ben])
    XCTAssertEqual(try contacts.contact(for: first), .ann)
    XCTAssertEqual(try contacts.contact(for: second), .ben)
    XCTAssertEqual(contacts.contacts(for: first), [.ann])
    XCTAssertEqual(contacts.contacts(for: second), [.ben])
  }

  func testReturnsForAComparison() {
    let (known, unknown) = ([UUID(), UUID()], [UUID(), UUID()])
    contacts.when.contact(for: .matching { known.contains($0) }).andReturn(.ann)
    contacts.when.contact(for: .matching { unknown.contains($0) }).andThrow(
      ContactProblem.notFound)
    for id in unknown { XCTAssertThrowsError(try contacts.contact(for: id)) }
    for id in known { XCTAssertEqual(try contacts.contact(for: id), .ann) }
  }

  func testReturnsInOrder() throws {
    contacts.when.contact.andReturn(.ann, .ben, .cleo)
    let received = try (1...4).map { _ in try contacts.contact(for: UUID()) }
    XCTAssertEqual(received, [.ann, .ben, .cleo, .cleo])
  }

  func testReturnsForTheTypeOfAGenericMember() {
    contacts.when.pair(of: .any, with: .any(String.self)).andReturn((.ann, "a"))
    contacts.when.pair(of: .any, with: .any(Int.self)).andReturn((.ben, 2))
    contacts.when.pair(of: .any, with: .any(Double.self)).andReturn((.cleo, 2.5))
    XCTAssertTrue(contacts.pair(of: UUID(), with: "") == (.ann, "a"))
    XCTAssertTrue(contacts.pair(of: UUID(), with: 0) == (.ben, 2))
    XCTAssertTrue(contacts.pair(of: UUID(), with: 0.5) == (.cleo, 2.5))
  }

  func testProducesNothing() {
    contacts.when.print.andDo { throw ContactProblem.notFound }
    XCTAssertThrowsError(try contacts.print())
  }

  func testProducesForAGenericResult() {
    contacts.when.retrieve(returning: String.self).andDo { "a" }
    contacts.when.retrieve(returning: Int.self).andDo { 1 }
    XCTAssertEqual(contacts.retrieve(), 1)
  }

  func testThrows() async {
    contacts.when.save.andThrow(ContactProblem.notFound)
    await assertThrows(ContactProblem.notFound) { try await self.contacts.save(.ann) }
  }

  func testThrowsFromAClosure() async {
    contacts.when.save.andDo { _ in throw ContactProblem.notFound }
    await assertThrows(ContactProblem.notFound) { try await self.contacts.save(.ann) }
  }

  func testAnswersInOrder() {
    contacts.when.contact
      .andReturn(.ann)
      .then.andThrow(ContactProblem.notFound)
      .then.andDo { _ in .ben }
      .then.andDo { _ in throw ContactProblem.notFound }
    XCTAssertEqual(try contacts.contact(for: UUID()), .ann)
    XCTAssertThrowsError(try contacts.contact(for: UUID()))
    XCTAssertEqual(try contacts.contact(for: UUID()), .ben)
    XCTAssertThrowsError(try contacts.contact(for: UUID()))
  }

  func testMatchesEquatableArguments() {
    contacts.when.rank.andReturn(3)
    contacts.when.rank(of: .ann).andReturn(1)
    contacts.when.rank(of: .matching { $0 == .ben }).andReturn(2)
    XCTAssertEqual([Contact.ann, .ben, .cleo].map(contacts.rank), [1, 2, 3])
  }

  func testMatchesGenericArguments() {
    contacts.when.delete(.any(Contact.self)).andReturn(3)
    contacts.when.delete(Contact.ann).andReturn(1)
    contacts.when.delete(.matching { (contact: Contact) in contact == .ben }).andReturn(2)
    XCTAssertEqual([Contact.ann, .ben, .cleo].map(contacts.delete), [1, 2, 3])
  }

  // In Mockable, the first matching answer is used up; in Litmus, the latest stub answers.
  func testMatchesByARegisteredComparison() {
    withEquality(of: Article.self, by: { $0.name == $1.name }) {
      contacts.when.update(.matching { $0.isEmpty }).andReturn(2)
      contacts.when.update([Article(name: "pen")]).andReturn(1)
      contacts.when.update.andReturn(3)
      XCTAssertEqual(contacts.update([Article(name: "pen")]), 1)
      XCTAssertEqual(contacts.update([]), 2)
      XCTAssertEqual(contacts.update([Article(name: "ink")]), 3)
    }
  }

  func testInfersAGenericResult() {
    contacts.when.convert(.any(Int.self)).andReturn(7)
    XCTAssertEqual(contacts.convert(0), 7)
  }

  func testStoresAnEscapingClosure() {
    var stored: ((Article) -> Void)?
    contacts.when.download.andDo { stored = $0 }
    contacts.download { _ in }
    XCTAssertNotNil(stored)
  }

  func testChangesAnInoutArgument() {
    contacts.when.rename.andDo { $0.age = 100 }
    var contact = Contact.ann
    contacts.rename(&contact)
    XCTAssertEqual(contact.age, 100)
  }

  func testHandlesASuccess() throws {
    let result: Result<Contact, any Error> = .success(.ann)
    contacts.when.contact.andDo { _ in try result.get() }
    XCTAssertEqual(try contacts.contact(for: UUID()), .ann)
  }

  func testHandlesAFailure() {
    let result: Result<Contact, any Error> = .failure(ContactProblem.notFound)
    contacts.when.contact.andDo { _ in try result.get() }
    XCTAssertThrowsError(try contacts.contact(for: UUID()))
  }

  func testIsUsedConcurrently() async throws {
    let switches = FakeSwitches()
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...50 { group.addTask { switches.when.flip.again.andReturn() } }
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...100 { group.addTask { switches.flip() } }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 1...100 {
        group.addTask {
          try await expectEventuallyReceived(switches.calls.flip, times: .atLeast(index))
        }
        group.addTask { expectReceived(switches.calls.flip, times: 100) }
      }
      try await group.waitForAll()
    }
  }

  func testThrowsTypedErrors() {
    let typed = FakeTypedContacts()
    typed.when.fetch.andThrow(.notFound)
    typed.when.fetched.andThrow(.notFound)
    do {
      try typed.fetch()
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error, ContactProblem.notFound)
    }
    do {
      _ = try typed.fetched
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error, ContactProblem.notFound)
    }
  }
}

final class MockableVerifyXCTests: XCTestCase {
  private let contacts = FakeContacts<String>()

  // Mockable's .less(than: 2), .more(than: 0), .moreOrEqual(to: 1), .lessOrEqual(to: 1), .from(0, to: 2)
  func testCounts() throws {
    contacts.when.contact.andReturn(.ann)
    _ = try contacts.contact(for: UUID())
    expectReceived(contacts.calls.contact, times: .once)
    expectReceived(contacts.calls.contact)
    expectReceived(contacts.calls.contact, times: ..<2)
    expectReceived(contacts.calls.contact, times: .atLeast(1))
    expectReceived(contacts.calls.contact, times: 1...)
    expectReceived(contacts.calls.contact, times: ...1)
    expectReceived(contacts.calls.contact, times: 0...2)
    expectReceived(contacts.calls.contact, times: 1)
  }

  func testCountsEventually() async throws {
    let switches = FakeSwitches()
    expectNotReceived(switches.calls.flip)
    let task = Task { switches.flip() }
    try await expectEventuallyReceived(switches.calls.flip)
    try await expectEventuallyReceived(switches.calls.flip, times: .once)
    // These hold until the time has passed, because there may be one call more.
    try await expectEventuallyReceived(switches.calls.flip, times: 0...2, timeout: 0.01)
    try await expectEventuallyReceived(switches.calls.flip, times: ..<2, timeout: 0.01)
    await task.value
  }

  func testCountsGetsAndSets() {
    contacts.when.name.andReturn("Ann")
    _ = (contacts.name, contacts.name)
    contacts.name = "Ann"
    expectReceived(contacts.calls.name, times: 2)
    expectReceived(contacts.calls.name.set, times: .once)
  }

  func testCountsGetsAndSetsEventually() async throws {
    let contacts = contacts
    contacts.when.name.andReturn("Ann")
    expectNotReceived(contacts.calls.name)
    expectNotReceived(contacts.calls.name.set)
    async let done: Void = use(contacts)
    try await expectEventuallyReceived(contacts.calls.name, times: 2)
    try await expectEventuallyReceived(contacts.calls.name.set, times: .once)
    await done
  }

  func testVerifiesAGenericParameter() {
    contacts.when.convert(.any(Int.self)).andReturn(0)
    let _: Int = contacts.convert(0)
    expectReceived(contacts.calls.convert(.any(Int.self), returning: Int.self))
  }

  func testReturnsBeforeItsTimeout() async throws {
    let switches = FakeSwitches()
    let task = Task { switches.flip() }
    try await expectEventuallyReceived(switches.calls.flip, timeout: .seconds(60))
    await task.value
  }

  func testRecordsConcurrentCalls() async {
    for _ in 1...1_000 {
      let switches = FakeSwitches()
      await withTaskGroup(of: Void.self) { group in
        group.addTask { switches.on() }
        group.addTask { switches.off() }
        group.addTask { switches.flip() }
      }
      expectReceived(switches.calls.on, times: .once)
      expectReceived(switches.calls.off, times: .once)
      expectReceived(switches.calls.flip, times: .once)
    }
  }
}

final class MockablePolicyXCTests: XCTestCase {
  func testOfTheProcess() throws {
    // `FakePolicy.default = .relaxed` before any test does the same for all fakes.
    let garage = withFakePolicy(.relaxed) { FakeGarage() }
    try assertRelaxed(garage)
  }

  func testOfAFake() throws {
    let garage = FakeGarage()
    garage.spyRecord.policy = .relaxed
    try assertRelaxed(garage)
  }

  func testForNothing() throws {
    let garage = FakeGarage()
    garage.spyRecord.policy = .relaxedVoid
    try garage.tryOpening()
    let _: Void = try garage.isOpen
    garage.close()
    let _: Void = garage.isClosed
  }

  func testForOptionals() {
    let garage = FakeGarage()
    garage.spyRecord.policy = .relaxedOptional
    XCTAssertNil(garage.spareCar())
  }

  // `.relaxed` covers what Mockable calls `.relaxedMocked`; optionals are nil and collections empty.
  private func assertRelaxed(_ garage: FakeGarage) throws {
    try garage.tryOpening()
    let _: Void = try garage.isOpen
    garage.close()
    let _: Void = garage.isClosed
    XCTAssertNil(garage.sign())
    XCTAssertNil(garage.label)
    XCTAssertEqual(garage.car(), .fakeDefault)
    XCTAssertNil(garage.spareCar())
    XCTAssertEqual(garage.lastCar, .fakeDefault)
    XCTAssertEqual(garage.cars(), [])
    XCTAssertEqual(garage.oldCars, [])
  }
}

private func use(_ contacts: FakeContacts<String>) async {
  _ = contacts.name
  await Task.yield()
  _ = contacts.name
  contacts.name = "Ann"
}

private func assertThrows<Value, Problem: Error & Equatable>(
  _ problem: Problem, line: UInt = #line, _ operation: () async throws -> Value
) async {
  do {
    _ = try await operation()
    XCTFail("no error", line: line)
  } catch {
    XCTAssertEqual(error as? Problem, problem, line: line)
  }
}
