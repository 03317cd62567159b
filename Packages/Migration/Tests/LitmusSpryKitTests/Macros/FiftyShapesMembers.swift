#if Macros
import LitmusSpryKit
import Testing

@Suite struct `Fifty shapes: members` {
  @Test func `16 static members`() throws {
    FakeStatics.stub(.make).andReturn(7)
    FakeStatics.stub(.shared).andReturn("x")
    FakeStatics.stub(.fail).andThrow(ShapeError.failed)
    #expect(FakeStatics.make(size: 1) == 7)
    #expect(FakeStatics.shared == "x")
    #expect(throws: ShapeError.failed) { try FakeStatics.fail() }
    expectHaveReceived(FakeStatics.self, .make, with: 1)
  }

  @Test func `17 class members`() {
    FakeStatics.stub(.name).andReturn("fake")
    FakeStatics.stub(.count).andReturn(2)
    #expect(FakeStatics.name() == "fake")
    #expect(FakeStatics.count == 2)
    expectHaveReceived(FakeStatics.self, .name)
  }

  @Test func `18 a subscript with a getter`() throws {
    let fake = FakeTable()
    fake.stub(.subscriptWithRow_Column_get).with(1, 2).andReturn("x")
    #expect(try fake[1, 2] == "x")
    fake.stub(.subscriptWithRow_Column_get).andThrow(ShapeError.failed)
    #expect(throws: ShapeError.failed) { try fake[0, 0] }
    expectHaveReceived(fake, .subscriptWithRow_Column_get, with: 0, 0)
  }

  @Test func `19 a subscript with a getter and a setter`() {
    let fake = FakeTable()
    fake.stub(.subscriptWithKey_get).andReturn(7)
    fake["x"] = 8
    #expect(fake["x"] == 7)
    expectHaveReceived(fake, .subscriptWithKey_set, with: "x", 8)
    fake[of: 1] = true
    expectHaveReceived(fake, .subscriptWithOf_set, with: 1, true)
  }

  @Test func `20 a generic and a static subscript`() {
    let fake = FakeTable()
    fake.stub(.subscriptWithType_get).andReturn(7)
    #expect(fake[Int.self] == 7)
    FakeTable.stub(.subscript_get).andReturn("x")
    #expect(FakeTable[3] == "x")
    expectHaveReceived(FakeTable.self, .subscriptWithIndex_get, with: 3)
  }

  @Test func `21 operators`() {
    FakeAmount.stub(.plus).andReturn(3)
    FakeAmount.stub(.equals).andReturn(true)
    FakeAmount.stub(.minus).andReturn(-1)
    let (left, right) = (FakeAmount(), FakeAmount())
    #expect(left + right == 3)
    #expect(left == right)
    #expect(-left == -1)
    expectHaveReceived(FakeAmount.self, .plusWithLeft_Right, with: left, right)
  }
}

// MARK: Fixtures

@Spryable private class FakeStatics {
  @SpryableFunc static func make(size: Int) -> Int
  @SpryableVar static var shared: String
  @SpryableFunc static func fail() throws
  @SpryableFunc class func name() -> String
  @SpryableVar(.get) class var count: Int
}

@Spryable private final class FakeTable {
  subscript(row: Int, column: Int) -> String {
    @SpryableFunc get throws {}
  }
  subscript(key: String) -> Int {
    @SpryableFunc get {}
    @SpryableFunc set {}
  }
  subscript(of number: Int) -> Bool {
    @SpryableFunc get {}
    @SpryableFunc set(isOdd) {}
  }
  subscript<Value>(type: Value.Type) -> Value? {
    @SpryableFunc get {}
  }
  static subscript(index: Int) -> String {
    @SpryableFunc get {}
  }
}

@Spryable private final class FakeAmount: Equatable {
  @SpryableFunc static func + (left: FakeAmount, right: FakeAmount) -> Int
  @SpryableFunc static prefix func - (value: FakeAmount) -> Int
  @SpryableFunc static func == (left: FakeAmount, right: FakeAmount) -> Bool
}
#endif
