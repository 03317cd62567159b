import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A fake that many threads use at once` {
  private let fake = FakeLibrary()

  @Test func `loses no call`() async {
    fake.when(.load).andReturn(1)
    fake.when(.move, "x", .any).andReturn("a")
    fake.when(.move).andReturn("b")
    await withTaskGroup { [fake] group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<500 {
            #expect(fake.load("\(task)") == 1)
            #expect(fake.move(number.isMultiple(of: 2) ? "x" : nil, to: number).isEmpty == false)
          }
        }
      }
    }
    #expect(fake.didCall(.load, times: 4_000).success)
    #expect(fake.didCall(.load, with: "3", times: 500).success)
    #expect(fake.didCall(.move, with: "x", .any, times: 2_000).success)
    #expect(fake.didCall(.move, with: nil, 1, times: 8).success)
  }

  @Test func `answers with one stub or the other while it is stubbed again`() async {
    fake.when(.load).andReturn(0)
    await withTaskGroup { [fake] group in
      for task in 0..<4 {
        group.addTask {
          for number in 0..<200 {
            fake.when(.load).again.andReturn(number)
            fake.when(.load).again.with("\(task)").andReturn(-number)
          }
        }
        group.addTask {
          for _ in 0..<200 {
            #expect((-200..<200).contains(fake.load("\(task)")))
            #expect((0..<200).contains(fake.load("other")))
          }
        }
      }
    }
    #expect(fake.didCall(.load, times: 1_600).success)
    #expect(fake.load("0") == -199)
    #expect(fake.load("other") == 199)
  }

  @Test func `counts each call once while it is verified and reset`() async {
    fake.when(.fetch).andReturn(1)
    await withTaskGroup { [fake] group in
      for task in 0..<4 {
        group.addTask {
          for _ in 0..<500 {
            #expect(await fake.fetch("\(task)") == 1)
          }
        }
      }
      group.addTask {
        var last = 0
        for _ in 0..<100 {
          let result = fake.didCall(.fetch, with: "0")
          #expect(result.count >= last)
          last = result.count
        }
      }
    }
    #expect(fake.didCall(.fetch, times: 2_000).success)

    await withTaskGroup { [fake] group in
      for task in 0..<4 {
        group.addTask { for _ in 0..<500 { _ = await fake.fetch("\(task)") } }
      }
      group.addTask {
        for _ in 0..<100 {
          fake.resetCalls()
          _ = fake.calls(.fetch).recordedCallsDescription
        }
      }
    }
    #expect(fake.calls(.fetch).count <= 2_000)
    fake.resetCalls()
    expectNoOtherCalls(fake)
  }

  @Test func `reports each call without a stub once`() async {
    let failures = await FailureRecorder.record {
      await withTaskGroup { [fake] group in
        for _ in 0..<100 { group.addTask { fake.close() } }
      }
    }
    #expect(failures.count == 100)
  }

  @Test func `reports a wrong number of arguments once`() async {
    fake.when(.move).andReturn("")
    fake.when(.move, "x").andReturn("")
    let failures = await FailureRecorder.record {
      await withTaskGroup { [fake] group in
        for number in 0..<100 { group.addTask { fake.move(nil, to: number) } }
      }
    }
    #expect(failures.count == 1)
  }
}
