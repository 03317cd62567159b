import LitmusSpies
import Testing

@Suite(.serialized) struct `A spy scope that a caught trap abandons` {
  @Test func `ends with the trap, on a thread of its own`() async {
    expectThrowsAssertion {
      SpyScope.run {
        FakeDrum.when(.play).andReturn(1)
        fatalError("abandoned")
      }
    }
    await stubOutsideOfScopes()
  }

  @Test @MainActor func `ends with the trap, in place`() async {
    expectThrowsAssertion {
      SpyScope.run {
        FakeDrum.when(.play).andReturn(1)
        fatalError("abandoned")
      }
    }
    await stubOutsideOfScopes()
  }

  @Test func `ends with the trap of an asynchronous closure`() async {
    await expectThrowsAssertion { @concurrent in
      await SpyScope.run {
        FakeDrum.when(.play).andReturn(1)
        await Task.yield()
        fatalError("abandoned")
      }
    }
    await stubOutsideOfScopes()
  }

  private func stubOutsideOfScopes() async {
    await SpyScope.run {
      FakeDrum.when(.play).andReturn(2)
      #expect(await Task.detached { FakeDrum.play() }.value == 2)
    }
  }
}

// MARK: - Fixtures

private final class FakeDrum: FakeInstrument {}
