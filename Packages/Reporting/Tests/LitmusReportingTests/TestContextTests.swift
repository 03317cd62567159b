@_spi(Litmus) @testable import LitmusFakesReporting
import Testing

@Suite struct `A test context` {
  @Test func `holds a setting and the reporter in a detached task`() async {
    let failures = await FailureRecorder.record {
      let context = TestContext.withSetting(Flavor.self, .sweet) { TestContext() }
      #expect(context.value(of: Flavor.self) == nil)
      let flavors = await Task.detached {
        reportFlavor(in: context)
        return [Flavor.inTask, context.value(of: Flavor.self), context.run { Flavor.inTask }]
      }.value
      #expect(flavors == [nil, .sweet, .sweet])
    }
    #expect(failures.map(\.message) == ["sweet"])
  }

  @Test func `holds on a thread, and leaves nothing behind`() {
    let flavors = Locked<[Flavor?]>([])
    let failures = FailureRecorder.record {
      let context = TestContext.withSetting(Flavor.self, .sour) { TestContext() }
      onOtherThread {
        reportFlavor(in: context)
        flavors.withLock { $0 = [Flavor.inTask, context.value(of: Flavor.self)] }
      }
      onOtherThread {
        _ = FailureRecorder.record { #expect(Flavor.inTask == nil) }
      }
    }
    #expect(flavors.withLock { $0 } == [nil, .sour])
    #expect(failures.map(\.message) == ["sour"])
  }

  @Test func `yields to what the detached task sets itself`() async {
    let outer = FailureRecorder()
    let inner = FailureRecorder()
    let context = withFailureReporter(outer) {
      TestContext.withSetting(Flavor.self, .sweet) { TestContext() }
    }
    let strength = await Task.detached {
      TestContext.withSetting(Flavor.self, .sour) { reportFlavor(in: context) }
      withFailureReporter(inner) { reportFlavor(in: context) }
      return TestContext.withSetting(Strength.self, 3) {
        context.run { [Strength.inTask, Flavor.inTask?.rawValue.count] }
      }
    }.value
    #expect(outer.messages == ["sour"])
    #expect(inner.messages == ["sweet"])
    #expect(strength == [3, 5])
  }

  @Test func `does not hold in the test's own tasks outside of the scope that set it`() async {
    let context = TestContext.withSetting(Flavor.self, .sweet) { TestContext() }
    let flavors = await Task {
      context.run { [Flavor.inTask, context.value(of: Flavor.self)] }
    }.value
    #expect(flavors == [nil, nil])
  }

  @Test func `is inherited by scopes within, on the actor of the caller`() async {
    await TestContext.withSetting(Flavor.self, .sweet) { @MainActor in
      await TestContext.withSetting(Strength.self, 1) {
        MainActor.assertIsolated()
        await Task.yield()
        MainActor.assertIsolated()
        #expect(Flavor.inTask == .sweet)
        #expect(Strength.inTask == 1)
      }
      #expect(Strength.inTask == nil)
    }
  }

  @Test func `is of another test if its scope is another one, also in the same task`() {
    let scopes = [TestScope(), TestScope()]
    let contexts = scopes.map { scope in TestScope.$current.withValue(scope) { TestContext() } }
    #expect(!contexts[0].isOfSameTest(as: contexts[1]))
    let second = TestScope.$current.withValue(scopes[1]) { TestContext() }
    #expect(second.isOfSameTest(as: contexts[1]))
    #expect(TestContext().isOfSameTest(as: TestContext()))
  }

  @Test func `holds the default timeout`() async {
    let context = withDefaultTimeout(7) { TestContext() }
    let timeouts = await Task.detached {
      [DefaultTimeout(), .default].map(\.timeoutDuration)
        + [context.run { DefaultTimeout().timeoutDuration }]
    }.value
    #expect(timeouts == [.seconds(1), .seconds(1), .seconds(7)])
  }
}

// MARK: Fixtures

private enum Flavor: String, TestSetting {
  case sweet
  case sour
}

private enum Strength: TestSetting { typealias Value = Int }

/// Reports the flavor that is in effect in a context.
private func reportFlavor(in context: TestContext) {
  context.run { reportFailure(Flavor.inTask?.rawValue ?? "none") }
}
