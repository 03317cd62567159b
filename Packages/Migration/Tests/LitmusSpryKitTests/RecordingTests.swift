import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A fake that records calls` {
  private let fake = FakeUserService()

  @Test func `has the functions that were called and the properties that were set`() {
    fake.load()
    fake.currentUser = User(id: 1)
    #expect(fake.didCall(.load).success)
    #expect(fake.didCall(.currentUser, withArguments: [User(id: 1)]).success)
    #expect(!fake.didCall(.fetchUser).success)
  }

  @Test func `finds a case without the trailing (_:)`() {
    fake.log("x")
    #expect(fake.didCall(.log, withArguments: ["x"]).success)
  }

  @Test func `describes the calls in their order`() {
    #expect(fake.didCall(.load).recordedCallsDescription == "<>")
    fake.compare("a\n", with: nil)
    fake.load()
    #expect(
      fake.didCall(.load).recordedCallsDescription == "compare(_:with:) with <a\n>, <nil>; load()"
    )
  }

  @Test func `removes the calls when it is reset`() {
    fake.load()
    fake.resetCalls()
    #expect(!fake.didCall(.load).success)
  }

  @Test(
    arguments: [
      (.exactly(1), false), (.exactly(2), true), (.exactly(3), false),
      (.atLeast(2), true), (.atLeast(3), false), (.atMost(1), false), (.atMost(2), true),
    ] as [(CountSpecifier, Bool)]
  ) func `counts`(specifier: CountSpecifier, success: Bool) {
    fake.fetchUser(id: "1")
    fake.fetchUser(id: "2")
    fake.fetchUser(id: "1")
    let result = fake.didCall(.fetchUser, withArguments: ["1"], countSpecifier: specifier)
    #expect(result.success == success)
  }

  @Test func `takes calls from many threads`() async {
    await withTaskGroup { group in
      for number in 1...1_000 { group.addTask { [fake] in fake.fetchUser(id: "\(number)") } }
    }
    #expect(fake.didCall(.fetchUser, countSpecifier: .exactly(1_000)).success)
  }

  @Test func `may be an actor`() async {
    let store = FakeVault()
    await store.save("x")
    #expect(store.didCall(.save, withArguments: ["x"]).success)
  }

  @Test @MainActor func `may be on the main actor`() {
    let screen = FakeScreen()
    screen.show()
    expectHaveReceived(screen, .show)
  }

  @Test func `reports a function that has no case`() {
    let failures = FailureRecorder.record { fake.forgotten("x") }
    #expect(
      failures.map(\.message) == [
        "Called forgotten(_:), but expected a function that FakeUserService.Function has a case "
          + "for. To fix this, add a case with the raw value \"forgotten(_:)\""
      ]
    )
    #expect(failures.map(\.callSite.fileID) == ["LitmusSpryKitTests/Fakes.swift"])
    #expect(fake.didCall(.load).recordedCallsDescription == "<>")
  }
}

@Suite struct `Recorded arguments` {
  private let fake = FakeUserService()

  @Test func `are equal by ==`() {
    fake.compare(User(id: 1), with: [1, 2])
    #expect(fake.didCall(.compare, withArguments: [User(id: 1), [1, 2]]).success)
    #expect(!fake.didCall(.compare, withArguments: [User(id: 2), [1, 2]]).success)
  }

  @Test func `are not equal if their types differ`() {
    fake.compare(1, with: nil)
    #expect(fake.didCall(.compare, withArguments: [1, nil]).success)
    #expect(!fake.didCall(.compare, withArguments: [1.0, nil]).success)
    #expect(!fake.didCall(.compare, withArguments: [1, 1]).success)
    #expect(!fake.didCall(.compare, withArguments: [nil, nil]).success)
    #expect(!fake.didCall(.compare, withArguments: [1]).success)
  }

  @Test func `are equal by identity if they are objects without ==`() {
    let token = Token()
    fake.compare(token, with: nil)
    #expect(fake.didCall(.compare, withArguments: [token, nil]).success)
    #expect(!fake.didCall(.compare, withArguments: [Token(), nil]).success)
  }

  @Test func `are equal by their parts if they are values without ==`() {
    fake.compare(Unequatable(), with: nil)
    #expect(fake.didCall(.compare, withArguments: [Unequatable(), nil]).success)
  }

  @Test func `are released when the calls are reset`() {
    weak var token: Token?
    do {
      let made = Token()
      token = made
      fake.compare(made, with: nil)
    }
    #expect(token != nil)
    fake.resetCalls()
    #expect(token == nil)
  }
}
